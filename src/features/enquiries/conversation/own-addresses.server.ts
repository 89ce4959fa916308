import { addressIn } from '../../../lib/web/email-address.ts';
import { env } from '../../../platform/env/env.ts';
import { headOffice } from '../../../site/settings/settings.ts';

/** True for an address of the office: its mail is read here or sent from here. */
export function isOurAddress(address: string) {
  const { inboxAddress, mailFrom = '' } = env;
  const ours = [inboxAddress, addressIn(mailFrom), headOffice().infoEmail];
  return ours.some((one) => one !== '' && one?.toLowerCase() === address.toLowerCase());
}
