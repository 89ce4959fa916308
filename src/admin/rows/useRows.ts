import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from '../../lib/moved.ts';
import { useFields } from '../fields/fields-context.ts';
import type { Direction } from '../lists/OrderArrows.tsx';
import { showToast } from '../Toasts.tsx';
import { newKey, type Keyed } from './row-order.ts';

type Row = Keyed & Record<string, unknown>;

type RowsOptions = {
  /** The path of the list. */
  path: string;
  /** The key of the text by which a row is known. */
  nameIn: string;
  /** `Section`, for a row without a name. */
  one: string;
};

/** Adds, moves and removes the rows of a list in a form. A row is found by its key, in `data-row`. */
export function useRows({ path, nameIn, one }: RowsOptions) {
  const fields = useFields();
  const [said, say] = useState('');

  function current(): Row[] {
    const list = fields.mode === 'form' ? fields.store.valueAt(path) : undefined;
    return Array.isArray(list) ? (list as Row[]) : [];
  }

  /** An element that moves in the page loses the focus. */
  function write(list: Row[]) {
    const active = document.activeElement;
    flushSync(() => {
      if (fields.mode === 'form') fields.change(path, list);
    });
    if (active instanceof HTMLElement && active !== document.activeElement) active.focus();
  }

  function indexOf(key: string) {
    return current().findIndex((row) => row.key === key);
  }

  function nameOf(key: string) {
    const index = indexOf(key);
    const name = current()[index]?.[nameIn];
    return (
      (['string', 'number'].includes(typeof name) && String(name).trim()) || `${one} ${index + 1}`
    );
  }

  function moveTo(key: string, position: number) {
    const [list, from] = [current(), indexOf(key)];
    if (from < 0 || !list[position]) return;
    write(moved(list, from, position));
    say(`${nameOf(key)} is now ${position + 1} of ${list.length}`);
  }

  return {
    /** Announces the last move to screen readers. */
    said,
    say,
    nameOf,
    rowOf: (key: string) => current().find((row) => row.key === key),

    /** At the end, or after another, with what it begins with. Gives its key. */
    add(after?: string, blank: object = {}) {
      const list = current();
      const key = newKey();
      const at = list.findIndex((row) => row.key === after);
      write(list.toSpliced(at < 0 ? list.length : at + 1, 0, { key, ...blank }));
      return key;
    },

    move(key: string, direction: Direction) {
      moveTo(key, indexOf(key) + (direction === 'up' ? -1 : 1));
      const other = direction === 'up' ? 'down' : 'up';
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.matches(':disabled, body'))
        document.querySelector<HTMLElement>(`[data-focus="${other}-${key}"]`)?.focus();
    },

    moveTo,

    remove(key: string) {
      const list = current();
      const index = indexOf(key);
      const row = list[index];
      if (!row) return;
      showToast({
        text: `${nameOf(key)} removed`,
        action: {
          label: 'Undo',
          run: () => {
            write(current().toSpliced(index, 0, row));
            focusRow(key);
          },
        },
      });
      write(list.toSpliced(index, 1));
      focusRow(list[index + 1]?.key ?? list[index - 1]?.key);
    },
  };
}

/** Focuses the first of what can be done with a row, or the first of its fields. */
export function focusRow(key: string | undefined, control = '[data-row-focus]') {
  if (key === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${key}"] :is(${control})`)?.focus();
}
