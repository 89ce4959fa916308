import type { z } from 'zod';
import { beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { makeMember } from '../../../tests/fixtures/members.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { resetToBaseSettings } from '../../../tests/fixtures/settings.ts';
import { undoAll } from '../../../tests/fixtures/undo.ts';
import { NotOwn, type AdminAction } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import type { Change } from '../../model/record.ts';
import type { Member } from '../../model/rights.ts';
import { publishedAlts } from '../../records/translations/published.server.ts';
import { translations } from './translations.actions.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  translationRecords,
} from './translations.server.ts';
import { imageId } from '../../records/translations/record-units.server.ts';

resetToBaseSettings();
beforeEach(chooseDemoLanguages);

beforeEach(async () => {
  await db.deleteFrom('translations').execute();
  for (const table of ['drafts', 'versions'] as const)
    await db.deleteFrom(table).where('noun', '=', 'translations').execute();
});

const key = { noun: 'settings' as const, recordId: 'navigation', language: 'fr-CA' };
const owner = makeMember('Ada');
const editor = { ...makeMember('Grace'), role: 'editor' as const };
const actions: ReadonlyMap<string, unknown> = new Map(Object.entries(translations));

const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';

function keyOf(recordId: string) {
  return { noun: 'partners' as const, recordId, language: 'fr-CA' };
}

type Saved = { id: string; revision: number };

function actionNamed(name: string) {
  return actions.get(name) as AdminAction<z.ZodType, unknown>;
}

function run(name: string, input: object, member: Member) {
  return actionNamed(name).run(input, member.email, member);
}

/** As a member whose rights are for their own records. */
async function runOwn(name: string, input: object, member: Member) {
  return actionNamed(name).own?.(input, member);
}

/** The French of the navigation. */
async function frenchFields() {
  const { units } = (await readTranslation(key)) ?? { units: [] };
  return Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
}

test('an editor leaves the translations of settings to owners', async () => {
  const fields = await frenchFields();
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const first = { ...key, fields };
  await expect(run('save', first, editor)).rejects.toThrow(NotOwn);
  await expect(run('saveDraft', first, editor)).rejects.toThrow(NotOwn);
  await expect(run('schedule', { ...first, publishAt }, editor)).rejects.toThrow(NotOwn);
  const change = await saveTranslation(first, 'Ada');
  const translation = seen(done(change));
  await expect(run('unpublish', translation, editor)).rejects.toThrow(NotOwn);
  await expect(run('remove', translation, editor)).rejects.toThrow(NotOwn);
  await expect(run('removeMany', { records: [translation] }, editor)).rejects.toThrow(NotOwn);
  const entry = 'entryId' in change ? change.entryId : null;
  await expect(undoAll([entry], editor)).rejects.toThrow(NotOwn);
  expect(await run('read', key, editor)).toMatchObject({ translation });
  const { revision } = translation;
  expect(await run('saveDraft', { ...first, revision }, owner)).toMatchObject({ outcome: 'done' });
});

test('a partner translates their own profile, and nothing else', async () => {
  await emptyPartners();
  await db.deleteFrom('media').execute();
  await insertMedia(photo, { alt: 'A stair' });
  const own = await saved({ ...ingrid, imageUrl: photo });
  const other = await saved(daniel);
  const partner: Member = { ...makeMember(ingrid.email), role: 'partner', partnerId: own.id };
  const fieldsOf = async (recordId: string) => {
    const { units = [] } = (await readTranslation(keyOf(recordId))) ?? {};
    return Object.fromEntries(units.map(({ path, source }) => [path, { source, text: source }]));
  };
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const [mine, theirs] = [own, other].map(({ id }) => keyOf(id));
  const fields = await fieldsOf(own.id);
  const draft = done((await runOwn('saveDraft', { ...mine, fields }, partner)) as Change<Saved>);
  const published = done(
    (await runOwn('save', { ...mine, fields, revision: draft.revision }, partner)) as Change<Saved>,
  );
  expect(await runOwn('read', mine ?? {}, partner)).toMatchObject({ translation: published });
  const foreign = done(
    await saveTranslation({ ...keyOf(other.id), fields: await fieldsOf(other.id) }, 'Ada'),
  );
  expect(await runOwn('states', { noun: 'partners' }, partner)).toEqual({
    [own.id]: expect.arrayContaining([expect.objectContaining({ state: 'published' })]),
  });
  expect(await runOwn('states', { noun: 'projects' }, partner)).toEqual({});
  expect(await runOwn('list', {}, partner)).toMatchObject([{ id: published.id }]);
  expect(await runOwn('history', { id: published.id }, partner)).toHaveLength(2);
  await saved({ ...daniel, ...seen(other), imageUrl: photo });
  const stair = { [`alt:${photo}`]: { source: 'A stair', text: 'Un escalier' } };
  const { revision } = published;
  expect(
    await runOwn('saveDraft', { ...mine, fields: { ...fields, ...stair }, revision }, partner),
  ).toMatchObject({ outcome: 'refused', fields: { [`fields.alt:${photo}`]: expect.any(String) } });
  done((await runOwn('saveDraft', { ...mine, fields, revision }, partner)) as Change<Saved>);
  const image = { noun: 'media' as const, recordId: imageId(photo), language: key.language };
  const shown = (await readTranslation(image))?.translation;
  const edited = { alt: stair[`alt:${photo}`] ?? { source: '', text: '' } };
  done(await saveTranslationDraft({ ...image, fields: edited, revision: shown?.revision }, 'Ada'));
  const { images = {}, translation } = (await readTranslation(keyOf(own.id))) ?? {};
  const whole = { ...fields, ...images };
  const again = { ...mine, fields: whole, seen: images, revision: translation?.revision };
  done((await runOwn('save', again, partner)) as Change<Saved>);
  expect((await publishedAlts(key.language)).get(photo)).toBe('A stair');
  for (const [name, request] of [
    ['save', { ...theirs, id: published.id, fields }],
    ['saveDraft', { ...theirs, fields }],
    ['schedule', { ...theirs, fields, publishAt }],
    ['save', { ...key, fields }],
    ['read', theirs],
    ['history', seen(foreign)],
    ['published', seen(foreign)],
    ['discard', seen(foreign)],
    ['unschedule', seen(foreign)],
  ] as const)
    await expect(runOwn(name, request ?? {}, partner), name).rejects.toThrow(NotOwn);
  for (const name of ['unpublish', 'remove', 'restore', 'texts', 'duplicate'])
    expect(actionNamed(name).own, name).toBeUndefined();
});

test('a record has each language once', async () => {
  const { id } = done(await saveTranslation({ ...key, fields: await frenchFields() }, 'Ada'));
  expect(await run('duplicate', { id }, owner)).toEqual({
    outcome: 'refused',
    fields: { '': 'A record has each language once.' },
  });
  expect(await translationRecords.listEdited()).toHaveLength(1);
});

test('only languages of the site are translated into', async () => {
  const fields = await frenchFields();
  for (const language of ['de-DE', 'en-CA'])
    expect(await saveTranslation({ ...key, language, fields }, 'Ada')).toMatchObject({
      outcome: 'refused',
    });
});
