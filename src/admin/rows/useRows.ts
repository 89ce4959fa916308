import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moved as movedTo } from '../../lib/moved.ts';
import { useFields } from '../fields/fields-context.ts';
import type { Direction } from '../lists/OrderArrows.tsx';
import { showToast } from '../Toasts.tsx';
import { moved, newKey, type Keyed } from './row-order.ts';

type Row = Keyed & Record<string, unknown>;

type RowsOptions = {
  /** The path of the list. */
  path: string;
  /** The key of the text that names a row. */
  nameIn: string;
  /** For example `Section`, for a row without a name. */
  one: string;
};

/** Adds, moves and removes the rows of a list in a form. `data-row` holds a row's key. */
export function useRows({ path, nameIn, one }: RowsOptions) {
  const fields = useFields();
  const [announcement, say] = useState('');

  function currentRows(): Row[] {
    const list = fields.mode === 'form' ? fields.store.valueAt(path) : undefined;
    return Array.isArray(list) ? (list as Row[]) : [];
  }

  /** An element that is moved in the DOM loses the focus. */
  function write(list: Row[]) {
    const active = document.activeElement;
    flushSync(() => {
      if (fields.mode === 'form') fields.change(path, list);
    });
    if (active instanceof HTMLElement && active !== document.activeElement) active.focus();
  }

  function nameOf(key: string) {
    const list = currentRows();
    const index = list.findIndex((row) => row.key === key);
    const name = list[index]?.[nameIn];
    return (
      (['string', 'number'].includes(typeof name) && String(name).trim()) || `${one} ${index + 1}`
    );
  }

  function applyMove(key: string, list: Row[]) {
    if (list === currentRows()) return;
    write(list);
    say(`${nameOf(key)} is now ${list.findIndex((row) => row.key === key) + 1} of ${list.length}`);
  }

  return {
    /** Announces the last move to screen readers. */
    said: announcement,
    say,
    nameOf,
    rowOf: (key: string) => currentRows().find((row) => row.key === key),

    /** Adds a row at the end, or after another, with initial values. Returns its key. */
    add(after?: string, blank: object = {}) {
      const list = currentRows();
      const key = newKey();
      const index = list.findIndex((row) => row.key === after);
      write(list.toSpliced(index < 0 ? list.length : index + 1, 0, { key, ...blank }));
      return key;
    },

    move(key: string, direction: Direction) {
      applyMove(key, moved(currentRows(), key, direction));
      const opposite = direction === 'up' ? 'down' : 'up';
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.matches(':disabled, body'))
        document.querySelector<HTMLElement>(`[data-focus="${opposite}-${key}"]`)?.focus();
    },

    moveTo(key: string, position: number) {
      const list = currentRows();
      applyMove(
        key,
        movedTo(
          list,
          list.findIndex((row) => row.key === key),
          position,
        ),
      );
    },

    remove(key: string) {
      const list = currentRows();
      const index = list.findIndex((row) => row.key === key);
      const row = list[index];
      if (!row) return;
      showToast({
        text: `${nameOf(key)} removed`,
        action: {
          label: 'Undo',
          run: () => {
            write(currentRows().toSpliced(index, 0, row));
            focusRow(key);
          },
        },
      });
      write(list.toSpliced(index, 1));
      focusRow(list[index + 1]?.key ?? list[index - 1]?.key);
    },
  };
}

/** Focuses the first action of a row, or its first field. */
export function focusRow(key: string | undefined, control = '[data-row-focus]') {
  if (key === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${key}"] :is(${control})`)?.focus();
}
