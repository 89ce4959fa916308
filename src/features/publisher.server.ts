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

/** Drafts that failed here for a reason that is not their own, and when they are tried again, in milliseconds. */
const putOff = new Map<string, number>();

/** Publishes, and hides again, what is scheduled at its moment, on one of the instances that share the database. */
export function startPublisher() {
  let lookedAt = new Date();
  return startQueue({
    name: publishingQueue,
    pollIntervalMs: 1_000,
    databaseAway: 'Scheduled records wait for the database',
    runNext: () => publishNext((lookedAt = new Date())),
    findNextMoment: () => findNextMoment(lookedAt),
  });
}

/**
 * Publishes the draft that has been due longest, or else hides the record that has; false when none is. One that is
 * no longer fit to be public stays a draft that says why. One that fails for any other reason is put off alone, unless
 * the database is away.
 */
export async function publishNext(now = new Date()) {
  const draft = await findDue(now);
  if (!draft) return unpublishNext(now);
  try {
    await nounRecords[draft.noun].publish(draft);
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    const problem = problemOf(cause);
    const isAgain = problem === undefined ? ', and is tried again' : '';
    log.error(`A scheduled record of ${draft.noun} could not be published${isAgain}`, cause);
    if (problem === undefined) putOff.set(keyOf(draft), now.getTime() + retryAfterMs);
    else await stopSchedule(draft, problem);
  }
  return true;
}

async function unpublishNext(now: Date) {
  const due = await listDueUnpublishings(now, putOff.size + 1);
  const next = due.find((one) => !putOff.has(momentKeyOf(one)));
  if (!next) return false;
  try {
    await nounRecords[next.noun].unpublishAtMoment(next);
  } catch (cause) {
    if (isConnectionError(cause)) throw cause;
    log.error(`A record of ${next.noun} could not be unpublished, and is tried again`, cause);
    putOff.set(momentKeyOf(next), now.getTime() + retryAfterMs);
  }
  return true;
}

async function findNextMoment(after: Date) {
  const moments = [await findNextPublication(after), await findNextUnpublishing(after)];
  return moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

async function findDue(now: Date) {
  for (const [key, until] of putOff) if (until <= now.getTime()) putOff.delete(key);
  const due = await listDue(now, putOff.size + 1);
  return due.find((draft) => !putOff.has(keyOf(draft)));
}

/** What was saved again is tried at once. */
function keyOf({ noun, recordId, revision }: DueDraft) {
  return `${noun} ${recordId} ${revision}`;
}

function momentKeyOf({ noun, recordId, unpublishAt }: DueUnpublishing) {
  return `${noun} ${recordId} ${unpublishAt}`;
}

/** Undefined when the draft is not to blame. */
function problemOf(cause: unknown) {
  if (cause instanceof FieldError) return cause.message;
  if (cause instanceof ZodError) return 'It lacks something that a public record needs.';
  return undefined;
}
