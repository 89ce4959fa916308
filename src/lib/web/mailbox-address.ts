import { isEmailAddress, notAnEmailAddress } from './email-address.ts';

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

/** An address without the quotes that mail puts around a part with unusual dots: `a..b@docomo.ne.jp`. */
export function withoutQuotes(address: string) {
  const [, local = '', rest = ''] = /^"([^"\\]{1,64})"(@[^@"]*)$/.exec(address) ?? [];
  return isEmailAddress(local + rest) ? local + rest : address;
}

/** True for an address that mail can be sent to, also one with letters beyond ASCII, such as `jörg@müller.example`. */
export function isMailboxAddress(text: string) {
  if (isEmailAddress(text)) return true;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (!/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain) || text.length > 254) return false;
  // Browsers and Node encode the domain of a URL in ASCII.
  const url = URL.parse(`http://${domain}`);
  const local = text.slice(0, at).replaceAll(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, 'x');
  return url !== null && isEmailAddress(`${local}@${url.hostname}`);
}
