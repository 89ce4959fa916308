import { dayMs } from '../../lib/time/durations.ts';
import { isValidSignature, signText } from '../../platform/accounts/secret.ts';
import { db, type Transaction } from '../../platform/database/database.ts';

type Reader = Pick<Transaction, 'selectFrom'>;

/** The secret of a reader's own page, for one of their subscriptions. It never expires. */
export function readerToken(subscriptionId: string) {
  return `${subscriptionId}.${signText(`reader ${subscriptionId}`)}`;
}

/** The id in the secret of a reader's page; undefined if the secret is invalid. */
export function readReaderToken(token: string) {
  const [id = '', signature = ''] = token.split('.');
  return isValidSignature(`reader ${id}`, signature) ? id : undefined;
}

/** What a reader asks for on their page, and gets a link to by email. */
export const readerRequests = ['data', 'erase'] as const;
export type ReaderRequest = (typeof readerRequests)[number];

/** The secret of a link to what a reader asked for, which is valid for a day. */
export function requestToken(subscriptionId: string, request: ReaderRequest, now = new Date()) {
  const text = `${request}.${now.getTime() + dayMs}.${subscriptionId}`;
  return `${text}.${signText(`request ${text}`)}`;
}

/** What is asked for by a link, and by whom. Undefined if it is invalid or too old. */
export function readRequestToken(token: string, now = new Date()) {
  const [request = '', expires = '', id = '', signature = ''] = token.split('.');
  const isValid = isValidSignature(`request ${request}.${expires}.${id}`, signature);
  const known = readerRequests.find((one) => one === request);
  return isValid && known && Number(expires) > now.getTime() ? { id, request: known } : undefined;
}

/** The subscriptions that emails may be sent for: confirmed, not paused, and the address takes emails. */
export function selectReachable(connection: Reader = db) {
  return connection
    .selectFrom('subscriptions')
    .leftJoin('readers', 'readers.personKey', 'subscriptions.personKey')
    .where('subscriptions.state', '=', 'confirmed')
    .where('readers.mutedAt', 'is', null);
}

export async function findSubscription(id: string, connection: Reader = db) {
  return connection.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}
