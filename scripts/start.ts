import { commandLine } from './command-line.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sparingMalloc } from '../src/platform/jobs/malloc.ts';
import { compiledFolder } from './finished-build.ts';
import { requireNode } from './node-version.ts';
import { buildSite } from './site-build.ts';

commandLine('start');
requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.env['NODE_ENV'] ??= 'production';
spareMemory();
stopWithNpm();

const folder = await buildSite();
await import(pathToFileURL(path.join(folder, 'server/entry.mjs')).href);

/**
 * Restarts the process in place with options that can be set only at start: garbage collection when the heap has grown by
 * a third instead of fourfold, and `sparingMalloc`. Where it may write, Node stores what it compiles for the next start.
 * Does nothing if MALLOC_ARENA_MAX is set.
 */
function spareMemory() {
  if (!process.execve || process.platform === 'win32') return;
  if (process.env['MALLOC_ARENA_MAX'] !== undefined) return;
  const options = [...process.execArgv, '--heap-growing-percent=30', '--max-semi-space-size=4'];
  process.execve(process.execPath, [process.execPath, ...options, ...process.argv.slice(1)], {
    NODE_COMPILE_CACHE: path.resolve('dist', compiledFolder),
    ...process.env,
    ...sparingMalloc,
  });
}

/** A signal to `npm start` ends npm and its shell but does not reach this process. */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
