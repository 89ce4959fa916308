import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishedBuild } from '../scripts/finished-build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  await writeSource('src/page.ts', 'one');
});

afterEach(() => rm(root, { recursive: true }));

test('a second start builds nothing', async () => {
  const first = await build();
  expect(await build()).toBe(first);
  expect(await countMakings()).toBe(1);
});

test.each(['src/page.ts', 'package-lock.json', 'astro.config.ts', 'public/new.svg'])(
  'a change of %s builds anew',
  async (file) => {
    const first = await build();
    await writeSource(file, 'two');
    expect(await build()).not.toBe(first);
  },
);

test('a change of a test builds nothing', async () => {
  const first = await build();
  await writeSource('src/page.test.ts', 'two');
  expect(await build()).toBe(first);
});

test('a build that fails leaves nothing that would be taken for one', async () => {
  const failing = finishedBuild({
    root,
    say: () => undefined,
    async make(folder) {
      await mkdir(folder);
      throw new Error('out of paper');
    },
  });
  await expect(failing).rejects.toThrow('out of paper');
  await build();
  expect(await listBuilds()).toHaveLength(1);
});

test('the build before the newest stays, older ones go', async () => {
  const folders = [];
  for (const text of ['one', 'two', 'three']) {
    await writeSource('src/page.ts', text);
    folders.push(await build());
  }
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('of two starters at once one builds and both serve the same', async () => {
  const one = startProcess();
  await one.hasPrinted('Building the site');
  const other = startProcess();
  await other.hasPrinted('Waiting');
  await letBuildsEnd();
  const [{ lastLine }, { lastLine: otherLine }] = await Promise.all([one.ended, other.ended]);
  expect(lastLine).toMatch(/^Serving [0-9a-f]{16}$/);
  expect(otherLine).toBe(lastLine);
  expect(await countMakings()).toBe(1);
});

test('the work of a builder that was killed is taken over', async () => {
  const killed = startProcess();
  await killed.hasPrinted('Building the site');
  const heir = startProcess();
  await heir.hasPrinted('Waiting');
  killed.process.kill('SIGKILL');
  await letBuildsEnd();
  const { lastLine } = await heir.ended;
  expect(lastLine).toMatch(/^Serving [0-9a-f]{16}$/);
  expect(await listBuilds()).toHaveLength(1);
});

async function build() {
  return finishedBuild({
    root,
    say: () => undefined,
    async make(folder) {
      await writeFile(path.join(root, 'makings'), 'made\n', { flag: 'a' });
      await mkdir(folder);
    },
  });
}

async function writeSource(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function countMakings() {
  const text = await readFile(path.join(root, 'makings'), 'utf8');
  return text.trim().split('\n').length;
}

async function listBuilds() {
  const names = await readdir(path.join(root, 'dist'));
  return names.filter((name) => !name.startsWith('.'));
}

async function letBuildsEnd() {
  await writeFile(path.join(root, 'release'), '');
}

function startProcess() {
  const script = path.join(import.meta.dirname, 'set-up/slow-build.ts');
  const child = spawn(process.execPath, [script, root, path.join(root, 'release')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  return {
    process: child,
    async hasPrinted(text: string) {
      while (!output.includes(text)) await once(child.stdout, 'data');
    },
    ended: once(child, 'close').then(() => ({ lastLine: output.trim().split('\n').at(-1) })),
  };
}
