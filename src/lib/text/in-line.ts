import { locale } from './locale.ts';
import { isIdeographic, messageLanguage } from './message-language.ts';

type Part = string | null | undefined | false;

const marks: Record<string, Record<'comma' | 'item' | 'stop' | 'colon', string>> = {
  ja: { comma: '、', item: '、', stop: '。', colon: '：' },
  zh: { comma: '，', item: '、', stop: '。', colon: '：' },
  fr: { comma: ', ', item: ', ', stop: '. ', colon: '\u00A0: ' },
};

const spaced = { comma: ', ', item: ', ', stop: '. ', colon: ': ' };

/** The parts that have text, with the comma of the language between them: `Aoyama, Tokyo`, `青山，東京` in Chinese. */
export function inLine(parts: readonly Part[]) {
  return parts.filter(Boolean).join(marksHere().comma);
}

/** The items that have text, as a list without an `and`: `French, English`, `法文、英文`. Chinese has `；` between items with commas. */
export function itemsInLine(items: readonly Part[]) {
  const texts = items.flatMap((item) => item || []);
  const hasCommas = isChinese() && texts.some((text) => /[，、]/.test(text));
  return texts.join(hasCommas ? '；' : itemComma());
}

/** The sentences that have text, with a full stop between them and none at the end. */
export function inSentences(parts: readonly Part[]) {
  return parts.filter(Boolean).join(marksHere().stop);
}

/** Whole sentences, one after another: without a space where the language has none. */
export function inText(sentences: readonly Part[]) {
  return sentences.filter(Boolean).join(spaceBetween());
}

/** What stands between sentences and between links: nothing in Japanese and Chinese. */
export function spaceBetween() {
  return isIdeographic(locale()) ? '' : ' ';
}

/** No-break spaces between ideographs and digits or Latin letters, as Chinese has them: `2026 年 3 月 3 日`. */
export function withHanSpaces(text: string) {
  return text.replaceAll(
    /(?<=[\dA-Za-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[\dA-Za-z])/gu,
    '\u00A0',
  );
}

/** `A, B et C`, `A、B`, `溫哥華、多倫多與 Seattle`. English has no serial comma. */
export function listText(texts: readonly string[], language = locale()) {
  const list =
    lists.get(language) ?? new Intl.ListFormat(language.startsWith('en') ? 'en-GB' : language);
  lists.set(language, list);
  if (messageLanguage(language) !== 'zh-hant') return list.format(texts);
  const parts = list
    .formatToParts(texts)
    .map(({ type, value }) => (type === 'literal' && value !== '、' ? ' 與 ' : value));
  return spacedHan(parts.join(''));
}

const lists = new Map<string, Intl.ListFormat>();

/** Conditions that all hold: `A and B`. Chinese joins no clauses with its `and`. */
export function joinedConditions(texts: readonly string[]) {
  return isIdeographic(locale()) ? itemsInLine(texts) : listText(texts);
}

/** Chinese has spaces beside digits and Latin letters, and none between ideographs: `194 萬美元起`, `12 起`. */
export function spacedHan(text: string) {
  return text.replaceAll(/(?<=[\p{Script=Han}）]) (?=\p{Script=Han})/gu, '');
}

/** The text with a full stop, unless it ends like a sentence. */
export function asSentence(text: string) {
  return /[.!?。！？]$/u.test(text) ? text : text + fullStop();
}

/** What follows a part of a line, with the space after it. */
export function commaBetween() {
  return marksHere().comma;
}

/** What stands between the items of a list. */
export function itemComma() {
  return marksHere().item;
}

/** A label before a value: `Privacy officer: Odile Marchetti`, `How did you hear about us? Event`. */
export function labelled(label: string, value: string) {
  return /[?？]$/.test(label) ? inText([label, value]) : label + marksHere().colon + value;
}

/** What ends a sentence. */
export function fullStop() {
  return marksHere().stop.trim();
}

function isChinese() {
  return messageLanguage(locale()) === 'zh-hant';
}

function marksHere() {
  return marks[locale().slice(0, 2)] ?? spaced;
}
