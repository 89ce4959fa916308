import { AsyncLocalStorage } from 'node:async_hooks';
import { markFieldsWhen } from '../../lib/html/field-marks.ts';

const previewStore = new AsyncLocalStorage<string>();

markFieldsWhen((id) => {
  const previewedId = previewStore.getStore();
  return previewedId !== undefined && (id === undefined || id === previewedId);
});

/** Renders the preview of a record with its fields marked. */
export function withFieldMarks<T>(id: string, render: () => Promise<T>) {
  return previewStore.run(id, render);
}
