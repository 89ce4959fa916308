import { isAllowedNumber, readNumber, type NumberRules } from '../../lib/text/numbers.ts';

export type NumberFieldRules = Pick<NumberRules, 'unit' | 'min' | 'max' | 'isFraction'> & {
  /** Otherwise only integers are valid. */
  isDecimal?: boolean | undefined;
};

/** The number in a text, null for an empty text, and the text itself if it is not a valid number or ambiguous. */
export function numberFrom(text: string, { isDecimal = false, ...others }: NumberFieldRules) {
  const rules = { ...others, isInteger: !isDecimal };
  const result = readNumber(text, rules);
  if ('error' in result) return text;
  return result.value === null || isAllowedNumber(result.value, rules) ? result.value : text;
}
