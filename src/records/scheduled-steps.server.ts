import { actors } from './actors.ts';
import type { Seen, StoredRecord } from './record.ts';
import { changeContent, lockContent } from '../platform/database/content.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findDraft } from './publishing/drafts.server.ts';
import { unpublishWithin } from './publishing/publishing.server.ts';
import { findRecord } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { publishSeen, publishableInput } from './record-writes.server.ts';
import {
  changeSchedule,
  noEnd,
  removeSchedule,
  timeColumns,
  type ScheduledStep,
} from './publishing/schedules.server.ts';
import { changeDraft, requirePresent } from './publishing/seen-drafts.server.ts';

const tooLate = 'It was due to be unpublished first.';

/**
 * Publishes or unpublishes a record as scheduled, unless the schedule was changed. If a record is not public when it is
 * to be unpublished, its publication is cancelled. Throws if a draft is not valid for publication.
 */
export async function runStep<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { noun, recordId: id, action, at }: ScheduledStep,
) {
  const record = { noun, recordId: id };
  return changeContent(async (tx) => {
    const present = await findRecord(kind, tx, id);
    if (!present?.publication) return removeSchedule(tx, record);
    const { publication } = present;
    if (publication[timeColumns[action]] !== at) return;
    if (action === 'publish') {
      const input = await publishableInput(kind, tx, present);
      await publishSeen(kind, tx, present, input, actors.clock);
    } else if (publication.isPublic) {
      await unpublishWithin(kind, tx, present, actors.clock);
    } else {
      const problem = publication.publishAt ? tooLate : publication.problem;
      await changeSchedule(tx, record, { publishAt: null, ...noEnd, problem });
    }
  });
}

/** Cancels a publication that failed and stores the reason, unless the draft was saved since. */
export async function stopPublication(
  { noun, recordId, at, revision }: ScheduledStep,
  problem: string,
) {
  await inTransaction(async (tx) => {
    await lockContent(tx);
    const draft = await findDraft(tx, noun, recordId);
    if (draft?.revision !== revision || draft.publishAt !== at) return;
    await changeSchedule(tx, { noun, recordId }, { publishAt: null, problem });
  });
}

/** Cancels the scheduled unpublishing of a record. */
export async function keepPublished<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
) {
  return changeDraft(async (tx) => {
    const present = await requirePresent(kind, tx, seen);
    const record = { noun: kind.noun.name, recordId: seen.id };
    await changeSchedule(tx, record, noEnd);
    return (await findRecord(kind, tx, seen.id)) ?? present;
  });
}
