import { sql } from 'kysely';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { NounName, Tables } from '../../platform/database/row-types.ts';

export type RecordReference = { noun: NounName; recordId: string };

export type Schedule = Omit<Tables['schedules'], keyof RecordReference>;

/** What a schedule has if the record is not to be unpublished. */
export const noEnd = { unpublishAt: null, unpublishSetBy: null };

export const noSchedule: Schedule = { publishAt: null, ...noEnd, problem: null };

/** Changes the named parts of a schedule. */
export async function changeSchedule(
  tx: Transaction,
  { noun, recordId }: RecordReference,
  change: Partial<Schedule>,
) {
  await tx
    .insertInto('schedules')
    .values({ noun, recordId, ...noSchedule, ...change })
    .onConflict((conflict) => conflict.columns(['noun', 'recordId']).doUpdateSet(change))
    .execute();
  if (change.publishAt || change.unpublishAt || change.problem) return;
  await tx
    .deleteFrom('schedules')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .where('publishAt', 'is', null)
    .where('unpublishAt', 'is', null)
    .where('problem', 'is', null)
    .execute();
}

export async function removeSchedule(tx: Transaction, { noun, recordId }: RecordReference) {
  await tx
    .deleteFrom('schedules')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .execute();
}

/** The times at which the records of a noun are unpublished, by record id. */
export async function listEnds(noun: NounName) {
  const rows = await db
    .selectFrom('schedules')
    .select(['recordId', 'unpublishAt'])
    .where('noun', '=', noun)
    .where('unpublishAt', 'is not', null)
    .$narrowType<{ unpublishAt: string }>()
    .execute();
  return new Map(rows.map(({ recordId, unpublishAt }) => [recordId, unpublishAt]));
}

/** The column with the time of each step. */
export const timeColumns = { publish: 'publishAt', unpublish: 'unpublishAt' } as const;

/** A record that is published or unpublished at a time. */
export type ScheduledStep = RecordReference & {
  action: keyof typeof timeColumns;
  at: string;
  /** The revision of the draft, if there is one. */
  revision: number | null;
  /** Who saved the draft, or who chose when the record is unpublished. */
  setBy: string;
};

/** All scheduled steps. Only a record with a draft can be published. */
export function selectSteps() {
  const steps = selectTimes('publish')
    .where('drafts.revision', 'is not', null)
    .unionAll(selectTimes('unpublish'));
  return db.selectFrom(steps.as('steps')).$castTo<ScheduledStep>();
}

function selectTimes(action: ScheduledStep['action']) {
  return db
    .selectFrom('schedules')
    .leftJoin('drafts', (join) =>
      join
        .onRef('drafts.noun', '=', 'schedules.noun')
        .onRef('drafts.recordId', '=', 'schedules.recordId'),
    )
    .select((eb) => [
      'schedules.noun',
      'schedules.recordId',
      sql.lit(action).as('action'),
      eb.ref(`schedules.${timeColumns[action]}`).as('at'),
      eb.ref(action === 'publish' ? 'drafts.savedBy' : 'schedules.unpublishSetBy').as('setBy'),
      'drafts.revision',
    ])
    .where(`schedules.${timeColumns[action]}`, 'is not', null);
}

/** A language that a record needs is public before it, and until after it. */
const languageFirst = sql`case when action = 'publish' then -1 else 1 end`;

/** The steps that are due, up to `atMost`, the earliest first. */
export async function listDueSteps(now: Date, atMost: number): Promise<ScheduledStep[]> {
  return selectSteps()
    .selectAll()
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .orderBy('action')
    .orderBy(sql`case when noun = 'translations' then ${languageFirst} else 0 end`)
    .orderBy('recordId')
    .limit(atMost)
    .execute();
}

/** The time of the next step after `after`. */
export async function findNextTime(after: Date) {
  const next = await selectSteps()
    .select('at')
    .where('at', '>', after.toISOString())
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return next && new Date(next.at);
}
