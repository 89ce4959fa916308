/** What the fields of a form hold, by their names. A name may be a path, such as `content.sections.3.title`. */
export type Values = Record<string, unknown>;

/** A record without what no form writes: what its schema has keys for. */
export function writtenOf(record: object, schema: { shape: object }): Values {
  const written = Object.entries(record).filter(([name]) => name in schema.shape);
  return Object.fromEntries(written);
}

export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);
}

/** The same values but for one: all that does not lead there stays the very same object. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [key = '', ...others] = path.split('.');
  return { ...values, [key]: changed(values[key], others, value) };
}

export function textOf(values: Values, path: string) {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : '';
}

/** As it is sent: text trimmed, and null where there is none. In a list of texts, empty ones stay. */
export function withoutEmpty(values: Values): Values {
  return trimmed(values) as Values;
}

export function differs(one: Values, other: Values, path: string) {
  return areDifferent(valueAt(one, path), valueAt(other, path));
}

export function differAnywhere(one: Values, other: Values) {
  return Object.keys({ ...one, ...other }).some((name) => areDifferent(one[name], other[name]));
}

/** Mine where I wrote something else than what I began from; theirs everywhere else. A list counts as one value. */
export function mineOverTheirs(mine: Values, base: Values, theirs: Values): Values {
  const merged = { ...theirs };
  for (const [name, value] of Object.entries(mine)) {
    const [began, other] = [base[name], theirs[name]];
    if (isRecord(value) && isRecord(other)) {
      merged[name] = mineOverTheirs(value, isRecord(began) ? began : {}, other);
    } else if (areDifferent(value, began)) merged[name] = value;
  }
  return merged;
}

function changed(holder: unknown, [key, ...others]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) {
    const list: unknown[] = [...holder];
    list[Number(key)] = changed(list[Number(key)], others, value);
    return list;
  }
  const held = isRecord(holder) ? holder : {};
  return { ...held, [key]: changed(held[key], others, value) };
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === 'string' ? item.trim() : trimmed(item)));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
}

/** Looks only where the two are not the very same: of a long form, at what was written in. */
function areDifferent(one: unknown, other: unknown): boolean {
  if (one === other) return false;
  if (isRecord(one) && isRecord(other)) return haveDifferentParts(one, other);
  if (areRecords(one) && areRecords(other) && one.length === other.length) {
    return one.some((item, at) => haveDifferentParts(item, other[at] ?? {}));
  }
  return comparable(one) !== comparable(other);
}

function haveDifferentParts({ key: _one, ...one }: Values, { key: _other, ...other }: Values) {
  return Object.keys({ ...one, ...other }).some((name) => areDifferent(one[name], other[name]));
}

function areRecords(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every(isRecord);
}

/** Empty is as good as absent, and what tells the items of a list apart on the screen is no part of them. */
function comparable(value: unknown) {
  return JSON.stringify(essenceOf(trimmed(value)));
}

function essenceOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item) => essenceOf(withoutKey(item)));
  }
  if (!isRecord(value)) return value ?? null;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, essenceOf(part)] as const)
    .filter(([, part]) => part !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

function withoutKey(item: unknown) {
  if (!isRecord(item)) return item;
  const { key: _key, ...others } = item;
  return others;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Values {
  return isObject(value) && !Array.isArray(value);
}
