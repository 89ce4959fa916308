import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { positionAfter, type ListExtent } from '../../../model/record.ts';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import {
  ActionFailure,
  isInOrder as hasPosition,
  isSignedOut,
  type StoredRecord,
  type Where,
} from '../../actions/actions.ts';
import { moved } from '../../../lib/values/moved.ts';
import { useAction } from '../../actions/useAction.ts';
import type { ChangeWork } from '../../actions/useChange.ts';

/** Moves records optimistically: immediately on the screen, and back if the server fails. One at a time. */
export function useMoves<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions, getName }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions' | 'getName'>,
  change: (run: ChangeWork, refetched: []) => void,
) {
  const call = useAction();
  const client = useQueryClient();
  const isMoving = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const queryKey = [noun.name];
  const failure = noun.errors.reorder;

  /** False if nothing moves. */
  function move(record: Listed, where: Where) {
    const records = client.getQueryData<Listed[]>(queryKey) ?? [];
    const from = records.findIndex(({ id }) => id === record.id);
    const to = positionAfter(where, from);
    if (!actions.move || from === to || !records[from] || !records[to] || isMoving.current)
      return false;
    const action = actions.move;
    isMoving.current = true;
    // A pending fetch would return the old order.
    const isOutdated = client.isFetching({ queryKey, exact: true }) > 0;
    void client.cancelQueries({ queryKey, exact: true });
    show(record.id, to);
    const run = async () => {
      try {
        const order = await call(action, { id: record.id, ...where }, failure);
        if (!Array.isArray(order)) throw new ActionFailure(failure);
        const position = order.indexOf(record.id) + 1;
        setAnnouncement(`${getName(record)} is now ${position} of ${order.length}`);
        if (isOutdated || !isInOrder(order))
          void client.invalidateQueries({ queryKey, exact: true });
      } catch (cause) {
        show(record.id, from);
        // If the response was lost, the move may have happened.
        if (!isSignedOut(cause)) void client.invalidateQueries({ queryKey, exact: true });
        throw cause;
      } finally {
        isMoving.current = false;
      }
      return undefined;
    };
    change(run, []);
    return true;
  }

  return {
    move,
    /** Shows a record at a position, without a request. */
    show,
    /** The result of a move, for screen readers. */
    said: announcement,
    say: setAnnouncement,
  };

  function show(id: string, position: number) {
    client.setQueryData<Listed[]>(queryKey, (records) => {
      const index = records?.findIndex((record) => record.id === id) ?? -1;
      return records && index >= 0 ? moved(records, index, position) : records;
    });
  }

  /** False if someone else has changed the list. */
  function isInOrder(order: string[]) {
    const records = (client.getQueryData<Listed[]>(queryKey) ?? []).filter(hasPosition);
    const extent = client.getQueryData<ListExtent>([noun.name, 'extent']);
    return (
      order.length === (extent?.placed ?? records.length) &&
      records.every(({ id }, index) => id === order[index])
    );
  }
}
