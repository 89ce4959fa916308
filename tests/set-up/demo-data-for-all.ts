import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideDemoData } from '../sites/demo-data.ts';
import { startPostgres } from '../sites/postgres.ts';
import { runProgram } from '../system/sites/program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content, to be copied. */
    demoData: string;
    /** The data folder of a PostgreSQL that holds the same content, to be copied. */
    demoPostgres: string;
  }
}

/** The demo content is loaded once; tests that only need it there start on a copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  await provideDemoData(folder);
  const postgres = await startPostgres();
  await moveTo(postgres.url, folder);
  await postgres.stop();
  project.provide('demoData', folder);
  project.provide('demoPostgres', postgres.dataFolder);
  return async () => {
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A backup moves to the other database. */
async function moveTo(DATABASE_URL: string, folder: string) {
  const made = await runProgram('scripts/backup.ts', [], { DATA_DIR: folder });
  const [backup = ''] = made.said.split(': ');
  const aside = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  const restored = await runProgram('scripts/restore.ts', [backup], {
    DATA_DIR: aside,
    DATABASE_URL,
  });
  if (restored.code !== 0) throw new Error(`The demo content was not moved: ${restored.said}`);
  await Promise.all(
    [aside, path.join(folder, 'backups')].map((one) => rm(one, { recursive: true, force: true })),
  );
}
