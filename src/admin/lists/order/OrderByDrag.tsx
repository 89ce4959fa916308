import {
  Accessibility,
  type DragDropManagerInput,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useState, type ReactNode } from 'react';

type OrderByDragProps<Item> = {
  /** All items, in order. */
  items: readonly Item[];
  getName: (item: Item) => string;
  /** True while dragging is disabled. */
  isBusy?: boolean;
  /** Called once per drag with the 0-based position. Returning false refuses the drop. */
  onDrop: (item: Item, position: number) => boolean | void;
  /** Called after a refused drop, if the rows are not children: the DOM already has the new order. */
  onRefused?: () => void;
  /** Announces the drag to screen readers. */
  onAnnounce: (text: string) => void;
  children: ReactNode;
};

/** Leaves out the library's announcements, which check every handle on each change: slow in long lists. */
const plugins: DragDropManagerInput['plugins'] = (defaults) =>
  defaults.filter((plugin) => plugin !== Accessibility);

export function OrderByDrag<Item extends { id: string }>(props: OrderByDragProps<Item>) {
  const { items, getName, isBusy, onDrop, onRefused, onAnnounce, children } = props;
  const [refusals, setRefusals] = useState(0);

  function onStart({ operation: { source } }: DragStartEvent) {
    if (isSortable(source)) say(source.id, `picked up, ${positionText(source.index)}`);
  }

  function onOver({ operation: { source, target } }: DragOverEvent) {
    if (!isSortable(source) || !isSortable(target) || target.id === source.id) return;
    say(source.id, `moves to ${positionText(target.index)}`);
  }

  function onEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (!isSortable(source)) return;
    const { id, index, initialIndex } = source;
    const item = findItem(id);
    if (canceled || index === initialIndex) say(id, `stays at ${positionText(initialIndex)}`);
    else if (!item || onDrop(item, index) === false) {
      // The library has already moved the row in the DOM, bypassing React.
      setRefusals((times) => times + 1);
      onRefused?.();
    }
  }

  function say(id: string | number, text: string) {
    const item = findItem(id);
    if (item) onAnnounce(`${getName(item)} ${text}`);
  }

  function findItem(id: string | number) {
    return items.find((item) => item.id === id);
  }

  function positionText(index: number) {
    return `${index + 1} of ${items.length}`;
  }

  return (
    <DragDropProvider
      key={refusals}
      plugins={plugins}
      onBeforeDragStart={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onDragStart={onStart}
      onDragOver={onOver}
      onDragEnd={onEnd}
    >
      {children}
    </DragDropProvider>
  );
}
