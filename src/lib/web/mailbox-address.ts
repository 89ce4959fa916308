import { isEmailAddress } from './email-address.ts';

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
