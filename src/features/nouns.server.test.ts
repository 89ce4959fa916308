import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeContent } from '../platform/database/content.ts';
import { db, isPostgres } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { readSitemap } from './sitemap/sitemap.server.ts';
import { nounActions, demoLoaders } from './nouns.server.ts';
import { nounNames, nouns } from './nouns.ts';

beforeEach(async () => {
  for (const table of ['versions', 'projects', 'publications', ...nounNames] as const) {
    await db.deleteFrom(table).execute();
  }
});

test.each(nounNames)('%s have the same name as their table and actions', async (name) => {
  const { noun } = nouns[name];
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
  expect(noun.name).toBe(name);
  expect(columns).toEqual(expect.arrayContaining(['id', 'revision', 'updated_at', noun.nameIn]));
  expect(columns?.includes('display_order')).toBe(noun.isOrdered === true);
  expect('move' in nounActions[name]).toBe(noun.isOrdered === true);
  expect('remove' in nounActions[name]).toBe(!noun.isFixed);
});

test.each(nounNames)('%s have pages exactly if the list of nouns has their paths', (name) => {
  const { noun, pageAddress } = nouns[name];
  expect(pageAddress !== undefined).toBe(noun.hasPages === true);
});

test.each(nounNames)('%s have page files for their paths', (name) => {
  const { adminAddress, publicAddress, pageAddress } = nouns[name];
  const routes = [adminAddress, publicAddress, pageAddress?.('[slug]') ?? publicAddress];
  for (const route of routes) expect(pageFiles(route).filter(existsSync)).not.toEqual([]);
});

test.each(nounNames)(
  'two %s cannot share a slug, even if both are written in parallel',
  async (name) => {
    if (!nouns[name].noun.hasPages) return;
    expect(await uniqueColumns(name)).toContain('slug');
  },
);

test('every noun has demo records, it is recorded when they are public, and the sitemap lists all of their pages @once', async () => {
  await changeContent(async (tx) => {
    for (const name of nounNames) await demoLoaders[name](tx, noFiles, 'Ada');
  });
  const { entries } = await readSitemap('2026-12-01');
  const listed = entries.map(({ path }) => path);
  for (const name of nounNames) {
    const records = await db.selectFrom(name).selectAll().execute();
    expect(records).not.toEqual([]);
    const { pageAddress } = nouns[name];
    const paths = records.map((row) => ('slug' in row && pageAddress?.(row.slug)) || undefined);
    expect(listed).toEqual(expect.arrayContaining(paths.filter((path) => path !== undefined)));
    const recorded = records.map((row) => ({
      noun: name,
      recordId: row.id,
      revision: row.revision,
      displayOrder: 'displayOrder' in row ? row.displayOrder : null,
      publicFrom: expect.any(String) as string,
      publicUntil: null,
    }));
    const publications = await listPublications(name);
    expect(publications).toHaveLength(recorded.length);
    expect(publications).toEqual(expect.arrayContaining(recorded));
  }
});

function listPublications(name: NounName) {
  return db.selectFrom('publications').selectAll().where('noun', '=', name).execute();
}

function pageFiles(routePath: string) {
  const route = routePath === '/' ? '/index' : routePath;
  return [`src/pages${route}.astro`, `src/pages${route}/index.astro`];
}

/** Columns with their own unique index. */
async function uniqueColumns(table: string) {
  const { rows } = await (
    isPostgres
      ? sql<{ name: string }>`
        select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = ${table}::regclass and i.indisunique and i.indnatts = 1`
      : sql<{ name: string }>`
        select c.name from pragma_index_list(${table}) i, pragma_index_info(i.name) c
        where i."unique" = 1`
  ).execute(db);
  return rows.map(({ name }) => name);
}

function noFiles<T>(record: T) {
  const text = JSON.stringify(record, (_key, value: unknown) => (isFile(value) ? null : value));
  return JSON.parse(text) as T;
}

function isFile(value: unknown) {
  return typeof value === 'string' && /^[\w-]+\.(jpg|svg|mp4)$/.test(value);
}
