import { startQueue } from '../../../platform/jobs/jobs.ts';
import { claimImport, importQueue, workOn } from './import-steps.compose.server.ts';
import { placeOfSource } from './import-uploads.server.ts';

/** Works on uploaded imports, one at a time, on one of the instances that share the database. */
export function startImporter() {
  return startQueue({
    name: importQueue,
    pollIntervalMs: 5_000,
    databaseAway: 'Imports paused: the database is unavailable',
    async runNext(signal) {
      const claimed = await claimImport();
      if (!claimed) return false;
      await workOn(claimed, () => placeOfSource(claimed.id), signal);
      return !signal.aborted;
    },
  });
}
