import { commandLine } from './command-line.ts';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AstroCheck } from '@astrojs/language-server';
import { sync } from 'astro';
import { fullFolders } from './full-folders.ts';

commandLine('lint.ts');

/** Several threads would each check the types that all files use. Garbage is collected half as often. */
const sparingTypes = { GOMAXPROCS: '1', GOGC: '200' };

/** Astro's checker is slow, so it knows only .astro files and what they import, and oxlint type-checks the others. */
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
await sync({ root, logLevel: 'error' });

const typescript = createRequire(import.meta.url).resolve('typescript');
const fileNames = globSync('src/**/*.astro', { cwd: root }).map((file) => path.join(root, file));
const checker = new AstroCheck(root, typescript, path.join(root, 'tsconfig.pages.json'));
const { errors, warnings } = await checker.lint({ fileNames, logErrors: { level: 'warning' } });
const { status } = spawnSync('oxlint --type-check', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...sparingTypes },
});
const files = globSync('{src,lint,scripts,tests}/**', { withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
const full = fullFolders(
  files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
);
for (const sentence of full) console.error(sentence);
process.exitCode = errors + warnings === 0 && status === 0 && full.length === 0 ? 0 : 1;
