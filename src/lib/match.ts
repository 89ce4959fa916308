import { fold } from './fold.ts';

/** A text by which something is found, folded and in its words. */
export type Matchable = { name: string; words: string[]; rest: string };

export function wordsOf(text: string) {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `rest` is found too, but counts for less than the name. */
export function matchable(name: string, rest = ''): Matchable {
  return { name: fold(name), words: wordsOf(name), rest: fold(rest) };
}

/** How well all words of a search are found: 0 for not at all, more than 1 where the name has them. */
export function scoreOf(search: string[], { name, words, rest }: Matchable) {
  let score = 0;
  for (const word of search) {
    const found = scoreOfWord(word, words, name, rest);
    if (found === 0) return 0;
    score += found;
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
 * Counts the typing errors between the words of a search and those of a name, or Infinity where there are too many.
 * Each word is compared once, in however many names it stands.
 */
export function typingErrors(search: string[]) {
  const wanted = search.map((word) => ({ word, compared: new Map<string, number>() }));
  return (words: string[]) => {
    let errors = 0;
    for (const { word, compared } of wanted) {
      let fewest = Infinity;
      for (const one of words) {
        const known = compared.get(one) ?? errorsIn(word, one);
        compared.set(one, known);
        fewest = Math.min(fewest, known);
      }
      if (fewest === Infinity) return Infinity;
      errors += fewest;
    }
    return errors;
  };
}

const longer = 8;

/** One error is forgiven, and two in a longer word, also where they are letters that were left out. */
function errorsIn(word: string, other: string) {
  const most = word.length < 4 ? 0 : word.length < longer ? 1 : 2;
  const isShortened = most === 1 && other.length >= longer && other.length - word.length <= 2;
  const errors = errorsToBeginnings(word, other, isShortened ? 2 : most);
  const fewest = Math.min(...errors);
  if (fewest <= most) return fewest;
  return isShortened && errors.at(-1) === 2 ? 2 : Infinity;
}

/**
 * Letters that are wrong, missing, too many or swapped between a word and the beginnings of another that are about as
 * long, the last of them at the end; none for too many. Only cells that `most` errors can reach are looked at.
 */
function errorsToBeginnings(word: string, other: string, most: number) {
  const width = Math.min(other.length, word.length + most);
  if (width + most < word.length) return [];
  const newRow = () => Array.from({ length: width + 2 }, () => most + 1);
  let [before, above, present] = [newRow(), newRow(), newRow()];
  for (let column = 0; column <= most; column++) above[column] = column;
  for (let row = 1; row <= word.length; row++) {
    const [first, last] = [Math.max(1, row - most), Math.min(width, row + most)];
    let left = row <= most ? row : most + 1;
    let least = left;
    present[first - 1] = left;
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
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
      present[column] = left;
      least = Math.min(least, left);
    }
    if (least > most) return [];
    present[last + 1] = most + 1;
    [before, above, present] = [above, present, before];
  }
  return above.slice(Math.max(0, word.length - most), width + 1);
}
