import { isConnected } from './connection.ts';
import { log } from './log.ts';

/** Sweeps now and every so often, while the database is there. A failure is logged in the words given. */
export function keepSweeping(sweep: () => Promise<void>, everyMs: number, failure: string) {
  function sweepInBackground() {
    if (isConnected()) sweep().catch((cause: unknown) => log.error(failure, cause));
  }
  sweepInBackground();
  setInterval(sweepInBackground, everyMs).unref();
}
