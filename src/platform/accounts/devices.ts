import type { OpenSession } from '../../lib/web/devices.ts';
import { logAccountActivity } from './activity.ts';
import { accounts } from './tables.ts';
import type { Session } from './session.ts';

/** The last use is stored at this interval: a write for each request would be too many. */
const writeIntervalMs = 5 * 60_000;

/** The open sessions of a member: this one first, then by last use. */
export async function listOpenSessions({
  id: thisSessionId,
  user,
}: Session): Promise<OpenSession[]> {
  const rows = await accounts
    .selectFrom('authSession')
    .select(['id', 'createdAt', 'expiresAt', 'lastUsedAt', 'userAgent'])
    .where('userId', '=', user.id)
    .execute();
  return rows
    .filter(({ expiresAt }) => +new Date(expiresAt) > Date.now())
    .map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      isThisOne: id === thisSessionId,
      signedInAt: new Date(createdAt),
      lastUsedAt: new Date(lastUsedAt ?? createdAt),
      userAgent: userAgent ?? '',
    }))
    .toSorted(
      (one, two) =>
        Number(two.isThisOne) - Number(one.isThisOne) || +two.lastUsedAt - +one.lastUsedAt,
    );
}

export async function endSession(id: string, { user }: Session) {
  const { numDeletedRows } = await accounts
    .deleteFrom('authSession')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows > 0) await logAccountActivity(user.email, 'sessions', 'one');
}

const lastWrites = new Map<string, number>();

/** Stores that a session is in use, at most every few minutes. */
export async function touchSession({ id, user }: Session, now = Date.now()) {
  if (now - (lastWrites.get(id) ?? 0) < writeIntervalMs) return;
  if (lastWrites.size > 10_000) lastWrites.clear();
  lastWrites.set(id, now);
  const time = new Date(now).toISOString();
  await accounts
    .updateTable('authSession')
    .set({ lastUsedAt: time })
    .where('id', '=', id)
    .execute();
  await accounts
    .updateTable('authUser')
    .set({ lastSeenAt: time })
    .where('id', '=', user.id)
    .execute();
}
