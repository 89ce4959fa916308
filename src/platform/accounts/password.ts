import { randomInt } from 'node:crypto';
import { isAccountAddress } from '../../lib/web/account-address.ts';
import { isCommonPassword } from './common-passwords.ts';

export const minPasswordLength = 12;
export const maxPasswordLength = 128;

const minDistinctCharacters = 5;
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** The fault of a new password, as the end of a sentence that begins with "The password". Undefined if there is none. */
export function passwordFault(password: string, email: string) {
  if (password.length < minPasswordLength)
    return `must have ${minPasswordLength} characters or more`;
  if (password.length > maxPasswordLength)
    return `must have ${maxPasswordLength} characters or fewer`;
  if (isEasy(password.toLowerCase(), email.toLowerCase())) return 'must be harder to guess';
  return undefined;
}

/** The fault of an e-mail, as the end of a sentence that begins with "The e-mail". */
export function emailFault(email: string) {
  return isAccountAddress(email) ? undefined : 'must be an email address, such as name@example.com';
}

function isEasy(password: string, email: string) {
  const letters = withoutDigits(password);
  const backwards = password.split('').toReversed().join('');
  return (
    new Set(password).size < minDistinctCharacters ||
    password.includes(email) ||
    (letters !== '' && letters === withoutDigits(email.replace(/@.*/, ''))) ||
    isCommonPassword(password) ||
    rows.some((row) => row.includes(password) || row.includes(backwards))
  );
}

function withoutDigits(text: string) {
  return text.replace(/[^\p{L}]/gu, '');
}

/** A password of about 99 bits, in groups that are easy to read aloud. */
export function makePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
