import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from '../../lib/values/moved.ts';
import { useFields } from '../fields/fields-context.ts';
import type { Direction } from '../lists/order/OrderArrows.tsx';
import { showToast } from '../feedback/Toasts.tsx';
import { newKey, rowName, type Keyed } from './row-order.ts';

type Row = Keyed & Record<string, unknown>;

type RowsOptions = {
  /** The form path of the list. */
  path: string;
  /** The field of a row that contains its name. */
  nameIn: string;
  /** The name for that value, if it is not a name itself. */
  readName?: ((value: string) => string) | undefined;
  /** `Section`, as the name of a row without a name. */
  one: string;
};

/** Adds, moves and removes the rows of a list in a form. The attribute `data-row` contains the key of a row. */
export function useRows({ path, nameIn, readName, one }: RowsOptions) {
  const fields = useFields();
  const [announcement, announce] = useState('');

  function currentRows(): Row[] {
    const list = fields.mode === 'form' ? fields.store.valueAt(path) : undefined;
    return Array.isArray(list) ? (list as Row[]) : [];
  }

  /** Restores the focus, which an element loses when it moves in the DOM. */
  function writeRows(list: Row[]) {
    const active = document.activeElement;
    flushSync(() => {
      if (fields.mode === 'form') fields.change(path, list);
    });
    if (active instanceof HTMLElement && active !== document.activeElement) active.focus();
  }

  function indexOf(key: string) {
    return currentRows().findIndex((row) => row.key === key);
  }

  function getName(key: string) {
    const index = indexOf(key);
    return rowName(currentRows()[index]?.[nameIn], readName) || `${one} ${index + 1}`;
  }

  function moveTo(key: string, position: number) {
    const [list, from] = [currentRows(), indexOf(key)];
    if (from < 0 || !list[position]) return;
    writeRows(moved(list, from, position));
    announce(`${getName(key)} is now ${position + 1} of ${list.length}`);
  }

  return {
    /** Announces the last move to screen readers. */
    said: announcement,
    say: announce,
    getName,
    findRow: (key: string) => currentRows().find((row) => row.key === key),

    /** Adds a row after the one with the key `after`, or at the end. Returns its key. */
    add(after?: string, values: object = {}) {
      const list = currentRows();
      const key = newKey();
      const index = list.findIndex((row) => row.key === after);
      writeRows(list.toSpliced(index < 0 ? list.length : index + 1, 0, { key, ...values }));
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
      const list = currentRows();
      const index = indexOf(key);
      const row = list[index];
      if (!row) return;
      showToast({
        text: `${getName(key)} removed`,
        action: {
          label: 'Undo',
          run: () => {
            writeRows(currentRows().toSpliced(index, 0, row));
            focusRow(key);
          },
        },
      });
      writeRows(list.toSpliced(index, 1));
      focusRow(list[index + 1]?.key ?? list[index - 1]?.key);
    },
  };
}

/** Focuses the first control of a row that matches the selector. */
export function focusRow(key: string | undefined, selector = '[data-row-focus]') {
  if (key === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${key}"] :is(${selector})`)?.focus();
}
