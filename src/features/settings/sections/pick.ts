/** Copies keys that the record has. A new row starts with these values of the row before. */
export function pick(record: Record<string, unknown> | undefined, ...keys: string[]) {
  return Object.fromEntries(
    keys.flatMap((key) => (record?.[key] === undefined ? [] : [[key, record[key]]])),
  );
}
