import { useSyncExternalStore } from 'react';
import type { FormStore } from '../../admin/forms/form-store.ts';
import { changedPaths, type Values } from '../../admin/forms/values.ts';

/** How many fields, or rows of a list, are not as they were saved. */
export function useUnsavedCount({ subscribe, values }: FormStore, saved: Values) {
  const count = () => new Set(changedPaths(values(), saved).map(placeOf)).size;
  return useSyncExternalStore(subscribe, count, count);
}

/** `value.offices.0` of `value.offices.0.phone` */
function placeOf(path: string) {
  return path.split('.').slice(0, 3).join('.');
}
