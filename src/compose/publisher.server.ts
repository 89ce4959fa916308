import { ZodError } from 'zod';
import { isConnectionError } from '../platform/database/connection.ts';
import { startQueue } from '../platform/jobs/jobs.ts';
import { log } from '../platform/observability/log.ts';
import { publishingQueue } from '../records/publishing/publishing.server.ts';
import { FieldError } from '../records/revisions.server.ts';
import { stopPublication } from '../records/scheduled-steps.server.ts';
import {
  countFailure,
  deleteFailures,
  isSameStep,
  listFailedSteps,
} from '../records/publishing/failed-steps.server.ts';
import { findNextTime, listDueSteps } from '../records/publishing/schedules.server.ts';
import { followSettings } from '../features/settings/site-settings.server.ts';
import { nounRecords } from '../features/nouns.server.ts';

/** Publishes and unpublishes scheduled records, on one of the instances that share the database. */
export function startPublisher() {
  let polledAt = new Date();
  return startQueue({
    name: publishingQueue,
    pollIntervalMs: 1_000,
    databaseAway: 'Scheduled publishing paused: the database is unavailable',
    runNext: () => publishNext((polledAt = new Date())),
    findNextDueTime: () => findNextTime(polledAt),
  });
}

/**
 * Publishes or unpublishes the record that is most overdue; false if none is due. A draft that is no longer valid stays a
 * draft with the problem. A step that fails for another reason is retried later, unless the database is away.
 */
export async function publishNext(now = new Date()) {
  const due = await findDue(now);
  if (!due) return false;
  const { step, hasFailed } = due;
  await followSettings();
  try {
    await nounRecords[step.noun].runStep(step, now);
    if (hasFailed) await deleteFailures(step);
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    const problem = step.action === 'publish' ? describeProblem(cause) : undefined;
    const retryNote = problem === undefined ? '; trying again' : '';
    log.error(
      `A scheduled record of ${step.noun} could not be ${step.action}ed${retryNote}`,
      cause,
    );
    if (problem === undefined) await countFailure(step, now);
    else await stopPublication(step, problem);
  }
  return true;
}

async function findDue(now: Date) {
  const [first] = await listDueSteps(now, 1);
  if (!first) return undefined;
  const failed = await listFailedSteps();
  const waiting = failed.filter(({ retryAt }) => retryAt > now.toISOString());
  const due = waiting.length === 0 ? [first] : await listDueSteps(now, waiting.length + 1);
  const step = due.find((one) => !waiting.some((failure) => isSameStep(failure, one)));
  return step && { step, hasFailed: failed.some((failure) => isSameStep(failure, step)) };
}

/** Undefined if the draft is not the cause. */
function describeProblem(cause: unknown) {
  if (cause instanceof FieldError) return cause.message;
  if (cause instanceof ZodError) return 'A field required for publishing is empty.';
  return undefined;
}
