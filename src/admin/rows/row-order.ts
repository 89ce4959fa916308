/** A row with its React key. */
export type Keyed = { key: string };

/** The list with one item and its neighbour swapped; the same list if there is no neighbour. */
export function moved<Item extends Keyed>(list: Item[], key: string, direction: 'up' | 'down') {
  const from = list.findIndex((item) => item.key === key);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [item, neighbour] = [list[from], list[to]];
  return item && neighbour ? list.with(from, neighbour).with(to, item) : list;
}

/** A key that is not in use, not even by a removed row that may be restored. */
export function newKey() {
  return `n${Math.random().toString(36).slice(2)}`;
}

/** Adds React keys to the items of lists. */
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
