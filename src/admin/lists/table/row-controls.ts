import type { Where } from '../../actions/actions.ts';

export function formAddress({ id }: { id: string }) {
  return `?edit=${id}`;
}

/** The control that opens a record and gets the focus back: its name if that was pressed, else Edit. */
export function openingControl(id: string) {
  const name = `name-${id}`;
  return document.activeElement?.matches(`[data-focus~="${name}"]`) ? name : `edit-${id}`;
}

/** The URL of a record's preview. */
export function previewAddress({ name }: { name: string }) {
  return ({ id }: { id: string }) => `/admin/preview/${name}/${id}`;
}

/** The pressed control, and those to focus instead if it is disabled at the end of the list, or the menu was used. */
export function controlsToFocus(where: Where) {
  if ('position' in where) return ['more'];
  return where.direction === 'up' ? ['up', 'down', 'more'] : ['down', 'up', 'more'];
}
