import { commandLine } from './command-line.ts';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { sync } from 'astro';
import { fullFolders } from './full-folders.ts';

commandLine('lint.ts');

/** Several threads would each check the types that all files use. Garbage is collected half as often. */
const sparingTypes = { GOMAXPROCS: '1', GOGC: '200' };
/** Stands for `src` in `tsconfig.pages.json`. */
const pagesFolder = '.astro/tsx';
const checkedScripts = ['processed-module'];

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
await sync({ root, logLevel: 'error' });

writePages();
const isRight = [
  ['--type-check'],
  // Their style is checked where they are written.
  [
    '--type-aware',
    '--type-check',
    '-c',
    `${pagesFolder}/oxlint.json`,
    ...globSync(`${pagesFolder}/**/*.{ts,tsx}`),
  ],
].map(
  (options) =>
    spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...options], {
      stdio: 'inherit',
      env: { ...process.env, ...sparingTypes },
    }).status === 0,
);
const files = globSync('{src,lint,scripts,tests}/**', { withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
const full = fullFolders(
  files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
);
for (const sentence of full) console.error(sentence);
process.exitCode = isRight.every(Boolean) && full.length === 0 ? 0 : 1;

/** The linter knows no types in .astro files: it checks them, and the scripts in them, as TSX and TypeScript. */
function writePages() {
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const file of globSync('src/**/*.astro')) {
    const copy = path.join(pagesFolder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    const text = readFileSync(file, 'utf8');
    const { code, scripts } = convertToTsx(text, { filename: file, ambientTypes: true });
    writeFileSync(`${copy}.tsx`, code);
    for (const [index, { type, content }] of scripts.entries())
      if (checkedScripts.includes(type)) writeFileSync(`${copy}.${index}.ts`, content);
  }
  const noRules = { plugins: [], categories: { correctness: 'off' } };
  writeFileSync(`${pagesFolder}/oxlint.json`, JSON.stringify(noRules));
  writeFileSync(`${pagesFolder}/tsconfig.json`, '{ "extends": "../../tsconfig.pages.json" }');
}
