const amount = String.raw`(?:CA|C|CAD )?\$ ?(\d{1,3}(?:,\d{3})+|\d{4,})`;
const price = new RegExp(`^(?:from )?${amount}(?: ?(?:to|-|–|—) ?${amount})?$`, 'i');

/** One price, or the lowest and the highest, in dollars. Empty if the text is ambiguous. */
export function pricesIn(words: string): number[] {
  const [, ...amounts] = price.exec(words.trim()) ?? [];
  return amounts
    .filter((amountText) => amountText !== undefined)
    .map((amountText) => Number(amountText.replaceAll(',', '')));
}
