import type { KeyboardEvent } from 'react';
import { focusFirst } from '../useFocusLater.ts';
import type { Selection } from './selection.ts';

/** X chooses the row that has the focus and Shift+X all up to it, J and K go on to the next, Escape chooses none. */
export function chooseByKey(event: KeyboardEvent, selection: Selection) {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element))
    return;
  const row = target.closest<HTMLElement>('[data-row]');
  const id = row?.dataset['row'];
  if (!row || !id || target.matches(typing)) return;
  const pressed = key.toLowerCase();
  if (pressed === 'x') {
    if (shiftKey) selection.chooseTo(id);
    else selection.toggle(id);
  } else if (pressed === 'j' || pressed === 'k') {
    const next = pressed === 'j' ? row.nextElementSibling : row.previousElementSibling;
    if (next instanceof HTMLElement) focusFirst(`select-${next.dataset['row']}`);
  } else if (key === 'Escape' && selection.ids().size > 0) selection.clear();
  else return;
  event.preventDefault();
}

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
