import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { statementsIn } from '../src/platform/database/sql-file.ts';

/**
 * During a release both versions run on one database, after the new one has migrated it. So a migration that the last
 * release does not have may only add what that release does not notice.
 */
const folder = path.resolve(import.meta.dirname, '../db/migrations');
const mark = readFileSync(path.join(folder, '../released.txt'), 'utf8').trim();
const files = readdirSync(folder).toSorted();
const newFiles = files.filter((file) => migrationName(file) > mark);

const additive = [
  /^create table \w+ \(/,
  /^create index \w+ on \w+/,
  /^alter table \w+ add column \w+ \w+( precision)?( default ('[^']*'|[\w.-]+))?$/,
  /^alter table \w+ add column \w+ \w+( precision)? not null default ('[^']*'|[\w.-]+)$/,
  /^alter table \w+ add column \w+ text references \w+( \(\w+\))?( on delete (set null|cascade))?$/,
  /^(insert into|update) /,
  // The last release goes on writing what it was allowed to.
  /^alter table \w+ drop constraint if exists \w+_check$/,
  // What copies the writes of the last release.
  /^create or replace function \w+\(/,
  /^create trigger \w+ (after|before) (insert|update|delete) (?!.*\braise\b)/,
];

const released = buildSchema(files.filter((file) => migrationName(file) <= mark));

test('the mark of the last release is a migration', () => {
  expect(files.map(migrationName)).toContain(mark);
});

/** What takes away waits until no instance of the last release runs. */
const isClosing = (file: string) => file.includes('.closing.');

test.each(newFiles.filter((file) => !isClosing(file)))('%s only adds', (file) => {
  expect(readStatements(file).filter((statement) => !isAdditive(statement))).toEqual([]);
});

test.each(newFiles)('%s alters one table: who reads or writes two would hold it up', (file) => {
  const altered = readStatements(file).flatMap(
    (statement) =>
      /^(?:alter table|create (?:unique )?index \w+ on) (\w+)/.exec(statement)?.[1] ?? [],
  );
  expect([...new Set(altered)].filter((table) => released.has(table)).length).toBeLessThan(2);
});

test.each([
  'drop table news',
  'alter table news rename to articles',
  'alter table news drop column title',
  'alter table news add column place text not null',
  'create unique index news_title on news (title)',
  'create unique index news_name on news (title, category)',
  'delete from news',
  'create table visits ( id text primary key, news_id text not null references news (id) )',
  'alter table visits add column news_id text references news (id)',
  "create trigger news_deleted before delete on news begin select raise(abort, 'no'); end",
])('%j would be refused', (statement) => expect(isAdditive(statement)).toBe(false));

test('a column that the last release leaves empty may be unique', () => {
  expect(isAdditive('create unique index news_number on news (number)')).toBe(true);
});

test('all that the last release reads and writes is as it was, and nothing new is asked of it', () => {
  const [before, after] = [
    buildSchema(files.filter((file) => migrationName(file) <= mark)),
    buildSchema(files),
  ];
  for (const [table, columns] of before) {
    const present = after.get(table);
    expect(present, table).toBeDefined();
    for (const [name, column] of columns)
      expect(present?.get(name), `${table}.${name}`).toEqual(column);
    for (const [name, { isNeeded }] of present ?? []) {
      if (!columns.has(name)) expect(isNeeded, `${table}.${name}`).toBe(false);
    }
  }
});

function migrationName(file: string) {
  return file.replace(/\..*/, '');
}

function readStatements(file: string) {
  return statementsIn(readFileSync(path.join(folder, file), 'utf8')).map((statement) =>
    statement.replaceAll(/\s+/g, ' '),
  );
}

function isAdditive(statement: string) {
  if (isUniqueNewColumn(statement)) return true;
  return additive.some((pattern) => pattern.test(statement)) && !holdsRows(statement);
}

/** The last release leaves a new column empty, and empty values are never the same. */
function isUniqueNewColumn(statement: string) {
  const [, table = '', columns = ''] =
    /^create unique index \w+ on (\w+) \(([\w, ]+)\)(?: where .*)?$/.exec(statement) ?? [];
  const known = released.get(table);
  return columns !== '' && columns.split(', ').some((column) => !known?.has(column));
}

/**
 * A reference to a table of the last release keeps that release from deleting rows, unless it says what becomes of it.
 * Files are deleted only when no version of any noun names them, so what names a file holds none that would go.
 */
function holdsRows(statement: string) {
  return [
    ...statement.matchAll(/references (\w+)(?: \(\w+\))?( on delete (?:set null|cascade))?/g),
  ].some(([, table = '', rule]) => rule === undefined && table !== 'media' && released.has(table));
}

type Column = { type: string; isNeeded: boolean };

function buildSchema(migrations: string[]) {
  const database = new DatabaseSync(':memory:');
  for (const file of migrations.filter((name) => !name.endsWith('.postgres.sql')))
    database.exec(readFileSync(path.join(folder, file), 'utf8'));
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  const schema = new Map<string, Map<string, Column>>();
  for (const { name } of tables as { name: string }[]) {
    const columns = database.prepare(`select * from pragma_table_info(?)`).all(name) as {
      name: string;
      type: string;
      notnull: 0 | 1;
      dflt_value: string | null;
    }[];
    const all = columns.map((column): [string, Column] => [
      column.name,
      { type: column.type, isNeeded: column.notnull === 1 && column.dflt_value === null },
    ]);
    schema.set(name, new Map(all));
  }
  database.close();
  return schema;
}
