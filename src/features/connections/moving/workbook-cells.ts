import { SourceFault } from './moving.ts';

export const maxRows = 50_000;
export const maxColumns = 200;
/** The reader of workbooks needs about a kilobyte for a cell. */
const maxCells = 200_000;
const maxTextChars = 1024 * 1024;

const cell = /<(?:[\w-]+:)?c[\s/>]/g;
/** The places of cells and rows, and the range of the sheet. */
const place = /\s(?:r|ref)\s*=\s*["']([^"']{0,60})["']/g;
const lastPlace = /^(?:\$?[A-Z]+\$?\d+:)?\$?([A-Z]*)\$?(\d+)$/i;

/**
 * Reads the XML of a sheet in parts. Throws `SourceFault` for one whose table would fill the memory: a cell in the last
 * row of all is enough for the reader of workbooks to make every row before it.
 */
export function inspectCells(name: string) {
  const decoder = new TextDecoder();
  let waiting = '';
  let count = 0;
  return (part: Uint8Array) => {
    waiting += decoder.decode(part, { stream: true });
    const end = waiting.lastIndexOf('<');
    const whole = waiting.slice(0, Math.max(0, end));
    waiting = waiting.slice(Math.max(0, end));
    if (waiting.length > maxTextChars) throw new SourceFault('A cell is too long.');
    count += whole.match(cell)?.length ?? 0;
    if (count > maxCells) throw new SourceFault(`${name} has more than ${maxCells} cells.`);
    for (const [, written = ''] of whole.matchAll(place)) {
      if (written.includes('&')) throw new SourceFault('The workbook is damaged.');
      const [, column = '', row = '0'] = lastPlace.exec(written) ?? [];
      // Its titles are one row more.
      if (Number(row) > maxRows + 1)
        throw new SourceFault(`${name} has more than ${maxRows} rows.`);
      if (columnNumber(column) > maxColumns)
        throw new SourceFault(`${name} has more than ${maxColumns} columns.`);
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
