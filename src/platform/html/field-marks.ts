import { AsyncLocalStorage } from 'node:async_hooks';
import { markFieldsWhen } from '../../lib/html/field-marks.ts';

const previewStore = new AsyncLocalStorage<true>();

markFieldsWhen(() => previewStore.getStore() === true);

/** Renders a preview with its fields marked. */
export function withFieldMarks<T>(render: () => Promise<T>) {
  return previewStore.run(true, render);
}
