import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { namelessSettings } from '../../../src/site/settings/nameless-settings.ts';
import { isLong } from '../../set-up/long.ts';
import { callAction, signInEditor } from '../sites/editor.ts';
import { ada, everyPage } from '../sites/halden-site.ts';
import { endSites, startSite } from '../sites/site.ts';
import { crawl, faultsOf, sendForms } from './crawl.ts';
import { readEmails } from './language-documents.ts';

const names = {
  own: [],
  other: [
    'Halden & Roe',
    'HALDEN & ROE',
    'Canada',
    ...Object.values(demoEnquiries.contact).map((text) => text.replaceAll(/\s+/g, ' ')),
  ],
};

const english = { locale: 'en-CA', name: 'English', state: 'public' };
const french = { locale: 'fr-CA', name: 'Français', state: 'public' };
const japanese = { locale: 'ja-JP', name: '日本語', state: 'public' };
const chinese = { locale: 'zh-Hant-TW', name: '繁體中文', state: 'public' };

afterAll(endSites);

const saves = [
  {
    title: 'English @long',
    value: { locale: 'en-CA', others: [french, japanese, chinese] },
    languages: [
      { locale: 'fr-CA', prefix: '/fr' },
      { locale: 'ja-JP', prefix: '/ja' },
      { locale: 'zh-Hant-TW', prefix: '/zh-hant' },
    ],
  },
  {
    title: 'French',
    value: { locale: 'fr-CA', others: [english, japanese] },
    texts: 'initial',
    languages: [
      { locale: 'fr-CA', prefix: '' },
      { locale: 'en-CA', prefix: '/en' },
      { locale: 'ja-JP', prefix: '/ja' },
    ],
  },
  {
    title: 'Japanese @long',
    value: { locale: 'ja-JP', others: [english] },
    texts: 'initial',
    languages: [{ locale: 'ja-JP', prefix: '' }],
  },
  {
    title: 'Chinese @long',
    value: { locale: 'zh-Hant-TW', others: [english] },
    texts: 'initial',
    languages: [{ locale: 'zh-Hant-TW', prefix: '' }],
  },
];

describe.each(saves)('Without demo content, from $title', ({ languages, ...section }) => {
  let site: { origin: string; database: DatabaseSync };
  let answer: unknown;

  beforeAll(async () => {
    const { origin, dataFolder } = await startSite({ DEMO_CONTENT: 'off', ...ada });
    site = { origin, database: new DatabaseSync(path.join(dataFolder, 'solmere.db')) };
    const editor = await signInEditor(origin, ada.ADMIN_EMAIL, ada.ADMIN_PASSWORD);
    const save = (request: object) =>
      callAction(editor, 'settings.save', { revision: 1, ...request });
    await save({ id: 'company', value: { ...namelessSettings.company, name: 'Halden & Roe' } });
    const { value, texts } = section;
    answer = await save({ id: 'language', value, texts });
  });

  afterAll(() => site?.database.close());

  test.each(isLong ? languages : languages.slice(0, 1))(
    'one save makes every page public in $locale',
    async (language) => {
      expect(answer).toMatchObject({ outcome: 'done' });
      const found = await crawl(site, language, everyPage);
      expect(found.length).toBeGreaterThanOrEqual(everyPage.length);
      found.push(...(await sendForms(site, language, ['contact'])), ...readEmails(site, language));
      expect(faultsOf(found, language, names)).toEqual([]);
    },
  );

  test('the back office stays English', async () => {
    const response = await fetch(`${site.origin}/admin/login`);
    expect(await response.text()).toContain('Sign in');
  });
});
