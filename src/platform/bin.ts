import { binDays, dayMs } from '../lib/bin.ts';
import { isConnected } from './connection.ts';
import { lockContent } from './content.ts';
import { db } from './database.ts';
import { log } from './log.ts';
import { forgetDeleted } from './versions.ts';

const sweepEveryMs = 60 * 60_000;

/** Forgets every hour what has lain in the bin for its 30 days. */
export function keepBinSwept() {
  sweepInBackground();
  setInterval(sweepInBackground, sweepEveryMs).unref();
}

export async function sweepBin(now = new Date()) {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await forgetDeleted(tx, new Date(now.getTime() - binDays * dayMs).toISOString());
  });
}

function sweepInBackground() {
  if (!isConnected()) return;
  sweepBin().catch((cause: unknown) => log.error('Cannot empty the bin', cause));
}
