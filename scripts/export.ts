import { commandLine } from './command-line.ts';
import './node-version.ts';
import path from 'node:path';
import { exportSite } from '../src/features/moving/export/export-site.compose.server.ts';
import { SourceFault } from '../src/features/moving/moving.ts';
import { db } from '../src/platform/database/database.ts';
import { migrateDatabase, prepareDataFolder } from '../src/start-up.ts';
import { plural } from '../src/lib/text/plural.ts';

const [folder = 'export'] = commandLine('export').operands;
// What is exported is readable only by its owner.
process.umask(0o077);

try {
  await prepareDataFolder();
  await migrateDatabase();
  const { rows, files, missing } = await exportSite(path.resolve(folder));
  for (const [table, count] of Object.entries(rows)) console.log(`${table}: ${count}`);
  console.log(`${plural(files, '# file', '# files')} in images and videos`);
  for (const name of missing) console.error(`${name} is missing from storage`);
  console.log(`Exported to ${path.resolve(folder)}`);
} catch (cause) {
  if (!(cause instanceof SourceFault)) throw cause;
  process.exitCode = 1;
  console.error(cause.message);
} finally {
  await db.destroy();
}
