import { locale } from './locale.ts';

const collators = new Map<string, Intl.Collator>();

/** Sorts as people do: `Étienne` stands beside `Ethan`. */
export function byName(one: { name: string }, other: { name: string }) {
  const language = locale();
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare(one.name, other.name);
}
