/** A row with the key that identifies it on the screen. */
export type Keyed = { key: string };

/** A key that is not used, not even by a removed row that may be restored. */
export function newKey() {
  return `n${Math.random().toString(36).slice(2)}`;
}

/** Adds keys to the items of lists, by which React identifies them. */
export function withKeys<Value>(value: Value, path = ''): Value {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      typeof item === 'object' ? { key: `${path}s${index}`, ...item } : item,
    ) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withKeys(part, `${path}${name}-`),
  ]);
  return Object.fromEntries(parts) as Value;
}
