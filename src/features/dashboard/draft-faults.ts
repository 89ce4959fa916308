import { labelOf } from '../activity/changes.ts';

type Issue = { path: PropertyKey[] };

/** What a record lacks, and what of it would not be taken, in the words for its fields. */
export function faultsOf(record: object, issues: readonly Issue[]) {
  const lacks = new Set<string>();
  const faults = new Set<string>();
  for (const { path } of issues) {
    const isEmpty = ['', null, undefined].includes(valueAt(record, path) as string);
    (isEmpty ? lacks : faults).add(labelAt(path));
  }
  return { lacks: [...lacks], faults: [...faults] };
}

function valueAt(record: object, path: readonly PropertyKey[]) {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], record);
}

/** `city` of `city`, `main image` of `images.main`, `section` of `sections.2`. */
function labelAt(path: readonly PropertyKey[]) {
  const names = path.filter((key) => typeof key === 'string');
  const [name = 'content', holder = ''] = names.toReversed();
  const isOfMany = holder === 'images';
  return labelOf(name) + (isOfMany ? ' image' : '');
}
