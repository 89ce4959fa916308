import Papa from 'papaparse';
import { decodeFile, type ExpectedText, type FileText } from '../../lib/text/file-text.ts';
import { cellText } from '../../model/csv.ts';

export type { EncodingChoice, FileText } from '../../lib/text/file-text.ts';

/** The text of a chosen file: of a workbook the first sheet, with tabs between its cells. */
export async function readFileText(
  buffer: ArrayBuffer,
  expected?: ExpectedText,
): Promise<FileText> {
  const bytes = new Uint8Array(buffer);
  const sheet = bytes[0] === 0x50 && bytes[1] === 0x4b ? await firstSheet(buffer) : undefined;
  if (sheet !== undefined) return { text: sheet, encoding: 'utf-8' };
  return decodeFile(bytes, async () => (await import('jschardet')).chardet, expected);
}

/** Undefined for what only looks like a workbook. */
async function firstSheet(buffer: ArrayBuffer) {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(buffer).catch(() => undefined);
  return (
    rows &&
    Papa.unparse(
      rows.map((cells) => cells.map((cell) => cellText(cell))),
      { delimiter: '\t' },
    )
  );
}
