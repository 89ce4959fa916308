import { spellLetters } from './spellings.ts';

/** Variants of the signs of a keyboard, as phones, Word and other alphabets write them. */
const signs: [sign: string, variants: RegExp][] = [
  ["'", /[`\u00B4\u02B9-\u02BD\u02C8\u05F3\u2018-\u201B\u2032\u2035\u2039\u203A]/g],
  ['"', /[\u00AB\u00BB\u05F4\u201C-\u201F\u2033\u2036\u301D-\u301F]/g],
  ['-', /[\u02D7\u05BE\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g],
  ['x', /\u00D7/g],
];

let simplifyChinese = (text: string) => text;

/** Sets how Chinese becomes simplified characters. Browsers have no table of them. */
export function provideSimplifiedChinese(simplify: (text: string) => string) {
  simplifyChinese = simplify;
}

/**
 * The text of a search: in lower case, with letters spelled as in slugs, signs as on a keyboard, and without
 * apostrophes; kana as hiragana and, on the server, Chinese as simplified characters. `strasse` finds `Straße`, `kakaako`
 * finds `Kakaʻako`, and `溫哥華` finds `温哥华`.
 */
export function fold(text: string) {
  return foldWithApostrophes(text).replaceAll("'", '');
}

/** The words of a search, to be found in folded text. Hyphens and quotes separate words, too. */
export function defaultSearchTexts(search: string) {
  return foldWithApostrophes(search)
    .split(/[\s'"-]+/)
    .filter(Boolean);
}

export function foldWithApostrophes(text: string) {
  // Again afterwards, for signs that consist of others, such as a triple prime.
  const plain = withPlainSigns(spellLetters(withPlainSigns(text))).replaceAll('\u2044', '/');
  return ideograph.test(plain) ? simplifyChinese(asHiragana(plain)) : plain;
}

const ideograph = /[\u3041-\u30ff\p{Script=Han}]/u;

function asHiragana(text: string) {
  return text.replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );
}

function withPlainSigns(text: string) {
  return signs.reduce((plainer, [sign, variants]) => plainer.replace(variants, sign), text);
}
