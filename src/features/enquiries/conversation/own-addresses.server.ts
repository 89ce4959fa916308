import { env } from '../../../platform/env/env.ts';
import { headOffice } from '../../../site/settings/settings.ts';

/** True for an address of the office: its mail is read here or sent from here. */
export function isOurAddress(address: string) {
  const { inboxAddress, mailFrom = '' } = env;
  const ours = [inboxAddress, /<([^<>]*)>/.exec(mailFrom)?.[1] ?? mailFrom, headOffice().infoEmail];
  return ours.some((one) => one !== '' && one?.toLowerCase() === address.toLowerCase());
}
