import { ideograph, phrases } from '../html/phrases.ts';
import { isIdeographic } from '../text/message-language.ts';
import { locale } from '../text/locale.ts';

/** Mean advances, in em, of the display font at weight 300. */
const advances: [width: number, characters: string][] = [
  [0.09, '|'],
  [0.13, '!'],
  [0.14, ' .,'],
  [0.15, "j'"],
  [0.19, 'il’'],
  [0.2, 't()'],
  [0.22, 'I'],
  [0.24, 'f1'],
  [0.26, 'szJ:;'],
  [0.28, 'cr?'],
  [0.29, 'eCSL4'],
  [0.3, 'vyAZ-/'],
  [0.315, 'agopxEF7'],
  [0.325, 'bdOV23'],
  [0.338, 'quBGTY'],
  [0.345, 'kKPQ'],
  [0.36, 'hnDUX5689'],
  [0.378, 'NR0'],
  [0.405, 'H'],
  [0.43, '&'],
  [0.466, 'wM'],
  [0.5, 'm'],
  [0.515, 'W'],
];
const defaultWidth = 0.36;

const widths = new Map(
  advances.flatMap(([width, characters]) =>
    characters.split('').map((character) => [character, width]),
  ),
);

/** The parts of a title between which it may break, and what stands between them: words, or phrases of ideographs. */
export function titleParts(title: string) {
  const text = title.trim();
  return ideograph.test(text) && !/\s/.test(text)
    ? { parts: phrases(text, locale()), joint: '' }
    : { parts: text.split(/\s+/), joint: ' ' };
}

/** The width, in em, of the longest line when the title is balanced over this many lines. */
export function titleWidth(title: string, lines = 1) {
  const { parts, joint } = titleParts(title);
  const words = parts.map(measureText);
  const space = measureText(joint);
  let best = Math.max(...words);
  while (countLines(words, space, best) > lines) best += 0.05;
  const all = words.reduce((sum, word) => sum + space + word);
  return Math.round(Math.min(best, all) * 100) / 100;
}

function countLines(words: number[], space: number, limit: number) {
  let count = 1;
  let used = 0;
  for (const word of words) {
    const widened = used === 0 ? word : used + space + word;
    if (widened <= limit) used = widened;
    else {
      count++;
      used = word;
    }
  }
  return count;
}

function measureText(text: string) {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.split('').reduce((sum, character) => sum + widthOf(character), 0);
}

function widthOf(character: string) {
  if (ideograph.test(character)) return 1;
  if (isHeavier() && /\d/.test(character)) return headingDigit;
  return (widths.get(character) ?? defaultWidth) * (isHeavier() ? heavier : 1);
}

/** `titleWidth` with room to spare, because its advances are means: `2.35`. */
export function roomyTitleWidth(title: string, lines = 1) {
  return (titleWidth(title, lines) * 1.03).toFixed(2);
}

/** Beside ideographs, the font has weight 400, and digits are of the other one. */
const heavier = 1.08;
const headingDigit = 0.58;

function isHeavier() {
  return isIdeographic(locale());
}
