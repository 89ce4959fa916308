/** A row with the key that identifies it on the screen. */
export type Keyed = { key: string };

/** The name that a row's value says, or that `readName` gives for it. Empty if it says none. */
export function rowName(value: unknown, readName?: (value: string) => string) {
  const text = ['string', 'number'].includes(typeof value) ? String(value).trim() : '';
  return readName ? readName(text) : text;
}

/** Random, so it cannot equal the key of a removed row that an undo restores. */
export function newKey() {
  return `n${Math.random().toString(36).slice(2)}`;
}

/** Adds a React key to each object in the lists of a value, at any depth. */
export function withKeys<Value>(value: Value, path = ''): Value {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const key = `${path}s${index}`;
      return typeof item === 'object' ? { key, ...withKeys(item, `${key}-`) } : item;
    }) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withKeys(part, `${path}${name}-`),
  ]);
  return Object.fromEntries(parts) as Value;
}
