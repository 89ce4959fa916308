import { capitalised } from '../../../lib/text/capitalised.ts';
import { byteOrderMark, csvLine } from '../../../model/csv.ts';
import { versioned } from '../../nouns.ts';
import {
  outcomes,
  writtenNouns,
  type Counts,
  type ImportItemRow,
  type ItemKind,
  type ListedItem,
  type Outcome,
  type WrittenNoun,
} from '../moving.ts';

const nounLabels = Object.fromEntries(
  writtenNouns.map((noun) => [noun, capitalised(versioned[noun].noun.many)]),
) as Record<WrittenNoun, string>;

export const kindLabels: Record<ItemKind, string> = {
  ...nounLabels,
  person: 'VIP people',
  settings: 'Settings',
  file: 'Images and videos',
  redirect: 'Redirects',
  city: 'Cities',
  source: 'The file',
};

/** The sentences about an item. */
export function notesOf({ notes }: Pick<ImportItemRow, 'notes'>) {
  return JSON.parse(notes) as string[];
}

/** What an import did or would do, as text: the counts, then each record that says something of itself. */
export function reportLines(counts: Counts, items: readonly ImportItemRow[]): string[] {
  const summary = Object.entries(counts).flatMap(([kind, byOutcome]) => {
    if (kind === 'source') return [];
    const parts = Object.entries(byOutcome).map(
      ([outcome, count]) => `${outcomes[outcome as Outcome].toLowerCase()} ${count}`,
    );
    return `${kindLabels[kind as ItemKind]}: ${parts.join(', ')}`;
  });
  const lines = items
    .filter(({ kind }) => kind !== 'redirect')
    .flatMap((item) => {
      const sentences = notesOf(item);
      const { kind, name, place, outcome } = item;
      if (sentences.length === 0) return [];
      if (kind === 'source') return sentences.map((sentence) => `- ${sentence}`);
      return `- ${kindLabels[kind]}, ${name} (${place}): ${outcomes[outcome]}. ${sentences.map(capitalised).join(' ')}`;
    });
  return [...summary, ...lines];
}

/** The whole report as a sheet. */
export function reportCsv(items: readonly ListedItem[]) {
  const head = ['Kind', 'Record', 'In the file', 'Result', 'What we found'];
  const lines = items.map(({ kind, name, place, outcome, notes }) =>
    csvLine([kindLabels[kind], name, place, outcomes[outcome], notes.join(' ')]),
  );
  return [byteOrderMark, csvLine(head), ...lines].join('');
}
