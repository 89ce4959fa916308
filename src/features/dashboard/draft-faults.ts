import { valueAtPath } from '../../lib/values/value-at-path.ts';
import { fieldLabel } from '../activity/changes.ts';

type Issue = { path: PropertyKey[] };

/** The labels of a record's empty required fields and of its invalid fields. */
export function findFaults(record: object, issues: readonly Issue[]) {
  const missing = new Set<string>();
  const invalid = new Set<string>();
  for (const { path } of issues) {
    const isEmpty = ['', null, undefined].includes(valueAtPath(record, path) as string);
    (isEmpty ? missing : invalid).add(labelAt(path));
  }
  return { lacks: [...missing], faults: [...invalid] };
}

/** For example `city` for `city`, `main image` for `images.main`, `section` for `sections.2`. */
function labelAt(path: readonly PropertyKey[]) {
  const names = path.filter((key) => typeof key === 'string');
  const [name = 'content', holder = ''] = names.toReversed();
  const isOfMany = holder === 'images';
  return fieldLabel(name) + (isOfMany ? ' image' : '');
}
