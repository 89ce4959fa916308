import { binDays, dayMs } from '../lib/bin.ts';
import { lockContent } from './content.ts';
import { db } from './database.ts';
import { forgetDeleted } from './versions.ts';

/** Forgets what has been in the bin for its 30 days. */
export async function sweepBin(now = new Date()) {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await forgetDeleted(tx, new Date(now.getTime() - binDays * dayMs).toISOString());
  });
}
