import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptySite } from '../../../../tests/fixtures/import.ts';
import { undo } from '../../../../tests/fixtures/undo.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import type { Translated } from '../../../model/translations/units.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { listPages, pageRecords, savePage } from '../../page-content/page-content.server.ts';
import { addMissingPages } from '../../page-content/initial/missing-pages.compose.server.ts';
import { besideSettingsOnScreen } from '../../settings/settings-checks.compose.server.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { followSettings, savedSettings } from '../../settings/site-settings.server.ts';
import type { SectionRequest } from '../../settings/setting.ts';
import { listTranslationStates } from '../translation-states.server.ts';
import { readTranslation, saveTranslation, translationRecords } from '../translations.server.ts';

const ada = 'ada@halden.example';

beforeAll(prepareDataFolder);

beforeEach(async () => {
  await emptySite();
  await followSettings();
});

type Language = SiteSettings['language'];

async function section<Name extends SectionRequest['id']>(id: Name) {
  const found = (await listSections()).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return { ...found, value: found.value as SiteSettings[Name] };
}

async function saveLanguages(changes: Partial<Language>, texts?: 'written' | 'initial') {
  const { id, revision, value } = await section('language');
  return saveSection(
    { id, revision, value: { ...value, ...changes }, texts },
    ada,
    besideSettingsOnScreen,
  );
}

const french = { locale: 'fr-CA', name: 'Français', state: 'public' } as const;
const english = { locale: 'en-CA', name: 'English', state: 'public' } as const;
const japanese = { locale: 'ja-JP', name: '日本語', state: 'public' } as const;
const german = { locale: 'de-DE', name: 'Deutsch', state: 'preparation' } as const;

async function page(slug: string) {
  const found = (await listPages()).find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
}

async function editPage(slug: string, from: string, to: string) {
  const { id, revision, ...input } = await page(slug);
  const changed = JSON.parse(JSON.stringify(input).replaceAll(from, to)) as typeof input;
  return done(await savePage({ ...changed, id, revision }, ada));
}

async function translation(noun: 'pages' | 'settings', recordId: string, language = 'fr-CA') {
  const view = await readTranslation({ noun, recordId, language });
  if (!view) throw new Error(recordId);
  return view;
}

function textOf(fields: Translated | undefined, source: string) {
  return Object.values(fields ?? {}).find((entry) => entry.source === source)?.text;
}

/** Visitors can read each page and all texts of the settings in the language. */
async function expectWhole(language: string) {
  const unfinished = { missing: 0, changed: 0, language };
  for (const [, [state]] of await listTranslationStates('settings'))
    expect(state).toMatchObject(unfinished);
  const states = await listTranslationStates('pages');
  for (const { id, slug } of await listPages())
    expect([slug, states.get(id)?.[0]?.isWhole]).toEqual([slug, slug !== 'settings']);
}

test('an untouched site is public in French as soon as the language is added', async () => {
  done(await saveLanguages({ others: [french] }));
  await expectWhole('fr-CA');
  const { translation: navigation } = await translation('settings', 'navigation');
  expect(textOf(navigation?.fields, 'Contact Us')).toBe('Nous joindre');
  const { translation: privacy } = await translation('settings', 'privacy');
  expect(
    Object.values(privacy?.fields ?? {})
      .map(({ text }) => text)
      .join(' '),
  ).toContain('{office.email}');
});

test('texts that the owner has changed are not taken, and what is there is a draft', async () => {
  await editPage('vip', 'Launch pricing', 'Our prices');
  const navigation = await section('navigation');
  const value = { ...navigation.value, contactLabel: 'Write to us' };
  done(await saveSection({ ...navigation, value }, ada));
  expect(await saveLanguages({ others: [french] })).toMatchObject({
    outcome: 'refused',
    fields: {
      'value.others.0.state': 'Publish the translations of these settings first: Navigation',
    },
  });
  expect(await db.selectFrom('translations').select('id').execute()).toEqual([]);

  done(await saveLanguages({ others: [{ ...french, state: 'preparation' }] }));
  const vip = await translation('pages', (await page('vip')).id);
  expect(vip.translation?.publication?.state).toBe('draft');
  expect(textOf(vip.translation?.fields, 'First allocations')).toBe('Premières attributions');
  expect(vip.states.filter(({ state }) => state === 'missing')).toHaveLength(1);

  const { units, translation: draft } = await translation('settings', 'navigation');
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [
      path,
      draft?.fields[path] ?? { source, text: 'Écrivez-nous' },
    ]),
  );
  const key = { noun: 'settings', recordId: 'navigation', language: 'fr-CA' } as const;
  done(await saveTranslation({ ...key, fields, revision: draft?.revision }, ada));
  done(await saveLanguages({ others: [french] }));
});

test('a text that changes in English afterwards is marked', async () => {
  done(await saveLanguages({ others: [french] }));
  await editPage('vip', 'Launch pricing', 'Our prices');
  const { states, changes } = await translation('pages', (await page('vip')).id);
  expect(states.filter(({ state }) => state !== 'current')).toMatchObject([
    { state: 'changed', text: 'Prix de lancement', madeFrom: 'Launch pricing' },
  ]);
  expect(Object.values(changes)).toMatchObject([{ savedBy: ada }]);
});

test('a page that was moved to another slug is known, and a page of an editor is not', async () => {
  await editPage('accessibility', '"slug":"accessibility"', '"slug":"for-everyone"');
  const { id: _id, revision: _revision, ...copied } = await page('buying-from-abroad');
  const copy = { ...copied, slug: 'abroad', title: 'Abroad' };
  const { id: copyId } = done(await savePage({ ...copy, id: crypto.randomUUID() }, ada));
  done(await saveLanguages({ others: [french] }));
  const moved = await translation('pages', (await page('for-everyone')).id);
  expect(moved.translation?.publication?.state).toBe('published');
  expect((await translation('pages', copyId)).translation).toBeNull();
});

test('what is translated already stays, and a language without initial texts gets none', async () => {
  done(await saveLanguages({ others: [{ ...french, state: 'preparation' }, german] }));
  const { id } = await page('news');
  const { translation: news, units } = await translation('pages', id);
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: 'À la une' }]),
  );
  const key = { noun: 'pages', recordId: id, language: 'fr-CA' } as const;
  done(await saveTranslation({ ...key, fields, revision: news?.revision }, ada));
  done(await saveLanguages({ others: [] }));
  done(await saveLanguages({ others: [french] }));
  expect(textOf((await translation('pages', id)).translation?.fields, 'News')).toBe('À la une');
  const languages = await db.selectFrom('translations').select('language').distinct().execute();
  expect(languages).toEqual([{ language: 'fr-CA' }]);
});

test('another source language takes its initial texts where nobody has changed them', async () => {
  await editPage('news', '"News"', '"From the fjord"');
  const consents = (await section('privacy')).value.version;
  done(await saveLanguages({ locale: 'fr-CA', others: [english] }, 'initial'));
  await followSettings();
  expect(savedSettings().navigation.contactLabel).toBe('Nous joindre');
  expect(savedSettings().privacy.version).toBe(String(Number(consents) + 1));
  const vip = await page('vip');
  expect(JSON.stringify(vip.content)).toContain('Prix de lancement');
  expect(JSON.stringify((await page('news')).content)).toContain('From the fjord');
  const versions = await pageRecords.versions({ id: vip.id });
  expect(JSON.stringify(versions.at(-1)?.record)).toContain('Launch pricing');
  const { translation: vipInEnglish } = await translation('pages', vip.id, 'en-CA');
  expect(vipInEnglish?.publication?.state).toBe('published');
  expect(textOf(vipInEnglish?.fields, 'Prix de lancement')).toBe('Launch pricing');
});

test('undoing another source language returns the texts @long', async () => {
  done(await saveLanguages({ others: [japanese] }));
  const before = await listPages();
  const answer = await saveLanguages({ locale: 'fr-CA' }, 'initial');
  const entryId = answer.outcome === 'done' ? (answer.entryId ?? undefined) : undefined;
  expect((await undo(entryId)).why).toBe(undefined);
  await followSettings();
  expect(savedSettings()).toMatchObject({
    language: { locale: 'en-CA' },
    navigation: { contactLabel: 'Contact Us' },
  });
  expect((await listPages()).map(({ content }) => content)).toEqual(
    before.map(({ content }) => content),
  );
  await expectWhole('ja-JP');
});

test('a missing page is added in the source language, and in the others @long', async () => {
  done(await saveLanguages({ locale: 'fr-CA', others: [english] }, 'initial'));
  const { id } = await page('accessibility');
  await changeContent(async (tx) => {
    for (const table of ['versions', 'translations'] as const)
      await tx.deleteFrom(table).where('recordId', '=', id).execute();
    await tx.deleteFrom('pages').where('id', '=', id).execute();
  });
  await followSettings();
  await addMissingPages();
  const { id: addedId, content } = await page('accessibility');
  expect(content).toMatchObject({ hero: { title: 'Accessibilité' } });
  const { translation: added } = await translation('pages', addedId, 'en-CA');
  expect(textOf(added?.fields, 'Accessibilité')).toBe('Accessibility');
});

test('translations of exchanged texts stay current', async () => {
  done(await saveLanguages({ others: [japanese] }));
  done(await saveLanguages({ locale: 'fr-CA' }, 'initial'));
  await expectWhole('ja-JP');
});

test('texts that are written in the new source language already stay as they are', async () => {
  const before = await listPages();
  done(await saveLanguages({ locale: 'fr-CA' }, 'written'));
  expect(await listPages()).toEqual(before);
  done(await saveLanguages({ locale: 'nb-NO' }));
  expect((await section('navigation')).value.contactLabel).toBe('Contact Us');
});

test('taken texts are edited and deleted like any translation', async () => {
  done(await saveLanguages({ others: [{ ...french, state: 'preparation' }] }));
  const { translation: vip } = await translation('pages', (await page('vip')).id);
  if (!vip) throw new Error('vip');
  done(await translationRecords.remove(seen(vip), ada));
  expect((await translation('pages', (await page('vip')).id)).translation).toBeNull();
});
