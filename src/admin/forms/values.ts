/** The values of a form by the names of its fields. A name may be a path, such as `content.sections.3.title`. */
export type Values = Record<string, unknown>;

/** The values of a record that its schema has keys for. */
export function formValuesOf(record: object, schema: { shape: object }): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in schema.shape));
}

export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);
}

/** A copy with one value changed. Objects and lists beside the path are not copied, so they stay identical. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [key = '', ...others] = path.split('.');
  return { ...values, [key]: changed(values[key], others, value) };
}

export function textOf(values: Values, path: string) {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : '';
}

/** The values to send: text is trimmed, and empty text is null. In a list of texts, empty ones stay. */
export function withoutEmpty(values: Values): Values {
  return trimmed(values) as Values;
}

export function differs(one: Values, other: Values, path: string) {
  return areDifferent(valueAt(one, path), valueAt(other, path));
}

export function differAnywhere(one: Values, other: Values) {
  return Object.keys({ ...one, ...other }).some((name) => areDifferent(one[name], other[name]));
}

/** The three-way merge of a conflict: mine where I changed what I began with, theirs elsewhere. A list counts as one value. */
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

/** The fields that both changed, each in its own way, by their paths. A list counts as one value. */
export function changedByBoth(mine: Values, base: Values, theirs: Values, within = ''): string[] {
  return Object.entries(mine).flatMap(([name, value]) => {
    const [began, other] = [base[name], theirs[name]];
    if (isRecord(value) && isRecord(other)) {
      return changedByBoth(value, isRecord(began) ? began : {}, other, `${within}${name}.`);
    }
    const isOfBoth =
      areDifferent(value, began) && areDifferent(other, began) && areDifferent(value, other);
    return isOfBoth ? [within + name] : [];
  });
}

/** The paths at which two values differ, down to the parts of the items of lists. */
export function changedPaths(one: Values, other: Values, within = ''): string[] {
  return Object.keys({ ...one, ...other }).flatMap((name) => {
    const [a, b] = [one[name], other[name]];
    if (!areDifferent(a, b)) return [];
    const inner =
      hasParts(a) || hasParts(b) ? changedPaths(partsOf(a), partsOf(b), `${within}${name}.`) : [];
    return inner.length > 0 ? inner : [within + name];
  });
}

/** The value that has to be put back for a part of it: the nearest list whose items are not the same number, else the part itself. */
export function wholeAround(one: Values, other: Values, path: string): string {
  const keys = path.split('.');
  const parents = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return (
    parents.find((parent) => lengthOf(valueAt(one, parent)) !== lengthOf(valueAt(other, parent))) ??
    path
  );
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

/** Empty text, an empty list and an absent value are the same. The keys of list items are not compared. */
function areDifferent(one: unknown, other: unknown): boolean {
  if (one === other) return false;
  const [a, b] = [withoutSpaces(one), withoutSpaces(other)];
  if (!isObject(a ?? {}) || !isObject(b ?? {})) return a !== b;
  if (lengthOf(a) !== lengthOf(b)) return true;
  return differAnywhere(partsOf(a), partsOf(b));
}

function withoutSpaces(value: unknown) {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}

function lengthOf(value: unknown) {
  return Array.isArray(value) ? value.length : 0;
}

function partsOf(value: unknown): Values {
  const { key: _key, ...parts } = isObject(value) ? value : {};
  return parts;
}

function hasParts(value: unknown) {
  return isRecord(value) || (Array.isArray(value) && value.some(isRecord));
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Values {
  return isObject(value) && !Array.isArray(value);
}
