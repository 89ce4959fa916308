const particles = new Set(
  'af al ap at bin da das de del della den der di do dos du el la las le les lo los o saint st ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** First and last name of a person who gave both in one: `Ludwig` and `van Beethoven`. */
export function namesOf(fullName: string) {
  const [before = '', after = ''] = fullName.split(',').map((part) => part.trim());
  if (after !== '' && !suffix.test(after)) return { firstName: after, lastName: before };
  const words = fullName.replace(',', ' ').split(/\s+/).filter(Boolean);
  let at = Math.max(words.length - 1, 1);
  if (at > 1 && suffix.test(words[at] ?? '')) at--;
  while (at > 1 && particles.has(words[at - 1]?.toLowerCase() ?? '')) at--;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
