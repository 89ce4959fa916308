import { useEffect, useRef, useState } from 'react';
import { useFields, useKeys, type ComparedSides } from '../../admin/fields/fields-context.ts';
import { valueAt } from '../../admin/forms/values.ts';

type Row = { key: string; [field: string]: unknown };

/** The rows of a list of the form, to be added, moved and removed. In a comparison there are as many as either side has. */
export function useRows(path: string, one: string, nameIn = 'name') {
  const fields = useFields();
  const keys = useKeys(path);
  const focusLater = useFocusAfterRender();
  const [said, setSaid] = useState('');

  function current(): Row[] {
    const list = fields.mode === 'form' ? fields.store.valueAt(path) : undefined;
    return Array.isArray(list) ? (list as Row[]) : [];
  }

  function write(list: Row[]) {
    if (fields.mode === 'form') fields.change(path, list);
  }

  function nameAt(at: number) {
    const name = current()[at]?.[nameIn];
    return typeof name === 'string' && name !== '' ? name : `${one} ${at + 1}`;
  }

  return {
    keys,
    /** Announces the last move. */
    said,
    valueAt: (at: number): unknown => current()[at],
    add: (row: object) => {
      write([...current(), { key: crypto.randomUUID(), ...row }]);
      focusLater(`[data-field="${path}.${current().length - 1}.${nameIn}"] input`);
    },
    move: (at: number, by: 1 | -1) => {
      const list = current();
      const [row, neighbour] = [list[at], list[at + by]];
      if (!row || !neighbour) return;
      const name = nameAt(at);
      write(list.with(at, neighbour).with(at + by, row));
      setSaid(`${name} is now ${at + by + 1} of ${list.length}`);
      focusLater(`[data-focus="${by < 0 ? 'up' : 'down'}-${row.key}"]`);
    },
    remove: (at: number) => {
      write(current().toSpliced(at, 1));
      focusLater(`[data-focus="add-${path}"]`);
    },
  };
}

/** As many rows as the longer of two compared lists has. */
export function countOfRows({ mine, theirs }: ComparedSides, path: string) {
  const lengths = [mine, theirs].map((values) => {
    const list = valueAt(values, path);
    return Array.isArray(list) ? list.length : 0;
  });
  return Math.max(...lengths);
}

/** Focuses a control as soon as it is rendered. */
function useFocusAfterRender() {
  const wanted = useRef<string>(undefined);
  const [, renderAgain] = useState(0);

  useEffect(() => {
    if (!wanted.current) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  return (selector: string) => {
    wanted.current = selector;
    renderAgain((times) => times + 1);
  };
}
