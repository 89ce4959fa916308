import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  makeCapitals,
  makeFonts,
  makePrintedFonts,
  makePrintedLetters,
} from '../scripts/font-subsets.ts';

const folder = path.resolve(import.meta.dirname, '../src/styles/fonts');
const maxBytes = 48_500;

const { files, rules } = await makeFonts();
const printedFonts = await makePrintedFonts();

test('the fonts are those that the packages and the character sets make', async () => {
  for (const [name, bytes] of files) {
    const stored = await readFile(path.join(folder, name));
    expect(stored.equals(bytes), `${name} is not as \`npm run fonts\` makes it`).toBe(true);
  }
  const stored = await readFile(path.join(folder, 'faces.css'), 'utf8');
  expect(withoutSpace(stored)).toBe(withoutSpace(rules));
});

test('so are those that are embedded in documents', async () => {
  const printed = path.resolve(import.meta.dirname, '../src/features/brochures/print/fonts');
  for (const [name, bytes] of printedFonts) {
    const stored = await readFile(path.join(printed, name));
    expect(stored.equals(bytes), `${name} is not as \`npm run fonts\` makes it`).toBe(true);
  }
  const printedLetters = await readFile(path.join(printed, '../../printed-letters.ts'), 'utf8');
  expect(withoutSpace(printedLetters)).toBe(
    withoutSpace(await makePrintedLetters(printedFonts)).replaceAll(unneededQuotes, '$1'),
  );
});

test('what a page of prose fetches of them, the italic included, travels in 50 kB', () => {
  const common = [...files].filter(([name]) => name.endsWith('-common.woff2'));
  expect(common).toHaveLength(3);
  expect(common.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(maxBytes);
});

test('the outlines of capitals are those of the display face', async () => {
  const file = path.resolve(import.meta.dirname, '../src/features/partners/plate/capitals.ts');
  const stored = await readFile(file, 'utf8');
  expect(withoutSpace(stored)).toBe(withoutSpace(await makeCapitals(printedFonts)));
});

/** The formatter takes the quotes off a key that needs none. */
const unneededQuotes = /'(\w+)'(?=:)/g;

function withoutSpace(text: string) {
  return text.replaceAll(/\s/g, '');
}
