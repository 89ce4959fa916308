import { fold, foldWithApostrophes } from '../text/fold.ts';

/** Searchable text: folded, with the words of the name. */
export type Matchable = { name: string; words: string[]; rest: string };

export function splitWords(text: string) {
  return foldWithApostrophes(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches in `rest` count for less than those in the name. */
export function matchable(name: string, rest = ''): Matchable {
  return { name: fold(name), words: splitWords(name), rest: fold(rest) };
}

/** The score of a search: 0 unless every word matches, above 1 if the name contains them. */
export function matchScore(search: string[], { name, words, rest }: Matchable) {
  let score = 0;
  for (const word of search) {
    const wordScore = scoreOfWord(word, words, name, rest);
    if (wordScore === 0) return 0;
    score += wordScore;
  }
  if (name.startsWith(search.join(' '))) score += 3 * search.length;
  return score / Math.max(search.length, 1);
}

function scoreOfWord(word: string, words: string[], name: string, rest: string) {
  if (words.some((one) => one.startsWith(word))) return 3;
  if (name.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
}

/**
 * Returns a function that counts the typing errors between a search and the words of a name, Infinity if there
 * are too many. It caches each comparison, because names share words.
 */
export function typingErrors(search: string[]) {
  const caches = search.map((word) => ({ word, errorsByWord: new Map<string, number>() }));
  return (words: string[]) => {
    let errors = 0;
    for (const { word, errorsByWord } of caches) {
      let fewest = Infinity;
      for (const one of words) {
        const count = errorsByWord.get(one) ?? errorsIn(word, one);
        errorsByWord.set(one, count);
        fewest = Math.min(fewest, count);
      }
      if (fewest === Infinity) return Infinity;
      errors += fewest;
    }
    return errors;
  };
}

const longWordLength = 8;

/** Allows one error, or two in a long word, including when the search leaves out letters of a long word. */
function errorsIn(word: string, other: string) {
  const most = word.length < 4 ? 0 : word.length < longWordLength ? 1 : 2;
  const isShortened =
    most === 1 && other.length >= longWordLength && other.length - word.length <= 2;
  const errors = errorsToPrefixes(word, other, isShortened ? 2 : most);
  const fewest = Math.min(...errors);
  if (fewest <= most) return fewest;
  return isShortened && errors.at(-1) === 2 ? 2 : Infinity;
}

/**
 * The edit distances (wrong, missing, extra or swapped letters) between a word and the prefixes of another of
 * about its length, shortest first. Empty if all exceed `most`; only cells within reach of `most` are computed.
 */
function errorsToPrefixes(word: string, other: string, most: number) {
  const width = Math.min(other.length, word.length + most);
  if (width + most < word.length) return [];
  const newRow = () => Array.from({ length: width + 2 }, () => most + 1);
  let [rowBefore, above, current] = [newRow(), newRow(), newRow()];
  for (let column = 0; column <= most; column++) above[column] = column;
  for (let row = 1; row <= word.length; row++) {
    const [first, last] = [Math.max(1, row - most), Math.min(width, row + most)];
    let left = row <= most ? row : most + 1;
    let least = left;
    current[first - 1] = left;
    for (let column = first; column <= last; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === other[column - 2] &&
        word[row - 2] === other[column - 1];
      left = Math.min(
        (above[column] ?? 0) + 1,
        left + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rowBefore[column - 2] ?? 0) + 1 : Infinity,
      );
      current[column] = left;
      least = Math.min(least, left);
    }
    if (least > most) return [];
    current[last + 1] = most + 1;
    [rowBefore, above, current] = [above, current, rowBefore];
  }
  return above.slice(Math.max(0, word.length - most), width + 1);
}
