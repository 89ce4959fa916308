import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { personKey, readLeavingToken, withdrawConsent } from '../../records/consents.server.ts';

/**
 * Unsubscribes the recipient of a letter, and deletes their letters waiting in the outbox. False for an invalid secret.
 * Idempotent.
 */
export async function leaveLetters(
  token: string,
  way: 'page' | 'one-click' = 'page',
  now = new Date(),
): Promise<boolean> {
  const id = readLeavingToken(token);
  if (id === undefined) return false;
  await inTransaction(async (tx) => {
    const emailFolded = await findRecipient(tx, id);
    // A person who was erased in the meantime gets no letters anyway.
    if (emailFolded !== undefined) await withdrawConsent(tx, { emailFolded, way, now });
  });
  return true;
}

/** The recipient of a link of first access, the sender of an enquiry, or who has a subscription or this key. */
async function findRecipient(tx: Transaction, id: string) {
  const person = await tx
    .selectFrom('enquiries')
    .select('emailFolded')
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb(
          'id',
          'in',
          eb
            .selectFrom('firstAccessLinks')
            .select('enquiryId')
            .where('firstAccessLinks.id', '=', id),
        ),
      ]),
    )
    .executeTakeFirst();
  if (person) return person.emailFolded;
  const reader = await tx
    .selectFrom('subscriptions')
    .select('emailFolded')
    .where((eb) => eb.or([eb('id', '=', id), eb('personKey', '=', id)]))
    .executeTakeFirst();
  if (reader) return reader.emailFolded;
  // An earlier consent lasts when all subscriptions of the person are gone.
  const senders = await tx.selectFrom('enquiries').select('emailFolded').distinct().execute();
  return senders.find(({ emailFolded }) => personKey(emailFolded) === id)?.emailFolded;
}
