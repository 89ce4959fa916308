import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDemoContent } from '../../../demo/demo-content.ts';
import { emptySite, imported, outcomes } from '../../../tests/import-fixtures.ts';
import { ingrid } from '../../../tests/members.ts';
import { olderTables, writeOlderSite } from '../../../tests/older-site.ts';
import { saveRedirect } from '../../features/addresses/redirects.server.ts';
import { nounActions } from '../../features/nouns.server.ts';
import { projectDraftSchema } from '../../features/projects/project-input.ts';
import { projectRecords } from '../../features/projects/projects.server.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { exportSite } from './export-site.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 300_000 });

beforeEach(emptySite);

const isPublished = true;

test('what is exported has the tables, the columns and the buckets of the older system', async () => {
  await imported(await writeOlderSite(), { isPublished });
  const folder = await exported();
  expect(readdirSync(folder).toSorted()).toEqual(
    [...Object.keys(olderTables), 'cities', 'media', 'redirects']
      .map((name) => `${name}.json`)
      .concat('images')
      .toSorted(),
  );
  for (const [table, [row = {}]] of Object.entries(olderTables))
    expect(Object.keys(readTable(folder, table)[0] ?? {})).toEqual(
      expect.arrayContaining(Object.keys(row)),
    );
  const project = readTable(folder, 'projects').find(({ slug }) => slug === 'quay-house');
  const { main } = (project?.['images'] ?? {}) as { main: string };
  expect(main).toMatch(/^images\/projects\//);
  expect(readFileSync(path.join(folder, main)).length).toBeGreaterThan(0);
});

test('an export that is imported into an empty site gives the same content', async () => {
  await imported(await writeOlderSite(), { isPublished });
  await saveRedirect({ fromPath: '/old', target: '/about' }, ingrid.email);
  const [project] = await db.selectFrom('projects').select(['id', 'revision']).execute();
  const [record] = await nounActions.projects.find.run(
    { ids: [project?.id ?? ''] },
    ingrid.email,
    ingrid,
  );
  const drafted = projectDraftSchema.parse({ ...record, area: 'Not public yet' });
  await projectRecords.saveDraft(drafted, ingrid.email);
  await expectSameAfterRoundTrip();
});

test('the demo content is the same after an export and an import @long', async () => {
  await changeContent(async (tx) => {
    for (const table of ['versions', 'pages', 'settings'] as const)
      await tx.deleteFrom(table).execute();
  });
  await loadDemoContent();
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
  expect(found.filter(([, outcome]) => ['refused', 'clash', 'missing'].includes(outcome))).toEqual(
    [],
  );
  const second = await exported();
  expect(readdirSync(second)).toEqual(readdirSync(first));
  expect(contentOf(second)).toEqual(contentOf(first));
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

/** The tables with names in place of ids and of paths, which each site makes anew. */
function contentOf(folder: string) {
  const names = new Map<string, string>();
  for (const row of readTable(folder, 'media'))
    names.set(String(row['path']), `file ${String(row['name'])}`);
  const tables = Object.keys(olderTables).map(
    (table) => [table, readTable(folder, table)] as const,
  );
  for (const [, rows] of tables)
    for (const row of rows)
      names.set(String(row['id']), `record ${String(row['slug'] ?? row['name'] ?? row['author'])}`);
  const named = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, part: unknown) => {
      if (key === 'updated_at') return undefined;
      return typeof part === 'string' ? (names.get(part) ?? part) : part;
    }) as Row[];
  const all = [
    ...tables,
    ['media', readTable(folder, 'media')],
    ['redirects', readTable(folder, 'redirects')],
  ] as const;
  return Object.fromEntries(
    all.map(([table, rows]) => [
      table,
      named(rows).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    ]),
  );
}
