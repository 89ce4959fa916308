import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import { memo, useLayoutEffect, type ComponentProps } from 'react';
import { OrderByDrag } from './OrderByDrag.tsx';
import { useRowsInSlices } from './useRowsInSlices.ts';

type Dragged = { id: string; index: number };

export type DraggedRowsProps<Item extends { id: string }> = Omit<
  ComponentProps<typeof OrderByDrag<Item>>,
  'children'
> & {
  /** The rows of the page that can be dragged, with their positions, from 0. */
  rows: readonly Dragged[];
};

/** A drag by the handle starts at once, without the delay that tells it from scrolling. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** Makes rows draggable that stand in the page already. It shows nothing itself. */
export function DraggedRows<Item extends { id: string }>(props: DraggedRowsProps<Item>) {
  const { rows, ...order } = props;
  const count = useRowsInSlices(rows.length, '');
  return (
    <OrderByDrag {...order}>
      {rows.slice(0, count).map(({ id, index }) => (
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
