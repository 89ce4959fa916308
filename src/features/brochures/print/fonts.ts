import path from 'node:path';
import { Font } from '@react-pdf/renderer';

/** The two faces of the house: a name is set in the first, what is said in the last two. */
const faces = [
  { family: 'display', file: 'imbue-300' },
  { family: 'title', file: 'imbue-380' },
  { family: 'text', file: 'ysabeau-office-400' },
  { family: 'strong', file: 'ysabeau-office-600' },
] as const;

const scripts = ['latin', 'latin-ext', 'vietnamese'];

type Family = (typeof faces)[number]['family'];

type Face = {
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (text: string) => { advanceWidth: number };
  unitsPerEm: number;
};

const read = new Map<string, Face>();

/** Reads the fonts, which are embedded with the letters that are used. */
export async function readFonts() {
  for (const { family, file } of faces) {
    for (const script of scripts) {
      const name = `${family} ${script}`;
      const src = path.join(import.meta.dirname, 'fonts', `${file}-${script}.woff`);
      Font.register({ family: name, src });
      const wanted = { fontFamily: name, fontWeight: 400, fontStyle: 'normal' } as const;
      await Font.load(wanted);
      read.set(name, Font.getFont(wanted)?.data as unknown as Face);
    }
  }
  // No word is broken.
  Font.registerHyphenationCallback((word) => [word]);
}

/** The families of a face, the first that has a letter sets it. */
export function familiesOf(family: Family) {
  return scripts.map((script) => `${family} ${script}`);
}

/** A text in letters that the fonts have. An accent that they lack is left out, and so is any other letter. */
export function printable(text: string) {
  const known = Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n' || isKnown(letter)) return letter;
    return Array.from(letter.normalize('NFKD')).filter(isKnown).join('');
  });
  return known.join('').replaceAll(/[^\S\n\u00a0]+/g, ' ');
}

/** How wide a name stands, in em. */
export function widthOfName(text: string) {
  const face = read.get('display latin');
  return face ? face.layout(text).advanceWidth / face.unitsPerEm : text.length / 3;
}

function isKnown(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return scripts.some((script) => read.get(`text ${script}`)?.hasGlyphForCodePoint(code));
}
