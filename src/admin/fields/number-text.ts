export type NumberRules = {
  /** Else it is a whole number. */
  isDecimal?: boolean;
  /** The least that it may be. */
  min?: number;
};

/** The number that was written, null where nothing was, and the text itself where it is no such number. */
export function numberFrom(text: string, { isDecimal = false, min }: NumberRules) {
  const written = text.replaceAll(/[\s,]/g, '');
  if (written === '') return null;
  const pattern = isDecimal ? /^-?(\d+\.?\d*|\.\d+)$/ : /^-?\d+$/;
  const number = Number(written);
  return pattern.test(written) && number >= (min ?? -Infinity) ? number : text;
}
