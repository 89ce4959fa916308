import { isEmailAddress } from './email-address.ts';

export const notAnEmailAddress = 'Enter an email address, such as name@example.com';

/** True for an address with which a member can sign in. The library of accounts takes fewer than mail does. */
export function isAccountAddress(text: string) {
  return isEmailAddress(text) && /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@/.test(text);
}

/** What is wrong with an address for an account. Undefined if nothing is. */
export function accountAddressFault(text: string) {
  if (isAccountAddress(text)) return undefined;
  return isEmailAddress(text)
    ? 'Enter another email address: a member cannot sign in with this one'
    : notAnEmailAddress;
}
