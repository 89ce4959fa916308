import { byteOrderMark, csvLine } from '../../../records/csv.ts';
import type { ExchangedText, ExportedText } from './exchange.ts';

const columns = ['Record', 'Text', 'Name', 'State', 'Source', 'Target'] as const;

/** A table for translators: they fill in the last column. */
export function writeCsv(texts: readonly ExportedText[]) {
  const rows = texts.map(({ noun, recordId, path, name, state, source, target }) =>
    csvLine([`${noun}/${recordId}`, path, name, state, source, target]),
  );
  return byteOrderMark + csvLine([...columns]) + rows.join('');
}

/** The texts of such a table, or why it is none. */
export function readCsv(rows: readonly string[][]): { texts: ExchangedText[] } | { error: string } {
  const [head = [], ...others] = rows;
  const places = new Map(head.map((title, index) => [title.trim().toLowerCase(), index]));
  const missing = columns
    .filter((title) => !['Name', 'State'].includes(title))
    .find((title) => !places.has(title.toLowerCase()));
  if (missing !== undefined) return { error: `The table has no column “${missing}”.` };
  const cell = (row: string[], title: (typeof columns)[number]) =>
    row[places.get(title.toLowerCase()) ?? -1] ?? '';
  return {
    texts: others.map((row) => {
      const [noun = '', recordId = ''] = cell(row, 'Record').split('/');
      return {
        noun,
        recordId,
        path: cell(row, 'Text'),
        source: cell(row, 'Source'),
        target: cell(row, 'Target'),
      };
    }),
  };
}
