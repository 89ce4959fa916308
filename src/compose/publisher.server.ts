import { ZodError } from 'zod';
import { isUnavailable } from '../platform/database/connection.ts';
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
import {
  findNextTime,
  listDueSteps,
  type ScheduledStep,
} from '../records/publishing/schedules.server.ts';
import { findNextExpiry, listDueExpiries } from '../features/places/filing-expiries.server.ts';
import type { FilingExpiry } from '../features/places/filing-expiry.ts';
import { handleExpiry } from '../features/places/filing-expiries.compose.server.ts';
import { followSettings } from '../features/settings/site-settings.server.ts';
import { followProjects } from '../features/viewings/office/viewings-of-projects.compose.server.ts';
import { nounRecords } from '../features/nouns.server.ts';

/** Publishes and unpublishes scheduled records, on one of the instances that share the database. */
export function startPublisher() {
  followProjects();
  let polledAt = new Date();
  return startQueue({
    name: publishingQueue,
    pollIntervalMs: 1_000,
    databaseAway: 'Scheduled publishing paused: the database is unavailable',
    runNext: () => publishNext((polledAt = new Date())),
    async findNextDueTime() {
      const times = [await findNextTime(polledAt), await findNextExpiry(polledAt)];
      return times.filter((time) => time !== undefined).toSorted((one, other) => +one - +other)[0];
    },
  });
}

/**
 * Publishes or unpublishes the record that is most overdue, or handles a filing that has expired; false if nothing is
 * due. A draft that is no longer valid stays a draft with the problem. A step that fails for another reason is retried
 * later, unless the database is away.
 */
export async function publishNext(now = new Date()) {
  await followSettings();
  const due = await findDue(now);
  if (!due) return false;
  const { step, hasFailed } = due;
  try {
    await (step.action === 'expire'
      ? handleExpiry(step.expiry, now)
      : nounRecords[step.noun].runStep(step, now));
    if (hasFailed) await deleteFailures(step);
  } catch (cause) {
    if (isUnavailable(cause)) throw cause;
    const { action } = step;
    const problem = action === 'publish' ? describeProblem(cause) : undefined;
    const retryNote = problem === undefined ? '; trying again' : '';
    log.error(
      action === 'expire'
        ? `An expired filing could not be handled${retryNote}`
        : `A scheduled record of ${step.noun} could not be ${action}ed${retryNote}`,
      cause,
    );
    if (action === 'publish' && problem !== undefined) await stopPublication(step, problem);
    else await countFailure(step, now);
  }
  return true;
}

/** What is due: a scheduled step, or a filing that has expired. */
type DueStep = ScheduledStep | ReturnType<typeof expiryStep>;

async function findDue(now: Date) {
  const first = (await listDue(now, 1))[0];
  if (!first) return undefined;
  const failed = await listFailedSteps();
  const waiting = failed.filter(({ retryAt }) => retryAt > now.toISOString());
  const due = waiting.length === 0 ? [first] : await listDue(now, waiting.length + 1);
  const step = due.find((one) => !waiting.some((failure) => isSameStep(failure, one)));
  return step && { step, hasFailed: failed.some((failure) => isSameStep(failure, step)) };
}

/** The first steps that are due, the earliest first. What is scheduled precedes an expiry of the same time. */
async function listDue(now: Date, atMost: number): Promise<DueStep[]> {
  const expiries = (await listDueExpiries(now)).slice(0, atMost).map(expiryStep);
  const steps: DueStep[] = [...(await listDueSteps(now, atMost)), ...expiries];
  return steps.toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
}

function expiryStep(expiry: FilingExpiry) {
  const { recordId, at } = expiry;
  return {
    noun: 'projects' as const,
    recordId,
    action: 'expire' as const,
    at: new Date(at).toISOString(),
    revision: null,
    expiry,
  };
}

/** Undefined if the draft is not the cause. */
function describeProblem(cause: unknown) {
  if (cause instanceof FieldError) return cause.message;
  if (cause instanceof ZodError) return 'A field required for publishing is empty.';
  return undefined;
}
