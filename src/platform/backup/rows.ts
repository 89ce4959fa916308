import { BackupRefused } from './archive.ts';

/** A row that both databases accept. Booleans are 0 and 1, timestamps ISO 8601 in UTC. */
export type PortableRow = Record<string, string | number | null>;

export type PostgresColumn = { name: string; type: string };

const numbers = ['smallint', 'integer', 'bigint', 'real', 'double precision'];
const texts = ['text', 'character varying', 'uuid', 'json', 'jsonb', 'date'];
const timestamps = ['timestamp with time zone', 'timestamp without time zone'];

/** The PostgreSQL expression that reads a column as text. */
export function asText(name: string, type: string) {
  if ([...numbers, ...texts, 'boolean'].includes(type)) return `${quoteIdentifier(name)}::text`;
  if (!timestamps.includes(type)) {
    throw new BackupRefused(`column ${name} is of type ${type}, which a backup cannot hold`);
  }
  const inUtc =
    type === timestamps[0] ? `${quoteIdentifier(name)} at time zone 'UTC'` : quoteIdentifier(name);
  return `to_char(${inUtc}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Converts a row read with `asText` to values that both databases accept. */
export function convertRow(row: Record<string, string | null>, columns: PostgresColumn[]) {
  return Object.fromEntries(
    columns.map(({ name, type }) => [name, convertValue(row[name] ?? null, type)]),
  );
}

function convertValue(text: string | null, type: string) {
  if (text === null) return null;
  if (type === 'boolean') return text === 'true' ? 1 : 0;
  if (numbers.includes(type)) return Number(text);
  return timestamps.includes(type) ? text.replace(/000Z$/, 'Z') : text;
}

/** Throws `BackupRefused` for values that JSON would change. */
export function toPortableRow(table: string, row: Record<string, unknown>): PortableRow {
  for (const [name, value] of Object.entries(row)) {
    if (value === null || typeof value === 'string') continue;
    const isExact = typeof value === 'number' && Number.isFinite(value);
    if (isExact && (!Number.isInteger(value) || Math.abs(value) <= 2 ** 53)) continue;
    throw new BackupRefused(`${table}.${name} has a value that a backup cannot hold`);
  }
  return row as PortableRow;
}

export function quoteIdentifier(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}
