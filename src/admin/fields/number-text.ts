export type NumberRules = {
  /** Else it is a whole number. */
  isDecimal?: boolean;
  /** The least that it may be. */
  min?: number;
};

/**
 * The number that was written, null where nothing was, and the text itself where it is no such number. A comma
 * stands between thousands alone: in some languages it means a point.
 */
export function numberFrom(text: string, { isDecimal = false, min }: NumberRules) {
  const written = text.replaceAll(/\s/g, '');
  if (written === '') return null;
  const pattern = isDecimal ? /^-?(\d+\.?\d*|\.\d+)$/ : /^-?(\d+|\d{1,3}(,\d{3})+)$/;
  const number = Number(written.replaceAll(',', ''));
  return pattern.test(written) && number >= (min ?? -Infinity) ? number : text;
}
