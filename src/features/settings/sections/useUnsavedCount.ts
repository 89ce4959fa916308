import { useSyncExternalStore } from 'react';
import type { FormStore } from '../../../admin/forms/form-store.ts';
import { changedPaths, type Values } from '../../../admin/forms/values.ts';

/** The number of fields, or rows of a list, with unsaved changes. */
export function useUnsavedCount({ subscribe, values }: FormStore, saved: Values) {
  const count = () => new Set(changedPaths(values(), saved).map(rowPathOf)).size;
  return useSyncExternalStore(subscribe, count, count);
}

/** Such as `value.offices.0` for `value.offices.0.phone`. */
function rowPathOf(path: string) {
  return path.split('.').slice(0, 3).join('.');
}
