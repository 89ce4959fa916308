import path from 'node:path';
import { Font } from '@react-pdf/renderer';

/** The two typefaces of the brand: Imbue for names, Ysabeau Office for text. */
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

const loadedFaces = new Map<string, Face>();

/** Loads the fonts. The PDF embeds only the glyphs that it uses. */
export async function readFonts() {
  for (const { family, file } of faces) {
    for (const script of scripts) {
      const name = `${family} ${script}`;
      const src = path.join(import.meta.dirname, 'fonts', `${file}-${script}.woff`);
      Font.register({ family: name, src });
      const descriptor = { fontFamily: name, fontWeight: 400, fontStyle: 'normal' } as const;
      await Font.load(descriptor);
      loadedFaces.set(name, Font.getFont(descriptor)?.data as unknown as Face);
    }
  }
  // Disable hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
}

/** The font families of a face. The first with a glyph for a letter sets it. */
export function familiesOf(family: Family) {
  return scripts.map((script) => `${family} ${script}`);
}

/** Drops the accents that the fonts lack, and other letters that they lack. */
export function printable(text: string) {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n' || hasGlyph(letter)) return letter;
    return Array.from(letter.normalize('NFKD')).filter(hasGlyph).join('');
  });
  return letters.join('').replaceAll(/[^\S\n\u00a0]+/g, ' ');
}

/** The width of a name, in em. */
export function widthOfName(text: string) {
  const face = loadedFaces.get('display latin');
  return face ? face.layout(text).advanceWidth / face.unitsPerEm : text.length / 3;
}

function hasGlyph(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return scripts.some((script) => loadedFaces.get(`text ${script}`)?.hasGlyphForCodePoint(code));
}
