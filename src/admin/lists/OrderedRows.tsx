import type { ComponentProps } from 'react';
import { OrderByDrag } from './OrderByDrag.tsx';
import { dragHint } from './RowOrder.tsx';

type OrderedRowsProps<Item extends { id: string }> = ComponentProps<typeof OrderByDrag<Item>> & {
  isOrdered: boolean;
};

/** A table whose rows are moved by their handles, if they have an order. */
export function OrderedRows<Item extends { id: string }>(props: OrderedRowsProps<Item>) {
  const { isOrdered, children, ...order } = props;
  if (!isOrdered) return children;
  return (
    <OrderByDrag {...order}>
      <p id={dragHint} hidden>
        Press Space to take it, the arrow keys to move it, Space again to leave it there, Escape to
        put it back.
      </p>
      {children}
    </OrderByDrag>
  );
}
