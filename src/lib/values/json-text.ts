/** Parses JSON that may be encoded up to three times. Undefined for invalid JSON. Returns non-strings unchanged. */
export function jsonValue(value: unknown): unknown {
  let parsed = value;
  for (let depth = 0; typeof parsed === 'string' && depth < 3; depth++) {
    try {
      parsed = JSON.parse(parsed);
    } catch {
      return undefined;
    }
  }
  return typeof parsed === 'string' ? undefined : parsed;
}
