import { spacedHan } from './in-line.ts';
import { locale } from './locale.ts';

const particles = new Set(
  'af al ap at bin da das de del della den der di do dos du el la las le les lo los o saint st ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** True where the family name comes first, as in Japanese and Chinese. */
export function isFamilyNameFirst(language = locale()) {
  return /^(?:ja|zh|ko|hu)\b/.test(language);
}

/** A full name, in the order of the language: `王小明`, `山田 太郎`. */
export function joinName({ firstName, lastName }: { firstName?: string; lastName?: string }) {
  const names = isFamilyNameFirst() ? [lastName, firstName] : [firstName, lastName];
  const name = names.filter(Boolean).join(' ');
  return locale().startsWith('zh') ? spacedHan(name) : name;
}

/** Splits a full name into first and last name: `Ludwig` and `van Beethoven`. */
export function splitName(fullName: string) {
  const [before = '', after = ''] = fullName.split(',').map((part) => part.trim());
  if (after !== '' && !suffix.test(after)) return { firstName: after, lastName: before };
  const words = fullName.replace(',', ' ').split(/\s+/).filter(Boolean);
  let start = Math.max(words.length - 1, 1);
  if (start > 1 && suffix.test(words[start] ?? '')) start--;
  while (start > 1 && particles.has(words[start - 1]?.toLowerCase() ?? '')) start--;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}
