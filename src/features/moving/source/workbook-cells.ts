import { SourceFault } from '../moving.ts';

export const maxRows = 50_000;
export const maxColumns = 200;
/** The reader of workbooks needs about a kilobyte for a cell. */
const maxCells = 200_000;
/** It makes all cells up to the last row and column, also those that are not written. */
const maxArea = 2_000_000;
const maxTextChars = 1024 * 1024;

/** A tag with a name or attributes that no program writes, for which readers need far too long. */
const longTag = /<[^<>\s/]{200}|<[^<>]{10000}/;
const elements = /<(?:[\w-]+:)?(c|row|dimension)(?=[\s/>])[^<>]*/g;
/** What is in a cell. */
const content = /<(?:[\w-]+:)?(?:v|is)[\s>]/;
/** The place of a cell or row, or the range of the sheet. */
const place = /\s(?:r|ref)\s*=\s*["']([^"']{0,60})["']/;
const lastPlace = /^(?:\$?[A-Z]+\$?\d+:)?\$?([A-Z]*)\$?(\d+)$/i;

/**
 * Reads a part of a workbook in pieces, whatever its name is: a sheet may have any. Throws `SourceFault` for one whose table
 * would fill the memory: a cell in the last row of all is enough for the reader of workbooks to make every row before it.
 * `onContent` hears of cells that hold something.
 */
export function inspectCells(name: string, onContent?: () => void) {
  const decoder = new TextDecoder();
  let isXml: boolean | undefined;
  let waiting = '';
  let count = 0;
  let rows = 0;
  let columns = 0;

  function inspectPlace(element: string, written: string) {
    if (written.includes('&')) throw new SourceFault('The workbook is damaged.');
    const [, columnName = '', rowName = '0'] = lastPlace.exec(written) ?? [];
    const [row, column] = [Number(rowName), columnNumber(columnName)];
    // Its titles are one row more.
    if (row > maxRows + 1) throw new SourceFault(`${name} has more than ${maxRows} rows.`);
    if (column > maxColumns) throw new SourceFault(`${name} has more than ${maxColumns} columns.`);
    if (element !== 'c') return;
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
    if (rows * columns > maxArea)
      throw new SourceFault(
        `${name} has a cell far away from the others, ${written}. Delete it, or save the sheet as CSV.`,
      );
  }

  return (part: Uint8Array) => {
    if (isXml === false) return;
    waiting += decoder.decode(part, { stream: true });
    isXml ??= /\S/.test(waiting) ? waiting.trimStart().startsWith('<') : undefined;
    const end = waiting.lastIndexOf('<');
    const whole = waiting.slice(0, Math.max(0, end));
    waiting = waiting.slice(Math.max(0, end));
    if (!isXml) return;
    if (waiting.length > maxTextChars) throw new SourceFault('A cell is too long.');
    if (content.test(whole)) onContent?.();
    if (longTag.test(whole)) throw new SourceFault('The workbook is damaged.');
    for (const [tag, element = ''] of whole.matchAll(elements)) {
      if (element === 'c') count += 1;
      if (count > maxCells) throw new SourceFault(`${name} has more than ${maxCells} cells.`);
      const [, written] = place.exec(tag) ?? [];
      if (written !== undefined) inspectPlace(element, written);
    }
  };
}

/** 28 for `AB`. */
function columnNumber(column: string) {
  let number = 0;
  for (let at = 0; at < column.length; at += 1)
    number = number * 26 + column.toUpperCase().charCodeAt(at) - 64;
  return number;
}
