import { inject, onTestFinished } from 'vitest';
import { startPostgres } from '../../sites/postgres.ts';
import { copyDemoData } from './site.ts';

/** A PostgreSQL with the demo content, until the test ends, and the settings of a site on it. */
export async function startDemoPostgres() {
  const postgres = await startPostgres(inject('demoPostgres'));
  onTestFinished(postgres.remove);
  const DATA_DIR = await copyDemoData(inject('demoData'));
  return { postgres, settings: { DATABASE_URL: postgres.url, DATA_DIR } };
}
