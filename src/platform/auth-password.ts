import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isCommonPassword } from './auth-common-passwords.ts';

export const shortestPassword = 12;
export const longestPassword = 128;

const fewestDifferent = 5;
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** What is wrong with a new password, in words that follow "The password"; undefined when nothing is. */
export function passwordFault(password: string, email: string) {
  if (password.length < shortestPassword) return `must have ${shortestPassword} characters or more`;
  if (password.length > longestPassword) return `must have ${longestPassword} characters or fewer`;
  if (isEasy(password.toLowerCase(), email.toLowerCase())) return 'must be harder to guess';
  return undefined;
}

/** What is wrong with an e-mail, in words that follow "The e-mail". */
export function emailFault(email: string) {
  return z.email().safeParse(email).success ? undefined : 'must be like name@example.com';
}

function isEasy(password: string, email: string) {
  const letters = lettersOf(password);
  const backwards = password.split('').toReversed().join('');
  return (
    new Set(password).size < fewestDifferent ||
    password.includes(email) ||
    (letters !== '' && letters === lettersOf(email.replace(/@.*/, ''))) ||
    isCommonPassword(password) ||
    rows.some((row) => row.includes(password) || row.includes(backwards))
  );
}

function lettersOf(text: string) {
  return text.replace(/[^\p{L}]/gu, '');
}

/** About 99 bits, in groups that can be read aloud. */
export function makePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
