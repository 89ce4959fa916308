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

/** The subscriptions that emails may be sent for: confirmed, not paused, and the address takes emails. */
export function selectReachable(connection: Reader = db) {
  return connection
    .selectFrom('subscriptions')
    .leftJoin('readers', 'readers.personKey', 'subscriptions.personKey')
    .where('subscriptions.state', '=', 'confirmed')
    .where('readers.mutedAt', 'is', null);
}
