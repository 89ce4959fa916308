import { beforeAll, expect, test } from 'vitest';
import { clearDemoContent, Damaged } from '../demo/clear-demo.ts';
import { demoImages } from '../demo/images.ts';
import { loadDemoTranslations } from '../demo/translations/load.ts';
import { demoTexts } from '../demo/translations/texts.ts';
import { insertMedia, noteOn } from '../tests/fixtures/media.ts';
import { demoLoaders } from './features/nouns.server.ts';
import { nounNames } from './features/nouns.ts';
import { demoEditor } from './platform/activity.ts';
import { partnerRecords } from './features/partners/partners.server.ts';
import { projectRecords } from './features/projects/projects.server.ts';
import { demoBrokerages } from './features/settings/brokerages.demo.ts';
import { followSettings, savedSettings } from './features/settings/site-settings.server.ts';
import { saveSection, settingsRecords } from './features/settings/settings.server.ts';
import { changeContent } from './platform/database/content.ts';
import { db } from './platform/database/database.ts';
import { baseSettings } from './site/settings/base-settings.ts';
import { prepareDataFolder } from './start-up.ts';

const ada = 'ada@halden.example';
const fathom = 'fathom';

const usedUrl = '/media/images/projects/0123456789abcdef01234567_800x600_aabbcc.jpg';
const unusedUrl = '/media/images/projects/1123456789abcdef01234567_800x600_aabbcc.jpg';

beforeAll(async () => {
  await prepareDataFolder();
  await changeContent(async (tx) => {
    for (const table of [
      'drafts',
      'versions',
      'settings',
      'translations',
      'projects',
      ...nounNames,
    ] as const)
      await tx.deleteFrom(table).execute();
    for (const table of ['media', 'notes'] as const) await tx.deleteFrom(table).execute();
  });
  await insertMedia(usedUrl, { createdBy: demoEditor });
  const { alt } = demoImages['seattle-1.jpg'] ?? { alt: '' };
  await insertMedia(unusedUrl, { createdBy: demoEditor, alt });
  await changeContent(async (tx) => {
    for (const name of [...nounNames.filter((noun) => noun !== 'projects'), 'projects'] as const)
      await demoLoaders[name](tx, withOneFile, demoEditor);
    await loadDemoTranslations(tx, demoEditor);
  });
});

test('images of the demo content have their texts in each language', async () => {
  const images = await db
    .selectFrom('translations')
    .select('id')
    .where('noun', '=', 'media')
    .execute();
  expect(images).toHaveLength(Object.keys(demoTexts).length);
});

test('nothing is removed while settings are damaged', async () => {
  const row = { id: 'company', value: 'gone', revision: 2, updatedAt: '' };
  await changeContent((tx) => tx.insertInto('settings').values(row).execute());
  await expect(clearDemoContent()).rejects.toThrow(Damaged);
  await changeContent((tx) => tx.deleteFrom('settings').execute());
  expect(await count('partners')).toBeGreaterThan(0);
});

test('the demo content is removed, but records that somebody made or changed stay with their references @once', async () => {
  const project = await projectRecords.findBySlug(fathom);
  if (!project) throw new Error('There is no such project');
  const { pictures: _pictures, ...fields } = await changeContent(
    async (tx) => (await projectRecords.find(tx, project.id)) as object as Record<string, unknown>,
  );
  expect(
    await projectRecords.save({ ...(fields as object), title: 'Fathom House' } as never, ada),
  ).toMatchObject({ outcome: 'done' });
  await changeContent((tx) =>
    settingsRecords.add(tx, { value: demoBrokerages }, demoEditor, 'brokerages'),
  );
  const claims = { ...baseSettings.claims, dealsPerYear: { ...unproved, value: '4' } };
  await saveSection({ id: 'claims', revision: 1, value: claims }, ada);
  const [partner, unchanged] = await partnerRecords.list();
  if (partner) await partnerRecords.remove({ id: partner.id, revision: 1 }, ada);
  const [page] = await db.selectFrom('pages').select('id').where('slug', '=', 'about').execute();
  const notes = [
    noteOn(unusedUrl),
    noteOn(usedUrl),
    { ...noteOn(unchanged?.id ?? ''), noun: 'partners' },
    { ...noteOn(project.id), noun: 'projects' },
    { ...noteOn(page?.id ?? ''), noun: 'pages' },
  ] as const;
  await db.insertInto('notes').values(notes).execute();

  const cleared = await clearDemoContent();

  expect(cleared.remaining).toEqual(
    expect.arrayContaining(['projects: Fathom House', 'settings: Claims']),
  );
  expect(cleared.removed).toMatchObject({ partners: 8, pages: 14 });
  const rows = await db.selectFrom('projects').select(['title', 'developerId', 'city']).execute();
  expect(rows).toMatchObject([{ title: 'Fathom House', city: 'SEATTLE' }]);
  expect(await count('developers')).toBe(rows[0]?.developerId ? 1 : 0);
  expect((await count('partners')) + (await count('news')) + (await count('testimonials'))).toBe(0);
  expect(cleared.files).toBe(1);
  expect(await count('media')).toBe(1);
  const noted = await db.selectFrom('notes').select('recordId').execute();
  expect(new Set(noted.map(({ recordId }) => recordId))).toEqual(
    new Set([usedUrl, project.id, page?.id]),
  );
  await followSettings();
  expect(savedSettings()).toMatchObject({
    company: { name: 'Your company' },
    claims: { dealsPerYear: { value: '4' } },
    cities: { cities: [{ id: 'SEATTLE' }] },
    brokerages: { brokerages: [], network: null, offers: null },
  });
  const translations = await db.selectFrom('translations').select('name').distinct().execute();
  expect(translations.map(({ name }) => name.replace(/^.* of /, ''))).toEqual(
    expect.arrayContaining(['Fathom', 'Claims']),
  );
  expect(translations).toHaveLength(rows[0]?.developerId ? 9 : 6);
  expect(await db.selectFrom('pastVersions').select('noun').execute()).toEqual([]);
  const pages = await db.selectFrom('pages').select('content').execute();
  expect(JSON.stringify(pages)).not.toMatch(/solmere|vancouver|six cit/i);
  const versions = await db.selectFrom('versions').select('record').execute();
  expect(JSON.stringify(versions.filter(({ record }) => !/athom/.test(record)))).not.toMatch(
    /SOLMERE/,
  );
});

test('clearing a second time removes nothing @once', async () => {
  const cleared = await clearDemoContent();
  expect([cleared.files, cleared.sections]).toEqual([0, []]);
  expect(cleared.remaining).toContain('projects: Fathom House');
});

test('a language that somebody has chosen has the neutral texts @once', async () => {
  const french = { locale: 'fr-CA', name: 'Français', state: 'preparation' };
  const value = { locale: 'en-CA', others: [french] };
  await saveSection({ id: 'language', revision: 1, value }, ada);
  await clearDemoContent();
  const translations = await db
    .selectFrom('translations')
    .select('name')
    .where('language', '=', 'fr-CA')
    .execute();
  expect(translations.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'French of Navigation',
      'French of Privacy',
      'French of Accessibility',
    ]),
  );
});

const unproved = { proof: null, lookAgain: null };

async function count(table: 'partners' | 'news' | 'testimonials' | 'media' | 'developers') {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

/** The demo content with the same picture in every field. */
function withOneFile<T>(record: T): T {
  return JSON.parse(
    JSON.stringify(record, (_key, value: unknown) =>
      typeof value === 'string' && /^(?:plans\/)?[\w-]+\.(jpg|svg|mp4)$/.test(value)
        ? usedUrl
        : value,
    ),
  ) as T;
}
