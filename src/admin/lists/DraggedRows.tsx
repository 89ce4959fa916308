import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import { memo, useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { OrderByDrag } from './OrderByDrag.tsx';

export type DraggedRowsProps<Item extends { id: string }> = Omit<
  ComponentProps<typeof OrderByDrag<Item>>,
  'children'
> & {
  /** The rows of the page that can be dragged, with their positions, from 0. */
  rows: readonly Dragged[];
};

type Dragged = { id: string; index: number };

/** A drag by the handle starts at once, without the delay that tells it from scrolling. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** Makes rows draggable that stand in the page already, once they come near to view. It shows nothing itself. */
export function DraggedRows<Item extends { id: string }>(props: DraggedRowsProps<Item>) {
  const { rows, ...order } = props;
  const seen = useSeenRows();
  return (
    <OrderByDrag {...order}>
      {rows
        .filter(({ id }) => seen.has(id))
        .map(({ id, index }) => (
          <DraggedRow key={id} id={id} index={index} />
        ))}
    </OrderByDrag>
  );
}

const DraggedRow = memo(({ id, index }: Dragged) => {
  const { ref, handleRef } = useSortable({ id, index, sensors });

  useLayoutEffect(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    ref(row);
    handleRef(row?.querySelector(`[data-focus="drag-${CSS.escape(id)}"]`) ?? null);
  }, [id, ref, handleRef]);

  return null;
});

/** The ids of the rows that are or were within a screen of view. */
function useSeenRows() {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [observed] = useState(() => new WeakSet<Element>());
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries, self) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          const ids = near.map(({ target }) => (target as HTMLElement).dataset['row'] ?? '');
          for (const { target } of near) self.unobserve(target);
          if (ids.length > 0) setSeen((known) => new Set([...known, ...ids]));
        },
        { rootMargin: '100% 0px' },
      ),
  );

  useEffect(() => {
    for (const row of document.querySelectorAll('[data-row]')) {
      if (observed.has(row)) continue;
      observed.add(row);
      observer.observe(row);
    }
  });

  useEffect(() => () => observer.disconnect(), [observer]);

  return seen;
}
