import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import { publishNext } from '../../compose/publisher.server.ts';
import { db } from '../../platform/database/database.ts';
import type { Translated } from '../../model/translations/units.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
  translationRecords,
} from './translations.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';

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
