import { sql } from 'kysely';
import { mayTakeOver, type Member, type Role } from '../../model/rights.ts';
import { logActivity } from '../activity.ts';
import { revokePending } from './administrators.ts';
import { accounts, hasPasskey, isOpenInvitation, type AccountsTransaction } from './tables.ts';
import { countRows } from '../database/count-rows.ts';
import { isPostgres, type Transaction } from '../database/database.ts';
import { endTokens } from './client-access.ts';
import { putInOutbox, wakeMailer } from '../mail/outbox.ts';
import type { OutgoingEmail } from '../mail/row.ts';

export type ListedMember = Pick<Member, 'id' | 'email' | 'name' | 'role' | 'partnerId'> & {
  lastSeenAt: string | null;
  hasCodes: boolean;
  hasPasskey: boolean;
};

export type Removal = { id: string; receiver: string | null };

type MemberIdentity = Pick<Member, 'id' | 'email'>;

/** Called with the new role, to adjust the member's pending work. */
type OnRoleChange = (
  tx: Transaction,
  member: Pick<Member, 'email' | 'role' | 'partnerId'>,
) => Promise<void>;

/** The open work of `from` goes to `to`; with null it stays open. */
export type HandOver = { from: MemberIdentity; to: MemberIdentity | null; editor: string };

export type MemberFault = 'last-owner' | 'self' | 'gone' | 'receiver-gone';

export async function listMembers(): Promise<ListedMember[]> {
  const rows = await accounts
    .selectFrom('authUser')
    .select((eb) => [
      'id',
      'email',
      'name',
      'role',
      'partnerId',
      'lastSeenAt',
      'twoFactorEnabled',
      hasPasskey(eb).as('hasPasskey'),
    ])
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ twoFactorEnabled, ...row }) => ({
    ...row,
    hasCodes: Boolean(twoFactorEnabled),
    hasPasskey: Boolean(row.hasPasskey),
  }));
}

export async function changeRole(
  { id, role, partnerId }: { id: string; role: Role; partnerId: string | null },
  editor: string,
  onRoleChange: OnRoleChange = async () => {},
): Promise<MemberFault | undefined> {
  return changeMembers(async (tx) => {
    const member = await findMember(tx, id);
    const fault = await findMemberFault(tx, member, editor, role);
    if (fault || !member) return fault;
    await tx.updateTable('authUser').set({ role, partnerId }).where('id', '=', id).execute();
    if (member.role === 'owner' && role !== 'owner') await withdrawAll(tx, member.email);
    await onRoleChange(tx, { ...member, role, partnerId });
    await logActivity(tx, {
      actor: editor,
      kind: 'accounts',
      act: 'role',
      name: member.email,
      detail: role,
    });
    return undefined;
  });
}

/** Ends all sessions and calls `handOver` for the open work. Past activity keeps the old name. */
export async function removeMember(
  { id, receiver }: Removal,
  editor: string,
  handOver: (tx: Transaction, handOver: HandOver) => Promise<void>,
): Promise<MemberFault | undefined> {
  return changeMembers(async (tx) => {
    const member = await findMember(tx, id);
    const fault = await findMemberFault(tx, member, editor);
    if (fault || !member) return fault;
    const to = receiver === null ? null : await findMember(tx, receiver);
    if (to === undefined || to?.id === id || (to && !mayTakeOver(to, member)))
      return 'receiver-gone';
    await handOver(tx, { from: member, to, editor });
    await withdrawAll(tx, member.email);
    const formerMember = {
      email: member.email,
      name: member.name,
      removedAt: new Date().toISOString(),
    };
    await tx.deleteFrom('formerMembers').where('email', '=', member.email).execute();
    await tx.insertInto('formerMembers').values(formerMember).execute();
    // The database cascades to sessions, password, codes and passkeys.
    await tx.deleteFrom('authUser').where('id', '=', id).execute();
    await logActivity(tx, {
      actor: editor,
      kind: 'accounts',
      act: 'removed',
      name: member.email,
      detail: to?.email ?? '',
    });
    return undefined;
  });
}

type ComposeEmail = (member: { email: string }) => OutgoingEmail;

/** Deletes the codes and passkeys of a colleague who has lost them. The password alone signs in until new ones are set up. */
export async function resetSecondStep(id: string, editor: string, composeEmail: ComposeEmail) {
  const fault = await changeMembers(async (tx) => {
    const member = await findMember(tx, id);
    const memberFault = await findMemberFault(tx, member, editor, member?.role);
    if (memberFault || !member) return memberFault;
    for (const table of ['authTwoFactor', 'authPasskey'] as const)
      await tx.deleteFrom(table).where('userId', '=', id).execute();
    await tx.updateTable('authUser').set({ twoFactorEnabled: null }).where('id', '=', id).execute();
    await revokePending(tx, id);
    // The lost device may still be signed in.
    await tx.deleteFrom('authSession').where('userId', '=', id).execute();
    await endTokens(tx, { userId: id });
    const detail = `reset two-step verification for ${member.email}`;
    const kind = 'accounts';
    await logActivity(tx, { actor: editor, kind, act: 'codes', name: member.email, detail });
    await putInOutbox(tx, [composeEmail(member)]);
    return undefined;
  });
  wakeMailer();
  return fault;
}

/** Serialises changes of members: two in parallel could remove both of the last two owners. */
async function changeMembers<T>(change: (tx: AccountsTransaction) => Promise<T>) {
  return accounts.transaction().execute(async (tx) => {
    // SQLite allows one writing transaction at a time, but a transaction that reads first may be stale, so this one writes first.
    if (isPostgres) await sql`lock table auth_user in share row exclusive mode`.execute(tx);
    else await sql`update auth_user set role = role where 1 = 0`.execute(tx);
    return change(tx);
  });
}

/** Locks the row against parallel changes until the transaction ends. */
async function findMember(tx: AccountsTransaction, id: string) {
  return tx
    .selectFrom('authUser')
    .select(['id', 'email', 'name', 'role', 'partnerId'])
    .where('id', '=', id)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst();
}

async function findMemberFault(
  tx: AccountsTransaction,
  member: { email: string; role: Role } | undefined,
  editor: string,
  role?: Role,
): Promise<MemberFault | undefined> {
  if (!member) return 'gone';
  if (member.role === 'owner' && role !== 'owner' && (await countOwners(tx)) < 2)
    return 'last-owner';
  // The editor may have lost the role a moment ago.
  const user = await tx
    .selectFrom('authUser')
    .select('role')
    .where('email', '=', editor)
    .executeTakeFirst();
  if (user?.role !== 'owner') return 'gone';
  return member.email === editor ? 'self' : undefined;
}

async function countOwners(tx: AccountsTransaction) {
  return countRows(tx.selectFrom('authUser').where('role', '=', 'owner'));
}

/** Withdraws the open invitations of a member who is no longer an owner. */
async function withdrawAll(tx: AccountsTransaction, invitedBy: string) {
  await tx
    .updateTable('invitations')
    .set({ withdrawnAt: new Date().toISOString() })
    .where('invitedBy', '=', invitedBy)
    .where(isOpenInvitation)
    .execute();
}

export async function rename(id: string, name: string) {
  await accounts.updateTable('authUser').set({ name }).where('id', '=', id).execute();
}
