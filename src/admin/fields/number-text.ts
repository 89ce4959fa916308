import { decimalSign } from '../../lib/locale.ts';

export type NumberRules = {
  /** Otherwise only integers are valid. */
  isDecimal?: boolean;
  min?: number;
};

/**
 * The number in a text, null for an empty text, and the text itself if it is not a valid number. A comma is the decimal
 * separator only in languages that use it so; in others it may only separate thousands.
 */
export function numberFrom(text: string, { isDecimal = false, min }: NumberRules) {
  const bare = text.replaceAll(/\s/g, '');
  const isCommaDecimal = isDecimal && decimalSign() === ',';
  const compact = isCommaDecimal ? bare.replace(',', '.') : bare;
  if (compact === '') return null;
  const pattern = isDecimal ? /^-?(\d+\.?\d*|\.\d+)$/ : /^-?(\d+|\d{1,3}(,\d{3})+)$/;
  const number = Number(compact.replaceAll(',', ''));
  return pattern.test(compact) && number >= (min ?? -Infinity) ? number : text;
}
