/** The known value that is meant, in its own spelling: `tokyo` for `TOKYO` or ` tokyo/`. */
export function knownValue(values: readonly string[], typed: string) {
  if (values.includes(typed)) return typed;
  const meant = typed.trim().replace(/\/+$/, '').toLowerCase();
  return values.find((value) => value.toLowerCase() === meant);
}
