import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import { memo, useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { OrderByDrag } from './OrderByDrag.tsx';

export type DraggedRowsProps<Item extends { id: string }> = Omit<
  ComponentProps<typeof OrderByDrag<Item>>,
  'children'
> & {
  /** The draggable rows of the page, with their 0-based positions. */
  rows: readonly DraggableRow[];
};

type DraggableRow = { id: string; index: number };

/** Dragging by the handle starts immediately, without the delay that distinguishes it from scrolling. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** Makes existing rows draggable once they come near the viewport. Renders nothing itself. */
export function DraggedRows<Item extends { id: string }>(props: DraggedRowsProps<Item>) {
  const { rows, ...order } = props;
  const seenIds = useSeenRows();
  return (
    <OrderByDrag {...order}>
      {rows
        .filter(({ id }) => seenIds.has(id))
        .map(({ id, index }) => (
          <DraggedRow key={id} id={id} index={index} />
        ))}
    </OrderByDrag>
  );
}

const DraggedRow = memo(({ id, index }: DraggableRow) => {
  const { ref, handleRef } = useSortable({ id, index, sensors });

  useLayoutEffect(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    ref(row);
    handleRef(row?.querySelector(`[data-focus="drag-${CSS.escape(id)}"]`) ?? null);
  }, [id, ref, handleRef]);

  return null;
});

/** The ids of the rows that are or were within one screen of the viewport. */
function useSeenRows() {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set());
  const [observedRows] = useState(() => new WeakSet<Element>());
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries, self) => {
          const nearEntries = entries.filter(({ isIntersecting }) => isIntersecting);
          const ids = nearEntries.map(({ target }) => (target as HTMLElement).dataset['row'] ?? '');
          for (const { target } of nearEntries) self.unobserve(target);
          if (ids.length > 0) setSeenIds((previous) => new Set([...previous, ...ids]));
        },
        { rootMargin: '100% 0px' },
      ),
  );

  useEffect(() => {
    for (const row of document.querySelectorAll('[data-row]')) {
      if (observedRows.has(row)) continue;
      observedRows.add(row);
      observer.observe(row);
    }
  });

  useEffect(() => () => observer.disconnect(), [observer]);

  return seenIds;
}
