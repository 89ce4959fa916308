import { randomInt } from 'node:crypto';

const amount = 8;
/** Without what is taken for another letter when it is read from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Codes of 40 bits, in two groups that can be read aloud. Each is good for one sign-in. */
export function makeRecoveryCodes() {
  return Array.from({ length: amount }, () => `${group()}-${group()}`);
}

/** A code as it was made, however it was typed: in small letters, without its hyphen, with spaces. */
export function recoveryCodeFrom(typed: string) {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function group() {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
