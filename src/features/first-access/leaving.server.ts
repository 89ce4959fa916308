import { isValidSignature, signText } from '../../platform/accounts/secret.ts';
import { personKey } from './vip-people.server.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** The secret of the unsubscribe link, which stays valid after the access has ended. */
export function leavingToken(linkId: string) {
  return `${linkId}.${signText(`leave ${linkId}`)}`;
}

/**
 * Unsubscribes the recipient of a letter, and deletes their letters waiting in the outbox. False for an invalid secret.
 * Idempotent.
 */
export async function leaveLetters(token: string, now = new Date()): Promise<boolean> {
  const [linkId = '', signature = ''] = token.split('.');
  if (!isValidSignature(`leave ${linkId}`, signature)) return false;
  await inTransaction(async (tx) => {
    const person = await tx
      .selectFrom('firstAccessLinks')
      .innerJoin('enquiries', 'enquiries.id', 'firstAccessLinks.enquiryId')
      .select('enquiries.emailFolded')
      .where('firstAccessLinks.id', '=', linkId)
      .executeTakeFirst();
    // A person who was erased in the meantime gets no letters anyway.
    if (!person) return;
    const { emailFolded } = person;
    const leftAt = now.toISOString();
    await tx
      .insertInto('lettersLeft')
      .values({ personKey: personKey(emailFolded), leftAt })
      .onConflict((conflict) => conflict.column('personKey').doUpdateSet({ leftAt }))
      .execute();
    await tx
      .deleteFrom('outgoingMails')
      .where('state', '=', 'waiting')
      .where('unsubscribeUrl', 'is not', null)
      .where('enquiryId', 'in', (eb) =>
        eb.selectFrom('enquiries').select('id').where('emailFolded', '=', emailFolded),
      )
      .execute();
  });
  return true;
}
