import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import { ActionFailure, isSignedOut, type Kept, type Where } from '../actions.ts';
import { moved } from '../../lib/moved.ts';
import { useAction } from '../SignInAgain.tsx';
import type { Attempts } from './useAttempts.ts';

/** Moves a record on the screen at once, and back when the server could not. One move waits for another. */
export function useMoves<Row extends Kept, Listed extends Row>(
  { words, actions, errors, nameOf }: ScreenOfNoun<Row, Listed>,
  { attempt }: Attempts,
) {
  const call = useAction();
  const client = useQueryClient();
  const isMoving = useRef(false);
  const [said, setSaid] = useState('');
  const queryKey = [words.many];

  /** False when nothing moves. The screen shows the new order as soon as it is drawn again. */
  function move(record: Listed, where: Where) {
    const records = client.getQueryData<Listed[]>(queryKey) ?? [];
    const from = records.findIndex(({ id }) => id === record.id);
    const to = positionAfter(where, from);
    if (!actions.move || from === to || !records[from] || !records[to] || isMoving.current)
      return false;
    const action = actions.move;
    isMoving.current = true;
    // What is being read tells an order that is past.
    const isOutdated = client.isFetching({ queryKey, exact: true }) > 0;
    void client.cancelQueries({ queryKey, exact: true });
    show(record.id, to);
    void attempt(errors.reorder ?? errors.save, async () => {
      try {
        const order = await call(action, { id: record.id, ...where }, errors.save);
        if (!Array.isArray(order)) throw new ActionFailure(errors.save);
        const place = order.indexOf(record.id) + 1;
        setSaid(`${nameOf(record)} is now ${place} of ${order.length}`);
        if (isOutdated || !isInOrder(order))
          void client.invalidateQueries({ queryKey, exact: true });
      } catch (cause) {
        show(record.id, from);
        // An answer that was lost tells nothing of what has moved.
        if (!isSignedOut(cause)) void client.invalidateQueries({ queryKey, exact: true });
        throw cause;
      } finally {
        isMoving.current = false;
      }
    });
    return true;
  }

  return {
    move,
    /** Shows a record at a position, without telling the server. */
    show,
    /** What becomes of what is moved, for those who do not see it. */
    said,
    say: setSaid,
  };

  function show(id: string, position: number) {
    client.setQueryData<Listed[]>(queryKey, (records) => {
      const at = records?.findIndex((record) => record.id === id) ?? -1;
      return records && at >= 0 ? moved(records, at, position) : records;
    });
  }

  /** False when someone else has changed the list meanwhile. */
  function isInOrder(order: string[]) {
    const records = client.getQueryData<Listed[]>(queryKey) ?? [];
    return records.length === order.length && records.every(({ id }, index) => id === order[index]);
  }
}

function positionAfter(where: Where, from: number) {
  if ('position' in where) return where.position;
  return where.direction === 'up' ? from - 1 : from + 1;
}
