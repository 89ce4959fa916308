import type { Where } from '../actions.ts';

export function formAddress({ id }: { id: string }) {
  return `?edit=${id}`;
}

/** Where a record is shown as it is saved, on the page that visitors read. */
export function previewAddress({ name }: { name: string }) {
  return ({ id }: { id: string }) => `/admin/preview/${name}/${id}`;
}

/** The control that was pressed, and the one to focus instead when it is disabled at the end of the list. */
export function controlsOf(where: Where) {
  if ('position' in where) return ['top', 'down'];
  return where.direction === 'up' ? ['up', 'down'] : ['down', 'up'];
}
