import { readFile, stat } from 'node:fs/promises';
import { readSheet as readFirstSheet } from 'read-excel-file/node';
import { cellText, readCell, tooManyCells } from '../../../model/csv.ts';
import { SourceFault, type SheetKind, type SourceContent } from '../moving.ts';
import { readOlderRow } from './older-site.ts';
import {
  guessColumns,
  missingFields,
  readPrices,
  rowFromCells,
  valuesFromCells,
} from './sheet-fields.ts';
import { readPerson } from './sheet-person.ts';
import { decodeTable, parseCsv } from './read-table.server.ts';
import { checkArchive } from './unzip.server.ts';
import { maxColumns, maxRows } from './workbook-cells.ts';
import { inspectSheets } from './workbook-sheets.server.ts';

const megabyte = 1024 * 1024;
const maxSheetBytes = 32 * megabyte;
const maxCellChars = 200_000;

/** The titles of a sheet, its rows, which may have more cells than titles, and the sheets that were not read. */
export type SheetTable = { head: string[]; rows: string[][]; others: string[] };

/** Reads a sheet as text: CSV in any encoding that its bytes tell, or the first sheet of an Excel workbook. */
export async function readSheet(file: string, name: string): Promise<SheetTable> {
  const { size } = await stat(file);
  if (size > maxSheetBytes) throw new SourceFault(`${name} is larger than 32 MB.`);
  const { rows, others } = /\.xlsx$/i.test(name)
    ? await rowsOfWorkbook(file, name)
    : { rows: await rowsOfText(file, name), others: [] };
  const [head = [], ...body] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (body.length > maxRows) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
  if (head.length === 0) throw new SourceFault(`${name} is empty.`);
  const titles = head.map((title) => title.trim());
  const count = titles.findLastIndex((title) => title !== '') + 1;
  if (count > maxColumns) throw new SourceFault(`${name} has more than ${maxColumns} columns.`);
  return {
    head: titles.slice(0, count),
    rows: body.map((cells) => cells.map(readCell)),
    others,
  };
}

async function rowsOfWorkbook(file: string, name: string) {
  const { newInspector, listOthers } = inspectSheets(name);
  await checkArchive(file, newInspector);
  const rows = await readFirstSheet(file).catch(() => {
    throw new SourceFault('The workbook cannot be read. Save it again as .xlsx or as CSV.');
  });
  return { rows: rows.map((row) => row.map((cell) => cellText(cell))), others: listOthers() };
}

async function rowsOfText(file: string, name: string): Promise<string[][]> {
  return parseCsv(name, await decodeTable(name, await readFile(file)));
}

type Match = { noun: SheetKind; columns: Readonly<Record<string, number>> };

export async function openSheet(
  file: string,
  name: string,
  { noun, columns: matched }: Match,
): Promise<SourceContent> {
  const { head, rows, others } = await readSheet(file, name);
  const isMatched = Object.keys(matched).length > 0;
  const columns = isMatched ? matched : guessColumns(noun, head);
  const [missing] = missingFields(noun, columns);
  if (missing) throw new SourceFault(`Choose the column for ${missing.label}.`);
  // The first row has the titles, and people count from one.
  const placeOf = (index: number) => `${name}, row ${index + 2}`;
  const priceColumn = columns['price_range'] ?? -1;
  const used = new Set(Object.values(columns));
  const unused = head.flatMap((title, index) => {
    const isFilled = rows.some((cells) => (cells[index]?.trim() ?? '') !== '');
    return used.has(index) || !isFilled ? [] : title || `without a title (${index + 1})`;
  });
  const problems = [
    ...(unused.length > 0
      ? [`Columns that fill no field were left out: ${unused.join(', ')}.`]
      : []),
    ...(others.length > 0 ? [`Other sheets were left out: ${others.join(', ')}.`] : []),
  ];
  return {
    kind: 'sheet',
    system: `sheet ${noun}`,
    problems,
    *people() {
      if (noun !== 'people') return;
      for (const [index, cells] of rows.entries()) {
        const person = readPerson(valuesFromCells(noun, columns, cells), placeOf(index));
        person.faults.push(...faultsOfCells(cells, head.length));
        yield person;
      }
    },
    *records() {
      if (noun === 'people') return;
      for (const [index, cells] of rows.entries()) {
        const place = placeOf(index);
        const faults = faultsOfCells(cells, head.length);
        const isTooLong = faults.includes(tooLong);
        const price = readPrices(cells[priceColumn] ?? '', head[priceColumn] ?? '');
        const read = cells.map((cell, at) =>
          at === priceColumn && 'text' in price ? price.text : cell,
        );
        const record = readOlderRow(
          noun,
          rowFromCells(noun, columns, isTooLong ? [] : read),
          place,
        );
        record.faults.push(...faults);
        if ('error' in price) record.faults.push(price.error);
        yield record;
      }
    },
  };
}

const tooLong = 'A cell is too long.';

/** Why a row cannot be read as it is. */
function faultsOfCells(cells: readonly string[], columns: number) {
  const beyond = cells.slice(columns).filter((cell) => cell !== '');
  return [
    ...(cells.some((cell) => cell.length > maxCellChars) ? [tooLong] : []),
    ...(beyond.length > 0 ? [tooManyCells(beyond)] : []),
  ];
}
