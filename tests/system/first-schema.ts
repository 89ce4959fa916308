import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '../../src/platform/backup/file.ts';

/** The tables of the first migration, with their columns. */
const firstColumns = readFirstSchema();

/** What an entry of a backup would have held before the second migration. */
export function toFirstSchema(name: string, text: string) {
  if (name === 'manifest.json') {
    const manifest = JSON.parse(text) as Manifest;
    for (const [table, described] of Object.entries(manifest.tables)) {
      const first = firstColumns.get(table) ?? [];
      described.columns = described.columns.filter((column) => first.includes(column));
    }
    return JSON.stringify({ ...manifest, migrations: ['0001_content'] });
  }
  const table = /^tables\/(.*)\.jsonl$/.exec(name)?.[1];
  if (table === undefined) return text;
  const first = firstColumns.get(table);
  const lines = text.split('\n');
  return first && lines.map((line) => line && withOnly(first, line)).join('\n');
}

function withOnly(columns: string[], line: string) {
  const row = Object.entries(JSON.parse(line) as object);
  return JSON.stringify(Object.fromEntries(row.filter(([column]) => columns.includes(column))));
}

function readFirstSchema() {
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync('db/migrations/0001_content.sql', 'utf8'));
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  return new Map<string, string[]>(
    tables.map(({ name }) => {
      const columns = database.prepare('select name from pragma_table_info(?)').all(String(name));
      return [String(name), columns.map((column) => String(column['name']))];
    }),
  );
}
