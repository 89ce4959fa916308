import { missingLetter } from '../letters.ts';

/** The part of React PDF's layout that lines of text are in. */
export type LaidOut = {
  type?: string;
  value?: string;
  box?: { width: number };
  lines?: Line[];
  children?: LaidOut[] | undefined;
};

type Line = { string: string; xAdvance: number; runs: Run[] };

type Run = { end: number; xAdvance: number; glyphs: unknown[]; positions: { xAdvance: number }[] };

/** Hardly visible. */
const tolerance = 0.5;

/** Estimated by the number of letters, which differ in width. */
const fillingShare = 0.85;

/**
 * The words that are wider than their box. A line of several words may stick out a little, because its spaces count as
 * narrower than they are.
 */
export function overflowingWords(node: LaidOut): string[] {
  const width = node.box?.width ?? Infinity;
  const words = (node.lines ?? [])
    .filter(({ xAdvance }) => xAdvance > width + tolerance)
    .flatMap(({ string, xAdvance }) => {
      const word = longest(string.split(' '));
      return (word.length / string.length) * xAdvance > width * fillingShare ? [word] : [];
    });
  return [...words, ...(node.children ?? []).flatMap(overflowingWords)];
}

/** Ideographs and kana, which stand without spaces. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function hasIdeographs(text: string) {
  return ideograph.test(text);
}

/** An amount or an area, which stays whole. */
const measure =
  /\d[\d.,\u00A0億万萬]*(?:m²|㎡|坪|平方フィート|平方英尺|円|[\p{Script=Katakana}ー米香港新台湾]*(?:ドル|ポンド|ユーロ)|\p{Script=Han}{1,3}[幣元圓鎊])/u
    .source;

/** An opening sign stays with what follows, and signs, small kana and a long vowel with what they follow. */
const ideographPieces = new RegExp(
  String.raw`[\p{Ps}\p{Pi}]*(?:${measure}|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}\p{S}ー]+|.)[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]*`,
  'gsu',
);

/** Where a word may be broken: between any two letters, but not before a sign. A Latin word among ideographs stays whole. */
export function pieces(word: string) {
  if (hasIdeographs(word)) return word.match(ideographPieces) ?? [word];
  return word.match(/^[^\p{L}\p{N}\p{S}]+|[\p{L}\p{N}\p{S}][^\p{L}\p{N}\p{S}]*/gu) ?? [word];
}

/** React PDF ends each broken line with a hyphen. An address, a number or a row of boxes would read as another. */
export function dropWrongHyphens(node: LaidOut) {
  for (const child of node.children ?? []) dropWrongHyphens(child);
  const text = (node.children ?? []).map(({ value = '' }) => value).join('');
  let position = 0;
  for (const line of node.lines ?? []) {
    const isWhole = startsWith(text, line.string, position);
    position += line.string.length - (isWhole ? 0 : 1);
    if (!isWhole && line.string.endsWith('-') && !isProse(wordAt(text, position))) dropLast(line);
  }
}

function startsWith(text: string, part: string, position: number) {
  return text.slice(position, position + part.length).toLowerCase() === part.toLowerCase();
}

function wordAt(text: string, position: number) {
  const begin = text.lastIndexOf(' ', position - 1) + 1;
  const end = text.indexOf(' ', position);
  return text.slice(begin, end < 0 ? undefined : end);
}

function isProse(word: string) {
  return (
    !hasIdeographs(word) &&
    !word.includes(missingLetter) &&
    /^[\p{Ps}\p{Pi}]?[\p{L}\p{M}'’-]+\p{P}{0,2}$/u.test(word)
  );
}

function dropLast(line: Line) {
  const run = line.runs.at(-1);
  if (!run) return;
  const { xAdvance = 0 } = run.positions.at(-1) ?? {};
  run.glyphs.pop();
  run.positions.pop();
  run.end -= 1;
  run.xAdvance -= xAdvance;
  line.xAdvance -= xAdvance;
  line.string = line.string.slice(0, -1);
}

function longest(words: string[]) {
  return words.reduce((one, other) => (other.length > one.length ? other : one), '');
}
