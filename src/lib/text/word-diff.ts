export type Words = { text: string; isChanged: boolean };

/** With more pairs of words, everything between the first and the last change counts as changed. */
const maxPairs = 4_000_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Marks the words of two texts that are not in their longest common subsequence. */
export function wordDiff(before: string, after: string, wordsOf = wordsOfText) {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const lcs = commonOf(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return {
    before: runsOf(one, isCommon(one.length, start, end, lcs.one)),
    after: runsOf(other, isCommon(other.length, start, end, lcs.other)),
  };
}

function wordsOfText(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The indexes of the longest common subsequence in both lists. */
function commonOf(one: string[], other: string[]) {
  const common = { one: new Set<number>(), other: new Set<number>() };
  if (one.length * other.length > maxPairs) return common;
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) {
      common.one.add(row++);
      common.other.add(column++);
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}

function isCommon(count: number, start: number, end: number, common: Set<number>) {
  return (index: number) => index < start || index >= count - end || common.has(index - start);
}

/** Joins neighbours that are both changed or both unchanged. A space between two changes counts as changed. */
function runsOf(words: string[], isSame: (index: number) => boolean): Words[] {
  const runs: Words[] = [];
  for (const [index, text] of words.entries()) {
    const isSpace = text.trim() === '' && index > 0 && index < words.length - 1;
    const isChanged = isSpace ? !isSame(index - 1) && !isSame(index + 1) : !isSame(index);
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else runs.push({ text, isChanged });
  }
  return runs;
}
