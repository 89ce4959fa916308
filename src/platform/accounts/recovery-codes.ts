import { randomInt } from 'node:crypto';

const amount = 8;
/** Leaves out characters that are easily confused on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Codes of 40 bits in two groups that are easy to read aloud. Each works for one sign-in. */
export function makeRecoveryCodes() {
  return Array.from({ length: amount }, () => `${group()}-${group()}`);
}

/** Normalises a typed code: letter case, hyphen and spaces do not matter. */
export function recoveryCodeFrom(typed: string) {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function group() {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
