import { locale } from './locale.ts';

const collators = new Map<string, Intl.Collator>();

/** Compares names by the rules of the site's language, so `Étienne` sorts next to `Ethan`. */
export function byName(one: { name: string }, other: { name: string }) {
  return compareTexts(one.name, other.name);
}

/** Compares texts by the rules of the site's language. */
export function compareTexts(one: string, other: string) {
  const language = locale();
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare(one, other);
}
