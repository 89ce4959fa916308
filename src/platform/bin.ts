import { binDays, dayMs } from '../lib/bin.ts';
import { lockContent } from './content.ts';
import { db } from './database.ts';
import { forgetDeleted } from './versions.ts';
import { keepSweeping } from './sweeps.ts';

const sweepEveryMs = 60 * 60_000;

/** Forgets every hour what has lain in the bin for its 30 days. */
export function keepBinSwept() {
  keepSweeping(() => sweepBin(), sweepEveryMs, 'Cannot empty the bin');
}

export async function sweepBin(now = new Date()) {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await forgetDeleted(tx, new Date(now.getTime() - binDays * dayMs).toISOString());
  });
}
