import { textOfHtml } from '../../lib/html/html-text.ts';
import { foldWithApostrophes } from '../../lib/text/fold.ts';
import type { Place, WordRule } from '../../site/settings/places.ts';
import { primaryLanguage } from '../../lib/text/languages.ts';
import { settings } from '../../site/settings/settings.ts';
import type { FieldText } from '../../model/translations/units.ts';

/** A place whose rules apply to a record, and why if the record is not of that place. */
export type Ruling = { place: Place; because?: string | undefined };

/** A word of a list in the text of a field. */
export type WordFinding = Ruling & { rule: WordRule; field: string; word: string };

/**
 * The words of the places’ lists in texts, once for each field. Letters are found as whole words, and signs without
 * spaces between words, such as those of Japanese, anywhere. A word that needs a source is left out beside one.
 */
export function findWords(
  texts: readonly FieldText[],
  rulings: readonly Ruling[],
  /** Only the lists in these languages, such as `zh-Hant-TW`. */
  languages?: readonly string[],
): WordFinding[] {
  const tags = languages?.map(primaryLanguage);
  const lists = rulings.map((ruling) => ({
    ruling,
    rules: ruling.place.words.filter(
      (rule) => !tags || tags.includes(primaryLanguage(rule.language)),
    ),
  }));
  if (lists.every(({ rules }) => rules.length === 0)) return [];
  return texts.flatMap(({ field, text }) => {
    const paragraphs = splitParagraphs(text);
    return lists.flatMap(({ ruling, rules }) =>
      rules
        .filter((rule) => paragraphs.some((paragraph) => isUsed(rule, paragraph)))
        .map((rule) => ({ ...ruling, rule, field, word: rule.word })),
    );
  });
}

/** True for a text that contains a word, as `findWords` finds it. */
export function hasWord(text: string, word: string) {
  return isIn(toParagraph(text), word);
}

/** What `findWords` finds in a record that refuses its publication. */
export function blockingWords(findings: readonly WordFinding[]) {
  return findings.filter(({ rule }) => rule.force === 'gate');
}

/** Such as `“best” is not allowed in British Columbia, because the project is marketed from there`. */
export function wordMessage({ word, rule, place, because }: WordFinding) {
  const fault =
    rule.treatment === 'forbidden'
      ? `“${word}” is not allowed in ${place.name}`
      : `“${word}” needs a source and its year beside it in ${place.name}`;
  return because === undefined ? fault : `${fault}, because ${because}`;
}

type Paragraph = { original: string; folded: string; signs: string };

function isUsed({ word, treatment }: WordRule, paragraph: Paragraph) {
  return isIn(paragraph, word) && !(treatment === 'needs-source' && hasSource(paragraph.original));
}

function isIn({ folded, signs }: Paragraph, word: string) {
  return isWithoutSpaces(word)
    ? signs.includes(withPlainSigns(word))
    : (makePattern(word)?.test(folded) ?? false);
}

/** Of rich text what is read: not the addresses of links. The items of a list are paragraphs, too. */
function splitParagraphs(text: string): Paragraph[] {
  const plain = /<\w/.test(text) ? textOfHtml(text.replaceAll(/<a\s[^>]*>/g, '')) : text;
  return plain
    .split(/\n\s*\n|\n(?=- )/)
    .filter((original) => original.trim() !== '')
    .map(toParagraph);
}

function toParagraph(original: string): Paragraph {
  const visible = original.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const folded = foldWithApostrophes(visible.replaceAll('№', 'No. '));
  return { original, folded, signs: withPlainSigns(visible) };
}

/** Full-width letters and half-width kana are those of a keyboard. */
function withPlainSigns(text: string) {
  return text.normalize('NFKC').toLowerCase();
}

function isWithoutSpaces(word: string) {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
    word,
  );
}

const patterns = new Map<string, RegExp | undefined>();

/** `No. 1` is also found as `No.1` and `NO.  1`, but not in `No. 10` and `No. 1.5`. */
function makePattern(word: string) {
  if (patterns.has(word)) return patterns.get(word);
  const body = foldWithApostrophes(word)
    .trim()
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/(?<=\.)\s+/g, String.raw`\s*`)
    .replaceAll(/\s+/g, String.raw`(?:\s+|-)`);
  const ends = String.raw`(?![\p{L}\p{N}]|[.,]\p{N})`;
  const pattern = body ? new RegExp(String.raw`(?<![\p{L}\p{N}])${body}${ends}`, 'u') : undefined;
  patterns.set(word, pattern);
  return pattern;
}

/** A figure of the company that has a source, or a source and a year in the same paragraph. */
function hasSource(paragraph: string) {
  const { claims } = settings();
  const hasClaim = Object.entries(claims).some(
    ([name, { value, proof }]) =>
      value !== '' && proof !== null && paragraph.includes(`{claim.${name}}`),
  );
  return hasClaim || (sourceWord.test(paragraph) && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(paragraph));
}

/** `Source: …` in the languages of the base lists. */
const sourceWord = /(?:sources?|出典|出所|調べ)\s*[:：]\s*\S|[(（][^()（）]*調べ/i;
