import { dayMs, minuteMs } from '../../lib/time/durations.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { countRows } from '../database/count-rows.ts';
import type { Transaction } from '../database/database.ts';
import { hashToken } from '../secrets/token-hash.ts';
import { accounts, withAccounts, type AccountsTransaction } from './tables.ts';

/** The beginnings of tokens, by which they are known. */
export const [tokenPrefix, refreshPrefix] = ['sol_mcp_', 'sol_ref_'] as const;
/** A client that nobody has connected yet is kept for this time. */
const unconnectedMs = dayMs;
const maxUnconnected = 300;
/** Time enough to answer the question. */
const minUnconnectedMs = 30 * minuteMs;

export function findClient(clientId: string) {
  return accounts
    .selectFrom('authOauthClient')
    .select(['clientId', 'name', 'redirectUris'])
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

export function isToken(text: string) {
  return isAccessToken(text) || text.startsWith(refreshPrefix);
}

export function isAccessToken(text: string) {
  return text.startsWith(tokenPrefix);
}

/** What a valid access token for this resource gives; undefined for any other. */
export async function findAccess(text: string, resource: string, now = new Date()) {
  const row = await accounts
    .selectFrom('authOauthAccessToken')
    .select(['clientId', 'userId', 'scopes', 'resources'])
    .where('token', '=', hashToken(text.slice(tokenPrefix.length)))
    .where('expiresAt', '>', now.toISOString())
    .where('revoked', 'is', null)
    .executeTakeFirst();
  if (!row || !listIn(row.resources).includes(resource)) return undefined;
  return { clientId: row.clientId, userId: row.userId, scopes: listIn(row.scopes) };
}

/** Ends all that a client may do for a member. */
export async function endAccess(tx: Transaction, clientId: string, userId: string) {
  await endTokens(tx, { clientId, userId });
  await withAccounts(tx)
    .deleteFrom('authOauthConsent')
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .execute();
}

/** Ends the access that clients have for a member: of one client, or of all. */
export async function endTokens(
  tx: Transaction | AccountsTransaction,
  { clientId, userId }: { clientId?: string; userId: string },
) {
  for (const table of ['authOauthAccessToken', 'authOauthRefreshToken'] as const)
    await (tx as AccountsTransaction)
      .deleteFrom(table)
      .where('userId', '=', userId)
      .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId ?? ''))
      .execute();
}

/** False if too many strangers register clients. The oldest that nobody has connected gives way. */
export async function makeRoomForClients(now: Date) {
  if ((await countRows(unconnected())) < maxUnconnected) return true;
  const oldest = unconnected()
    .select('clientId')
    .where('createdAt', '<=', new Date(now.getTime() - minUnconnectedMs).toISOString())
    .orderBy('createdAt')
    .limit(1);
  const { numDeletedRows } = await accounts
    .deleteFrom('authOauthClient')
    .where('clientId', 'in', oldest)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired tokens, and clients without any, with their connections. */
export async function deleteExpiredAccess(now: Date) {
  const time = now.toISOString();
  await accounts.deleteFrom('authOauthAccessToken').where('expiresAt', '<=', time).execute();
  await accounts.deleteFrom('authOauthRefreshToken').where('expiresAt', '<=', time).execute();
  await accounts
    .deleteFrom('authOauthClient')
    .where('clientId', 'in', unconnected().select('clientId'))
    .where('createdAt', '<=', new Date(now.getTime() - unconnectedMs).toISOString())
    .execute();
}

function unconnected() {
  return accounts
    .selectFrom('authOauthClient')
    .where('clientId', 'not in', (eb) => eb.selectFrom('authOauthAccessToken').select('clientId'))
    .where('clientId', 'not in', (eb) => eb.selectFrom('authOauthRefreshToken').select('clientId'));
}

function listIn(text: string | null) {
  const value = jsonValue(text ?? '');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
