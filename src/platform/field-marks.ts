import { AsyncLocalStorage } from 'node:async_hooks';
import { markFieldsWhen } from '../lib/field-marks.ts';

const previewed = new AsyncLocalStorage<string>();

markFieldsWhen((id) => {
  const shown = previewed.getStore();
  return shown !== undefined && (id === undefined || id === shown);
});

/** Renders the preview of a record, with marks where its fields are. */
export function withFieldMarks<T>(id: string, render: () => Promise<T>) {
  return previewed.run(id, render);
}
