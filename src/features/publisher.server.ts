import { ZodError } from 'zod';
import { isConnectionError } from '../platform/connection.ts';
import { startQueue } from '../platform/jobs.ts';
import { log } from '../platform/log.ts';
import {
  findNextPublication,
  listDue,
  stopSchedule,
  type DueDraft,
} from '../records/drafts.server.ts';
import { publishingQueue } from '../records/publishing.server.ts';
import { FieldError } from '../records/revisions.server.ts';
import {
  findNextUnpublishing,
  listDueUnpublishings,
  type DueUnpublishing,
} from '../records/unpublishings.server.ts';
import { nounRecords } from './nouns.server.ts';

const retryAfterMs = 60_000;

/** Failed items and the time of their retry, in milliseconds. Failures caused by the draft itself are not retried. */
const retryTimes = new Map<string, number>();

/** Publishes and unpublishes scheduled records, on one of the instances that share the database. */
export function startPublisher() {
  let polledAt = new Date();
  return startQueue({
    name: publishingQueue,
    pollIntervalMs: 1_000,
    databaseAway: 'Scheduled publishing paused: the database is unavailable',
    runNext: () => publishNext((polledAt = new Date())),
    findNextMoment: () => findNextMoment(polledAt),
  });
}

/**
 * Publishes the draft that is most overdue, or else unpublishes such a record; false if none is due. A draft that is no
 * longer valid stays a draft with the problem. One that fails for another reason is retried later, unless the database
 * is away.
 */
export async function publishNext(now = new Date()) {
  const draft = await findDue(now);
  if (!draft) return unpublishNext(now);
  try {
    await nounRecords[draft.noun].publish(draft);
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    const problem = problemOf(cause);
    const retryNote = problem === undefined ? '; trying again' : '';
    log.error(`A scheduled record of ${draft.noun} could not be published${retryNote}`, cause);
    if (problem === undefined) retryTimes.set(keyOf(draft), now.getTime() + retryAfterMs);
    else await stopSchedule(draft, problem);
  }
  return true;
}

async function unpublishNext(now: Date) {
  const due = await listDueUnpublishings(now, retryTimes.size + 1);
  const next = due.find((unpublishing) => !retryTimes.has(unpublishingKeyOf(unpublishing)));
  if (!next) return false;
  try {
    await nounRecords[next.noun].unpublishAtMoment(next);
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    log.error(`A record of ${next.noun} could not be unpublished; trying again`, cause);
    retryTimes.set(unpublishingKeyOf(next), now.getTime() + retryAfterMs);
  }
  return true;
}

async function findNextMoment(after: Date) {
  const times = [await findNextPublication(after), await findNextUnpublishing(after)];
  return times
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

async function findDue(now: Date) {
  for (const [key, until] of retryTimes) if (until <= now.getTime()) retryTimes.delete(key);
  const due = await listDue(now, retryTimes.size + 1);
  return due.find((draft) => !retryTimes.has(keyOf(draft)));
}

/** The key contains the revision, so that a newly saved draft is tried at once. */
function keyOf({ noun, recordId, revision }: DueDraft) {
  return `${noun} ${recordId} ${revision}`;
}

function unpublishingKeyOf({ noun, recordId, unpublishAt }: DueUnpublishing) {
  return `${noun} ${recordId} ${unpublishAt}`;
}

/** Undefined if the draft is not the cause. */
function problemOf(cause: unknown) {
  if (cause instanceof FieldError) return cause.message;
  if (cause instanceof ZodError) return 'A field required for publishing is empty.';
  return undefined;
}
