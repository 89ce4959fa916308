/** Without it Excel reads `É` as `Ã‰`. */
export const byteOrderMark = '\uFEFF';

const telephone = /^\+[\d ().]+$/;

export function csvLine(cells: string[]) {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** Replaces hyphens in a telephone number by spaces: a spreadsheet would subtract. */
export function dashless(written: string) {
  const spaced = written.replaceAll(/[\p{Dash_Punctuation}−]/gu, ' ');
  return telephone.test(spaced) ? spaced : written;
}

/** Prefixes text that a spreadsheet would evaluate as a formula with an apostrophe, except telephone numbers. */
function quoted(text: string) {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) && !telephone.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Streams a table of batches of rows. The first batch has been read when this resolves. */
export async function csvStream<Row>(
  { head, lines }: { head: string; lines: (rows: Row[]) => string },
  batches: AsyncGenerator<Row[]>,
) {
  const first = await batches.next();
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
    yield encoder.encode(head + lines(first.value ?? []));
    for await (const batch of batches) yield encoder.encode(lines(batch));
  }
}
