import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import type { KeyboardEvent } from 'react';
import { useValue } from '../fields/fields-context.ts';
import type { Direction } from '../lists/OrderArrows.tsx';

/** What both kinds of rows are told. */
export type RowProps = {
  id: string;
  index: number;
  isLast: boolean;
  path: string;
  nameIn: string;
  one: string;
  /** `Remove` */
  removal: string;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

/** A drag by the handle starts at once, without the delay that tells it from scrolling. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** The name of a row, its place in a drag, and the keys that move it: Alt with an arrow, or an arrow on the handle. */
export function useRow({ id, index, path, nameIn, one, onMove }: RowProps) {
  const written = useValue(`${path}.${nameIn}`);
  const name = ['string', 'number'].includes(typeof written) ? String(written).trim() : '';
  const sortable = useSortable({ id, index, sensors });

  function press(event: KeyboardEvent) {
    const direction = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key];
    const isOnHandle = (event.target as Element).closest('[data-handle]') !== null;
    if (!direction || (!event.altKey && !isOnHandle)) return;
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
