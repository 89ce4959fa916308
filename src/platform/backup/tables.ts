import { sql, type Transaction } from 'kysely';
import { BackupRefused } from './archive.ts';
import type { Backup, Manifest } from './file.ts';
import type { PortableRow } from './rows.ts';
import { excludedTables } from './snapshot.ts';
import type { Target } from './target.ts';
import {
  convertRows,
  isOfFormerRelease,
  presentTables,
  schemaName,
  type Withdrawal,
} from '../database/former-release.ts';
import { listMigrations, migrateUpTo } from '../database/migrations.ts';

const rowsAtOnce = 100;

/** Triggers add rows to these while others are filled. */
const filledByTriggers = ['media_states', 'past_versions', 'publications'];

/** Added to the content version, so that every cached page becomes stale. */
const versionsAhead = 1_000_000;

/** Replaces all tables with those of a backup, in the schema of that time, then migrates to the current schema. */
export async function replaceTables(
  tx: Transaction<unknown>,
  backup: Backup,
  target: Target,
  stamp: string,
) {
  const { contentVersion, migrations } = backup.manifest;
  const isFormer = isOfFormerRelease(migrations);
  const tables = isFormer ? presentTables(backup.manifest.tables) : backup.manifest.tables;
  const version = await currentVersion(tx, target);
  await target.clear(tx, stamp);
  await migrateUpTo(tx, isFormer ? schemaName : (migrations.at(-1) ?? ''), target.schema);
  await target.deferReferences(tx);
  await requireSameColumns(tx, target, tables);
  for (const [table, { columns }] of filledByTriggersLast(tables)) {
    await sql`delete from ${sql.id(table)}`.execute(tx);
    for await (const rows of inBatches(backup.readRows(table))) {
      await insertRows(tx, table, columns, rows);
    }
  }
  await target.checkReferences(tx);
  if (isFormer) {
    const withdrawals = await Array.fromAsync(backup.readRows('letters_left'));
    await convertRows(tx, withdrawals as Withdrawal[]);
  }
  await migrateUpTo(tx, (await listMigrations()).at(-1) ?? '', target.schema);
  const nextVersion = Math.max(contentVersion, version) + versionsAhead;
  await sql`update content_version set version = ${nextVersion}`.execute(tx);
}

function filledByTriggersLast(tables: Manifest['tables']) {
  return Object.entries(tables).toSorted(([one], [other]) => isFilled(one) - isFilled(other));
}

function isFilled(table: string) {
  return filledByTriggers.includes(table) ? 1 : 0;
}

async function currentVersion(tx: Transaction<unknown>, target: Target) {
  const tables = await listTables(tx, target);
  if (!tables.some(({ name }) => name === 'content_version')) return 0;
  const { rows } = await sql<{ version: number }>`select version from content_version`.execute(tx);
  return rows[0]?.version ?? 0;
}

async function requireSameColumns(
  tx: Transaction<unknown>,
  target: Target,
  tables: Manifest['tables'],
) {
  const current = await listTables(tx, target);
  const ourTables = new Map(
    current.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  for (const table of new Set([...ourTables.keys(), ...Object.keys(tables)])) {
    const [one, other] = [ourTables.get(table), tables[table]?.columns].map((columns) =>
      columns?.toSorted().join(),
    );
    if (one !== other) throw new BackupRefused(`its table ${table} is not as this site has it`);
  }
}

async function listTables(tx: Transaction<unknown>, target: Target) {
  const tables = await tx.introspection.getTables();
  return tables.filter(
    ({ name, schema, isView }) =>
      !isView && schema === target.schema && !excludedTables.includes(name),
  );
}

async function insertRows(
  tx: Transaction<unknown>,
  table: string,
  columns: string[],
  rows: PortableRow[],
) {
  const names = sql.join(columns.map((column) => sql.id(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.id(table)} (${names}) values ${sql.join(values)}`.execute(tx);
}

async function* inBatches(rows: AsyncIterable<PortableRow>) {
  let batch: PortableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
