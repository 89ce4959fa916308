const amount = String.raw`(?:CA|C|CAD )?\$ ?(\d{1,3}(?:,\d{3})+|\d{4,})`;
const price = new RegExp(`^(?:from )?${amount}(?: ?(?:to|-|–|—) ?${amount})?$`, 'i');

/** One price, or the lowest and the highest, in dollars; none where the words leave any doubt. */
export function pricesIn(words: string): number[] {
  const [, ...amounts] = price.exec(words.trim()) ?? [];
  return amounts
    .filter((written) => written !== undefined)
    .map((written) => Number(written.replaceAll(',', '')));
}
