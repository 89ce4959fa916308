import { inSentences } from '../text/in-line.ts';

/** Something in which an item differs from what was asked for. Higher weights rank lower. */
export type Mismatch = { weight: number; text: string };

/** The items that differ least, the nearest first, each with a text that says how. Equals keep their order. */
export function findNearest<Item extends object>(
  items: readonly Item[],
  findDifferences: (item: Item) => readonly Mismatch[],
  most: number,
): (Item & { difference: string })[] {
  return items
    .map((item) => ({ item, differences: findDifferences(item) }))
    .toSorted((one, other) => totalWeight(one.differences) - totalWeight(other.differences))
    .slice(0, most)
    .map(({ item, differences }) => ({
      ...item,
      difference: inSentences(differences.map(({ text }) => text)),
    }));
}

export function totalWeight(differences: readonly Mismatch[]) {
  return differences.reduce((sum, { weight }) => sum + weight, 0);
}
