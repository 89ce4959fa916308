import type { KeyboardEvent } from 'react';
import { focusFirst } from '../../browser/useFocusLater.ts';
import type { Selection } from './selection.ts';

/** X selects the focused row, Shift+X the range up to it, J and K move the focus, Escape clears the selection. */
export function chooseByKey(event: KeyboardEvent, selection: Selection) {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element))
    return;
  const row = target.closest<HTMLElement>('[data-row]');
  const id = row?.dataset['row'];
  if (!row || !id || target.matches(textInputs)) return;
  const letter = key.toLowerCase();
  if (letter === 'x') {
    if (shiftKey) selection.chooseTo(id);
    else selection.toggle(id);
  } else if (letter === 'j' || letter === 'k') {
    const next = letter === 'j' ? row.nextElementSibling : row.previousElementSibling;
    if (next instanceof HTMLElement) focusFirst(`select-${next.dataset['row']}`);
  } else if (key === 'Escape' && selection.ids().size > 0) selection.clear();
  else return;
  event.preventDefault();
}

const textInputs = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
