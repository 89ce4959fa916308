import { notForYourRole } from '../../../model/rights.ts';
import { logged, logActivity, type Activity } from '../../../platform/activity.ts';
import {
  lockColleagues,
  listColleagues,
  type Colleague,
} from '../../../platform/accounts/colleagues.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { findReaders, readableSubjects } from '../../own-records.server.ts';
import {
  changesTo,
  decidedFields,
  type Decided,
  type DecidedFields,
  type Decision,
  type StoredDecision,
  type StoredNote,
} from './decisions.ts';
import { changeNote, isNoteDeleted } from '../conversation/notes.server.ts';
import type { ChangeOfNote } from '../conversation/enquiry-note.ts';
import { joinable } from '../inbox/joined-enquiries.server.ts';
import { assignmentEmail } from '../notifications/inbox-emails.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import { enquiryFrom } from '../enquiry-rows.server.ts';
import { releaseHeld } from '../spam/held-enquiries.server.ts';
import { assigneeToNotify, putNotices } from '../notifications/notices.server.ts';
import type { MemberName } from '../inbox/enquiry-inbox.ts';
import type { EnquiryRow, ViewingColumns } from '../enquiry.ts';
import { changeContent, changeContentIf } from '../../../platform/database/content.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

const changedSince = 'It has been changed since';
const otherChangedSince = 'The other enquiry has been changed since';

type DecisionInput = {
  ids: string[];
  decision: Decision;
  /** Skips enquiries that have another revision. */
  revision?: number;
};

/** The members to whom enquiries can be assigned. */
export async function listNames(): Promise<MemberName[]> {
  const members = await listColleagues();
  return Promise.all(
    members.map(async (member) => {
      const { id, name, email } = member;
      return { id, name, email, opens: await readableSubjects(member) };
    }),
  );
}

/** Throws `FieldError` for a member who does not exist. Skips enquiries that already match the decision or no longer exist. */
export async function decide(input: DecisionInput, editor: string): Promise<Decided> {
  const members = await listColleagues();
  // What pages show of free times changes with viewings.
  const { decision } = input;
  const freesTimes =
    'viewing' in decision ||
    'isDeleted' in decision ||
    ('status' in decision && decision.status === 'spam');
  const change = freesTimes ? changeContent : inTransaction;
  const entryIds = await change((tx) => decideWithin(tx, input, { editor, members }));
  wakeMailer();
  return { entryIds };
}

/** As `decide`, inside the caller's transaction. Returns the ids of the activity entries. */
export async function decideWithin(
  tx: Transaction,
  { ids, decision, revision: seen }: DecisionInput,
  { editor, members }: { editor: string; members: Colleague[] },
) {
  const now = new Date().toISOString();
  await requireMember(tx, decision);
  const getChanges = (row: EnquiryRow) => {
    if (seen !== undefined && row.revision !== seen) return undefined;
    return 'note' in decision
      ? changeNote(tx, row, decision.note, { editor, now })
      : changesTo(row, decision, now);
  };
  const added: string[] = [];
  // All transactions lock rows in the same order, to avoid deadlocks.
  const sortedIds = [...new Set(ids)].toSorted();
  const target = 'joinedTo' in decision ? decision.joinedTo : null;
  for (const id of target === null ? sortedIds : await joinable(tx, sortedIds, target)) {
    if (!(await mayAssign(tx, id, decision, members))) continue;
    const step = await changeEnquiry(tx, id, getChanges, editor);
    if (!step) continue;
    const { revision, before } = step;
    await releaseHeld(tx, id, before);
    const stored = 'note' in decision ? storedNote(decision.note) : before;
    const entryId = await note(tx, id, editor, {
      ...decisionActivity(decision, members),
      revision,
      standing: JSON.stringify(stored),
    });
    if ('givenTo' in decision) await notifyMember(tx, id, { members, editor });
    if (entryId !== null) added.push(entryId);
  }
  return added;
}

/**
 * Undoes changes to enquiries that are still the last ones, unless they changed a field that the member may not change.
 * Returns why others were not undone, by entry id.
 */
export async function undoDecisions(
  decisions: readonly StoredDecision[],
  editor: string,
  excluded: readonly (keyof DecidedFields)[] = [],
) {
  let hasViewing = false;
  return changeContentIf(
    () => hasViewing,
    async (tx) => {
      const members = await lockColleagues(
        tx,
        decisions.flatMap(({ before }) => ('noteId' in before ? [] : (before.givenTo ?? []))),
      );
      const refusals = new Map<string, string>();
      // All transactions lock rows in the same order, to avoid deadlocks.
      const sorted = decisions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      for (const { entryId, id, revision, before } of sorted) {
        if ('noteId' in before) {
          if (!(await undoNote(tx, { entryId, id, before }, editor)))
            refusals.set(entryId, changedSince);
          continue;
        }
        const joinedTo = excluded.includes('joinedTo') ? null : before.joinedTo;
        const isJoinable = !joinedTo || (await joinable(tx, [id], joinedTo)).includes(id);
        let why = isJoinable ? changedSince : otherChangedSince;
        const undo = (current: EnquiryRow) => {
          if (!isJoinable || current.revision !== revision) return undefined;
          // With its host, a viewing has changed who is responsible.
          const isFollowing = before.viewingHost !== current.viewingHost;
          const kept = excluded.filter((name) => !(isFollowing && name === 'givenTo'));
          const mayUndo = kept.every((name) => before[name] === current[name]);
          if (!mayUndo) why = notForYourRole;
          const restored = withoutRemoved(omitFields(before, kept), members);
          // A reminder that was sent since stays sent.
          const { viewingReminded: _sent, ...unreminded } = restored;
          const isMoved =
            restored.viewingAt !== undefined && restored.viewingAt !== current.viewingAt;
          return mayUndo
            ? withoutHoldingAgain(isMoved ? restored : unreminded, current)
            : undefined;
        };
        const step = await changeEnquiry(tx, id, undo, editor).catch((cause: unknown) => {
          if (!(cause instanceof FieldError)) throw cause;
          why = Object.values(cause.fields)[0] ?? why;
          return undefined;
        });
        hasViewing ||= (step?.before.viewingState ?? before.viewingState) !== null;
        if (step) await logged({ undoes: entryId }, () => note(tx, id, editor, { act: 'undone' }));
        else refusals.set(entryId, why);
      }
      return refusals;
    },
  );
}

/** Deletes a note that was added, or restores one that was deleted. False if that has been done since. */
async function undoNote(
  tx: Transaction,
  { entryId, id, before }: { entryId: string; id: string; before: StoredNote },
  editor: string,
) {
  const { noteId, wasDeleted } = before;
  if ((await isNoteDeleted(tx, noteId)) !== !wasDeleted) return false;
  const now = new Date().toISOString();
  const change = { noteId, isDeleted: wasDeleted };
  const undo = (row: EnquiryRow) => changeNote(tx, row, change, { editor, now });
  if (!(await changeEnquiry(tx, id, undo, editor))) return false;
  await logged({ undoes: entryId }, () => note(tx, id, editor, { act: 'undone' }));
  return true;
}

/** Before a note was added it was as good as deleted. */
function storedNote(change: ChangeOfNote): StoredNote {
  return { noteId: change.noteId, wasDeleted: 'body' in change || !change.isDeleted };
}

/** An entry may have stored more than is decided today. */
function omitFields(
  before: DecidedFields,
  excluded: readonly (keyof DecidedFields)[],
): Partial<DecidedFields> {
  const names = decidedFields.filter(
    (name) => Object.hasOwn(before, name) && !excluded.includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** A released enquiry is not held again, so that its mails are not sent twice. */
function withoutHoldingAgain(
  fields: Partial<DecidedFields>,
  { status }: Pick<EnquiryRow, 'status'>,
): Partial<DecidedFields> {
  return status === 'spam' ? fields : { ...fields, isHeld: 0 };
}

/** The previously assigned member may have been deleted. */
function withoutRemoved(
  fields: Partial<DecidedFields>,
  members: Set<string>,
): Partial<DecidedFields> {
  const isDeleted = typeof fields.givenTo === 'string' && !members.has(fields.givenTo);
  return isDeleted ? { ...fields, givenTo: null } : fields;
}

type Assignment = { members: Colleague[]; editor: string };

/** Does not notify members who assign an enquiry to themselves. */
async function notifyMember(tx: Transaction, id: string, { members, editor }: Assignment) {
  const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const member = row && (await assigneeToNotify(tx, row, members));
  if (!row || !member || member.email === editor) return;
  const assigner = members.find(({ email }) => email === editor)?.name ?? editor;
  const emails = assignmentEmail(enquiryFrom(row), { siteUrl: env.siteUrl, member }, assigner);
  await putNotices(tx, emails, members, new Date());
}

async function requireMember(tx: Transaction, decision: Decision) {
  if (!('givenTo' in decision) || decision.givenTo === null) return;
  const { size } = await lockColleagues(tx, [decision.givenTo]);
  if (size === 0) throw new FieldError({ givenTo: 'This member no longer exists.' });
}

/** False if the decision assigns the enquiry to a member who may not open it. */
async function mayAssign(tx: Transaction, id: string, decision: Decision, members: Colleague[]) {
  const member = 'givenTo' in decision && members.find((one) => one.id === decision.givenTo);
  if (!member) return true;
  const row = await tx
    .selectFrom('enquiries')
    .select(['aboutId', 'viewingHost'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && (await findReaders(tx, row)).mayOpen(member);
}

type ActivityEntry = Pick<Activity, 'act' | 'detail' | 'revision' | 'standing'>;

function decisionActivity(decision: Decision, members: Colleague[]): ActivityEntry {
  if ('status' in decision)
    return decision.status === 'spam'
      ? { act: 'marked', detail: 'spam' }
      : { act: 'staged', detail: decision.status };
  if ('isRead' in decision) return { act: 'marked', detail: decision.isRead ? 'read' : 'unread' };
  if ('note' in decision)
    return { act: 'noted', detail: 'body' in decision.note ? 'added' : 'deleted' };
  if ('followUpOn' in decision) return { act: 'dated', detail: decision.followUpOn ?? '' };
  if ('viewing' in decision) return { act: 'viewing', detail: viewingVerb(decision.viewing) };
  if ('isDeleted' in decision) return { act: decision.isDeleted ? 'deleted' : 'restored' };
  if ('joinedTo' in decision) return { act: decision.joinedTo === null ? 'parted' : 'joined' };
  const member = members.find(({ id }) => id === decision.givenTo);
  return { act: 'given', detail: member?.name ?? '' };
}

function viewingVerb({ viewingState, viewingAt }: Partial<ViewingColumns>) {
  if (viewingState === 'cancelled') return 'cancelled';
  if (viewingState === 'came' || viewingState === 'missed') return 'marked';
  return viewingAt ? 'moved' : 'changed';
}

function note(tx: Transaction, subjectId: string, actor: string, entry: ActivityEntry) {
  return logActivity(tx, { actor, kind: 'enquiries', subjectId, ...entry });
}
