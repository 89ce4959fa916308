import { commandLine } from './command-line.ts';
import path from 'node:path';
import { makeBackup } from '../src/platform/backup/backup.ts';
import { env } from '../src/platform/env/env.ts';
import { log } from '../src/platform/observability/log.ts';
import { plural } from '../src/lib/text/plural.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';

// Backups are readable only by their owner.
process.umask(0o077);

const { operands, values } = commandLine('backup');
const folder = path.resolve(operands[0] ?? path.join(env.dataFolder, 'backups'));
const keep = values.keep === undefined ? undefined : Number(values.keep);
const abort = new AbortController();
process.once('SIGINT', () => abort.abort(new Error('Stopped')));
process.once('SIGTERM', () => abort.abort(new Error('Stopped')));

try {
  if (keep !== undefined && !(keep >= 1)) throw new Error('--keep must be 1 or more');
  const started = performance.now();
  const { file, bytes, manifest } = await makeBackup(folder, {
    keep,
    signal: abort.signal,
    company: baseSettings.company.name,
  });
  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `${file}: ${(bytes / 1e6).toFixed(1)} MB, ${plural(rows, '# row', '# rows')} in ${plural(tables.length, '# table', '# tables')}, ` +
      `${plural(manifest.files, '# file', '# files')}, written and verified in ${seconds} s`,
  );
} catch (cause) {
  log.error('Backup failed', cause);
  process.exitCode = 1;
}
