/** Reads rows of cells separated by tabs, commas or semicolons, with quoted cells. Skips empty rows. */
export function readDelimited(text: string): string[][] {
  const table = text.replace(/^\uFEFF/, '');
  return rowsOf(table, separatorOf(table)).filter((cells) => cells.some((cell) => cell !== ''));
}

/** Reads copied cells. Spreadsheets separate them by tabs; a comma may be part of a price. */
export function readClipboard(text: string): string[][] {
  return rowsOf(text.replace(/\r?\n$/, ''), '\t');
}

function rowsOf(table: string, separator: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < table.length; index++) {
    const character = table.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (table.charAt(index + 1) === '"') cell += table.charAt(++index);
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else if (character !== '\r') cell += character;
  }
  rows.push([...row, cell]);
  return rows.map((cells) => cells.map(plainCell));
}

/** Removes the apostrophe that stops a spreadsheet from evaluating a formula. */
function plainCell(text: string) {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}

/** The separator that occurs most often in the first line, outside quotes. */
function separatorOf(text: string) {
  const firstLine = text.replaceAll(/"[^"]*"/g, '').split('\n', 1)[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
