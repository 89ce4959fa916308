import { db } from './database.ts';

const claimMs = 60 * 60_000;

/**
 * Does a chore that is due, then not again for so long. One instance does it; where it fails or its process is
 * killed, the next try is in an hour.
 */
export async function doWhenDue(
  name: string,
  everyMs: number,
  now: Date,
  work: () => Promise<void>,
) {
  const claimed = await db
    .updateTable('chores')
    .set({ dueAt: later(now, claimMs) })
    .where('name', '=', name)
    .where('dueAt', '<=', now.toISOString())
    .returning('name')
    .executeTakeFirst();
  if (!claimed) return false;
  await work();
  await db
    .updateTable('chores')
    .set({ dueAt: later(now, everyMs) })
    .where('name', '=', name)
    .execute();
  return true;
}

function later(moment: Date, milliseconds: number) {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
