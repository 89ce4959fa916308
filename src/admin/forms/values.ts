import { valueAtPath } from '../../lib/values/value-at-path.ts';

/** The values of a form by field name. A name may be a path, such as `content.sections.3.title`. */
export type Values = Record<string, unknown>;

/** The values of a record for the keys of its schema. */
export function toFormValues(record: object, schema: { shape: object }): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in schema.shape));
}

export function valueAt(values: Values, path: string): unknown {
  return valueAtPath(values, path.split('.'));
}

/** A copy with one value changed. Objects and lists outside the path stay identical. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  return { ...values, [key]: withChange(values[key], rest, value) };
}

export function textAt(values: Values, path: string) {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : '';
}

/** The values to submit: text is trimmed, and empty text becomes null. Lists of texts keep empty items. */
export function withoutEmpty(values: Values): Values {
  return trimmed(values) as Values;
}

export function differs(a: Values, b: Values, path: string) {
  return areDifferent(valueAt(a, path), valueAt(b, path));
}

export function differAnywhere(a: Values, b: Values) {
  return Object.keys({ ...a, ...b }).some((name) => areDifferent(a[name], b[name]));
}

/** The three-way merge of a conflict: mine where I changed the value, else theirs. A list counts as one value. */
export function mergeThreeWay(mine: Values, base: Values, theirs: Values): Values {
  const result = { ...theirs };
  for (const [name, value] of Object.entries(mine)) {
    const [old, their] = [base[name], theirs[name]];
    if (isRecord(value) && isRecord(their)) {
      result[name] = mergeThreeWay(value, isRecord(old) ? old : {}, their);
    } else if (areDifferent(value, old)) result[name] = value;
  }
  return result;
}

/** The paths of the fields that both changed, to different values. A list counts as one value. */
export function changedByBoth(mine: Values, base: Values, theirs: Values, within = ''): string[] {
  return Object.entries(mine).flatMap(([name, value]) => {
    const [old, their] = [base[name], theirs[name]];
    if (isRecord(value) && isRecord(their)) {
      return changedByBoth(value, isRecord(old) ? old : {}, their, `${within}${name}.`);
    }
    const isOfBoth =
      areDifferent(value, old) && areDifferent(their, old) && areDifferent(value, their);
    return isOfBoth ? [within + name] : [];
  });
}

/** The paths at which two values differ, down to the fields of list items. */
export function changedPaths(first: Values, second: Values, within = ''): string[] {
  return Object.keys({ ...first, ...second }).flatMap((name) => {
    const [a, b] = [first[name], second[name]];
    if (!areDifferent(a, b)) return [];
    const paths =
      hasParts(a) || hasParts(b)
        ? changedPaths(withoutKey(a), withoutKey(b), `${within}${name}.`)
        : [];
    return paths.length > 0 ? paths : [within + name];
  });
}

/** The path to restore for a changed path: the nearest list with a different length, or else the path itself. */
export function restorePath(a: Values, b: Values, path: string): string {
  const keys = path.split('.');
  const parents = keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  return (
    parents.find((parent) => listLength(valueAt(a, parent)) !== listLength(valueAt(b, parent))) ??
    path
  );
}

function withChange(holder: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) {
    const list: unknown[] = [...holder];
    list[Number(key)] = withChange(list[Number(key)], rest, value);
    return list;
  }
  const record = isRecord(holder) ? holder : {};
  return { ...record, [key]: withChange(record[key], rest, value) };
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === 'string' ? item.trim() : trimmed(item)));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
}

/** Treats empty text, an empty list and an absent value as equal. Ignores the keys of list items. */
function areDifferent(first: unknown, second: unknown): boolean {
  if (first === second) return false;
  const [a, b] = [withoutSpaces(first), withoutSpaces(second)];
  if (!isObject(a ?? {}) || !isObject(b ?? {})) return a !== b;
  if (listLength(a) !== listLength(b)) return true;
  return differAnywhere(withoutKey(a), withoutKey(b));
}

function withoutSpaces(value: unknown) {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}

function listLength(value: unknown) {
  return Array.isArray(value) ? value.length : 0;
}

function withoutKey(value: unknown): Values {
  const { key: _key, ...parts } = isObject(value) ? value : {};
  return parts;
}

/** An item of a list that the form knows by its key. */
export function isRow(value: unknown): value is { key: string } {
  return isRecord(value) && typeof value['key'] === 'string';
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
