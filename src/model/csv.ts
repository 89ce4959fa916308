import Papa from 'papaparse';
import { decimalSign } from '../lib/text/locale.ts';

/** Without this mark Excel reads `É` as `Ã‰`. */
export const byteOrderMark = '\uFEFF';

const telephone = /^\+[\d ().]+$/;

/**
 * Text that a spreadsheet would evaluate, except telephone numbers, and such text and numbers behind apostrophes. It is
 * prefixed with an apostrophe.
 */
const formula = /^(?!\+[\d ().]+$)'*[=+\-@\t\r\n＝＋－＠]|^['’]+\d\S*$/u;

/** True for text that has an apostrophe before it in a table. */
export function isGuarded(text: string) {
  return formula.test(text);
}

/**
 * What a cell of a table says: without the signs by which spreadsheets mark text that looks like a number (`="0702"`,
 * `'0703`), and without our guard.
 */
export function readCell(cell: string) {
  const text = cell.trim();
  const quoted = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  return text.replace(/^['’](?='*[=+\-@\t\r\n＝＋－＠]|['’]*\d\S*$)/u, '').trim();
}

/** The text of a cell of a workbook: a date as a day, a number with a decimal point. */
export function cellText(cell: unknown) {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

const shownChars = 60;

/** Why a row with more cells than columns is not read. */
export function tooManyCells(beyond: readonly string[]) {
  const shown = beyond.map((cell) => `“${cell.trim().slice(0, shownChars)}”`).join(', ');
  return `The row has more cells than there are columns: ${shown}. Put a text or number with a separator in quotation marks.`;
}

/** Separated as spreadsheets of the language expect: by semicolons where a comma is the decimal sign. */
export function csvLine(cells: string[]) {
  const delimiter = decimalSign() === ',' ? ';' : ',';
  return `${Papa.unparse([cells], { delimiter, quotes: true, escapeFormulae: formula })}\r\n`;
}

/** Replaces hyphens in a telephone number with spaces: a spreadsheet would subtract. */
export function dashless(text: string) {
  const spaced = text.replaceAll(/[\p{Dash_Punctuation}−]/gu, ' ');
  return telephone.test(spaced) ? spaced : text;
}

const rowsAtOnce = 50;

/**
 * Streams batches of rows as CSV, in parts, between which the process answers others. The first batch has been read
 * when the promise resolves.
 */
export async function csvStream<Row>(
  { head, lines }: { head: string; lines: (rows: Row[]) => string },
  batches: AsyncGenerator<Row[]>,
) {
  const firstBatch = await batches.next();
  const pieces = encodedPieces();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });

  async function* encodedPieces() {
    const encoder = new TextEncoder();
    yield encoder.encode(head);
    for await (const batch of allBatches()) {
      for (let start = 0; start < batch.length; start += rowsAtOnce) {
        yield encoder.encode(lines(batch.slice(start, start + rowsAtOnce)));
        await otherWork();
      }
    }
  }
  async function* allBatches() {
    if (!firstBatch.done) yield firstBatch.value;
    yield* batches;
  }
}

function otherWork() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}
