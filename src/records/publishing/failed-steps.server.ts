import { db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/row-types.ts';
import { selectSteps, type RecordReference } from './schedules.server.ts';

const firstDelayMs = 60_000;
const longestDelayMs = 60 * 60_000;
const failuresToReport = 3;

/** What is done to a record at a time. */
export type Step = RecordReference & { action: string; at: string; revision: number | null };

export async function listFailedSteps() {
  return db.selectFrom('failedSteps').selectAll().execute();
}

/** False for a step with another time or draft: it is tried at once. */
export function isSameStep(
  failed: Tables['failedSteps'],
  { noun, recordId, action, at, revision }: Step,
) {
  return (
    failed.noun === noun &&
    failed.recordId === recordId &&
    failed.action === action &&
    failed.at === at &&
    failed.revision === (revision ?? 0)
  );
}

/** Counts a failure, once for all instances that tried at the same time. Each doubles the delay, up to an hour. */
export async function countFailure(step: Step, now: Date) {
  const { noun, recordId, action, at, revision } = step;
  const last = await db
    .selectFrom('failedSteps')
    .selectAll()
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .where('action', '=', action)
    .executeTakeFirst();
  const failures = last && isSameStep(last, step) ? last.failures + 1 : 1;
  const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);
  const retryAt = new Date(now.getTime() + delayMs).toISOString();
  const counted = { at, revision: revision ?? 0, failures, retryAt };
  await db
    .insertInto('failedSteps')
    .values({ noun, recordId, action, ...counted })
    .onConflict((conflict) =>
      conflict
        .columns(['noun', 'recordId', 'action'])
        .doUpdateSet(counted)
        .where((eb) =>
          eb.or([
            eb('failedSteps.retryAt', '<=', now.toISOString()),
            eb('failedSteps.at', '<>', at),
            eb('failedSteps.revision', '<>', counted.revision),
          ]),
        ),
    )
    .execute();
}

export async function deleteFailures({ noun, recordId, action }: Step) {
  await db
    .deleteFrom('failedSteps')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .where('action', '=', action)
    .execute();
}

/** The steps that keep failing, the one due first first. */
export async function listFailingSteps() {
  return selectSteps()
    .innerJoin('failedSteps', (join) =>
      join
        .onRef('failedSteps.noun', '=', 'steps.noun')
        .onRef('failedSteps.recordId', '=', 'steps.recordId')
        .onRef('failedSteps.action', '=', 'steps.action')
        .onRef('failedSteps.at', '=', 'steps.at'),
    )
    .select(['steps.noun', 'steps.recordId', 'steps.action'])
    .where('failures', '>=', failuresToReport)
    .orderBy('steps.at')
    .orderBy('steps.recordId')
    .execute();
}
