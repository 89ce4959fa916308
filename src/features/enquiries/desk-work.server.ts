import type { Activity } from '../../platform/activity.ts';
import { noteActivity } from '../../platform/activity.ts';
import { keepColleagues, listColleagues, type Colleague } from '../../platform/auth-colleagues.ts';
import type { Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { wakeMailer } from '../../platform/mail-outbox.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { readersOf, subjectsOf } from '../../records/own-records.server.ts';
import { changesTo, type Decision, type DecidedFields, type Step, type Undo } from './desk-work.ts';
import { joinable } from './joined-enquiries.server.ts';
import { givenMailOf } from './desk-mails.ts';
import { enquiryFrom } from './enquiry-rows.server.ts';
import { releaseHeld } from './held-enquiries.server.ts';
import { memberTold, putNotices } from './notices.server.ts';
import { stageOf } from './enquiry-stage.ts';
import type { MemberName } from './enquiry-inbox.ts';
import type { EnquiryRow } from './enquiry.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** Another transaction may change a row between our read and our write. */
const maxAttempts = 5;

type DecisionInput = { ids: string[]; decision: Decision };

/** The members to whom enquiries can be assigned. */
export async function listNames(): Promise<MemberName[]> {
  const members = await listColleagues();
  return Promise.all(
    members.map(async (member) => {
      const { id, name, email } = member;
      return { id, name, email, opens: await subjectsOf(member) };
    }),
  );
}

/** Throws `FieldError` for a member who does not exist. Skips enquiries that already match the decision or no longer exist. */
export async function decide({ ids, decision }: DecisionInput, editor: string): Promise<Undo> {
  const members = await listColleagues();
  const now = new Date().toISOString();
  const steps = await inTransaction(async (tx) => {
    await requireMember(tx, decision);
    const applied: Step[] = [];
    // All transactions lock rows in the same order, to avoid deadlocks.
    const sortedIds = [...new Set(ids)].toSorted();
    const target = 'joinedTo' in decision ? decision.joinedTo : null;
    for (const id of target === null ? sortedIds : await joinable(tx, sortedIds, target)) {
      if (!(await mayAssign(tx, id, decision, members))) continue;
      const step = await change(tx, id, (current) => changesTo(current, decision, now), editor);
      if (!step) continue;
      const { revision, before } = step;
      await releaseHeld(tx, id, before);
      const standing = JSON.stringify(before);
      await note(tx, id, editor, { ...activityOf(decision, members), revision, standing });
      if ('givenTo' in decision) await tellMember(tx, id, { members, editor });
      applied.push(step);
    }
    return applied;
  });
  wakeMailer();
  return { steps };
}

/** Reverts a decision, except for enquiries changed since, and for fields that the member may not change. */
export async function takeBackDecision(
  { steps }: Undo,
  editor: string,
  excluded: readonly (keyof DecidedFields)[] = [],
) {
  return inTransaction(async (tx) => {
    const members = await keepColleagues(
      tx,
      steps.flatMap(({ before }) => before.givenTo ?? []),
    );
    let undone = 0;
    for (const { id, revision, before } of steps.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const changes = omitFields(before, excluded);
      const { joinedTo } = changes;
      if (joinedTo && !(await joinable(tx, [id], joinedTo)).includes(id)) continue;
      const restored = withoutRemoved(changes, members);
      const undo = (current: EnquiryRow) =>
        current.revision === revision ? withoutHoldingAgain(restored, current) : undefined;
      if (!(await change(tx, id, undo, editor))) continue;
      await note(tx, id, editor, { act: 'undone' });
      undone += 1;
    }
    return { undone, left: steps.length - undone };
  });
}

async function change(
  tx: Transaction,
  id: string,
  changesOf: (current: EnquiryRow) => Partial<DecidedFields> | undefined,
  editor: string,
): Promise<Step | undefined> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const current = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const changes = current && changesOf(current);
    if (!current || !changes) return undefined;
    const revision = current.revision + 1;
    const { numUpdatedRows } = await tx
      .updateTable('enquiries')
      .set({ ...changes, revision, updatedAt: new Date().toISOString(), updatedBy: editor })
      .where('id', '=', id)
      .where('revision', '=', current.revision)
      .executeTakeFirst();
    if (numUpdatedRows > 0) return { id, revision, before: decidedFieldsOf(current) };
  }
  throw new Error('An enquiry is changed by others again and again');
}

function omitFields(
  before: DecidedFields,
  excluded: readonly (keyof DecidedFields)[],
): Partial<DecidedFields> {
  const entries = Object.entries(before).filter(
    ([name]) => !excluded.includes(name as keyof DecidedFields),
  );
  return Object.fromEntries(entries);
}

/** A released enquiry is not held again, so that its mails are not sent twice. */
function withoutHoldingAgain(
  fields: Partial<DecidedFields>,
  { state }: Pick<EnquiryRow, 'state'>,
): Partial<DecidedFields> {
  return state === 'spam' ? fields : { ...fields, isHeld: 0 };
}

/** The previously assigned member may have been deleted. */
function withoutRemoved(
  fields: Partial<DecidedFields>,
  members: Set<string>,
): Partial<DecidedFields> {
  const isGone = typeof fields.givenTo === 'string' && !members.has(fields.givenTo);
  return isGone ? { ...fields, givenTo: null } : fields;
}

function decidedFieldsOf(row: EnquiryRow): DecidedFields {
  const { state, givenTo, followUpOn, answeredAt, deletedAt, joinedTo, isHeld } = row;
  const stage = stageOf(row);
  return { state, stage, givenTo, followUpOn, answeredAt, deletedAt, joinedTo, isHeld };
}

type Assignment = { members: Colleague[]; editor: string };

/** Does not notify members who assign an enquiry to themselves. */
async function tellMember(tx: Transaction, id: string, { members, editor }: Assignment) {
  const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const member = row && (await memberTold(tx, row, members));
  if (!row || !member || member.email === editor) return;
  const assigner = members.find(({ email }) => email === editor)?.name ?? editor;
  const mails = givenMailOf(enquiryFrom(row), { siteUrl: env.siteUrl, member }, assigner);
  await putNotices(tx, mails, members, new Date());
}

async function requireMember(tx: Transaction, decision: Decision) {
  if (!('givenTo' in decision) || decision.givenTo === null) return;
  const { size } = await keepColleagues(tx, [decision.givenTo]);
  if (size === 0) throw new FieldError({ givenTo: 'This member no longer exists.' });
}

/** False if the decision assigns the enquiry to a member who may not open it. */
async function mayAssign(tx: Transaction, id: string, decision: Decision, members: Colleague[]) {
  const member = 'givenTo' in decision && members.find((one) => one.id === decision.givenTo);
  if (!member) return true;
  const row = await tx
    .selectFrom('enquiries')
    .select('aboutId')
    .where('id', '=', id)
    .executeTakeFirst();
  return (await readersOf(tx, row?.aboutId ?? null)).mayOpen(member);
}

type ActivityEntry = Pick<Activity, 'act' | 'detail' | 'revision' | 'standing'>;

function activityOf(decision: Decision, members: Colleague[]): ActivityEntry {
  if ('stage' in decision) return { act: 'staged', detail: decision.stage };
  if ('state' in decision) return { act: 'marked', detail: decision.state };
  if ('followUpOn' in decision) return { act: 'dated', detail: decision.followUpOn ?? '' };
  if ('isDeleted' in decision) return { act: decision.isDeleted ? 'deleted' : 'restored' };
  if ('joinedTo' in decision) return { act: decision.joinedTo === null ? 'parted' : 'joined' };
  const member = members.find(({ id }) => id === decision.givenTo);
  return { act: 'given', detail: member?.name ?? '' };
}

function note(tx: Transaction, subjectId: string, actor: string, entry: ActivityEntry) {
  return noteActivity(tx, { actor, kind: 'enquiries', subjectId, ...entry });
}
