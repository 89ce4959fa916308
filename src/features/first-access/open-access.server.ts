import { signText, isValidSignature } from '../../platform/accounts/secret.ts';
import { db } from '../../platform/database/database.ts';
import { consumeInTurn, networkLimits } from '../../platform/http/limits.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';

/** A link with its access, recipient and state. */
export type FoundAccess = Awaited<ReturnType<typeof findAccess>>;

const tries = 120;
const withinMs = 10 * 60_000;

function openingLimits(clientAddress: string) {
  return networkLimits(
    clientAddress,
    (network) => `first access:${signText(`first access ${network}`)}`,
    { tries, withinMs },
  );
}

/** False if this client has tried too many secrets. */
export async function mayTry(clientAddress: string, now = new Date()) {
  const { tryAgainAt } = await consumeInTurn(openingLimits(clientAddress), now);
  return tryAgainAt === undefined;
}

/** The link for a secret, also if it has ended; undefined for an unknown secret. */
export async function findAccess(token: string) {
  return db
    .selectFrom('firstAccessLinks as link')
    .innerJoin('firstAccesses as access', 'access.id', 'link.accessId')
    .innerJoin('enquiries as person', 'person.id', 'link.enquiryId')
    .select([
      'link.id',
      'link.state',
      'link.openings',
      'link.opened',
      'link.createdAt',
      'access.projectId',
      'access.projectTitle',
      'access.homes',
      'access.expiresAt',
      'person.name',
    ])
    .where('link.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Counts an opening. A single statement, so that two requests cannot both get the last. False if none is left. */
export async function countOpening(linkId: string, now = new Date()) {
  const row = await db
    .updateTable('firstAccessLinks')
    .set((eb) => ({ opened: eb('opened', '+', 1), lastOpenedAt: now.toISOString() }))
    .where('id', '=', linkId)
    .where('state', '=', 'sent')
    .whereRef('opened', '<', 'openings')
    .where('accessId', 'in', (eb) =>
      eb.selectFrom('firstAccesses').select('id').where('expiresAt', '>', now.toISOString()),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The cookie value that identifies a device that has opened a link. */
export function deviceMark(linkId: string) {
  return signText(`opened ${linkId}`);
}

export function isDeviceMark(linkId: string, mark: string | undefined) {
  return mark !== undefined && isValidSignature(`opened ${linkId}`, mark);
}
