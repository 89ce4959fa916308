import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Where } from '../actions.ts';
import { focusFirst } from '../useFocusLater.ts';

type Taken = { id: string; from: number; to: number };

type TakenRowOptions<Row> = {
  records: readonly Row[];
  nameOf: (record: Row) => string;
  isBusy: boolean;
  /** Shows a record at a position, without a request. */
  show: (id: string, position: number) => void;
  move: (record: Row, where: Where) => boolean;
  say: (text: string) => void;
};

/** Drag by keyboard: Space on the handle picks a row up, arrow keys move it, Space drops it. That is one request. */
export function useTakenRow<Row extends { id: string }>(options: TakenRowOptions<Row>) {
  const { records, nameOf, isBusy, show, move, say } = options;
  const taken = useRef<Taken>(undefined);
  const isShowing = useRef(false);

  function press(record: Row, event: KeyboardEvent) {
    const { key } = event;
    const isEnd = key === ' ' || key === 'Enter';
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (taken.current ? !isEnd && !step && key !== 'Escape' : !isEnd) return;
    event.preventDefault();
    if (!taken.current) take(record);
    else if (step) lead(record, taken.current, step);
    else if (isEnd) leave(record, taken.current);
    else putBack(record);
  }

  function take(record: Row) {
    if (isBusy) return;
    const from = records.findIndex(({ id }) => id === record.id);
    taken.current = { id: record.id, from, to: from };
    tell(record, 'taken,', from);
  }

  function lead(record: Row, row: Taken, step: number) {
    const to = Math.max(0, Math.min(row.to + step, records.length - 1));
    row.to = to;
    focusAfter(record, () => show(record.id, to));
    tell(record, 'would be', to);
  }

  function leave(record: Row, { from, to }: Taken) {
    if (from === to) return putBack(record);
    taken.current = undefined;
    focusAfter(record, () => {
      show(record.id, from);
      move(record, { position: to });
    });
  }

  /** Also when the handle loses the focus. */
  function putBack(record: Row) {
    const row = taken.current;
    if (!row || isShowing.current) return;
    taken.current = undefined;
    show(record.id, row.from);
    tell(record, 'stays', row.from);
  }

  /** An element that moves in the page loses the focus. */
  function focusAfter(record: Row, work: () => void) {
    isShowing.current = true;
    flushSync(work);
    focusFirst(`drag-${record.id}`);
    isShowing.current = false;
  }

  function tell(record: Row, what: string, position: number) {
    say(`${nameOf(record)} ${what} ${position + 1} of ${records.length}`);
  }

  return { press, putBack };
}
