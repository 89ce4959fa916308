import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import type { KeyboardEvent } from 'react';
import { useValue } from '../fields/fields-context.ts';
import type { Direction } from '../lists/order/OrderArrows.tsx';
import { rowName } from './row-order.ts';

/** The props of both kinds of rows. */
export type RowProps = {
  id: string;
  index: number;
  isLast: boolean;
  path: string;
  nameIn: string;
  readName?: ((value: string) => string) | undefined;
  one: string;
  /** For example `Remove`. */
  removal: string;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

/** Dragging by the handle starts immediately, without the delay that distinguishes it from scrolling. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** A row's name, its sortable state, and the keys that move it: Alt with an arrow, or an arrow on the handle. */
export function useRow({ id, index, path, nameIn, readName, one, onMove }: RowProps) {
  const name = rowName(useValue(`${path}.${nameIn}`), readName);
  const sortable = useSortable({ id, index, sensors });

  /** A row within a row has handled its keys before. */
  function press(event: KeyboardEvent) {
    const direction = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key];
    const isOnHandle = (event.target as Element).closest('[data-handle]') !== null;
    if (!direction || (!event.altKey && !isOnHandle) || event.defaultPrevented) return;
    event.preventDefault();
    onMove(direction);
  }

  return {
    name,
    label: name || `${one} ${index + 1}`,
    press,
    row: sortable.ref,
    handle: sortable.handleRef,
    isDragged: sortable.isDragging,
  };
}
