import { ZodError } from 'zod';
import { isConnectionError } from '../platform/database/connection.ts';
import { startQueue } from '../platform/jobs/jobs.ts';
import { log } from '../platform/observability/log.ts';
import { publishingQueue } from '../records/publishing/publishing.server.ts';
import { FieldError } from '../records/revisions.server.ts';
import { stopPublication } from '../records/scheduled-steps.server.ts';
import {
  findNextTime,
  listDueSteps,
  type ScheduledStep,
} from '../records/publishing/schedules.server.ts';
import { nounRecords } from '../features/nouns.server.ts';

const firstDelayMs = 60_000;
const longestDelayMs = 60 * 60_000;

/** Failed steps, their last delay and the time of their retry. Failures caused by the draft itself are not retried. */
const retries = new Map<string, { delayMs: number; at: number }>();

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
  const step = await findDue(now);
  if (!step) return false;
  try {
    await nounRecords[step.noun].runStep(step, now);
    retries.delete(stepKey(step));
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    const problem = step.action === 'publish' ? describeProblem(cause) : undefined;
    const retryNote = problem === undefined ? '; trying again' : '';
    log.error(
      `A scheduled record of ${step.noun} could not be ${step.action}ed${retryNote}`,
      cause,
    );
    if (problem === undefined) retryLater(stepKey(step), now.getTime());
    else await stopPublication(step, problem);
  }
  return true;
}

async function findDue(now: Date) {
  const due = await listDueSteps(now, retries.size + 1);
  // Steps that were cancelled are no longer due.
  if (due.length === 0) retries.clear();
  return due.find((step) => (retries.get(stepKey(step))?.at ?? 0) <= now.getTime());
}

/** Each failure doubles the delay, up to an hour. */
function retryLater(key: string, now: number) {
  const lastDelayMs = retries.get(key)?.delayMs ?? firstDelayMs / 2;
  const delayMs = Math.min(lastDelayMs * 2, longestDelayMs);
  retries.set(key, { delayMs, at: now + delayMs });
}

/** The key contains the revision, so that a newly saved draft is tried at once. */
function stepKey({ noun, recordId, action, at, revision }: ScheduledStep) {
  return `${noun} ${recordId} ${action} ${at} ${revision}`;
}

/** Undefined if the draft is not the cause. */
function describeProblem(cause: unknown) {
  if (cause instanceof FieldError) return cause.message;
  if (cause instanceof ZodError) return 'A field required for publishing is empty.';
  return undefined;
}
