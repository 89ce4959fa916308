import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDemoContent } from '../../../../demo/demo-content.ts';
import { emptySite, imported, outcomes, undone } from '../../../../tests/fixtures/import.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { done } from '../../../../tests/fixtures/records.ts';
import {
  draftTranslation,
  french,
  publishTranslation,
} from '../../../../tests/fixtures/translations.ts';
import { notesOf } from '../import/import-report.ts';
import { listItems } from '../import/imports.server.ts';
import { olderTables, writeOlderSite } from '../../../../tests/files/older-site.ts';
import { nounsInOrder } from '../../../site/paths.ts';
import { saveRedirect } from '../../addresses/redirects.server.ts';
import { nounActions } from '../../nouns.server.ts';
import { projectDraftSchema } from '../../projects/project-input.ts';
import { projectRecords } from '../../projects/projects.server.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import { settings } from '../../../site/settings/settings.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { exportSite } from './export-site.compose.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 300_000 });

beforeEach(emptySite);

const isPublished = true;

test('an export has the older system’s tables and buckets, and imported into an empty site gives the same content @once', async () => {
  await imported(await writeOlderSite(), { isPublished });
  await addOwnContent();
  const { folder, id } = await expectSameAfterRoundTrip();
  expect(readdirSync(folder).toSorted()).toEqual(
    [...nounsInOrder, 'cities', 'media', 'redirects', 'settings', `translations.${french}`]
      .map((name) => `${name}.json`)
      .concat('images')
      .toSorted(),
  );
  for (const [table, [row = {}]] of Object.entries(olderTables))
    expect(Object.keys(readTable(folder, table)[0] ?? {})).toEqual(
      expect.arrayContaining(Object.keys(row)),
    );
  const shown = readTable(folder, 'news').map(({ content }) => content);
  expect(shown.join(' ')).toMatch(/<img src="images\/projects\/[^"]+" \/>/);
  const project = readTable(folder, 'projects').find(({ slug }) => slug === 'quay-house');
  const { main } = (project?.['images'] ?? {}) as { main: string };
  expect(main).toMatch(/^images\/projects\//);
  expect(readFileSync(path.join(folder, main)).length).toBeGreaterThan(0);
  await undone(id);
  expect(settings()).toMatchObject({ language: { others: [] }, company: { cardUrl: null } });
  for (const table of ['translations', 'projects', 'drafts'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

/** What only this site has: unpublished changes, settings, translations, and redirects to pages and files. */
async function addOwnContent() {
  await saveRedirect({ fromPath: '/old', target: '/about' }, ingrid.email);
  const [project] = await db.selectFrom('projects').selectAll().orderBy('slug').execute();
  const [record] = await nounActions.projects.find.run(
    { ids: [project?.id ?? ''] },
    ingrid.email,
    ingrid,
  );
  const drafted = projectDraftSchema.parse({ ...record, area: 'Not public yet' });
  await projectRecords.saveDraft(drafted, ingrid.email);
  const { language, company } = settings();
  const { main } = JSON.parse(project?.images ?? '') as { main: string };
  await saveFirst('company', { ...company, description: 'Homes by the water.', cardUrl: main });
  await saveFirst('language', {
    ...language,
    others: [{ locale: french, name: 'Français', state: 'preparation' }],
  });
  await db.updateTable('media').set({ alt: 'A quay' }).where('url', '=', main).execute();
  await publishTranslation('projects', project?.id ?? '');
  await publishTranslation('settings', 'company');
  const [item] = await db.selectFrom('news').selectAll().orderBy('slug').execute();
  const content = `${item?.content}<figure><img src="${main}" /><figcaption>A quay</figcaption></figure>`;
  await db
    .updateTable('news')
    .set({ content })
    .where('id', '=', item?.id ?? '')
    .execute();
  await draftTranslation('news', item?.id ?? '');
}

async function saveFirst(id: 'company' | 'language', value: object) {
  const section = (await listSections()).find((one) => one.id === id);
  const request = { id, revision: section?.revision ?? 1, value };
  done(await saveSection(request as never, ingrid.email));
}

test('the demo content is the same after an export and an import @long', async () => {
  await changeContent(async (tx) => {
    for (const table of ['versions', 'pages', 'settings'] as const)
      await tx.deleteFrom(table).execute();
  });
  await loadDemoContent();
  const news = db.selectFrom('alertNews').select('number').where('matchedAt', 'is', null);
  expect(await news.execute()).toEqual([]);
  await expectSameAfterRoundTrip();
});

test('nothing is exported into a folder that holds something', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  writeFileSync(path.join(folder, 'x'), '');
  await expect(exportSite(folder)).rejects.toThrow('is not empty');
});

async function expectSameAfterRoundTrip() {
  const first = await exported();
  await emptySite();
  const id = await imported(first, { isPublished });
  const found = Object.entries(await outcomes(id));
  const items = await listItems(id);
  expect(items.map(notesOf).filter(([note]) => note?.startsWith('Saved as a draft'))).toEqual([]);
  expect(found.filter(([, outcome]) => ['refused', 'clash', 'missing'].includes(outcome))).toEqual(
    [],
  );
  const second = await exported();
  expect(readdirSync(second)).toEqual(readdirSync(first));
  const [before, after] = [contentOf(first), contentOf(second)];
  expect(after).toEqual(before);
  expect(differenceOf(JSON.stringify(after), JSON.stringify(before))).toEqual([]);
  return { folder: first, id };
}

/** Where two texts begin to differ. */
function differenceOf(one: string, other: string) {
  const at = one.split('').findIndex((sign, index) => sign !== other[index]);
  return one === other ? [] : [one, other].map((text) => text.slice(at - 200, at + 200));
}

async function exported() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'site');
  const { missing } = await exportSite(folder);
  expect(missing).toEqual([]);
  return folder;
}

type Row = Record<string, unknown>;

function readTable(folder: string, table: string) {
  return JSON.parse(readFileSync(path.join(folder, `${table}.json`), 'utf8')) as Row[];
}

/** The tables with names in place of ids and of paths, which each site makes anew, in their order. */
function contentOf(folder: string) {
  const names = new Map<string, string>();
  for (const row of readTable(folder, 'media'))
    names.set(String(row['path']), `file ${String(row['name']).replace(/\.\w+$/, '')}`);
  for (const { small = [], name } of readTable(folder, 'media'))
    for (const { path: file, width } of small as { path: string; width: number }[])
      names.set(file, `file ${String(name)} ${width}`);
  const tables = [...Object.keys(olderTables), 'hosts', 'campaigns'].map(
    (table) => [table, readTable(folder, table)] as const,
  );
  for (const [, rows] of tables)
    for (const row of rows)
      names.set(String(row['id']), `record ${String(row['slug'] ?? row['name'] ?? row['author'])}`);
  const named = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, part: unknown) => {
      if (key === 'updated_at') return undefined;
      if (typeof part !== 'string') return part;
      return (
        names.get(part) ?? part.replaceAll(/(?<= src=")[^"]*/g, (file) => names.get(file) ?? file)
      );
    }) as Row[];
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !(name.slice(0, -5) in olderTables))
    .map((name) => [name.slice(0, -5), readTable(folder, name.slice(0, -5))] as const);
  return Object.fromEntries([...tables, ...others].map(([table, rows]) => [table, named(rows)]));
}
