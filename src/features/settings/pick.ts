/** Those of the keys that the record has: what a new row has in common with the one before. */
export function pick(record: Record<string, unknown> | undefined, ...keys: string[]) {
  return Object.fromEntries(
    keys.flatMap((key) => (record?.[key] === undefined ? [] : [[key, record[key]]])),
  );
}
