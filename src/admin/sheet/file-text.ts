import { decodeFile, type ExpectedText } from '../../lib/text/file-text.ts';

export type { EncodingChoice, FileText } from '../../lib/text/file-text.ts';

/** The text of a chosen file. */
export function readFileText(buffer: ArrayBuffer, expected?: ExpectedText) {
  return decodeFile(
    new Uint8Array(buffer),
    async () => (await import('jschardet')).chardet,
    expected,
  );
}
