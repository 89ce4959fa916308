import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './node-version.ts';
import { buildSite } from './site-build.ts';

requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.env['NODE_ENV'] ??= 'production';
stopWithNpm();

const folder = await buildSite();
await import(pathToFileURL(path.join(folder, 'server/entry.mjs')).href);

/** A signal to `npm start` ends npm and its shell, but never reaches what they started. */
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
