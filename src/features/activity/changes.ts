import type { FieldChange } from './activity.ts';

/** What every version changes. */
const bookkeeping = new Set(['id', 'revision', 'updatedAt', 'displayOrder']);
const longestShown = 60;

type Values = Record<string, unknown>;

export type Difference = { path: string[]; from: unknown; to: unknown };

/** The fields in which two states of a record differ; those of objects one by one, lists as a whole. */
export function differences(before: object, after: object, path: string[] = []): Difference[] {
  const [from, to] = [before as Values, after as Values];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) => {
    if (path.length === 0 && bookkeeping.has(name)) return [];
    const [one, other] = [from[name], to[name]];
    const here = [...path, name];
    if (isObject(one) && isObject(other)) return differences(one, other, here);
    return isSame(one, other) ? [] : [{ path: here, from: one, to: other }];
  });
}

/** The record with each of these fields as it was before; undefined when one has changed again since. */
export function takenBack<Row extends object>(present: Row, changes: Difference[]) {
  const record = structuredClone(present);
  for (const { path, from, to } of changes) {
    const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Values)?.[name], record);
    const name = path.at(-1) ?? '';
    if (!isObject(holder) || !isSame((holder as Values)[name], to)) return undefined;
    (holder as Values)[name] = from;
  }
  return record;
}

export function shownChange({ path, from, to }: Difference): FieldChange {
  const name = path.at(-1) ?? '';
  const texts = [from, to].map((value) => (/(Url|Id)$/.test(name) ? null : shortText(value)));
  const [one = null, other = null] = texts.includes(null) ? [] : texts;
  return { label: labelOf(name), from: one, to: other };
}

/** `price range` of `priceRange`, `image` of `imageUrl`. */
export function labelOf(name: string) {
  const words = name.replace(/(Url|Id)$/, '').replaceAll(/[A-Z]/g, ' $&');
  return words.toLowerCase().trim();
}

function shortText(value: unknown) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const isShown = typeof value === 'string' && value.length <= longestShown;
  return isShown && !/[<\n]|^\//.test(value) ? value : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As JSON, since versions are kept as such. */
function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
