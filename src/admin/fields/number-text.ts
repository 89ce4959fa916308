export type NumberRules = {
  /** Otherwise a whole number. */
  isDecimal?: boolean;
  min?: number;
};

/**
 * The number in a text, null for an empty text, and the text itself where it is no such number. A comma may only
 * separate thousands: in some languages it is the decimal point.
 */
export function numberFrom(text: string, { isDecimal = false, min }: NumberRules) {
  const compact = text.replaceAll(/\s/g, '');
  if (compact === '') return null;
  const pattern = isDecimal ? /^-?(\d+\.?\d*|\.\d+)$/ : /^-?(\d+|\d{1,3}(,\d{3})+)$/;
  const number = Number(compact.replaceAll(',', ''));
  return pattern.test(compact) && number >= (min ?? -Infinity) ? number : text;
}
