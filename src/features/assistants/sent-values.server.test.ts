import { beforeAll, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { schemaOfRecord } from '../../model/translations/units.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { demoEditor } from '../../platform/activity.ts';
import { nounsInOrder } from '../../site/paths.ts';
import { nounNames } from '../nouns.ts';
import { demoLoaders, nounRecords } from '../nouns.server.ts';
import { nounAction, readable } from './read-tools.compose.server.ts';
import { refusedValues } from './sent-values.ts';

const photo = '/media/images/news/0123456789abcdef_1200x1500_a29a8c.jpg';
const film = '/media/videos/news/0123456789abcdef.mp4';

beforeAll(async () => {
  for (const url of [photo, film]) await insertMedia(url, {});
  await changeContent(async (tx) => {
    for (const name of ['drafts', 'versions', 'translations', 'projects', ...nounNames] as const)
      await tx.deleteFrom(name).execute();
    for (const name of nounsInOrder) await demoLoaders[name](tx, asUploaded, demoEditor);
  });
});

test.each(nounNames)('%s: what was read is accepted as it is @once', async (noun) => {
  const rows = await db.selectFrom(noun).select('id').execute();
  expect(rows.length).toBeGreaterThan(0);
  const draft = nounAction(noun, 'saveDraft');
  for (const { id } of rows) {
    const record = await db.transaction().execute((tx) => nounRecords[noun].find(tx, id));
    const values = readable(noun, record ?? {});
    const schema = schemaOfRecord(noun, values);
    const sent = Object.keys(values).filter((name) => !ofTheSite.includes(name));
    // The slugs of built-in pages stay.
    if (noun === 'pages') sent.splice(sent.indexOf('slug'), 1);
    expect(refusedValues([schema, ...(draft ? [draft.input] : [])], values, sent), id).toBe(
      undefined,
    );
  }
});

test('a field that a page has not is refused at any depth', () => {
  const page = { slug: 'about', content: { hero: { tittle: 'x' }, sections: [{ titel: 'x' }] } };
  const schemas = [schemaOfRecord('pages', page)];
  const refused = ['content.hero.tittle', 'content.sections'].map((path) =>
    Object.keys(refusedValues(schemas, page, [path]) ?? {}),
  );
  expect(refused).toEqual([['content.hero.tittle'], ['content.sections.0.titel']]);
});

test('a word that is none of its field is refused, also where the field has a default', () => {
  const refused = ['sideways', 'footer', ' none '].map((placement) => {
    const page = { title: 'Access', slug: 'access', placement };
    return refusedValues([schemaOfRecord('pages', page)], page, ['placement']);
  });
  expect(refused).toEqual([
    { placement: expect.stringContaining('of another type') as string },
    undefined,
    undefined,
  ]);
});

const ofTheSite = ['id', 'revision', 'updatedAt', 'publication', 'displayOrder'];

/** With URLs in place of the names of files. */
function asUploaded<T>(record: T): T {
  const text = JSON.stringify(record, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (value.endsWith('.mp4')) return film;
    const isImage = /^[\w/-]+\.(?:jpg|png|svg)$/.test(value);
    return isImage ? photo : value;
  });
  return JSON.parse(text) as T;
}
