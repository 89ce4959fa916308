import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, test, expect } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');

const declared = [
  'export type Line = { words: string; who(): void };',
  'export const dated = (moment: string, { acts }: { acts: number }) => ({ began: moment, acts });',
  'export function all(...letters: string[]) { return letters; }',
  'export class Stored { kept = 1; gone() {} }',
  'export const pair = ([anew]: [told: string]) => anew;',
  'export const forgetAll = 1;',
  'export const agent = { keepAlive: true, film: 1 };',
];

test('old words are refused in names of parameters, members and keys, unless they are the right ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'names-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'a.ts');
  await writeFile(file, declared.join('\n'));
  const found = await nameFindings(file);
  expect(found.map(({ line, word }) => `${line} ${word}`)).toEqual([
    '1 words',
    '1 who',
    '2 moment',
    '2 acts',
    '2 acts',
    '2 began',
    '2 acts',
    '3 letters',
    '4 kept',
    '4 gone',
    '5 anew',
    '5 told',
    '6 forget',
  ]);
});

/** The line of each finding, and the word that it quotes. */
function nameFindings(file: string) {
  const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');
  const options = ['-A', 'all', '-D', 'words/no-old-words', '--format=unix'];
  return new Promise<{ line: number; word: string }[]>((resolve) => {
    execFile(process.execPath, [oxlint, ...options, file], { cwd: project }, (_failed, stdout) => {
      const lines = stdout.matchAll(/:(?<line>\d+):\d+: Instead of “(?<word>\w+)”/g);
      resolve(
        [...lines].map(({ groups }) => ({
          line: Number(groups?.['line']),
          word: groups?.['word'] ?? '',
        })),
      );
    });
  });
}
