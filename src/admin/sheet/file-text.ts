import { decodeFile } from '../../lib/text/file-text.ts';

export type { EncodingChoice, FileText } from '../../lib/text/file-text.ts';

/** The text of a chosen file. */
export function readFileText(buffer: ArrayBuffer) {
  return decodeFile(new Uint8Array(buffer), async () => (await import('jschardet')).chardet);
}
