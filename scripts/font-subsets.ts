import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Font } from '@react-pdf/renderer';
import subsetFont from 'subset-font';

type Face = {
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** The weights that the styles use and, for the display face, the optical sizes. */
  axes: { wght: number | Range; opsz?: Range };
  /** The path of the package file for a script. */
  source: (script: string) => string;
};
type Range = { min: number; max: number };

const faces: Face[] = [
  {
    name: 'imbue',
    family: 'Imbue Variable',
    style: 'normal',
    axes: { wght: { min: 300, max: 420 }, opsz: { min: 28, max: 100 } },
    source: (script) => `imbue/files/imbue-${script}-opsz-normal.woff2`,
  },
  {
    name: 'ysabeau-office',
    family: 'Ysabeau Office Variable',
    style: 'normal',
    axes: { wght: { min: 400, max: 600 } },
    source: (script) => `ysabeau-office/files/ysabeau-office-${script}-wght-normal.woff2`,
  },
  {
    name: 'ysabeau-office-italic',
    family: 'Ysabeau Office Variable',
    style: 'italic',
    axes: { wght: 400 },
    source: (script) => `ysabeau-office/files/ysabeau-office-${script}-wght-italic.woff2`,
  },
];

const prose =
  ' !"#$%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0©·°²½';
const french = 'ÀÂÇÉÈÊËÎÏÔÙÛÜŒàâäçéèêëîïôöùûüœ';
const typographic = '’‘“”–—…•«»€£¥ʻ';

/**
 * The sets that browsers download separately: `common` on every page, the others if a page has one of their characters.
 * A character belongs to the first set that contains it; its rule comes last. Characters in no set use the next font family.
 */
const characterSets = [
  { name: 'common', script: 'latin', characters: prose + french + typographic },
  {
    name: 'latin',
    script: 'latin',
    characters: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}‚„‹›′″™−ıʼˆ˜˚`,
  },
  { name: 'macrons', script: 'latin-ext', characters: 'ĀāĒēĪīŌōŪū' },
  {
    name: 'latin-ext',
    script: 'latin-ext',
    characters: `${between(0x100, 0x17f)}${between(0x218, 0x21b)}ẀẁẂẃẄẅẞ`,
  },
  { name: 'vietnamese', script: 'vietnamese', characters: `${between(0x1ea0, 0x1ef9)}ƠơƯư` },
];

const features = ['kern', 'mark', 'mkmk', 'ccmp', 'liga'];
const packages = path.resolve(import.meta.dirname, '../node_modules/@fontsource-variable');

/** Returns the font files by name, and the CSS rules for them. */
export async function makeFonts() {
  const files = new Map<string, Buffer>();
  const rules: string[] = [];
  for (const face of faces) {
    const used = new Set<string>();
    const ofFace: string[] = [];
    for (const { name, script, characters } of characterSets) {
      const unused = Array.from(characters).filter((character) => !used.has(character));
      const ranges = unicodeRanges(unused, used);
      for (const character of unused) used.add(character);
      const file = `${face.name}-${name}.woff2`;
      const source = await readFile(path.join(packages, face.source(script)));
      const options = {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: face.axes,
      } as const;
      files.set(file, await subsetFont(source, unused.join(''), options));
      ofFace.unshift(fontFaceRule(face, file, ranges));
    }
    rules.push(...ofFace);
  }
  return { files, rules: `/* Made by \`npm run fonts\`. */\n${rules.join('')}` };
}

/** Fonts for PDF documents: one file for each weight and script, with all that the packages have. */
const printedFaces = [
  { name: 'imbue-300', face: 0, axes: { wght: 300, opsz: 100 } },
  { name: 'imbue-380', face: 0, axes: { wght: 380, opsz: 28 } },
  { name: 'ysabeau-office-400', face: 1, axes: { wght: 400 } },
];

const commonScripts = ['latin', 'latin-ext', 'vietnamese'];

/** The scripts of each face. Text that the first lacks is set in the second. */
const printedScripts = [
  commonScripts,
  [...commonScripts, 'greek', 'cyrillic', 'cyrillic-ext', 'symbols', 'math'],
];

const allLetters = `${between(0x20, 0x7e)}${between(0xa0, 0x2fff)}${between(0xa640, 0xa7ff)}`;

export async function makePrintedFonts() {
  const files = new Map<string, Buffer>();
  for (const { name, face, axes } of printedFaces) {
    for (const script of printedScripts[face] ?? []) {
      const source = await readFile(path.join(packages, faces[face]?.source(script) ?? ''));
      const options = {
        targetFormat: 'woff',
        keepFeatures: features,
        variationAxes: axes,
      } as const;
      files.set(`${name}-${script}.woff`, await subsetFont(source, allLetters, options));
    }
  }
  return files;
}

const run = promisify(execFile);

const firstIdeograph = 0x2e80;
const lastIdeograph = 0xffef;
const allIdeographs = between(firstIdeograph, 0xd7ff) + between(0xf900, lastIdeograph);

/**
 * The faces of Japanese and Chinese in documents. The packages have up to 95 MB, so none is installed. The first two have no
 * square metre, and the Chinese one no wide signs.
 */
const ideographFaces = [
  {
    name: 'noto-serif-ja',
    package: '@fontsource/noto-serif-jp@5.3.0',
    file: 'files/noto-serif-jp-japanese-400-normal.woff',
    characters: allIdeographs,
  },
  {
    name: 'noto-serif-zh',
    package: '@fontsource/noto-serif-tc@5.3.0',
    file: 'files/noto-serif-tc-chinese-traditional-400-normal.woff',
    characters: allIdeographs,
  },
  {
    name: 'noto-serif-zh-signs',
    package: '@expo-google-fonts/noto-serif-tc@0.4.4',
    file: '400Regular/NotoSerifTC_400Regular.ttf',
    characters: `${between(0x3000, 0x303f)}・ー㎡${between(0xfe30, 0xfe4f)}${between(0xff01, 0xff5e)}${between(0xffe0, 0xffe5)}`,
  },
];

/** Downloads the packages and returns one font file of each. Not compressed: it is read table by table, for each glyph. */
export async function makeIdeographFonts() {
  const files = new Map<string, Buffer>();
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  for (const face of ideographFaces) {
    const packed = await run('npm', ['pack', '--silent', face.package], { cwd: folder });
    const file = `package/${face.file}`;
    await run('tar', ['-xzf', packed.stdout.trim(), file], { cwd: folder });
    const source = await readFile(path.join(folder, file));
    const options = { targetFormat: 'truetype', keepFeatures: features } as const;
    files.set(`${face.name}.ttf`, await subsetFont(source, face.characters, options));
  }
  await rm(folder, { recursive: true });
  return files;
}

/** A module with the ideographs, kana and wide signs that the fonts have together, a bit for each code point. */
export async function makePrintedIdeographs(files: Map<string, Buffer>) {
  const bits = new Uint8Array((lastIdeograph - firstIdeograph + 8) >> 3);
  for (const [name, bytes] of files) {
    const face = await loadFont(name, bytes);
    for (let code = firstIdeograph; code <= lastIdeograph; code++) {
      const at = code - firstIdeograph;
      if (face.hasGlyphForCodePoint(code)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }
  return `/** Made by \`npm run fonts\`: a bit for each code point from U+${hex(firstIdeograph)}, in base64. */
export const firstIdeograph = 0x${hex(firstIdeograph).toLowerCase()};\nexport const printedIdeographs =\n  '${Buffer.from(bits).toString('base64')}';\n`;
}

async function loadFont(name: string, bytes: Buffer | undefined) {
  const src = `data:font/woff;base64,${bytes?.toString('base64')}`;
  const descriptor = { fontFamily: name, fontWeight: 400, fontStyle: 'normal' } as const;
  Font.register({ family: name, src });
  await Font.load(descriptor);
  return Font.getFont(descriptor)?.data as unknown as PrintedFont;
}

type PrintedFont = { hasGlyphForCodePoint: (code: number) => boolean };

/** A module with the letters of each script of the printed text face, for the check in the back office. */
export async function makePrintedLetters(files: Map<string, Buffer>) {
  const lines: string[] = [];
  for (const script of printedScripts[1] ?? []) {
    const data = await loadFont(script, files.get(`ysabeau-office-400-${script}.woff`));
    const letters = Array.from(allLetters).filter((letter) =>
      data.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const ranges = unicodeRanges(letters).replaceAll('U+', '').replaceAll(',', '').toLowerCase();
    lines.push(`  '${script}': '${ranges}',\n`);
  }
  return `/** Made by \`npm run fonts\`: the code points of each script of the printed fonts. */
export const printedLetters = {\n${lines.join('')}} as const;\n`;
}

/** A module with the advance and the outline of each capital of the printed display face, in thousandths of an em. */
export async function makeCapitals(files: Map<string, Buffer>) {
  const lines = new Map<string, string>();
  for (const script of printedScripts[0] ?? []) {
    const src = `data:font/woff;base64,${files.get(`imbue-300-${script}.woff`)?.toString('base64')}`;
    const descriptor = {
      fontFamily: `capitals ${script}`,
      fontWeight: 400,
      fontStyle: 'normal',
    } as const;
    Font.register({ family: descriptor.fontFamily, src });
    await Font.load(descriptor);
    const face = Font.getFont(descriptor)?.data as unknown as OutlinedFont;
    for (const letter of allLetters) {
      const isCapital = /[\p{Lu}\p{Nd}]/u.test(letter);
      if (!isCapital || lines.has(letter) || !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        continue;
      const { advanceWidth, glyphs } = face.layout(letter);
      const scale = 1_000 / face.unitsPerEm;
      const outline = glyphs
        .map((glyph) => glyph.path.scale(scale, -scale).toSVG())
        .join('')
        .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
      lines.set(letter, `  ${letter}: '${Math.round(advanceWidth * scale)} ${outline}',\n`);
    }
  }
  return `/** Made by \`npm run fonts\`: advance and outline of the capitals of the display face, in thousandths of an em. */
export const capitals: Record<string, string> = {\n${[...lines.values()].join('')}};\n`;
}

type OutlinedFont = PrintedFont & {
  unitsPerEm: number;
  layout: (text: string) => {
    advanceWidth: number;
    glyphs: { path: { scale: (x: number, y: number) => { toSVG: () => string } } }[];
  };
};

/** For a weight outside the range browsers use the nearest; with a single weight they synthesise bold. */
function fontFaceRule({ family, style, axes: { wght } }: Face, file: string, ranges: string) {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`};
  font-style: ${style};
  font-display: swap;
  unicode-range: ${ranges};
}
`;
}

/**
 * For example `U+20-23, U+E9`. Of two rules with a character the later one counts, so ranges go on over characters of
 * sets that are declared later.
 */
function unicodeRanges(characters: string[], laterSets: ReadonlySet<string> = new Set()) {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const ranges: { from: number; to: number }[] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && Array.from(between(last.to, code).slice(1, -1)).every((one) => laterSets.has(one)))
      last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function hex(code: number) {
  return code.toString(16).toUpperCase();
}

function between(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
}
