/** What the fields of a form hold, by their names. */
export type Values = Record<string, unknown>;

/** A record without what no form writes: what its schema has keys for. */
export function writtenOf(record: object, schema: { shape: object }): Values {
  const written = Object.entries(record).filter(([name]) => name in schema.shape);
  return Object.fromEntries(written);
}

export function textOf(values: Values, name: string) {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** As it is sent: text trimmed, and null where there is none. */
export function withoutEmpty(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
}

export function differs(one: Values, other: Values, name: string) {
  return (
    JSON.stringify(withoutEmpty(one)[name] ?? null) !==
    JSON.stringify(withoutEmpty(other)[name] ?? null)
  );
}

export function differAnywhere(one: Values, other: Values) {
  return Object.keys({ ...one, ...other }).some((name) => differs(one, other, name));
}

/** Mine where I wrote something else than what I began from; theirs everywhere else. */
export function mineOverTheirs(mine: Values, base: Values, theirs: Values): Values {
  const written = Object.keys(mine).filter((name) => differs(mine, base, name));
  return { ...theirs, ...Object.fromEntries(written.map((name) => [name, mine[name]])) };
}
