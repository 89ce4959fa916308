import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Everything that affects a build, besides the Node version. */
const sources = [
  'src',
  'public',
  'demo',
  'scripts/built-variants.ts',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const notSource = /\.(test|e2e)\.tsx?$|^demo\/(?!.*\.(ts|json)$)/;

/** In `dist`: what Node has compiled of a build. */
export const compiledFolder = 'compiled';

type BuildOrder = {
  root: string;
  /** Makes the build in a folder that does not exist yet. */
  make: (folder: string) => Promise<void>;
  say: (line: string) => void;
};

/**
 * The folder `dist/<stamp>` of the current sources. An existing build is used; otherwise one process builds in a
 * temporary folder and renames it, while others wait.
 */
export async function finishedBuild({ root, make, say }: BuildOrder) {
  const dist = path.join(root, 'dist');
  await mkdir(dist, { recursive: true });
  const existing = await findBuild(root, dist);
  if (existing.isFinished) return existing.folder;

  const lock = await takeLock(path.join(dist, '.lock'), say);
  try {
    const { folder, isFinished } = await findBuild(root, dist);
    if (isFinished) return folder;
    await removeUnfinished(dist);
    say('Building the site…');
    const started = performance.now();
    const unfinished = path.join(dist, `unfinished-${process.pid}`);
    await make(unfinished);
    await rename(unfinished, folder);
    say(`Built in ${Math.ceil((performance.now() - started) / 1000)} s`);
    await removeOlder(dist, folder);
    const compiled = path.join(dist, compiledFolder);
    await rm(compiled, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    return folder;
  } finally {
    lock.close();
  }
}

async function findBuild(root: string, dist: string) {
  const folder = path.join(dist, await buildStamp(root));
  const isFinished = existsSync(folder);
  // In a container the folder may be read-only; then nothing is removed either.
  if (isFinished) await utimes(folder, new Date(), new Date()).catch(() => undefined);
  return { folder, isFinished };
}

async function buildStamp(root: string) {
  const hash = createHash('sha256');
  hash.update([process.version, process.platform, process.arch].join());
  for (const file of await listSources(root)) {
    hash.update(`\n${file}\n`);
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function listSources(root: string) {
  const lists = await Promise.all(sources.map((source) => listFiles(root, source)));
  return lists
    .flat()
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !notSource.test(file))
    .toSorted();
}

async function listFiles(root: string, source: string) {
  const sourcePath = path.join(root, source);
  if (!existsSync(sourcePath)) return [];
  if ((await stat(sourcePath)).isFile()) return [source];
  const entries = await readdir(sourcePath, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** A transaction on an empty SQLite file: the operating system releases the lock however the process ends. */
async function takeLock(file: string, say: (line: string) => void) {
  const lock = new DatabaseSync(file);
  for (let tries = 0; ; tries += 1) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
    }
    if (tries === 0) say('Another process is building the site. Waiting…');
    await wait(200);
  }
}

function isBusy(cause: unknown) {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === 5;
}

async function removeUnfinished(dist: string) {
  const names = (await readdir(dist)).filter((name) => name.startsWith('unfinished-'));
  await Promise.all(
    names.map((name) => rm(path.join(dist, name), { recursive: true, maxRetries: 5 })),
  );
}

/** Keeps the most recently used build, since a running server may still read from it. */
async function removeOlder(dist: string, newest: string) {
  const names = (await readdir(dist)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const others = names.map((name) => path.join(dist, name)).filter((folder) => folder !== newest);
  const ages = await Promise.all(
    others.map(async (folder) => ({ folder, usedAt: (await stat(folder)).mtimeMs })),
  );
  const [, ...older] = ages.toSorted((one, two) => two.usedAt - one.usedAt);
  await Promise.all(older.map(({ folder }) => rm(folder, { recursive: true })));
}
