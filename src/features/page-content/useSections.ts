import { useEffect, useRef, useState } from 'react';
import { useFields } from '../../admin/fields/fields-context.ts';
import type { Direction } from '../../admin/lists/OrderArrows.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { moved, newKey, type Keyed } from './section-order.ts';

type Section = Keyed & { title?: string | null };

const path = 'content.sections';

/** Adds, moves and removes the sections of a page. */
export function useSections() {
  const fields = useFields();
  const focusLater = useFocusAfterRender();
  const [said, setSaid] = useState('');

  function current(): Section[] {
    const list = fields.mode === 'form' ? fields.store.valueAt(path) : undefined;
    return Array.isArray(list) ? (list as Section[]) : [];
  }

  function write(list: Section[]) {
    if (fields.mode === 'form') fields.change(path, list);
  }

  function nameOf(key: string) {
    const list = current();
    const index = list.findIndex((section) => section.key === key);
    return list[index]?.title?.trim() || `Section ${index + 1}`;
  }

  return {
    /** Announces the last move to screen readers. */
    said,

    add() {
      const list = current();
      write([...list, { key: newKey() }]);
      focusLater(`[name="${path}.${list.length}.title"]`);
    },

    move(key: string, direction: Direction) {
      const list = moved(current(), key, direction);
      write(list);
      const other = direction === 'up' ? 'down' : 'up';
      focusLater(`[data-focus="${direction}-${key}"]`, `[data-focus="${other}-${key}"]`);
      const place = list.findIndex((section) => section.key === key) + 1;
      setSaid(`${nameOf(key)} is now ${place} of ${list.length}`);
    },

    remove(key: string) {
      const list = current();
      const index = list.findIndex((section) => section.key === key);
      const section = list[index];
      if (!section) return;
      showToast({
        text: `${nameOf(key)} removed`,
        action: {
          label: 'Undo',
          run: () => {
            write(current().toSpliced(index, 0, section));
            focusLater(`[data-focus="section-${key}"]`);
          },
        },
      });
      write(list.toSpliced(index, 1));
    },
  };
}

/** Focuses the first of some controls as soon as it is rendered. */
function useFocusAfterRender() {
  const wanted = useRef<string[]>([]);
  const [, renderAgain] = useState(0);

  useEffect(() => {
    const controls = wanted.current.map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    wanted.current = [];
    controls.find((control) => control && !control.matches(':disabled'))?.focus();
  });

  return (...selectors: string[]) => {
    wanted.current = selectors;
    renderAgain((times) => times + 1);
  };
}
