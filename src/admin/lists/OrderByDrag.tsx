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
  /** All items, in their order. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** True while dragging is disabled. */
  isBusy?: boolean;
  /** Called once per drag with the position, from 0. False refuses the drop. */
  onDrop: (item: Item, position: number) => boolean | void;
  /** Called after a drop was refused, where the rows are not children: the page has them in their new order. */
  onRefused?: () => void;
  /** Announces the drag to screen readers. */
  onSay: (text: string) => void;
  children: ReactNode;
};

/** The library's announcements look at every handle on each change of the rows, which is slow in long lists. */
const plugins: DragDropManagerInput['plugins'] = (defaults) =>
  defaults.filter((plugin) => plugin !== Accessibility);

export function OrderByDrag<Item extends { id: string }>(props: OrderByDragProps<Item>) {
  const { items, nameOf, isBusy, onDrop, onRefused, onSay, children } = props;
  const [refused, setRefused] = useState(0);

  function begin({ operation: { source } }: DragStartEvent) {
    if (isSortable(source)) say(source.id, `taken, ${placeOf(source.index)}`);
  }

  function pass({ operation: { source, target } }: DragOverEvent) {
    if (!isSortable(source) || !isSortable(target) || target.id === source.id) return;
    say(source.id, `would be ${placeOf(target.index)}`);
  }

  function end({ operation: { source }, canceled }: DragEndEvent) {
    if (!isSortable(source)) return;
    const { id, index, initialIndex } = source;
    const item = itemOf(id);
    if (canceled || index === initialIndex) say(id, `stays ${placeOf(initialIndex)}`);
    else if (!item || onDrop(item, index) === false) {
      // The library has moved the row in the DOM already, without React.
      setRefused((times) => times + 1);
      onRefused?.();
    }
  }

  function say(id: string | number, what: string) {
    const item = itemOf(id);
    if (item) onSay(`${nameOf(item)} ${what}`);
  }

  function itemOf(id: string | number) {
    return items.find((item) => item.id === id);
  }

  function placeOf(index: number) {
    return `${index + 1} of ${items.length}`;
  }

  return (
    <DragDropProvider
      key={refused}
      plugins={plugins}
      onBeforeDragStart={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onDragStart={begin}
      onDragOver={pass}
      onDragEnd={end}
    >
      {children}
    </DragDropProvider>
  );
}
