import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../lib/time/durations.ts';
import { actors } from '../model/actors.ts';
import { fold } from '../lib/text/fold.ts';

import { db, type Transaction } from './database/database.ts';
import type { Tables } from './database/row-types.ts';

type Row = Tables['activity'];

export type Activity = Pick<Row, 'actor' | 'kind' | 'act'> &
  Partial<Pick<Row, 'subjectId' | 'revision' | 'name' | 'detail' | 'standing'>>;

/** The actor of the demo content. Its changes are not logged. */
export const demoEditor = 'demo content';

const retentionDays = 365;

/** What the entries of a change store besides the change, and the id of the last one. */
type Change = {
  undoes: string | null;
  standing: string | null;
  partOf: string | null;
  detail: string;
  entryId: string | null;
};

const presentChange = new AsyncLocalStorage<Change>();
let lastMicrosecond = 0;

/** Adds an entry to the activity log, in the same transaction as the change. Returns its id. */
export async function logActivity(
  connection: Pick<Transaction, 'insertInto'>,
  { name = '', detail, subjectId = null, revision = null, standing, ...activity }: Activity,
) {
  if (activity.actor === demoEditor || activity.actor === actors.base) return null;
  const now = Date.now();
  const id = nextId(now);
  const change = presentChange.getStore();
  await connection
    .insertInto('activity')
    .values({
      ...activity,
      subjectId,
      revision,
      standing: standing ?? change?.standing ?? null,
      name,
      detail: detail ?? change?.detail ?? '',
      id,
      at: new Date(now).toISOString(),
      searchText: fold(`${name} ${activity.actor}`),
      undoes: change?.undoes ?? null,
      partOf: change?.partOf ?? null,
    })
    .execute();
  if (change) change.entryId = id;
  return id;
}

type Marks = {
  /** The entry that the change undoes. */
  undoes?: string;
  /** What was there before, which undoing the change needs. */
  before?: unknown;
  /** Why it was done, for entries that say nothing else there. */
  detail?: string;
};

/** Runs a change and returns the id of its last entry, null if it added none. Marks all its entries. */
export async function logged<T>({ undoes, before, detail }: Marks, work: () => Promise<T>) {
  const outer = presentChange.getStore();
  const change: Change = {
    undoes: undoes ?? outer?.undoes ?? null,
    standing: before === undefined ? (outer?.standing ?? null) : JSON.stringify(before),
    partOf: outer?.partOf ?? null,
    detail: detail ?? outer?.detail ?? '',
    entryId: null,
  };
  const result = await presentChange.run(change, work);
  if (outer && change.entryId !== null) outer.entryId = change.entryId;
  return { result, entryId: change.entryId };
}

/** Runs what is part of the change of another entry, which undoing that entry undoes, too. */
export function loggedAsPart<T>(
  partOf: string | null,
  { detail = '' }: Pick<Marks, 'detail'>,
  work: () => Promise<T>,
) {
  const part: Change = { undoes: null, standing: null, partOf, detail, entryId: null };
  return presentChange.run(part, work);
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
