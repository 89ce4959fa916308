import Papa from 'papaparse';
import { SourceFault } from './moving.ts';
import type { SourceRow } from './older-site.ts';

const maxRows = 100_000;
const maxRowChars = 8 * 1024 * 1024;

/** A row of a table, and its number as people count. */
export type TableRow = { row: SourceRow; number: number };

/** The rows of a JSON or CSV dump. A row that is too long is left out, with its reason. */
export function readDump(name: string, bytes: Buffer): { rows: TableRow[]; problems: string[] } {
  const text = decode(name, bytes);
  const rows = /\.csv$/i.test(name) ? rowsOfCsv(name, text) : rowsOfJson(name, text);
  if (rows.length > maxRows) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
  const problems: string[] = [];
  const numbered = rows.flatMap((row, index) => {
    const number = index + 1;
    const place = `${name}, row ${number}`;
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      problems.push(`${place} is not a record.`);
    else if (JSON.stringify(row).length > maxRowChars) problems.push(`${place} is too long.`);
    else return [{ row: row as SourceRow, number }];
    return [];
  });
  return { rows: numbered, problems };
}

function decode(name: string, bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFault(`${name} is not text in UTF-8.`);
  }
}

function rowsOfJson(name: string, text: string): unknown[] {
  if (/\.(?:jsonl|ndjson)$/i.test(name)) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => parseJson(name, line));
  }
  const value = parseJson(name, text);
  if (Array.isArray(value)) return value;
  const [rows] = Object.values(Object(value) as object).filter(Array.isArray);
  if (!rows) throw new SourceFault(`${name} holds no list of records.`);
  return rows as unknown[];
}

export function parseJson(name: string, text: string): unknown {
  try {
    // A key named `__proto__` would otherwise become the prototype of a copy.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new SourceFault(`${name} is not valid JSON.`);
  }
}

function rowsOfCsv(name: string, text: string): unknown[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed)
    throw new SourceFault(
      `${name}: a quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.`,
    );
  const [head = [], ...body] = data;
  return body.map((cells) =>
    Object.fromEntries(head.map((column, index) => [column.trim(), cells[index] ?? ''])),
  );
}
