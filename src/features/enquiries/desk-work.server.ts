import type { Activity } from '../../platform/activity.ts';
import { noteActivity } from '../../platform/activity.ts';
import { keepColleagues, listColleagues, type Colleague } from '../../platform/auth-colleagues.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { wakeMailer } from '../../platform/mail-outbox.ts';
import { readersOf, subjectsOf } from '../../records/own-records.server.ts';
import { decided, type Decision, type DecidedFields, type Step, type Worked } from './desk-work.ts';
import { joinable } from './joined-enquiries.server.ts';
import { givenMailOf } from './desk-mails.ts';
import { enquiryFrom } from './enquiry-rows.server.ts';
import { memberTold, putNotices } from './notices.server.ts';
import { stageOf } from './enquiry-stage.ts';
import type { MemberName } from './enquiry-inbox.ts';
import type { EnquiryRow } from './enquiry.ts';

/** Others may change a row between reading and writing it. */
const maxAttempts = 5;

type Decided = { ids: string[]; decision: Decision };

/** Whom enquiries can be given to. */
export async function listNames(): Promise<MemberName[]> {
  const members = await listColleagues();
  return Promise.all(
    members.map(async (member) => {
      const { id, name, email } = member;
      return { id, name, email, opens: await subjectsOf(member) };
    }),
  );
}

/** Changes what was not so already. Those that are gone are left out. */
export async function decide({ ids, decision }: Decided, editor: string): Promise<Worked> {
  const members = await listColleagues();
  const now = new Date().toISOString();
  const steps = await db.transaction().execute(async (tx) => {
    await requireMember(tx, decision);
    const taken: Step[] = [];
    // In one order for all, so that no two wait for each other.
    const chosen = [...new Set(ids)].toSorted();
    const to = 'joinedTo' in decision ? decision.joinedTo : null;
    for (const id of to === null ? chosen : await joinable(tx, chosen, to)) {
      if (!(await mayHave(tx, id, decision, members))) continue;
      const step = await change(tx, id, (present) => decided(present, decision, now), editor);
      if (!step) continue;
      const { revision, before } = step;
      const standing = JSON.stringify(before);
      await note(tx, id, editor, { ...activityOf(decision, members), revision, standing });
      if ('givenTo' in decision) await tellMember(tx, id, { members, editor });
      taken.push(step);
    }
    return taken;
  });
  wakeMailer();
  return { steps };
}

/** Takes back what was decided, but for what somebody has changed since, and what the member may not decide. */
export async function takeBackDecision(
  { steps }: Worked,
  editor: string,
  except: readonly (keyof DecidedFields)[] = [],
) {
  return db.transaction().execute(async (tx) => {
    const members = await keepColleagues(
      tx,
      steps.flatMap(({ before }) => before.givenTo ?? []),
    );
    let undone = 0;
    for (const { id, revision, before } of steps.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const changes = without(before, except);
      const { joinedTo } = changes;
      if (joinedTo && !(await joinable(tx, [id], joinedTo)).includes(id)) continue;
      const standing = withoutGone(changes, members);
      const isOwn = (present: EnquiryRow) => (present.revision === revision ? standing : undefined);
      if (!(await change(tx, id, isOwn, editor))) continue;
      await note(tx, id, editor, { act: 'undone' });
      undone += 1;
    }
    return { undone, left: steps.length - undone };
  });
}

async function change(
  tx: Transaction,
  id: string,
  changesOf: (present: EnquiryRow) => Partial<DecidedFields> | undefined,
  editor: string,
): Promise<Step | undefined> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const present = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const changes = present && changesOf(present);
    if (!present || !changes) return undefined;
    const revision = present.revision + 1;
    const { numUpdatedRows } = await tx
      .updateTable('enquiries')
      .set({ ...changes, revision, updatedAt: new Date().toISOString(), updatedBy: editor })
      .where('id', '=', id)
      .where('revision', '=', present.revision)
      .executeTakeFirst();
    if (numUpdatedRows > 0) return { id, revision, before: decidedFieldsOf(present) };
  }
  throw new Error('An enquiry is changed by others again and again');
}

function without(
  before: DecidedFields,
  except: readonly (keyof DecidedFields)[],
): Partial<DecidedFields> {
  const kept = Object.entries(before).filter(
    ([name]) => !except.includes(name as keyof DecidedFields),
  );
  return Object.fromEntries(kept);
}

/** Who was given it may be gone. */
function withoutGone(
  standing: Partial<DecidedFields>,
  members: Set<string>,
): Partial<DecidedFields> {
  const isGone = typeof standing.givenTo === 'string' && !members.has(standing.givenTo);
  return isGone ? { ...standing, givenTo: null } : standing;
}

function decidedFieldsOf(row: EnquiryRow): DecidedFields {
  const { state, givenTo, followUpOn, answeredAt, deletedAt, joinedTo } = row;
  return { state, stage: stageOf(row), givenTo, followUpOn, answeredAt, deletedAt, joinedTo };
}

type Giving = { members: Colleague[]; editor: string };

/** A member who takes an enquiry themselves is not told. */
async function tellMember(tx: Transaction, id: string, { members, editor }: Giving) {
  const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const member = row && (await memberTold(tx, row, members));
  if (!row || !member || member.email === editor) return;
  const giver = members.find(({ email }) => email === editor)?.name ?? editor;
  const mails = givenMailOf(enquiryFrom(row), { siteUrl: env.siteUrl, member }, giver);
  await putNotices(tx, mails, members, new Date());
}

async function requireMember(tx: Transaction, decision: Decision) {
  if (!('givenTo' in decision) || decision.givenTo === null) return;
  const { size } = await keepColleagues(tx, [decision.givenTo]);
  if (size === 0) throw new Error('There is no such member');
}

/** False where it is given to a member who may not open it. */
async function mayHave(tx: Transaction, id: string, decision: Decision, members: Colleague[]) {
  const member = 'givenTo' in decision && members.find((one) => one.id === decision.givenTo);
  if (!member) return true;
  const row = await tx
    .selectFrom('enquiries')
    .select('aboutId')
    .where('id', '=', id)
    .executeTakeFirst();
  return (await readersOf(tx, row?.aboutId ?? null)).mayOpen(member);
}

type Noted = Pick<Activity, 'act' | 'detail' | 'revision' | 'standing'>;

function activityOf(decision: Decision, members: Colleague[]): Noted {
  if ('stage' in decision) return { act: 'staged', detail: decision.stage };
  if ('state' in decision) return { act: 'marked', detail: decision.state };
  if ('followUpOn' in decision) return { act: 'dated', detail: decision.followUpOn ?? '' };
  if ('isDeleted' in decision) return { act: decision.isDeleted ? 'deleted' : 'restored' };
  if ('joinedTo' in decision) return { act: decision.joinedTo === null ? 'parted' : 'joined' };
  const member = members.find(({ id }) => id === decision.givenTo);
  return { act: 'given', detail: member?.name ?? '' };
}

function note(tx: Transaction, subjectId: string, actor: string, noted: Noted) {
  return noteActivity(tx, { actor, kind: 'enquiries', subjectId, ...noted });
}
