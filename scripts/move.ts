import { commandLine } from './command-line.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { differencesBetween } from '../src/platform/backup/compare.ts';
import { requireStopped } from '../src/platform/backup/restore.ts';
import { plural } from '../src/lib/text/plural.ts';
import { openBackup } from '../src/platform/backup/file.ts';
import { env } from '../src/platform/env/env.ts';
import { makeFolder } from '../src/platform/storage/folders.ts';
import { log } from '../src/platform/observability/log.ts';

const reportIntervalMs = 5_000;
const locationSetting = /^(DATABASE_URL|DATA_DIR|S3_.*|SECRET)$/;

// Temporary files are readable only by their owner.
process.umask(0o077);

const { operands, values } = commandLine('move');
const abortController = new AbortController();
process.once('SIGINT', () => abortController.abort());
process.once('SIGTERM', () => abortController.abort());

try {
  const [file = ''] = operands;
  await move(await readSettings(file));
} catch (cause) {
  log.error('Move failed. The site is unchanged; run it again', cause);
  process.exitCode = 1;
}

/** The settings of the target: those of the file, and all current ones that do not name a location. */
async function readSettings(file: string) {
  const others = Object.entries(process.env).filter(([name]) => !locationSetting.test(name));
  const fileSettings = parseEnv(await readFile(file, 'utf8'));
  return { DATA_DIR: env.dataFolder, ...Object.fromEntries(others), ...fileSettings };
}

async function move(target: NodeJS.ProcessEnv) {
  refuseSameTarget(target);
  if (env.databaseUrl !== undefined || existsSync(path.join(env.dataFolder, 'solmere.db')))
    await requireStopped();
  makeFolder(env.dataFolder);
  await removeAbandoned();
  const folder = await mkdtemp(path.join(env.dataFolder, `moving-${process.pid}-`));
  try {
    const source = await backUp(
      '1 of 4: reading everything',
      process.env,
      path.join(folder, 'from'),
    );
    await run(
      '2 of 4: writing to the target',
      'restore.ts',
      [source, ...confirmationArguments()],
      target,
    );
    const copy = await backUp('3 of 4: reading the target', target, path.join(folder, 'to'));
    console.log('4 of 4: comparing row by row and file by file …');
    await compare(source, copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that a killed move left behind. */
async function removeAbandoned() {
  for (const name of await readdir(env.dataFolder)) {
    const [, pid] = /^moving-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    await rm(path.join(env.dataFolder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** To move only media there is `npm run media:move`. */
function refuseSameTarget({ DATABASE_URL: url, DATA_DIR: folder = '' }: NodeJS.ProcessEnv) {
  const isSame = (url || undefined) === env.databaseUrl;
  if (isSame && (url || path.resolve(folder) === env.dataFolder))
    throw new Error('The settings file names the current database');
}

function confirmationArguments() {
  return values.yes ? ['--yes'] : [];
}

async function backUp(step: string, settings: NodeJS.ProcessEnv, folder: string) {
  await run(step, 'backup.ts', [folder], settings);
  const [name = ''] = await readdir(folder);
  return path.join(folder, name);
}

async function compare(source: string, copy: string) {
  const [one, other] = [await openBackup(source), await openBackup(copy)];
  const differences = await differencesBetween(one, other);
  await Promise.all([one.close(), other.close()]);
  for (const name of differences) console.error(`${name} is not the same in both places`);
  if (differences.length > 0) throw new Error('The copy differs from the original');
  const tables = Object.values(one.manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${plural(rows, '# row', '# rows')} and ${plural(one.media.size, '# file', '# files')} are the same in both places. ` +
      'Start the site with the new settings. Nothing was deleted here.',
  );
}

async function run(step: string, script: string, args: string[], settings: NodeJS.ProcessEnv) {
  console.log(`${step} …`);
  const startedAt = performance.now();
  const timer = setInterval(() => {
    console.log(`${step}, for ${Math.round((performance.now() - startedAt) / 1_000)} s …`);
  }, reportIntervalMs);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    env: settings,
    stdio: ['inherit', 'inherit', 'inherit'],
    signal: abortController.signal,
  });
  const [code] = (await once(child, 'exit').finally(() => clearInterval(timer))) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}
