import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import type { Role } from '../../model/rights.ts';
import { logActivity, type Activity } from '../activity.ts';
import { NotOwn } from '../actions.ts';
import { addAccount } from './administrators.ts';
import { authenticationContext } from './engine.ts';
import { isValidSignature, signText } from './secret.ts';
import {
  accounts,
  isOpenInvitation,
  type AccountsTransaction,
  type InvitationRow,
} from './tables.ts';
import { isPostgres } from '../database/database.ts';
import { putInOutbox, wakeMailer } from '../mail/outbox.ts';
import type { OutgoingEmail } from '../mail/row.ts';

const invitationDays = 7;

export type NewInvitation = {
  email: string;
  name: string;
  role: Role;
  partnerId: string | null;
};
export type Invitation = InvitationRow & { token: string };

type ComposeEmail = (invitation: Invitation) => OutgoingEmail;

/** Invites and withdraws older invitations to the same e-mail. Returns undefined if the e-mail has an account. */
export async function invite(
  { email, name, role, partnerId }: NewInvitation,
  editor: string,
  composeEmail: ComposeEmail,
): Promise<Invitation | undefined> {
  const now = new Date();
  const row: InvitationRow = {
    id: randomUUID(),
    email: email.toLowerCase(),
    name,
    role,
    partnerId,
    invitedBy: editor,
    invitedAt: now.toISOString(),
    expiresAt: expiryFrom(now),
    acceptedAt: null,
    withdrawnAt: null,
  };
  const invitation = await accounts.transaction().execute(async (tx) => {
    await requireOwner(tx, editor);
    if (await hasAccount(tx, row.email)) return undefined;
    await tx
      .updateTable('invitations')
      .set({ withdrawnAt: row.invitedAt })
      .where('email', '=', row.email)
      .where(isOpenInvitation)
      .execute();
    await tx.insertInto('invitations').values(row).execute();
    await note(tx, editor, 'invited', row);
    await putInOutbox(tx, [composeEmail(withToken(row))]);
    return withToken(row);
  });
  wakeMailer();
  return invitation;
}

/** Sends the same link again, with a new expiry date. Returns undefined if the invitation is no longer open. */
export async function inviteAgain(id: string, editor: string, composeEmail: ComposeEmail) {
  const invitation = await accounts.transaction().execute(async (tx) => {
    await requireOwner(tx, editor);
    const row = await tx
      .updateTable('invitations')
      .set({ expiresAt: expiryFrom(new Date()) })
      .where('id', '=', id)
      .where(isOpenInvitation)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await note(tx, editor, 'resent', row);
    await putInOutbox(tx, [composeEmail(withToken(row))]);
    return withToken(row);
  });
  wakeMailer();
  return invitation;
}

/** Returns false if it was already accepted or withdrawn. */
export async function withdrawInvitation(id: string, editor: string) {
  return accounts.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('invitations')
      .set({ withdrawnAt: new Date().toISOString() })
      .where('id', '=', id)
      .where(isOpenInvitation)
      .returningAll()
      .executeTakeFirst();
    if (row) await note(tx, editor, 'withdrawn', row);
    return row !== undefined;
  });
}

/** Invitations that are neither accepted nor withdrawn, including expired ones, newest first. */
export async function listInvitations(): Promise<Invitation[]> {
  const rows = await accounts
    .selectFrom('invitations')
    .selectAll()
    .where(isOpenInvitation)
    .orderBy('invitedAt', 'desc')
    .execute();
  return rows.map(withToken);
}

/** The invitation of a link, while it is open and not expired. */
export async function findInvitation(token: string): Promise<InvitationRow | undefined> {
  const id = verifiedId(token);
  if (id === undefined) return undefined;
  return accounts
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where(isOpenInvitation)
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** Creates the account, once, for the invited e-mail. Returns the e-mail, or undefined if the link is not valid. */
export async function acceptInvitation(token: string, account: { name: string; password: string }) {
  const id = verifiedId(token);
  if (id === undefined) return undefined;
  const context = await authenticationContext();
  const passwordHash = await context.password.hash(account.password);
  return accounts.transaction().execute(async (tx) => {
    const now = new Date().toISOString();
    const row = await tx
      .updateTable('invitations')
      .set({ acceptedAt: now })
      .where('id', '=', id)
      .where(isOpenInvitation)
      .where('expiresAt', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const { email } = row;
    const isMade = await addAccount(tx, { ...row, name: account.name, passwordHash });
    if (!isMade) return undefined;
    await note(tx, email, 'accepted', row);
    return email;
  });
}

function expiryFrom(now: Date) {
  return new Date(now.getTime() + invitationDays * dayMs).toISOString();
}

/** The token is signed, so the row alone does not open an invitation. */
function withToken(row: InvitationRow): Invitation {
  return { ...row, token: `${row.id}.${signText(signedText(row.id))}` };
}

function verifiedId(token: string) {
  const [id = '', signature = ''] = token.split('.');
  return isValidSignature(signedText(id), signature) ? id : undefined;
}

function signedText(id: string) {
  return `invitation ${id}`;
}

/** Checks the role again, and locks it until the transaction ends. */
async function requireOwner(tx: AccountsTransaction, editor: string) {
  const user = await tx
    .selectFrom('authUser')
    .select('role')
    .where('email', '=', editor)
    .$if(isPostgres, (query) => query.forShare())
    .executeTakeFirst();
  if (user?.role !== 'owner') throw new NotOwn();
}

async function hasAccount(tx: AccountsTransaction, email: string) {
  const user = await tx
    .selectFrom('authUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user !== undefined;
}

function note(
  tx: AccountsTransaction,
  actor: string,
  act: Activity['act'],
  { email, role }: InvitationRow,
) {
  return logActivity(tx, { actor, kind: 'accounts', act, name: email, detail: role });
}
