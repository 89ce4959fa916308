import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { actors, unnamedOwner } from '../../model/actors.ts';
import type { Member } from '../../model/rights.ts';
import { logActivity } from '../activity.ts';
import { generatedEmails } from './colleagues.ts';
import { authenticationContext } from './engine.ts';
import { clearLimits } from './limits.ts';
import { makePassword } from './password.ts';
import { accounts, type AccountsTransaction } from './tables.ts';
import { countRows } from '../database/count-rows.ts';
import { isPostgres } from '../database/database.ts';
import { env } from '../env/env.ts';
import { endTokens } from './client-access.ts';
import { log } from '../observability/log.ts';

export type NewAdministrator = { email: string; name: string; password: string };
type NewAccount = Pick<Member, 'email' | 'name' | 'role' | 'partnerId'> & { passwordHash: string };

const defaultEmail = generatedEmails[env.hasDemoContent ? 'demo' : 'nameless'];

/** Creates the first account if none exists. A generated password is logged once. */
export async function ensureFirstAdministrator() {
  if (await hasUsers(accounts)) return;
  const email = env.adminEmail ?? defaultEmail;
  const password = env.adminPassword ?? makePassword();
  const isAdded = await addAdministrator(
    { email, name: unnamedOwner, password },
    { onlyFirst: true },
  );
  if (!isAdded) return;
  log.info(`The first administrator signs in as ${email.toLowerCase()}`);
  if (env.adminPassword === undefined)
    log.info(`with the password ${password} (it is not shown again)`);
}

/** Returns false if an account with this e-mail exists. */
export async function createAdministrator(administrator: NewAdministrator) {
  return addAdministrator(administrator, { onlyFirst: false });
}

/** Sets a new password, ends every session of the account and clears the limits. Returns false if no account has this e-mail. */
export async function resetPassword(email: string, password: string) {
  const isDone = await setPassword(email, password, async (tx) => {
    await logActivity(tx, commandEntry('password', email));
    return true;
  });
  if (isDone) await clearLimits();
  return isDone;
}

/**
 * Sets a new password and ends every session of the account if `isAllowed`, called in the same transaction, agrees.
 * Passkeys and the access of clients end too: an attacker may have added one.
 */
export async function setPassword(
  email: string,
  password: string,
  isAllowed: (tx: AccountsTransaction) => Promise<boolean>,
) {
  const context = await authenticationContext();
  const credentials = await context.internalAdapter.findUserByEmail(email.toLowerCase());
  if (!credentials) return false;
  const { id } = credentials.user;
  const hash = await context.password.hash(password);
  return accounts.transaction().execute(async (tx) => {
    if (!(await isAllowed(tx))) return false;
    await tx
      .updateTable('authAccount')
      .set({ password: hash, updatedAt: new Date().toISOString() })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .execute();
    for (const table of ['authSession', 'authPasskey'] as const)
      await tx.deleteFrom(table).where('userId', '=', id).execute();
    await endTokens(tx, { userId: id });
    await revokePending(tx, id);
    return true;
  });
}

/** Invalidates reset links, pending second-step codes and trusted devices. */
export async function revokePending(
  connection: Pick<typeof accounts, 'deleteFrom'>,
  userId: string,
) {
  await connection.deleteFrom('authVerification').where('value', '=', userId).execute();
}

/** Adds user and password in one transaction: better-auth writes them separately, and a crash in between would leave an account without a password. */
async function addAdministrator(
  { email, name, password }: NewAdministrator,
  { onlyFirst }: { onlyFirst: boolean },
) {
  const context = await authenticationContext();
  const passwordHash = await context.password.hash(password);
  return accounts.transaction().execute(async (tx) => {
    // SQLite allows only one writing transaction at a time anyway.
    if (isPostgres) await sql`lock table auth_user in share row exclusive mode`.execute(tx);
    if (onlyFirst && (await hasUsers(tx))) return false;
    if (!(await addAccount(tx, { email, name, role: 'owner', partnerId: null, passwordHash })))
      return false;
    await logActivity(tx, {
      ...commandEntry('created', email),
      actor: onlyFirst ? actors.site : actors.command,
    });
    return true;
  });
}

/** Returns false if an account with this e-mail exists. */
export async function addAccount(
  tx: AccountsTransaction,
  { email, name, role, partnerId, passwordHash }: NewAccount,
) {
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  const member = { id: randomUUID(), name, email: email.toLowerCase(), role, partnerId };
  const user = await tx
    .insertInto('authUser')
    .values({ ...member, ...times, emailVerified: 1, lastSeenAt: null, twoFactorEnabled: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return false;
  await tx
    .insertInto('authAccount')
    .values({
      id: randomUUID(),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password: passwordHash,
      ...times,
    })
    .execute();
  return true;
}

function commandEntry(act: 'created' | 'password', email: string) {
  return { actor: actors.command, kind: 'accounts', act, name: email.toLowerCase() } as const;
}

/** The number of accounts, and whether this person chose the password: at the invitation, or since the account was given. */
export async function findAccountFacts(email: string) {
  const count = await countRows(accounts.selectFrom('authUser'));
  const account = await accounts
    .selectFrom('authAccount')
    .innerJoin('authUser', 'authUser.id', 'authAccount.userId')
    .select(['authAccount.createdAt', 'authAccount.updatedAt'])
    .where('authUser.email', '=', email)
    .where('authAccount.providerId', '=', 'credential')
    .executeTakeFirst();
  const isChanged = account && +new Date(account.updatedAt) !== +new Date(account.createdAt);
  const invitation = await accounts
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where('acceptedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return { count, hasOwnPassword: (isChanged ?? false) || invitation !== undefined };
}

async function hasUsers(connection: Pick<typeof accounts, 'selectFrom'>) {
  const user = await connection.selectFrom('authUser').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}
