import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Where } from '../../actions/actions.ts';
import { focusFirst } from '../../browser/useFocusLater.ts';

type Taken = { id: string; from: number; to: number };

type KeyboardReorderOptions<Row> = {
  records: readonly Row[];
  getName: (record: Row) => string;
  isBusy: boolean;
  /** Shows a record at a position, without a request. */
  show: (id: string, position: number) => void;
  move: (record: Row, where: Where) => boolean;
  say: (text: string) => void;
};

/** Dragging by keyboard: Space picks a row up, arrow keys move it, Space drops it with a single request. */
export function useKeyboardReorder<Row extends { id: string }>(
  options: KeyboardReorderOptions<Row>,
) {
  const { records, getName, isBusy, show, move, say } = options;
  const takenRow = useRef<Taken>(undefined);
  const isShowing = useRef(false);

  function press(record: Row, event: KeyboardEvent) {
    const { key } = event;
    const isEnd = key === ' ' || key === 'Enter';
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (takenRow.current ? !isEnd && !step && key !== 'Escape' : !isEnd) return;
    event.preventDefault();
    if (!takenRow.current) pickUp(record);
    else if (step) moveBy(record, takenRow.current, step);
    else if (isEnd) drop(record, takenRow.current);
    else putBack(record);
  }

  function pickUp(record: Row) {
    if (isBusy) return;
    const from = records.findIndex(({ id }) => id === record.id);
    takenRow.current = { id: record.id, from, to: from };
    announce(record, 'picked up,', from);
  }

  function moveBy(record: Row, row: Taken, step: number) {
    const to = Math.max(0, Math.min(row.to + step, records.length - 1));
    row.to = to;
    focusAfter(record, () => show(record.id, to));
    announce(record, 'moves to', to);
  }

  function drop(record: Row, { from, to }: Taken) {
    if (from === to) return putBack(record);
    takenRow.current = undefined;
    focusAfter(record, () => {
      show(record.id, from);
      move(record, { position: to });
    });
  }

  /** Also called when the handle loses the focus. */
  function putBack(record: Row) {
    const row = takenRow.current;
    if (!row || isShowing.current) return;
    takenRow.current = undefined;
    show(record.id, row.from);
    announce(record, 'stays at', row.from);
  }

  /** An element that is moved in the DOM loses the focus. */
  function focusAfter(record: Row, action: () => void) {
    isShowing.current = true;
    flushSync(action);
    focusFirst(`drag-${record.id}`);
    isShowing.current = false;
  }

  function announce(record: Row, text: string, position: number) {
    say(`${getName(record)} ${text} ${position + 1} of ${records.length}`);
  }

  return { press, putBack };
}
