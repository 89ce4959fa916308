import type { Member } from '../../model/rights.ts';
import { listColleagues, ownerAddresses } from '../../platform/accounts/colleagues.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { listWaitingNotices, readdress } from '../../platform/mail/outbox.ts';
import { findReaders } from '../own-records.server.ts';
import { chooseRecipients } from '../../site/settings/recipients.ts';

/** A member's future rights. Without a role: a removed member. */
type Addressee = Pick<Member, 'email'> & Partial<Pick<Member, 'role' | 'partnerId'>>;

/** Redirects waiting notices that their recipient may no longer open to `to`, or to the office. */
export async function readdressNotices(
  tx: Transaction,
  { email, role, partnerId = null }: Addressee,
  to?: string,
) {
  const others = (await listColleagues(tx)).filter((one) => one.email !== email);
  const owners = ownerAddresses(others);
  for (const { id, form, ...subjects } of await listWaitingNotices(tx, email)) {
    const readers = await findReaders(tx, subjects);
    if (role && readers.mayOpen({ role, partnerId })) continue;
    const recipient = to ?? chooseRecipients(form, { mailTo: env.mailTo, owners })[0];
    if (recipient !== undefined) await readdress(tx, id, recipient);
  }
}
