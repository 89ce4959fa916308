import { actors } from '../model/actors.ts';
import type { Seen, StoredRecord } from '../model/record.ts';
import { logged } from '../platform/activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { changeContent, lockContent } from '../platform/database/content.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findDraft } from './publishing/drafts.server.ts';
import { currentRecords } from './current-record.server.ts';
import { recordPublishing } from './publishing/publishing.server.ts';
import { judgeAt } from './publishing/relying-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordWrites } from './record-writes.server.ts';
import {
  changeSchedule,
  noEnd,
  removeSchedule,
  timeColumns,
  type ScheduledStep,
} from './publishing/schedules.server.ts';

const tooLate = 'It was due to be unpublished first.';

/** What is done to records at set times. */
export function recordSteps<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { find, readCurrent, changeDraft } = currentRecords(kind);
  const { publishSeen, publishableInput } = recordWrites(kind);
  const { unpublishWithin } = recordPublishing(kind);

  /**
   * Publishes or unpublishes a record as scheduled, unless the schedule was changed. If a record is not public when it is
   * to be unpublished, its publication is cancelled. Throws if a draft is not valid for publication.
   */
  async function runStep({ noun, recordId: id, action, at }: ScheduledStep, now: Date) {
    const record = { noun, recordId: id };
    return changeContent(async (tx) => {
      judgeAt(tx, now);
      const present = await find(tx, id);
      if (!present?.publication) return removeSchedule(tx, record);
      const { publication } = present;
      if (publication[timeColumns[action]] !== at) return;
      if (action === 'publish') {
        const input = await publishableInput(tx, present);
        const { revision } = present;
        await publishSeen(tx, { id, revision, publicAt: now }, input, actors.clock);
      } else if (publication.isPublic) {
        await unpublishWithin(tx, present, actors.clock);
      } else {
        const problem = publication.publishAt ? tooLate : publication.problem;
        await changeSchedule(tx, record, { publishAt: null, ...noEnd, problem });
      }
    });
  }

  /**
   * Unpublishes a record for a reason that the activity tells, inside the caller's transaction. Its entry can be undone.
   * The draft stays scheduled.
   */
  async function unpublishBecause(tx: Transaction, id: string, reason: string) {
    const { edited, published, schedule } = await readCurrent(tx, id);
    if (!edited || !published) return;
    const { revision } = edited;
    await logged({ detail: reason }, () => unpublishWithin(tx, { id, revision }, actors.clock));
    const { problem: _problem, ...times } = schedule;
    if (times.publishAt !== null)
      await changeSchedule(tx, { noun: kind.noun.name, recordId: id }, times);
  }

  /** Cancels the scheduled unpublishing of a record. */
  async function keepPublished(seen: Seen) {
    return changeDraft(seen, async (tx, { edited, published }) => {
      const at = { id: seen.id, publicAt: new Date() };
      if (published) await kind.requireForPublic(tx, published, at);
      await changeSchedule(tx, { noun: kind.noun.name, recordId: seen.id }, noEnd);
      return (await find(tx, seen.id)) ?? edited;
    });
  }

  return { runStep, unpublishBecause, keepPublished };
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
