/** The cells of a table as spreadsheets copy and export it: by tabs, commas or semicolons, with quoted cells. Empty rows are left out. */
export function readDelimited(text: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '');
  return rowsOf(whole, separatorOf(whole)).filter((cells) => cells.some((cell) => cell !== ''));
}

/** The cells of the clipboard: a spreadsheet parts them by tabs, and a comma is part of a price. */
export function readClipboard(text: string): string[][] {
  return rowsOf(text.replace(/\r?\n$/, ''), '\t');
}

function rowsOf(whole: string, separator: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < whole.length; at++) {
    const sign = whole.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (whole.charAt(at + 1) === '"') cell += whole.charAt(++at);
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else if (sign !== '\r') cell += sign;
  }
  rows.push([...row, cell]);
  return rows.map((cells) => cells.map(plainCell));
}

/** Without the apostrophe by which a CSV keeps a spreadsheet from reading a formula. */
function plainCell(text: string) {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}

/** That which the first line has most of, outside of quotes. */
function separatorOf(text: string) {
  const firstLine = text.replaceAll(/"[^"]*"/g, '').split('\n', 1)[0] ?? '';
  const count = (sign: string) => firstLine.split(sign).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
