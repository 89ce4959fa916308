/**
 * The number to dial in a text as people type it: digits, after `+` if it has a country code. Extensions and words
 * beside the number are left out. Undefined if the text is no telephone number, or several.
 */
export function dialledNumber(text: string): string | undefined {
  const numbers = numbersIn(text);
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** The extension behind a number, as in `604 555 0142 ext. 12`. */
export function extensionOf(text: string): string | undefined {
  const [, digits] = extension.exec(withCommonSigns(text)) ?? [];
  return digits;
}

/** True for a number that is followed by the end of a second one, as in `604 555 0142/43`. */
export function hasSecondEnd(text: string) {
  const typed = withCommonSigns(text);
  return withoutLastDigits(typed) !== typed;
}

/** True for one telephone number or several. */
export function isTelephone(text: string) {
  const numbers = numbersIn(text);
  return numbers.length > 0 && numbers.every((number) => number.length >= 5);
}

/** Of a text that may be a telephone number. */
const maxLength = 100;

function numbersIn(typed: string): string[] {
  if (typed.length > maxLength) return [];
  const text = withCommonSigns(typed);
  const numbers = text
    .split(between)
    .filter((part) => /\d/.test(part))
    .map(numberIn);
  const areSeveral = numbers.length > 1 && numbers.every((number) => (number?.length ?? 0) >= 7);
  if (areSeveral) return numbers as string[];
  const number = numberIn(withoutLastDigits(text));
  return number === undefined ? [] : [number];
}

/** Removes the end of a second number, as in `604 555 0142/43`. */
function withoutLastDigits(text: string) {
  return text.replace(/((?:\d\D*){6}\d)\s*[/|&]\s*\d{1,4}$/, '$1');
}

const between = /[/|;,\n、・&]|\s(?:or|and|ou|et|oder|und)\s|(?<=\d)\s+(?=\+)/i;

/** Digits of all scripts, dashes and spaces become the common ones. */
function withCommonSigns(text: string) {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\p{Pd}−ー]/gu, '-')
    .replaceAll(/[·•∙‧]/g, '.')
    .replaceAll(/[^\S\n]/g, ' ')
    .trim();
}

/** The digits of a script follow each other, from 0. */
function toAsciiDigit(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}

function numberIn(text: string): string | undefined {
  const typed = withoutLabel(text);
  const number = fromLetters(typed) ?? withoutExtension(withoutWords(typed));
  if (!/^[(+\s]*\d[\d\s()./*_~-]*$/.test(number)) return undefined;
  return number.includes('+') || /^\(?00[\s.-]?[1-9][\d\s()./-]{7}/.test(number)
    ? internationalNumber(number)
    : nationalNumber(number);
}

function internationalNumber(number: string) {
  const digits = digitsIn(number.replace(/\(0\)/, '')).replace(/^00/, '').replace(trunkZero, '$1');
  return digits.length >= 7 && digits.length <= 15 ? `+${digits}` : undefined;
}

function nationalNumber(number: string) {
  const digits = digitsIn(number);
  return digits.length >= 3 && digits.length <= 15 && !/^0+$/.test(digits) ? digits : undefined;
}

/** A 0 that is only dialled within the country. Countries where it belongs to the number, such as Italy, are not here. */
const trunkZero =
  /^(2[07]|3[1-3]|4[013469]|5[145]|6[0-46]|8[1246]|9[0-58]|21[23]|234|254|353|358|38[0156]|421|880|886|96[12346]|97[127])0(?=\d{7})/;

function digitsIn(number: string) {
  return number.replaceAll(/\D/g, '');
}

/** Removes what stands before the number, such as `Tel.` */
function withoutLabel(text: string) {
  return text
    .trim()
    .replace(/^(?:tel|telephone|phone|mobile|mob|cell|電話|携帯)[.:]*(?=[+\d(])/iu, '')
    .replace(/^\p{L}[\p{L}\p{M}\s.'()]*[\s.:)]\s*(?=[+\d(])/u, '');
}

/** Removes what stands after the number, such as `(mobile)`. */
function withoutWords(text: string) {
  const [, number, words] =
    /^((?:[^\p{L}]*\d){7}[\d\s().-]*?)[\s,([-]+([\p{L}\p{M}\s.,'()[\]-]+)$/u.exec(text) ?? [];
  return number !== undefined && /\p{L}/u.test(words ?? '') ? number : text;
}

function withoutExtension(text: string) {
  return text.replace(extension, '').trim();
}

const extension =
  /(?<=\d\)?)[\s,;(]*(?:ext(?:ension|n)?|x|poste|anexo|ramal|内線|分機|分机|доб|durchwahl|int|app|#|,+)[\s.:=#-]*(\d{1,6})[#)]*$/iu;

/** Dials letters by the keypad, as in `1-800-SOLMERE`. */
function fromLetters(text: string) {
  const [, prefix, rest] =
    /^(0\d{3}|1300|(?:\+?1[\s.-]*)?\(?\d{3}\)?)([\s.-]*[\da-z][\da-z.\s-]*)/i.exec(text) ?? [];
  const signs = (rest ?? '').replaceAll(/[\s.-]/g, '').slice(0, 7);
  const isLoose =
    /[a-z]/.test(rest ?? '') && !/^[\s.-]*(?:\d{3}[\s.-]+)?[a-z\d.-]+[^a-z\d]*$/i.test(rest ?? '');
  if (prefix === undefined || isLoose || !/^(?=.*[a-z])[2-9a-z][\da-z]{5,}$/i.test(signs))
    return undefined;
  return prefix + signs.replaceAll(/[a-z]/gi, keypadDigit);
}

const keypad = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';

function keypadDigit(letter: string) {
  return /\d/.exec(keypad.slice(keypad.indexOf(letter.toLowerCase())))?.[0] ?? '';
}
