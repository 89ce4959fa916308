import Papa from 'papaparse';
import { decimalSign } from '../lib/text/locale.ts';

/** Without this mark Excel reads `É` as `Ã‰`. */
export const byteOrderMark = '\uFEFF';

const telephone = /^\+[\d ().]+$/;

/**
 * Text that a spreadsheet would evaluate, except telephone numbers, and such text behind apostrophes. It is prefixed with
 * an apostrophe.
 */
const formula = /^(?!\+[\d ().]+$)'*[=+\-@\t\r\n＝＋－＠]/u;

/** True for text that has an apostrophe before it in a table. */
export function isGuarded(text: string) {
  return formula.test(text);
}

/** Removes the apostrophe that stops a spreadsheet from evaluating a formula. */
export function withoutGuard(cell: string) {
  return cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');
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
