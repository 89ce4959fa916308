import { commandLine } from './command-line.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  makeCapitals,
  makeFonts,
  makeIdeographFonts,
  makePrintedFonts,
  makePrintedIdeographs,
  makePrintedLetters,
} from './font-subsets.ts';

commandLine('fonts');
const folder = path.resolve(import.meta.dirname, '../src/styles/fonts');
const { files, rules } = await makeFonts();
for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
await writeFile(path.join(folder, 'faces.css'), rules);

const printFolder = path.resolve(import.meta.dirname, '../src/features/brochures/print/fonts');
const printedFonts = await makePrintedFonts();
const ideographFonts = await makeIdeographFonts();
for (const [name, bytes] of [...printedFonts, ...ideographFonts])
  await writeFile(path.join(printFolder, name), bytes);
await writeFile(
  path.join(printFolder, '../../printed-letters.ts'),
  await makePrintedLetters(printedFonts),
);
await writeFile(
  path.resolve(import.meta.dirname, '../src/features/partners/plate/capitals.ts'),
  await makeCapitals(printedFonts),
);
await writeFile(
  path.join(printFolder, '../../printed-ideographs.ts'),
  await makePrintedIdeographs(ideographFonts),
);
