import { diffArrays } from 'diff/lib/diff/array.js';

export type Words = { text: string; isChanged: boolean };

/** With more added and removed words, everything between the first and the last change counts as changed. */
const maxEditLength = 1_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Marks the words of two texts that are not in both. */
export function wordDiff(before: string, after: string, splitText = wordsOfText) {
  const [one, other] = [splitText(before), splitText(after)];
  const parts = diffArrays(one, other, { maxEditLength }) ?? partsBetween(one, other);
  return {
    before: mergeRuns(parts.filter(({ added }) => !added)),
    after: mergeRuns(parts.filter(({ removed }) => !removed)),
  };
}

export type JoinedText = { text: string; mark?: 'del' | 'ins' };

/** Both texts as one: the words of the second, with those that it lost and those that it gained marked. */
export function joinedDiff(before: string, after: string, splitText = wordsOfText): JoinedText[] {
  const [one, other] = [splitText(before), splitText(after)];
  const parts = diffArrays(one, other, { maxEditLength }) ?? partsBetween(one, other);
  const runs = parts.flatMap(({ value, added, removed }): JoinedText[] => {
    const text = value.join('');
    if (text === '') return [];
    return [added ? { text, mark: 'ins' } : removed ? { text, mark: 'del' } : { text }];
  });
  return joinOverSpaces(runs);
}

/** A space between two changes belongs to both, so that a changed phrase is one deletion and one insertion. */
function joinOverSpaces(runs: JoinedText[]): JoinedText[] {
  const joined: JoinedText[] = [];
  let change: { del: string; ins: string } | undefined;
  const end = () => {
    if (!change) return;
    if (change.del !== '') joined.push({ text: change.del, mark: 'del' });
    if (change.ins !== '') joined.push({ text: change.ins, mark: 'ins' });
    change = undefined;
  };
  for (const [index, { text, mark }] of runs.entries()) {
    if (mark) {
      change ??= { del: '', ins: '' };
      change[mark] += text;
    } else if (text.trim() === '' && change && runs[index + 1]?.mark) {
      change.del += text;
      change.ins += text;
    } else {
      end();
      joined.push({ text });
    }
  }
  end();
  return joined;
}

/** Everything between the first and the last change counts as changed. */
function partsBetween(one: string[], other: string[]) {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [
    { value: one.slice(0, start), added: false, removed: false },
    { value: one.slice(start, one.length - end), added: false, removed: true },
    { value: other.slice(start, other.length - end), added: true, removed: false },
    { value: one.slice(one.length - end), added: false, removed: false },
  ];
}

function wordsOfText(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

type Part = { value: string[]; added: boolean; removed: boolean };

/** Joins neighbours that are both changed or both unchanged. A space between two changes counts as changed. */
function mergeRuns(parts: Part[]): Words[] {
  const words = parts.flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, isNew: added || removed })),
  );
  const runs: Words[] = [];
  for (const [index, { text, isNew }] of words.entries()) {
    const [last, next] = [words[index - 1], words[index + 1]];
    const isChanged = text.trim() === '' && last && next ? last.isNew && next.isNew : isNew;
    const run = runs.at(-1);
    if (run?.isChanged === isChanged) run.text += text;
    else runs.push({ text, isChanged });
  }
  return runs;
}
