import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { demoLanguages } from '../settings/languages.demo.ts';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { addPage } from '../../../tests/fixtures/page.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { resetToBaseSettings } from '../../../tests/fixtures/settings.ts';
import { db } from '../../platform/database/database.ts';
import type { SiteSettings } from '../../site/settings/sections.ts';
import { pageRecords, savePageDraft } from '../page-content/page-content.server.ts';
import type { PageRequest } from '../page-content/page-schemas.ts';
import { listSections, saveSection } from '../settings/settings.server.ts';
import { requireWholeLanguages } from './public-languages.server.ts';
import {
  readTranslation,
  saveTranslation,
  translationRecords,
} from '../translations/translations.server.ts';

resetToBaseSettings();
beforeEach(chooseDemoLanguages);

beforeEach(async () => {
  for (const table of ['translations', 'pages'] as const) await db.deleteFrom(table).execute();
});

type Others = SiteSettings['language']['others'];

const french = { locale: 'fr-CA', name: 'Français', state: 'preparation' } as const;

const save = (others: Others) => saveLanguages(others, requireWholeLanguages);
const saveAnyLanguages = (others: Others) => saveLanguages(others);

async function saveLanguages(others: Others, ...beside: (typeof requireWholeLanguages)[]) {
  const revision = (await listSections()).find(({ id }) => id === 'language')?.revision ?? 0;
  const value = { ...demoLanguages, others };
  return saveSection({ id: 'language', revision, value }, 'Ada', ...beside);
}

test('a language becomes public once the texts of all settings are published in it', async () => {
  done(await save([french]));
  const refusal = await save([{ ...french, state: 'public' }]);
  expect(refusal).toMatchObject({
    outcome: 'refused',
    fields: {
      'value.others.0.state': expect.stringMatching(
        /^Publish the translations of these settings first: .*Navigation/,
      ),
    },
  });
  for (const section of await listSections()) {
    const key = { noun: 'settings' as const, recordId: section.id, language: 'fr-CA' };
    const { units } = (await readTranslation(key)) ?? { units: [] };
    if (units.length === 0) continue;
    const fields = Object.fromEntries(
      units.map(({ path, source }) => [path, { source, text: source }]),
    );
    done(await saveTranslation({ ...key, fields }, 'Ada'));
  }
  done(await save([{ ...french, state: 'public' }]));
  done(await save([{ ...french, name: 'Le français', state: 'public' }]));
});

test('texts of settings stay published as long as their language is public', async () => {
  const key = { noun: 'settings' as const, recordId: 'navigation', language: 'fr-CA' };
  const { units } = (await readTranslation(key)) ?? { units: [] };
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: source }]),
  );
  const translation = seen(done(await saveTranslation({ ...key, fields }, 'Ada')));
  const refusal = {
    outcome: 'refused',
    fields: {
      '': 'French is public, and every page has these texts. In Settings, Languages, choose “In preparation” first.',
    },
  };
  done(await saveAnyLanguages([{ ...french, state: 'public' }]));
  expect(await translationRecords.unpublish(translation, 'Ada')).toEqual(refusal);
  expect(await translationRecords.remove(translation, 'Ada')).toEqual(refusal);
  done(await save([french]));
  done(await translationRecords.unpublish(translation, 'Ada'));
});

test('a language without texts of the site stays in preparation', async () => {
  const german = { locale: 'de-DE', name: 'Deutsch', state: 'preparation' } as const;
  done(await save([german]));
  expect(await save([{ ...german, state: 'public' }])).toMatchObject({
    fields: { 'value.others.0.state': 'The site’s own texts are not in this language yet' },
  });
});

test('a language does not take the address of a page, and is there once', async () => {
  done(await save([]));
  await addPage('fr', { title: 'Fr' });
  expect(await save([french])).toMatchObject({
    fields: { 'value.others.0.locale': 'A page already uses /fr' },
  });
  await db.deleteFrom('pages').execute();
  const content = { hero: { title: 'FRIENDS' }, sections: [] };
  const draft = { title: 'Friends', slug: 'fr', content, id: randomUUID() } as never as PageRequest;
  const { id, revision } = done(await savePageDraft(draft, 'Ada'));
  expect(await save([french])).toMatchObject({
    fields: { 'value.others.0.locale': 'A page already uses /fr' },
  });
  done(await pageRecords.remove({ id, revision }, 'Ada'));
  done(await save([french]));
  expect(await savePageDraft({ ...draft, id: randomUUID() }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'The addresses of Français begin with this' },
  });
  const restored = done(await pageRecords.restore({ id }, 'Ada'));
  expect(await savePageDraft({ ...draft, id, revision: restored.revision }, 'Ada')).toMatchObject({
    outcome: 'refused',
  });
  expect(await save([french, french])).toMatchObject({
    fields: { 'value.others.1.locale': 'This language is already there' },
  });
  expect(await save([{ ...french, locale: 'en-CA' }])).toMatchObject({
    fields: { 'value.others.0.locale': 'This language is already there' },
  });
});
