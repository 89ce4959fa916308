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
