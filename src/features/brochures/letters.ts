import { firstIdeograph, printedIdeographs } from './printed-ideographs.ts';
import { printedLetters } from './printed-letters.ts';

type Alphabet = keyof typeof printedLetters;

/** Ideographs have fonts of their own, with kana and wide signs. */
export type PrintedScript = Alphabet | 'ideographs';

const alphabets = Object.keys(printedLetters) as Alphabet[];

export const printedScripts: readonly PrintedScript[] = [...alphabets, 'ideographs'];

/** Stands for each letter that the fonts lack. */
export const missingLetter = '◻';

/** The text as a brochure prints it, and the letters that it cannot print, each once. */
export function printedText(text: string) {
  if (isPlain.test(text)) return { text: text.replaceAll(/ {2,}/g, ' '), missing: [] };
  const missing = new Set<string>();
  const composed = text
    .normalize('NFC')
    .replaceAll(wideLatin, (letter) => letter.normalize('NFKC'));
  const letters = Array.from(letterGroups.segment(composed), ({ segment }) => {
    const { printed, isComplete } = printedLetter(segment);
    if (!isComplete) missing.add(segment);
    return printed;
  });
  return { text: letters.join('').replaceAll(/ {2,}/g, ' '), missing: [...missing] };
}

/** The scripts whose fonts a text needs. Latin comes first and has most. */
export function scriptsIn(text: string): PrintedScript[] {
  const needed = new Set<PrintedScript>(['latin']);
  for (const letter of new Set(text)) {
    const script = printedScripts.find((one) => hasLetter(one, letter));
    if (script) needed.add(script);
  }
  return printedScripts.filter((script) => needed.has(script));
}

/** Latin letters and digits as wide as ideographs. */
const wideLatin = /[０-９Ａ-Ｚａ-ｚ]/g;
const isPlain = /^[\u0020-\u007e\n]*$/;
const letterGroups = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Not whole: a box, or a letter that has lost its accent. */
function printedLetter(letter: string) {
  if (letter === '\n' || letter === '\r\n') return { printed: '\n', isComplete: true };
  const visible = letter.replaceAll(invisible, '');
  if (/^\s+$/.test(visible))
    return { printed: visible === '\u00a0' ? visible : ' ', isComplete: true };
  if (Array.from(visible).every(isPrinted)) return { printed: visible, isComplete: true };
  const similar = Array.from(visible.normalize('NFKD'));
  const printable = similar.filter(isPrinted).join('');
  const lost = similar.filter((one) => !isPrinted(one));
  if (printable !== '' && lost.every((one) => accent.test(one)))
    return { printed: printable.normalize('NFC'), isComplete: lost.length === 0 };
  return { printed: missingLetter, isComplete: false };
}

const invisible = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;
const accent = /^\p{M}$/u;

function isPrinted(letter: string) {
  return printedScripts.some((script) => hasLetter(script, letter));
}

function hasLetter(script: PrintedScript, letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  if (script === 'ideographs') return hasIdeograph(code);
  return ranges[script].some(([first, last]) => first <= code && code <= last);
}

const ranges = Object.fromEntries(
  Object.entries(printedLetters).map(([script, text]) => [script, rangesIn(text)]),
) as Record<Alphabet, (readonly [first: number, last: number])[]>;

let ideographBits: string | undefined;

function hasIdeograph(code: number) {
  ideographBits ??= atob(printedIdeographs);
  const at = code - firstIdeograph;
  const byte = at < 0 ? 0 : ideographBits.charCodeAt(at >> 3) || 0;
  return (byte & (1 << (at & 7))) !== 0;
}

/** Reads `20-7e a0`. */
function rangesIn(text: string) {
  return text.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}
