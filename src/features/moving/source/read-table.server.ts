import Papa from 'papaparse';
import { SourceFault } from '../moving.ts';
import { decoded, decodeFile, readsOtherwise } from '../../../lib/text/file-text.ts';
import { tooManyCells } from '../../../model/csv.ts';
import type { SourceRow } from './older-site.ts';
import { hasSheetTitle } from './sheet-fields.ts';

const maxRows = 100_000;
const maxRowChars = 8 * 1024 * 1024;
const maxColumns = 1_000;
const maxDepth = 64;

/** A row of a table, and its number as people count. */
export type TableRow = { row: SourceRow; number: number };

/** The rows of a JSON or CSV dump. A row that is too long is left out, with its reason. */
export async function readDump(
  name: string,
  bytes: Buffer<ArrayBuffer>,
): Promise<{ rows: TableRow[]; problems: string[] }> {
  const text = await decodeTable(name, bytes);
  const problems: string[] = [];
  const rows = /\.csv$/i.test(name)
    ? rowsOfCsv(name, text, problems)
    : rowsOfJson(name, text, problems);
  if (rows.length > maxRows) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
  const numbered = rows.flatMap((row, index) => {
    const number = index + 1;
    const place = `${name}, row ${number}`;
    if (row === undefined) return [];
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      problems.push(`${place} is not a record.`);
    else if (measureDepth(row) > maxDepth) problems.push(`${place} is nested too deeply.`);
    else if (JSON.stringify(row).length > maxRowChars) problems.push(`${place} is too long.`);
    else return [{ row: row as SourceRow, number }];
    return [];
  });
  return { rows: numbered, problems };
}

/** How many objects and lists are in one another, at most one more than is allowed. */
function measureDepth(value: unknown) {
  let level: unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    const inner = level.filter((one) => typeof one === 'object' && one !== null);
    if (inner.length === 0 || depth > maxDepth) return depth;
    level = inner.flatMap((one) => Object.values(one) as unknown[]);
  }
}

const sampleBytes = 1024 * 1024;
const lineEnd = 0x0a;

/** The text of a table in any encoding that its bytes tell. Of a large one, its beginning decides. */
export async function decodeTable(name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const cut = bytes.length > sampleBytes ? bytes.lastIndexOf(lineEnd, sampleBytes) : bytes.length;
  // In UTF-16 a letter has two bytes.
  const sample = bytes.subarray(0, cut > 0 ? cut - (cut % 2) : bytes.length);
  const western =
    decoded(bytes, 'utf-8') === undefined ? decoded(sample, 'windows-1252') : undefined;
  const isWestern =
    western !== undefined &&
    looksWestern(western) &&
    (hasSheetTitle(western) || !readsOtherwise(sample, western));
  if (isWestern) return withoutMark(decoded(bytes, 'windows-1252') ?? western);
  const found = await decodeFile(sample, async () => (await import('jschardet')).chardet, {
    isKnown: hasSheetTitle,
  });
  if ('text' in found) {
    if (sample.length === bytes.length) return withoutMark(found.text);
    const text = decoded(bytes, found.encoding);
    if (text !== undefined) return withoutMark(text);
  }
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== undefined && !utf8.includes('\0')) return withoutMark(utf8);
  const names = 'choices' in found ? found.choices.slice(0, 3).map((choice) => choice.name) : [];
  throw new SourceFault(
    names.length > 0
      ? `The encoding of ${name} could be ${names.join(' or ')}. Save it as “CSV UTF-8” or as .xlsx.`
      : `${name} is not a text file. Save it as “CSV UTF-8” or as .xlsx.`,
  );
}

/** Marks that stand in words only if the text has another encoding, and letters of Iceland that Turkish ones become. */
const inNoWord = /[\0\x7F-\x9F]|\p{L}[¡¢£¤¥¦§¨©«¬¯°±²³´¶¸¹»¼½¾¿×÷†‡ˆ‰‹›˜•€]\p{L}|[þðýÞÐÝ]/u;
const leastShare = 0.8;

/** True for words in which accented letters stand among plain ones. */
function looksWestern(text: string) {
  if (inNoWord.test(text)) return false;
  const words = text.match(/(?<!\p{L})\p{L}*[^\p{ASCII}\P{L}]\p{L}*/gu) ?? [];
  const plausible = words.filter((word) => {
    const accented = word.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    return accented * 2 <= word.length || word.length === 1;
  });
  return words.length > 0 && plausible.length >= words.length * leastShare;
}

function withoutMark(text: string) {
  return text.replace(/^\uFEFF/, '');
}

function rowsOfJson(name: string, text: string, problems: string[]): unknown[] {
  if (/\.(?:jsonl|ndjson)$/i.test(name)) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => parseJson(name, line));
  }
  const value = parseJson(name, text);
  if (Array.isArray(value)) return value;
  const lists = Object.entries(Object(value) as object).filter(([, part]) => Array.isArray(part));
  const [[, rows] = [], ...others] = lists;
  if (!rows) throw new SourceFault(`${name} holds no list of records.`);
  for (const [key] of others) problems.push(`${name}: the list ${key} was left out.`);
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

function rowsOfCsv(name: string, text: string, problems: string[]): unknown[] {
  const [head = [], ...body] = parseCsv(name, text);
  if (head.length > maxColumns)
    throw new SourceFault(`${name} has more than ${maxColumns} columns.`);
  const columns = head.map((title) => title.trim());
  for (const title of new Set(columns.filter((one, at) => columns.indexOf(one) !== at)))
    problems.push(`${name} has two columns “${title}”. Only the last was read.`);
  return body.map((cells, index) => {
    const beyond = cells.slice(head.length).filter((cell) => cell.trim() !== '');
    if (beyond.length === 0)
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    problems.push(`${name}, row ${index + 1} was left out. ${tooManyCells(beyond)}`);
    return undefined;
  });
}

/** The lines of a table with commas, semicolons, tabs or bars. */
export function parseCsv(name: string, text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: true,
    preview: maxRows + 2,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed)
    throw new SourceFault(
      `${name}: a quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.`,
    );
  return data;
}
