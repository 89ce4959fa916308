import { randomBytes, randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '../../../lib/time/durations.ts';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { logActivity, type Activity } from '../../../platform/activity.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { hashToken } from '../../../platform/secrets/token-hash.ts';
import { actors } from '../../../model/actors.ts';
import { listColleagues } from '../../../platform/accounts/colleagues.ts';
import { endAccess, endTokens } from '../../../platform/accounts/client-access.ts';
import { refused } from '../../../model/record.ts';
import type { Member } from '../../../model/rights.ts';
import {
  apiKeyErrors,
  apiScopes,
  type ApiKey,
  type ApiKeyRow,
  type ApiScope,
  type NewKey,
} from './api-key.ts';

const prefix = 'sol_live_';
const pattern = /^sol_live_[\w-]{43}$/;
/** The prefix and four characters of the secret. */
const shownLength = prefix.length + 4;
/** The time of the last use is stored at most once in this time. */
const usePrecisionMs = minuteMs;

/** As `createApiKey`, if the member that its assistant acts for is there. */
export async function createKeyFor(key: NewKey, createdBy: string) {
  const { assists } = key;
  if (!(await isOnTeam(assists))) return refused({ assists: apiKeyErrors.noMember });
  return createApiKey(key, createdBy);
}

/** Creates a key. Only this answer contains it: the database has its hash. */
export async function createApiKey(
  { name, scopes, origins, days, assists = null }: Omit<NewKey, 'assists'> & Partial<NewKey>,
  createdBy: string,
  now = new Date(),
) {
  const { key, row } = makeKey({ name, scopes, origins, days, assists }, createdBy, now);
  await inTransaction(async (tx) => {
    await tx.insertInto('apiKeys').values(row).execute();
    await logKey(tx, 'key-created', row, createdBy);
  });
  return { outcome: 'done', key, id: row.id } as const;
}

function makeKey({ name, scopes, origins, days, assists }: NewKey, createdBy: string, now: Date) {
  const key = prefix + randomBytes(32).toString('base64url');
  const row: ApiKeyRow = {
    id: randomUUID(),
    name,
    beginsWith: key.slice(0, shownLength),
    keyHash: hashToken(key),
    scopes: JSON.stringify(scopes),
    origins: JSON.stringify(origins),
    assists,
    clientId: null,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs).toISOString(),
    createdBy,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    revokedAt: null,
    revokedBy: null,
    expiryLoggedAt: null,
  };
  return { key, row };
}

type ClientOfMember = { clientId: string; name: string; scopes: ApiScope[] };

/** Lets a client act for a member, or changes what it may do. Nobody gets the key: the client has tokens. */
export async function connectClient(
  { clientId, name, scopes }: ClientOfMember,
  { id: assists, email }: Pick<Member, 'id' | 'email'>,
  now = new Date(),
) {
  const { row } = makeKey({ name, scopes, origins: [], days: null, assists }, email, now);
  await inTransaction(async (tx) => {
    const present = await tx
      .updateTable('apiKeys')
      .set({ scopes: row.scopes })
      .where('clientId', '=', clientId)
      .where('assists', '=', assists)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (present) return;
    // What a code from before the end of an earlier connection gave must not come back with this one.
    await endTokens(tx, { clientId, userId: assists });
    const added = await tx
      .insertInto('apiKeys')
      .values({ ...row, beginsWith: '', clientId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await logKey(tx, 'client-connected', row, email);
  });
}

/** The keys that are not revoked, the newest first. */
export async function listApiKeys(now = new Date()): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'beginsWith', 'scopes', 'origins', 'expiresAt', 'createdBy'])
    .select(['createdAt', 'lastUsedAt', 'assists', 'clientId'])
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const emails = new Map((await listColleagues()).map(({ id, email }) => [id, email]));
  return rows.map(({ scopes, origins, assists, ...row }) => ({
    ...row,
    assists: assists === null ? null : (emails.get(assists) ?? apiKeyErrors.noMember),
    scopes: scopesIn(scopes),
    origins: textsIn(origins),
    isExpired: isExpired(row, now),
  }));
}

/** The clients that act for a member. */
export function listConnectedClients({ id }: Pick<Member, 'id'>) {
  return db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('assists', '=', id)
    .where('clientId', 'is not', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

/** Ends a key at once and for good; with `assists`, only one of this member’s assistants. */
export async function revokeApiKey(
  { id, assists }: { id: string; assists?: string },
  editor: string,
  now = new Date(),
) {
  await inTransaction(async (tx) => {
    const row = await tx
      .updateTable('apiKeys')
      .set({ revokedAt: now.toISOString(), revokedBy: editor })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .$if(assists !== undefined, (query) => query.where('assists', '=', assists ?? ''))
      .returning(['id', 'name', 'clientId', 'assists'])
      .executeTakeFirst();
    if (!row) return;
    const { clientId } = row;
    if (clientId !== null) await endAccess(tx, clientId, row.assists ?? '');
    await logKey(tx, clientId === null ? 'key-revoked' : 'client-disconnected', row, editor);
  });
  return { outcome: 'done' } as const;
}

/** Says of each key that has expired since, once. */
export async function logExpiredKeys(now = new Date()) {
  const time = now.toISOString();
  await inTransaction(async (tx) => {
    const expired = await tx
      .updateTable('apiKeys')
      .set({ expiryLoggedAt: time })
      .where('expiresAt', '<=', time)
      .where('revokedAt', 'is', null)
      .where('expiryLoggedAt', 'is', null)
      .returning(['id', 'name'])
      .execute();
    for (const row of expired) await logKey(tx, 'key-expired', row, actors.site);
  });
}

/** A key that is valid now. */
export type ValidKey = Pick<ApiKeyRow, 'id' | 'name' | 'assists'> & {
  scopes: ApiScope[];
  origins: string[];
};

/** The key with this text; undefined if it is unknown, revoked, expired or of a former member’s assistant. Stores that it was used. */
export async function findApiKey(text: string, now = new Date()): Promise<ValidKey | undefined> {
  if (!pattern.test(text)) return undefined;
  return valid(await selectKeys().where('keyHash', '=', hashToken(text)).executeTakeFirst(), now);
}

/** The same for a client that acts for a member. */
export async function findClientKey(clientId: string, assists: string, now = new Date()) {
  const row = await selectKeys()
    .where('clientId', '=', clientId)
    .where('assists', '=', assists)
    .executeTakeFirst();
  return valid(row, now);
}

function selectKeys() {
  return db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'scopes', 'origins', 'assists', 'expiresAt', 'lastUsedAt'])
    .where('revokedAt', 'is', null);
}

async function valid(row: KeyRow | undefined, now: Date): Promise<ValidKey | undefined> {
  if (!row || isExpired(row, now) || !(await isOnTeam(row.assists))) return undefined;
  const { id, name, scopes, origins, assists, lastUsedAt } = row;
  if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= usePrecisionMs)
    await saveUse(id, now);
  return { id, name, assists, scopes: scopesIn(scopes), origins: textsIn(origins) };
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>;

/** True if a key that is valid now may be used by pages of this origin. */
export async function isListedOrigin(origin: string, now = new Date()) {
  const rows = await db
    .selectFrom('apiKeys')
    .select(['origins', 'expiresAt'])
    .where('revokedAt', 'is', null)
    .execute();
  return rows.some((row) => !isExpired(row, now) && textsIn(row.origins).includes(origin));
}

/** True if the member that an assistant acts for is there; also for null. */
async function isOnTeam(assists: string | null) {
  return assists === null || (await listColleagues()).some(({ id }) => id === assists);
}

async function saveUse(id: string, now: Date) {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

function isExpired({ expiresAt }: Pick<ApiKeyRow, 'expiresAt'>, now: Date) {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

function logKey(
  tx: Transaction,
  act: Activity['act'],
  { id, name }: Pick<ApiKeyRow, 'id' | 'name'>,
  actor: string,
) {
  return logActivity(tx, { actor, kind: 'connections', act, subjectId: id, name });
}

function scopesIn(text: string) {
  const listed = textsIn(text);
  return apiScopes.filter((scope) => listed.includes(scope));
}

function textsIn(text: string) {
  const value = jsonValue(text);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
