import type { FieldChange } from './activity.ts';

/** Fields that change with every version. */
const bookkeeping = new Set(['id', 'revision', 'updatedAt', 'displayOrder']);
const maxShownLength = 60;

type Values = Record<string, unknown>;

export type Difference = { path: string[]; from: unknown; to: unknown };

/** The differing fields of two versions of a record. Compares objects field by field, and lists as a whole. */
export function differences(before: object, after: object, path: string[] = []): Difference[] {
  const [from, to] = [before as Values, after as Values];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) => {
    if (path.length === 0 && bookkeeping.has(name)) return [];
    const [fromValue, toValue] = [from[name], to[name]];
    const fieldPath = [...path, name];
    if (isObject(fromValue) && isObject(toValue)) return differences(fromValue, toValue, fieldPath);
    return isSame(fromValue, toValue) ? [] : [{ path: fieldPath, from: fromValue, to: toValue }];
  });
}

/** The record with the previous value of each of these fields; undefined if one of them has changed again since. */
export function undoneRecord<Row extends object>(current: Row, changes: Difference[]) {
  const record = structuredClone(current);
  for (const { path, from, to } of changes) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((part, name) => (part as Values)?.[name], record);
    const name = path.at(-1) ?? '';
    if (!isObject(holder) || !isSame((holder as Values)[name], to)) return undefined;
    if (from === undefined) Reflect.deleteProperty(holder, name);
    else (holder as Values)[name] = from;
  }
  return record;
}

export function fieldChange({ path, from, to }: Difference): FieldChange {
  const name = nameIn(path);
  const texts = [from, to].map((value) => (/(Url|Id)$/.test(name) ? null : shortText(value)));
  const [fromText = null, toText = null] = texts.includes(null) ? [] : texts;
  return { label: fieldLabel(name), from: fromText, to: toText };
}

/** The name of a field; of a translated text, that in the path of the text. */
function nameIn(path: readonly string[]) {
  const [first, text = ''] = path;
  if (first !== 'fields') return path.at(-1) ?? '';
  if (text.startsWith('alt:')) return 'alternativeText';
  return text.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';
}

/** For example `price range` for `priceRange`, `image` for `imageUrl`. */
export function fieldLabel(name: string) {
  const text = name.replace(/(Url|Id)$/, '').replaceAll(/[A-Z]/g, ' $&');
  return text.toLowerCase().trim();
}

function shortText(value: unknown) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const isShort = typeof value === 'string' && value.length <= maxShownLength;
  return isShort && !/[<\n]|^\//.test(value) ? value : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Compares as JSON, because versions are stored as JSON. Rows of drafts, kept as typed, lack what is empty. */
function isSame(first: unknown, second: unknown) {
  return (
    JSON.stringify(first ?? null, withoutEmpty) === JSON.stringify(second ?? null, withoutEmpty)
  );
}

function withoutEmpty(_name: string, value: unknown) {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, part]) => name !== 'key' && part !== null && part !== undefined && part !== '',
  );
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
