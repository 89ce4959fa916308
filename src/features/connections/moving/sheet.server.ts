import { readFile, stat } from 'node:fs/promises';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { SourceFault, type Source } from './moving.ts';
import { readOlderRow } from './older-site.ts';
import { guessColumns, missingFields, rowFromCells, type SheetNoun } from './sheet-fields.ts';
import type { SourceFiles } from './source-files.server.ts';
import { checkArchive } from './unzip.server.ts';

const megabyte = 1024 * 1024;
const maxSheetBytes = 32 * megabyte;
const maxRows = 50_000;
const maxColumns = 200;
const maxCellChars = 200_000;

export type SheetTable = { head: string[]; rows: string[][] };

/** Reads a sheet as text: CSV in UTF-8 or UTF-16, or the first sheet of an Excel workbook. */
export async function readSheet(file: string, name: string): Promise<SheetTable> {
  const { size } = await stat(file);
  if (size > maxSheetBytes) throw new SourceFault(`${name} is larger than 32 MB.`);
  const rows = /\.xlsx$/i.test(name) ? await rowsOfWorkbook(file) : await rowsOfText(file, name);
  const [head = [], ...body] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (body.length > maxRows) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
  if (head.length === 0) throw new SourceFault(`${name} is empty.`);
  return { head: head.slice(0, maxColumns).map((title) => title.trim()), rows: body };
}

async function rowsOfWorkbook(file: string): Promise<string[][]> {
  await checkArchive(file);
  const sheets = await readXlsxFile(file).catch(() => {
    throw new SourceFault('The workbook cannot be read. Save it again as .xlsx or as CSV.');
  });
  return (sheets[0]?.data ?? []).map((row) => row.map((cell) => cellText(cell)));
}

/** A date as a day, a number with a decimal point. */
function cellText(cell: unknown) {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

async function rowsOfText(file: string, name: string): Promise<string[][]> {
  const bytes = await readFile(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  let text;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFault(`${name} is not text in UTF-8. Save it as “CSV UTF-8” or as .xlsx.`);
  }
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: true,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed)
    throw new SourceFault(`A quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.`);
  return data;
}

type Match = { noun: SheetNoun; columns: Readonly<Record<string, number>> };

export async function openSheet(
  file: string,
  name: string,
  { noun, columns: matched }: Match,
  files: SourceFiles,
): Promise<Source> {
  const { head, rows } = await readSheet(file, name);
  const isMatched = Object.keys(matched).length > 0;
  const columns = isMatched ? matched : guessColumns(noun, head);
  const [missing] = missingFields(noun, columns);
  if (missing) throw new SourceFault(`Choose the column for ${missing.label}.`);
  const problems: string[] = [];
  return {
    kind: 'sheet',
    system: `sheet ${noun}`,
    problems,
    *records() {
      for (const [index, cells] of rows.entries()) {
        // The first row has the titles, and people count from one.
        const place = `${name}, row ${index + 2}`;
        const isTooLong = cells.some((cell) => cell.length > maxCellChars);
        const row = rowFromCells(noun, columns, isTooLong ? [] : cells);
        const record = readOlderRow(noun, row, place);
        if (isTooLong) record.faults.push('A cell is too long.');
        yield record;
      }
    },
    openFile: files.open,
    findFile: files.find,
    close: files.close,
  };
}
