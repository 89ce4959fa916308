import { readFile, stat } from 'node:fs/promises';
import { readSheet as readFirstSheet } from 'read-excel-file/node';
import { SourceFault, type SourceContent } from './moving.ts';
import { readOlderRow } from './older-site.ts';
import { guessColumns, missingFields, rowFromCells, type SheetNoun } from './sheet-fields.ts';
import { decodeTable, parseCsv } from './read-table.server.ts';
import { checkArchive } from './unzip.server.ts';
import { inspectCells, maxColumns, maxRows } from './workbook-cells.ts';

const megabyte = 1024 * 1024;
const maxSheetBytes = 32 * megabyte;
const maxCellChars = 200_000;

export type SheetTable = { head: string[]; rows: string[][] };

/** Reads a sheet as text: CSV in any encoding that its bytes tell, or the first sheet of an Excel workbook. */
export async function readSheet(file: string, name: string): Promise<SheetTable> {
  const { size } = await stat(file);
  if (size > maxSheetBytes) throw new SourceFault(`${name} is larger than 32 MB.`);
  const rows = /\.xlsx$/i.test(name)
    ? await rowsOfWorkbook(file, name)
    : await rowsOfText(file, name);
  const [head = [], ...body] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (body.length > maxRows) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
  if (head.length === 0) throw new SourceFault(`${name} is empty.`);
  const titles = head.map((title) => title.trim());
  const count = titles.findLastIndex((title) => title !== '') + 1;
  if (count > maxColumns) throw new SourceFault(`${name} has more than ${maxColumns} columns.`);
  return { head: titles.slice(0, count), rows: body.map((cells) => cells.slice(0, count)) };
}

async function rowsOfWorkbook(file: string, name: string): Promise<string[][]> {
  await checkArchive(file, () => inspectCells(name));
  const rows = await readFirstSheet(file).catch(() => {
    throw new SourceFault('The workbook cannot be read. Save it again as .xlsx or as CSV.');
  });
  return rows.map((row) => row.map((cell) => cellText(cell)));
}

/** A date as a day, a number with a decimal point. */
function cellText(cell: unknown) {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

async function rowsOfText(file: string, name: string): Promise<string[][]> {
  return parseCsv(name, await decodeTable(name, await readFile(file)));
}

type Match = { noun: SheetNoun; columns: Readonly<Record<string, number>> };

export async function openSheet(
  file: string,
  name: string,
  { noun, columns: matched }: Match,
): Promise<SourceContent> {
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
  };
}
