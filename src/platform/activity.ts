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

/** Who loads the demo content. What it does is not noted. */
export const demoEditor = 'demo content';

const retentionDays = 365;

const undoing = new AsyncLocalStorage<string>();
let lastMicrosecond = 0;

/** Writes down who did what, in the transaction that does it. */
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
      undoes: undoing.getStore() ?? null,
    })
    .execute();
}

/** What is noted meanwhile takes back an earlier entry. */
export function undoingActivity<T>(id: string, work: () => Promise<T>) {
  return undoing.run(id, work);
}

/** Ids of entries from a moment on are not less than this. */
export function idAt(milliseconds: number) {
  return String(Math.trunc(milliseconds) * 1_000).padStart(16, '0');
}

/** Of one process they rise strictly, also within a millisecond. */
function nextId(now: number) {
  lastMicrosecond = Math.max(now * 1_000, lastMicrosecond + 1);
  return String(lastMicrosecond).padStart(16, '0') + randomBytes(4).toString('hex');
}

/** After a year what accounts did is forgotten, and of what was done alike to one record on one day all but the last. */
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
