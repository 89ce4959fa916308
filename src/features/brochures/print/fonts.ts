import path from 'node:path';
import { Font } from '@react-pdf/renderer';
import { printedScripts, printedText, scriptsIn, type PrintedScript } from '../letters.ts';

/** The two typefaces of the brand: Imbue for names, Ysabeau Office for text. */
const faces = [
  { family: 'display', file: 'imbue-300' },
  { family: 'title', file: 'imbue-380' },
  { family: 'text', file: 'ysabeau-office-400' },
] as const;

/** The display face has no other scripts: letters that it lacks are set in the text face. */
const displayScripts: readonly PrintedScript[] = ['latin', 'latin-ext', 'vietnamese'];

type Family = (typeof faces)[number]['family'];

/** A font of fontkit, which React PDF loads and PDFKit embeds. */
export type Face = {
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (text: string) => { advanceWidth: number; glyphs: { path: { toSVG: () => string } }[] };
  unitsPerEm: number;
  familyName: string;
};

/** By family and script. */
const loadedFaces = new Map<string, Face>();

/** The faces of ideographs, of which Japanese and Chinese write some differently. */
const ideographFaces = { ja: ['noto-serif-ja'], zh: ['noto-serif-zh', 'noto-serif-zh-signs'] };

let ideographFamilies: string[] = [];

/**
 * Loads the fonts that a text needs. The PDF embeds only the glyphs that it uses. Ideographs are first looked for in the
 * face of the language.
 */
export async function readFonts(text: string, language: string) {
  for (const script of scriptsIn(text)) {
    if (script === 'ideographs') {
      const { ja, zh } = ideographFaces;
      ideographFamilies = /^zh\b/.test(language) ? [...zh, ...ja] : [...ja, ...zh];
      for (const name of ideographFamilies) await load(name, `${name}.ttf`);
      continue;
    }
    for (const { family, file } of faces.filter(({ family: one }) => hasScript(one, script))) {
      const name = `${family} ${script}`;
      await load(name, `${file}-${script}.woff`);
    }
  }
}

async function load(name: string, file: string) {
  if (loadedFaces.has(name)) return;
  Font.register({ family: name, src: path.join(import.meta.dirname, 'fonts', file) });
  const descriptor = { fontFamily: name, fontWeight: 400, fontStyle: 'normal' } as const;
  await Font.load(descriptor);
  loadedFaces.set(name, Font.getFont(descriptor)?.data as unknown as Face);
}

/** The font families of a face. The first with a glyph for a letter sets it. */
export function fontFamilies(family: Family) {
  const own = printedScripts.map((script) => `${family} ${script}`);
  const others = isDisplay(family) ? printedScripts.map((script) => `text ${script}`) : [];
  return [...own, ...others, ...ideographFamilies].filter((name) => loadedFaces.has(name));
}

/** The width of a name, in em. Letters that the display face lacks are as wide as in the text face. */
export function widthOfName(text: string) {
  const display = fontFamilies('display');
  return Array.from(text).reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const family = display.find((one) => loadedFaces.get(one)?.hasGlyphForCodePoint(code));
    const face = loadedFaces.get(family ?? '');
    return sum + (face ? face.layout(letter).advanceWidth / face.unitsPerEm : 0.5);
  }, 0);
}

/** A text of a drawing in parts of one face each. Letters that no face has are left out. */
export function textRuns(text: string) {
  const families = fontFamilies('text');
  const runs: { face: Face; text: string }[] = [];
  for (const letter of printedText(text).text) {
    const code = letter.codePointAt(0) ?? 0;
    const family = families.find((one) => loadedFaces.get(one)?.hasGlyphForCodePoint(code));
    const face = loadedFaces.get(family ?? '');
    const last = runs.at(-1);
    if (face && last?.face === face) last.text += letter;
    else if (face) runs.push({ face, text: letter });
  }
  return runs;
}

/** The outlines of letters at x, in em, each in the units of its face. Empty if the faces lack one of them. */
export function outlines(text: string) {
  const families = fontFamilies('display');
  const paths: { d: string; x: number; unitsPerEm: number }[] = [];
  let advance = 0;
  for (const letter of Array.from(text).filter((one) => one !== '\u200c')) {
    const code = letter.codePointAt(0) ?? 0;
    const family = families.find((one) => loadedFaces.get(one)?.hasGlyphForCodePoint(code));
    const face = loadedFaces.get(family ?? '');
    if (!face) return { paths: [], advance: 0 };
    const { unitsPerEm } = face;
    const { glyphs, advanceWidth } = face.layout(letter);
    for (const { path: outline } of glyphs)
      paths.push({ d: outline.toSVG(), x: advance, unitsPerEm });
    advance += advanceWidth / unitsPerEm;
  }
  return { paths, advance };
}

function hasScript(family: Family, script: PrintedScript) {
  return !isDisplay(family) || displayScripts.includes(script);
}

function isDisplay(family: Family) {
  return family === 'display' || family === 'title';
}
