const collator = new Intl.Collator('en-CA');

/** Sorts as people do: `Étienne` stands beside `Ethan`. */
export function byName(one: { name: string }, other: { name: string }) {
  return collator.compare(one.name, other.name);
}
