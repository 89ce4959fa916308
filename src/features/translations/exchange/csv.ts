import { byteOrderMark, csvLine, isGuarded } from '../../../model/csv.ts';
import {
  notOnSite,
  readRecordMark,
  recordMark,
  type ExchangedText,
  type ExportedText,
} from './exchange.ts';

const columns = ['Record', 'Text', 'Name', 'Visibility', 'State', 'Source', 'Target'] as const;
const needed: readonly string[] = ['Record', 'Text', 'Source', 'Target'];

/** A table for translators: they fill in the last column. */
export function writeCsv(texts: readonly ExportedText[]) {
  const rows = texts.map((text) => {
    const { path, name, isPublic, state, source, target } = text;
    const visibility = isPublic ? 'On the site' : notOnSite;
    return csvLine([recordMark(text), path, name, visibility, state, source, target]);
  });
  return byteOrderMark + csvLine([...columns]) + rows.join('');
}

/** The texts of such a table, or why it is none. */
export function readCsv(rows: readonly string[][]): { texts: ExchangedText[] } | { error: string } {
  const [head = [], ...others] = rows;
  const places = new Map(head.map((title, index) => [title.trim().toLowerCase(), index]));
  const missing = needed.find((title) => !places.has(title.toLowerCase()));
  if (missing !== undefined) return { error: `The table has no column “${missing}”.` };
  const cell = (row: string[], title: (typeof columns)[number]) =>
    row[places.get(title.toLowerCase()) ?? -1] ?? '';
  return {
    texts: others.map((row) => {
      const source = cell(row, 'Source');
      return {
        ...readRecordMark(cell(row, 'Record')),
        path: cell(row, 'Text'),
        source,
        target: withoutCopiedGuard(cell(row, 'Target'), source),
        isConfirmed: cell(row, 'State').trim().toLowerCase() === 'current',
      };
    }),
  };
}

/** Translators keep the apostrophe of a source such as `'=Call` in a target that needs none. */
function withoutCopiedGuard(target: string, source: string) {
  return isGuarded(source) && !isGuarded(target) ? target.replace(/^'/, '') : target;
}
