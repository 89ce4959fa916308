import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { publishTranslation } from '../../../tests/fixtures/translations.ts';
import { settings } from '../../site/settings/settings.ts';
import { saveSection } from '../settings/settings.server.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { publishedAlts } from '../../records/translations/published.server.ts';
import type { Translated } from '../../model/translations/units.ts';
import { nounRecords } from '../nouns.server.ts';
import { listExchanged } from './exchange/exchanged-texts.server.ts';
import { countChanged, countMissing, listTranslationStates } from './translation-states.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
} from './translations.server.ts';

const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';

beforeEach(async () => {
  await emptyPartners();
  for (const table of ['translations', 'media'] as const) await db.deleteFrom(table).execute();
});

async function partner() {
  await insertMedia(photo, { alt: 'Ingrid in marble' });
  return saved({ ...ingrid, imageUrl: photo });
}

async function texts(recordId: string, language: string) {
  const view = await readTranslation({ noun: 'partners', recordId, language });
  const entries = (view?.units ?? []).map(({ path, source }) => [path, { source, text: 'Texte' }]);
  return Object.fromEntries(entries) as Translated;
}

test('the states of each language follow each save of the source and of the translation', async () => {
  const source = await partner();
  const key = { noun: 'partners' as const, recordId: source.id };
  const state = async (language: string) =>
    (await listTranslationStates('partners'))
      .get(source.id)
      ?.find((one) => one.language === language);
  const { length: all } = Object.keys(await texts(source.id, 'fr-CA'));
  expect(await state('fr-CA')).toMatchObject({ state: 'none', changed: 0, missing: all });
  const { bio, ...others } = await texts(source.id, 'fr-CA');
  done(await saveTranslationDraft({ ...key, language: 'fr-CA', fields: others }, 'Ada'));
  expect(await state('fr-CA')).toMatchObject({ state: 'draft', missing: 1 });
  for (const language of ['ja-JP', 'zh-Hant-TW']) {
    const fields = await texts(source.id, language);
    done(await saveTranslation({ ...key, language, fields }, 'Ada'));
  }
  expect(bio?.source).toBe(ingrid.bio);
  expect(Object.keys(nounRecords)).toContain('settings');
  expect(await countChanged()).toEqual([]);
  await saved({ ...ingrid, ...seen(source), imageUrl: photo, bio: 'Another.' });
  expect(await state('ja-JP')).toMatchObject({ state: 'published', changed: 1, missing: 0 });
  const first = { noun: 'partners', recordId: source.id };
  expect(await countChanged()).toEqual([
    { language: 'ja-JP', count: 1, ...first },
    { language: 'zh-Hant-TW', count: 1, ...first },
  ]);
});

test('the states follow a draft that an instance with a slow clock saves', async () => {
  const source = await partner();
  const key = { noun: 'partners' as const, recordId: source.id, language: 'fr-CA' };
  const fields = await texts(source.id, 'fr-CA');
  const draft = done(await saveTranslationDraft({ ...key, fields: {} }, 'Ada'));
  const missing = async () =>
    (await listTranslationStates('partners'))
      .get(source.id)
      ?.find(({ language }) => language === key.language)?.missing;
  expect(await missing()).toBe(Object.keys(fields).length);
  const record = JSON.stringify({ ...key, ...seen(draft), fields });
  await db.updateTable('drafts').set({ record }).where('recordId', '=', draft.id).execute();
  expect(await missing()).toBe(0);
});

test('texts that a public language lacks are counted, also those that were added to the settings since', async () => {
  const source = await saved({ ...ingrid, focus: null });
  const fields = await texts(source.id, 'fr-CA');
  const key = { noun: 'partners' as const, recordId: source.id, language: 'fr-CA' };
  done(await saveTranslation({ ...key, fields }, 'Ada'));
  expect(await countMissing({ ofSettings: false })).toEqual([]);
  await saved({ ...ingrid, ...seen(source), focus: 'Waterfront' });
  expect(await countMissing({ ofSettings: false })).toEqual([{ ...key, count: 1 }]);

  const cities = { noun: 'settings', recordId: 'cities', language: 'fr-CA' } as const;
  const before = await missingOfCities();
  await publishTranslation('settings', 'cities');
  expect([before === 0, await missingOfCities()]).toEqual([false, 0]);
  const { cities: current } = settings().cities;
  const added = { ...current[0], id: 'HALIFAX', name: 'Halifax', region: null };
  done(
    await saveSection({ id: 'cities', revision: 1, value: { cities: [...current, added] } }, 'Ada'),
  );
  expect(await missingOfCities()).toBe(1);
  expect((await countMissing()).map(({ noun, recordId }) => `${noun} ${recordId}`)).toContain(
    `${cities.noun} company`,
  );
});

test('an alternative text of an image that changes makes its translations stale', async () => {
  const source = await partner();
  const fields = await texts(source.id, 'fr-CA');
  const key = { noun: 'partners' as const, recordId: source.id, language: 'fr-CA' };
  done(await saveTranslation({ ...key, fields }, 'Ada'));
  await changeAlt('Ingrid in wood');
  const view = await readTranslation(key);
  expect(view?.states.filter(({ state }) => state === 'changed')).toMatchObject([
    { path: `alt:${photo}`, madeFrom: 'Ingrid in marble' },
  ]);
});

test('the text of an image becomes public with a translation that shows it, and never with a draft', async () => {
  const { id } = await partner();
  const path = `alt:${photo}`;
  const write = async (alt: string) => {
    const view = await readTranslation(keyOf({ id }));
    const fields = {
      ...(await texts(id, 'fr-CA')),
      [path]: { source: 'Ingrid in marble', text: alt },
    };
    return { ...keyOf({ id }), fields, revision: view?.translation?.revision, seen: view?.images };
  };
  const shown = async () => (await publishedAlts('fr-CA')).get(photo);
  done(await saveTranslationDraft(await write('Le marbre'), 'Ada'));
  expect(await shown()).toBeUndefined();
  expect((await readTranslation(keyOf({ id })))?.images[path]?.text).toBe('Le marbre');
  done(await saveTranslation(await write('Le marbre'), 'Ada'));
  expect(await shown()).toBe('Le marbre');
  done(await saveTranslationDraft(await write('Le bois'), 'Ada'));
  expect(await shown()).toBe('Le marbre');
  done(await saveTranslationDraft(await write('Le marbre'), 'Ada'));
  done(await saveTranslation(await write('Le marbre'), 'Ada'));
  expect((await readTranslation(keyOf({ id })))?.images[path]?.text).toBe('Le marbre');
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  done(await scheduleTranslation({ ...(await write('L’acier')), publishAt }, 'Ada'));
  expect(await shown()).toBe('Le marbre');
});

test('an image is translated once for all records that show it, and its changes are counted once', async () => {
  const [one, other] = [await partner(), await saved({ ...daniel, imageUrl: photo })];
  const path = `alt:${photo}`;
  const save = async (record: { id: string }, alt: string, known: Translated = {}) => {
    const view = await readTranslation(keyOf(record));
    const own = await texts(record.id, 'fr-CA');
    const fields = { ...own, [path]: { source: 'Ingrid in marble', text: alt } };
    const revision = view?.translation?.revision;
    return saveTranslation({ ...keyOf(record), fields, revision, seen: known }, 'Ada');
  };
  const shown = async () => (await publishedAlts('fr-CA')).get(photo);
  done(await save(other, 'Ingrid, du marbre'));
  done(await save(one, 'Ingrid devant du marbre'));
  expect(await shown()).toBe('Ingrid devant du marbre');
  const { images = {} } = (await readTranslation(keyOf(other))) ?? {};
  expect(images[path]?.text).toBe('Ingrid devant du marbre');

  done(await save(one, 'Le marbre', images));
  const again = done(await save(other, 'Ingrid devant du marbre', images));
  expect(again.fields[path]?.text).toBe('Le marbre');
  expect(await save(other, 'Ingrid et le marbre', images)).toMatchObject({
    outcome: 'refused',
    fields: { [`fields.${path}`]: expect.stringContaining('“Le marbre”') },
  });
  expect(await shown()).toBe('Le marbre');
  const newer = (await readTranslation(keyOf(other)))?.images;
  done(await save(other, 'Ingrid et le marbre', newer));
  expect(await shown()).toBe('Ingrid et le marbre');

  await changeAlt('Ingrid in wood');
  const recordId = photo.replace('/media/', '');
  expect(await countChanged()).toMatchObject([{ language: 'fr-CA', count: 1, noun: 'partners' }]);
  expect((await listTranslationStates('partners')).get(one.id)).toContainEqual(
    expect.objectContaining({ language: 'fr-CA', changed: 1 }),
  );
  const request = { noun: 'media' as const, language: 'fr-CA', withDrafts: false };
  expect(await listExchanged(request)).toMatchObject([{ recordId, units: [{ path: 'alt' }] }]);
  const [exported] = await listExchanged({ ...request, noun: 'partners' });
  expect(exported?.units.map(({ path: unit }) => unit)).not.toContain(path);
  await emptyPartners();
  await changeAlt('Ingrid in steel');
  expect(await countChanged()).toEqual([{ language: 'fr-CA', count: 1, noun: 'media', recordId }]);
});

test('texts of images that the release before keeps with records are read until they are saved', async () => {
  const { id: recordId } = await partner();
  const key = { noun: 'partners' as const, recordId, language: 'fr-CA' };
  const fields = await texts(recordId, 'fr-CA');
  const { id } = done(await saveTranslation({ ...key, fields }, 'Ada'));
  await changeContent(async (tx) => {
    await tx.deleteFrom('translations').where('noun', '=', 'media').execute();
  });
  expect((await publishedAlts('fr-CA')).get(photo)).toBe('Texte');
  expect((await readTranslation(key))?.states.map(({ state }) => state)).not.toContain('missing');
  const row = await db
    .selectFrom('translations')
    .select('fields')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.fields).toContain(`alt:${photo}`);
});

function keyOf({ id }: { id: string }) {
  return { noun: 'partners' as const, recordId: id, language: 'fr-CA' };
}

/** As the media library does. */
function changeAlt(alt: string) {
  return changeContent((tx) =>
    tx.updateTable('media').set({ alt }).where('url', '=', photo).execute(),
  );
}

async function missingOfCities() {
  const states = (await listTranslationStates('settings')).get('cities');
  return states?.find(({ language }) => language === 'fr-CA')?.missing;
}
