const codes = new Set(Intl.supportedValuesOf('currency'));

/** True for a code of ISO 4217 such as `CAD`. */
export function isCurrencyCode(text: string) {
  return codes.has(text);
}
