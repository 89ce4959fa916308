import type { Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';
import { personKey } from './consents.server.ts';

type Reason = Pick<Tables['readers'], 'mutedFor' | 'mutedStatus'>;

/** From now on nothing is sent to an address that anybody subscribed. What waits for it is deleted. */
export async function muteReader(tx: Transaction, email: string, reason: Reason, now: Date) {
  const key = personKey(email.trim().toLowerCase());
  const muted = { ...reason, mutedAt: now.toISOString() };
  await tx
    .insertInto('readers')
    .values({ personKey: key, alertedOn: null, invitedAt: null, ...muted })
    .onConflict((conflict) =>
      conflict.column('personKey').doUpdateSet(muted).where('readers.mutedAt', 'is', null),
    )
    .execute();
  await tx
    .deleteFrom('outgoingMails')
    .where('state', '=', 'waiting')
    .where('personKey', '=', key)
    .execute();
}
