import { readNumber } from '../../../lib/text/numbers.ts';

const priceRange = /^(?:from )?(.+?)(?:\s?(?:\bto\b|[-–—])\s?(.+))?$/iu;

/** A dollar sign alone means Canadian dollars. */
const dollars = /^(?:CA|C|CAD )?\$/i;

/** One price, or the lowest and the highest, in dollars. Empty if the text is ambiguous. */
export function pricesIn(words: string): number[] {
  const [, ...texts] = priceRange.exec(words.trim()) ?? [];
  const amounts = texts.filter((text) => text !== undefined).map(dollarsIn);
  return amounts.every((amount) => amount !== undefined) ? amounts : [];
}

function dollarsIn(text: string) {
  const result = dollars.test(text) ? readNumber(text, { unit: 'money' }) : undefined;
  const amount = result && 'value' in result ? result.value : null;
  return amount !== null && amount >= 1000 ? amount : undefined;
}
