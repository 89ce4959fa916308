/** A section on the screen: known by its key, wherever it stands. */
export type Keyed = { key: string };

/** The list with one item and its neighbour swapped; the same list where there is no neighbour. */
export function moved<Item extends Keyed>(list: Item[], key: string, direction: 'up' | 'down') {
  const from = list.findIndex((item) => item.key === key);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [item, neighbour] = [list[from], list[to]];
  return item && neighbour ? list.with(from, neighbour).with(to, item) : list;
}

/** A key that no other has, nor one that was removed and may come back. */
export function newKey() {
  return `n${Math.random().toString(36).slice(2)}`;
}
