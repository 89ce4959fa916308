import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../lib/durations.ts';
import { actors } from '../lib/actors.ts';
import { fold } from '../lib/fold.ts';

import { db, type Transaction } from './database.ts';
import type { Tables } from './tables.ts';

type Row = Tables['activity'];

export type Activity = Pick<Row, 'actor' | 'kind' | 'act'> &
  Partial<Pick<Row, 'subjectId' | 'revision' | 'name' | 'detail' | 'standing'>>;

/** The actor of the demo content. Its changes are not logged. */
export const demoEditor = 'demo content';

const retentionDays = 365;

const undoneActivity = new AsyncLocalStorage<string>();
let lastMicrosecond = 0;

/** Adds an entry to the activity log, in the same transaction as the change. */
export async function noteActivity(
  connection: Pick<Transaction, 'insertInto'>,
  {
    name = '',
    detail = '',
    subjectId = null,
    revision = null,
    standing = null,
    ...activity
  }: Activity,
) {
  if (activity.actor === demoEditor || activity.actor === actors.base) return;
  const now = Date.now();
  await connection
    .insertInto('activity')
    .values({
      ...activity,
      subjectId,
      revision,
      standing,
      name,
      detail,
      id: nextId(now),
      at: new Date(now).toISOString(),
      searchText: fold(`${name} ${activity.actor}`),
      undoes: undoneActivity.getStore() ?? null,
    })
    .execute();
}

/** Marks the entries that `work` adds as undoing the entry `id`. */
export function undoingActivity<T>(id: string, work: () => Promise<T>) {
  return undoneActivity.run(id, work);
}

/** The lowest id that an entry of this time can have. */
export function idAt(milliseconds: number) {
  return String(Math.trunc(milliseconds) * 1_000).padStart(16, '0');
}

/** Ids strictly increase within one process, even within a millisecond. */
function nextId(now: number) {
  lastMicrosecond = Math.max(now * 1_000, lastMicrosecond + 1);
  return String(lastMicrosecond).padStart(16, '0') + randomBytes(4).toString('hex');
}

/** After a year, deletes account entries, and keeps the last of equal entries for one record on one day. */
export async function thinActivity(now: Date) {
  const before = idAt(now.getTime() - retentionDays * dayMs);
  await db
    .deleteFrom('activity')
    .where('id', '<', before)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'accounts'),
        eb.exists(
          eb
            .selectFrom('activity as later')
            .select('later.id')
            .whereRef('later.subjectId', '=', 'activity.subjectId')
            .whereRef('later.kind', '=', 'activity.kind')
            .whereRef('later.act', '=', 'activity.act')
            .where(sql`substr(later.at, 1, 10)`, '=', sql`substr(activity.at, 1, 10)`)
            .whereRef('later.id', '>', 'activity.id'),
        ),
      ]),
    )
    .execute();
}
