import { randomUUID } from 'node:crypto';
import { DefaultQueryExecutor } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import { insertWebhook } from '../../../tests/fixtures/webhook.ts';
import { publishNext } from '../../compose/publisher.server.ts';
import { db } from '../../platform/database/database.ts';
import type { Translated } from '../../model/translations/units.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
  translationRecords,
} from './translations.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';

await prepareDataFolder();
await chooseDemoLanguages();

const french = 'fr-CA';
const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';

beforeEach(async () => {
  await emptyPartners();
  for (const table of ['translations', 'activity', 'media'] as const)
    await db.deleteFrom(table).execute();
});

/** A partner with all texts in French. */
async function partnerAndTexts() {
  await insertMedia(photo, { alt: 'Ingrid in marble' });
  const partner = await saved({ ...ingrid, imageUrl: photo });
  const key = { noun: 'partners' as const, recordId: partner.id, language: french };
  const view = await readTranslation(key);
  const fields: Translated = Object.fromEntries(
    (view?.units ?? []).map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  return { partner, key, fields, id: translationId('partners', partner.id, french) };
}

test('a translation is drafted, published whole and named in the activity', async () => {
  const { key, fields, id } = await partnerAndTexts();
  const { bio, ...others } = fields;
  expect(await readTranslation(key)).toMatchObject({ id, name: ingrid.name, translation: null });
  const draft = done(await saveTranslationDraft({ ...key, fields: others }, 'Ada'));
  expect(draft).toMatchObject({ id, revision: 1, publication: { state: 'draft' } });
  const { revision } = draft;
  expect(await saveTranslation({ ...key, fields: others, revision }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { 'fields.bio': 'Required.' },
  });
  const whole = done(await saveTranslation({ ...key, fields, revision }, 'Ada'));
  expect(whole).toMatchObject({ fields: { ...fields, bio }, publication: { state: 'published' } });
  expect(Object.keys(fields)).toContain(`alt:${photo}`);
  const name = 'French of Ingrid Halvorsen';
  const activity = await db
    .selectFrom('activity')
    .select(['act', 'name'])
    .where('name', '=', name)
    .orderBy('id')
    .execute();
  expect(activity).toEqual([
    { act: 'drafted', name },
    { act: 'published', name },
  ]);
});

test('of two translators who begin at once the second gets a conflict, of two who continue, too', async () => {
  const { key, fields } = await partnerAndTexts();
  const [first, second] = await Promise.all([
    saveTranslationDraft({ ...key, fields }, 'Ada'),
    saveTranslationDraft({ ...key, fields: {} }, 'Grace'),
  ]);
  expect([first.outcome, second.outcome].toSorted()).toEqual(['conflict', 'done']);
  const again = { ...key, fields, revision: 1 };
  const both = await Promise.all([saveTranslation(again, 'Ada'), saveTranslation(again, 'Grace')]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'done']);
  expect(both.find(({ outcome }) => outcome === 'conflict')).toMatchObject({
    newest: { revision: 2, fields },
  });
});

test('a change of the source leaves what is published, and says what changed', async () => {
  const { partner, key, fields } = await partnerAndTexts();
  const { id, revision } = done(await saveTranslation({ ...key, fields }, 'Ada'));
  const changed = {
    ...ingrid,
    imageUrl: photo,
    bio: 'Another.',
    searchTitle: 'Agent in Vancouver',
  };
  await saved({ ...changed, ...seen(partner) });
  const view = await readTranslation(key);
  const states = view?.states.filter(({ state }) => state !== 'current');
  expect(states).toEqual([
    { path: 'bio', state: 'changed', text: `FR ${ingrid.bio}`, madeFrom: ingrid.bio },
    { path: 'searchTitle', state: 'missing' },
  ]);
  const { savedAt } = view?.changes['bio'] ?? {};
  expect(view?.changes).toEqual({ bio: { savedBy: 'Ada', savedAt } });
  const again = await saved({
    ...changed,
    id: partner.id,
    revision: 2,
    focus: 'Other',
  });
  expect(again.updatedAt).not.toBe(savedAt);
  const later = await readTranslation(key);
  expect(later?.changes['bio']?.savedAt).toBe(savedAt);
  expect(later?.changes['focus']?.savedAt).toBe(again.updatedAt);
  await saved({ ...changed, ...seen(again) });
  expect((await readTranslation(key))?.changes).toEqual({ bio: { savedBy: 'Ada', savedAt } });
  expect(await listPublic(id)).toMatchObject([{ revision }]);
  expect(await saveTranslation({ ...key, fields, revision }, 'Ada')).toMatchObject({
    fields: { 'fields.searchTitle': 'Required.' },
  });
});

test('until a record was public, the source is its draft', async () => {
  const id = randomUUID();
  const draft = done(await partnerRecords.saveDraft({ ...daniel, id, bio: 'Draft.' }, 'Ada'));
  const key = { noun: 'partners' as const, recordId: id, language: french };
  const bio = async () => (await readTranslation(key))?.units.find(({ path }) => path === 'bio');
  expect((await bio())?.source).toBe('Draft.');
  const published = await saved({ ...daniel, ...seen(draft), bio: 'Public.' });
  done(await partnerRecords.saveDraft({ ...daniel, ...seen(published), bio: 'Later.' }, 'Ada'));
  expect((await bio())?.source).toBe('Public.');
  expect(await readTranslation({ ...key, recordId: randomUUID() })).toBeNull();
});

test('texts are stored as their sources are, and only where the record has texts', async () => {
  const { key, fields } = await partnerAndTexts();
  const written = {
    ...fields,
    bio: { source: ingrid.bio, text: ' Une\r\nligne\u0007 ' },
    slug: { source: ingrid.slug, text: 'autre' },
    'bio.more': { source: '', text: 'x' },
  };
  const { fields: stored } = done(await saveTranslationDraft({ ...key, fields: written }, 'Ada'));
  expect(stored['bio']?.text).toBe('Une\nligne');
  expect(Object.keys(stored)).toEqual(Object.keys(fields));
});

test('a translation is scheduled, undone, deleted, restored and begun again', async () => {
  const { key, fields, id } = await partnerAndTexts();
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const scheduled = done(await scheduleTranslation({ ...key, fields, publishAt }, 'Ada'));
  expect(scheduled.publication).toMatchObject({ state: 'scheduled', publishAt });
  // The alternative text of the image has the same time.
  for (let due = 0; due < 2; due++) expect(await publishNext(new Date(publishAt))).toBe(true);
  const [published] = await listPublic(id);
  expect(published).toMatchObject({ id, revision: 2 });

  const other = { ...fields, bio: { source: ingrid.bio, text: 'Autre' } };
  const change = await saveTranslation({ ...key, fields: other, revision: 2 }, 'Ada');
  expect(await undo('entryId' in change ? change.entryId : null)).toEqual({
    name: 'French of Ingrid Halvorsen',
    why: undefined,
  });
  expect((await readTranslation(key))?.translation).toMatchObject({ revision: 4, fields });
  const versions = await translationRecords.versions({ id });
  expect(versions.map(({ revision, isPublic }) => [revision, isPublic])).toEqual([
    [4, true],
    [3, true],
    [2, true],
    [1, false],
  ]);

  done(await translationRecords.unpublish({ id, revision: 4 }, 'Ada'));
  expect(await listPublic(id)).toEqual([]);
  done(await translationRecords.remove({ id, revision: 5 }, 'Ada'));
  expect((await readTranslation(key))?.translation).toBeNull();
  expect(done(await translationRecords.restore({ id }, 'Ada'))).toMatchObject({ revision: 7 });
  done(await translationRecords.remove({ id, revision: 7 }, 'Ada'));
  const again = done(await saveTranslation({ ...key, fields }, 'Ada'));
  expect(again).toMatchObject({ id, revision: 9, publication: { state: 'published' } });
});

const publishAt = new Date(Date.now() + 3_600_000).toISOString();

const history = ['versions', 'activity'] as const;
const inPublic = ['translations', 'publications', 'contentVersion', 'webhookEvents'] as const;

test.each([
  ['published', saveTranslation, [...history, ...inPublic]],
  ['drafted', saveTranslationDraft, [...history, 'drafts']],
  [
    'scheduled',
    (request: Write) => scheduleTranslation({ ...request, publishAt }, 'Ada'),
    [...history, 'drafts', 'schedules'],
  ],
] as const)(
  'what fails after any statement of a translation that is %s changes nothing of texts, images, history and events, and says so',
  async (_, save, tables) => {
    const { key, fields } = await partnerAndTexts();
    await insertWebhook();
    onTestFinished(async () => {
      for (const table of ['webhookDeliveries', 'webhookEvents', 'webhooks'] as const)
        await db.deleteFrom(table).execute();
    });
    const { revision } = done(await saveTranslation({ ...key, fields }, 'Ada'));
    const seenTexts = (await readTranslation(key))?.images;
    const texts = Object.fromEntries(
      Object.entries(fields).map(([path, { source }]) => [path, { source, text: `New ${source}` }]),
    );
    const request = { ...key, fields: texts, revision, seen: seenTexts };
    const before = await readAll();
    let failsAfter = 0;
    for (let isSaved = false; !isSaved;) {
      failsAfter++;
      const end = failAfter(failsAfter);
      const answer = await save(request, 'Ada').catch(String);
      isSaved = end() < failsAfter;
      if (isSaved) expect(answer).toMatchObject({ outcome: 'done', record: { fields: texts } });
      else {
        expect(answer).toBe('Error: The disk is full');
        expect(await readAll()).toEqual(before);
      }
    }
    expect(failsAfter).toBeGreaterThan(15);
    const after = await readAll();
    for (const table of tables) expect(after[table], table).not.toEqual(before[table]);
  },
);

/** Undoes a save by its entry, and says what the record and its image have then. */
async function undone(change: object, key: Parameters<typeof readTranslation>[0]) {
  const { why } = await undo('entryId' in change ? String(change.entryId) : null);
  const view = await readTranslation(key);
  return { why, fields: view?.translation?.fields, images: view?.images };
}

test('undoing a translation returns its texts and those of its images in one step', async () => {
  const { key, fields } = await partnerAndTexts();
  const path = `alt:${photo}`;
  const { [path]: alt, bio, ...others } = fields;
  const first = await saveTranslationDraft({ ...key, fields: others }, 'Ada');
  const second = await saveTranslationDraft({ ...key, fields, revision: 1 }, 'Ada');
  expect(done(second).fields).toEqual(fields);
  expect(await undone(second, key)).toEqual({ why: undefined, fields: others, images: {} });
  const third = await saveTranslation({ ...key, fields, revision: 3 }, 'Ada');
  const text = (of: typeof bio, mark: string) => ({ source: of?.source ?? '', text: mark });
  const changed = { ...fields, bio: text(bio, 'Autre'), [path]: text(alt, 'Le marbre') };
  const { revision } = done(third);
  const seenTexts = (await readTranslation(key))?.images;
  const request = { ...key, fields: changed, revision, seen: seenTexts };
  const fourth = await saveTranslation(request, 'Ada');
  expect(done(fourth).fields).toEqual(changed);
  expect(await undone(fourth, key)).toEqual({ why: undefined, fields, images: { [path]: alt } });
  expect(done(first).revision).toBe(1);
});

test('undoing the first save of a translation deletes it, and returns the texts of images that came with it', async () => {
  const { key, fields } = await partnerAndTexts();
  const path = `alt:${photo}`;
  const first = await saveTranslation({ ...key, fields }, 'Ada');
  expect(await undone(first, key)).toEqual({ why: undefined, fields: undefined, images: {} });
  expect(await db.selectFrom('translations').select('id').execute()).toEqual([]);

  const other = await saved({ ...daniel, imageUrl: photo });
  const otherKey = { ...key, recordId: other.id };
  const { units = [] } = (await readTranslation(otherKey)) ?? {};
  const texts = Object.fromEntries(
    units.map(({ path: unit, source }) => [unit, { source, text: `FR ${source}` }]),
  );
  done(await saveTranslation({ ...otherKey, fields: texts }, 'Ada'));
  const { images } = (await readTranslation(key)) ?? {};
  const alt = { source: 'Ingrid in marble', text: 'Le marbre' };
  const again = { ...key, fields: { ...fields, [path]: alt }, seen: images };
  const second = await saveTranslation(again, 'Ada');
  expect(done(second).fields[path]).toEqual(alt);
  expect(await undone(second, key)).toEqual({ why: undefined, fields: undefined, images });
  expect((await readTranslation(otherKey))?.translation?.fields).toEqual(texts);
});

test('undoing a translation leaves a text of an image that another form has changed since', async () => {
  const { key, fields } = await partnerAndTexts();
  const path = `alt:${photo}`;
  const { revision } = done(await saveTranslation({ ...key, fields }, 'Ada'));
  const bio = { source: ingrid.bio, text: 'Autre' };
  const change = await saveTranslation({ ...key, fields: { ...fields, bio }, revision }, 'Ada');
  const newer = { source: 'Ingrid in marble', text: 'Le marbre' };
  const recordId = photo.replace('/media/', '');
  const ofImage = { noun: 'media' as const, recordId, language: french };
  done(await saveTranslation({ ...ofImage, fields: { alt: newer }, revision: 1 }, 'Grace'));
  const after = { ...fields, [path]: newer };
  expect(await undone(change, key)).toEqual({
    why: undefined,
    fields: after,
    images: { [path]: newer },
  });
});

type Write = Parameters<typeof saveTranslation>[0];

/** From now on, what asks the database fails once a number of statements are done. Ends with how many were. */
function failAfter(count: number) {
  let statements = 0;
  const executor = DefaultQueryExecutor.prototype;
  const executeQuery = Reflect.get(executor, 'executeQuery');
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async function execute(
    this: DefaultQueryExecutor,
    ...query
  ) {
    const result = await executeQuery.apply(this, query);
    statements++;
    if (statements >= count) throw new Error('The disk is full');
    return result;
  });
  onTestFinished(() => spy.mockRestore());
  return () => {
    spy.mockRestore();
    return statements;
  };
}

async function readAll() {
  const rows: Record<string, object[]> = {};
  for (const table of [...history, ...inPublic, 'drafts', 'schedules', 'media'] as const)
    rows[table] = await db.selectFrom(table).selectAll().execute();
  return rows;
}

test('nothing is translated for a record that does not exist', async () => {
  const key = { noun: 'partners' as const, recordId: randomUUID(), language: french };
  expect(await saveTranslationDraft({ ...key, fields: {} }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { '': 'This record was deleted.' },
  });
});

async function listPublic(id: string) {
  return (await translationRecords.list()).filter((one) => one.id === id);
}
