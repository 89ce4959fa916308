/** What a JSON text says, also when it was written as text twice. Undefined for text that is no JSON; anything but text as it is. */
export function jsonValue(value: unknown): unknown {
  let said = value;
  for (let depth = 0; typeof said === 'string' && depth < 3; depth++) {
    try {
      said = JSON.parse(said);
    } catch {
      return undefined;
    }
  }
  return typeof said === 'string' ? undefined : said;
}
