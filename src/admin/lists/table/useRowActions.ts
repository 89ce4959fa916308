import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from './row-actions.ts';

/** Functions with a stable identity that call the latest ones. */
export function useRowActions<Row>(rowActions: RowActions<Row>): RowActions<Row> {
  const latest = useRef(rowActions);
  const canMove = rowActions.move !== undefined;
  const canRemove = rowActions.remove !== undefined;
  const canEdit = rowActions.edit !== undefined;
  const canDuplicate = rowActions.duplicate !== undefined;
  const canUnpublish = rowActions.unpublish !== undefined;
  const { getUrl, getPreviewUrl, selection, isFixed } = rowActions;

  useLayoutEffect(() => {
    latest.current = rowActions;
  });

  return useMemo(
    () => ({
      move: canMove ? (...move) => latest.current.move?.(...move) : undefined,
      moveTo: canMove ? (record) => latest.current.moveTo?.(record) : undefined,
      press: (...args) => latest.current.press(...args),
      putBack: (record) => latest.current.putBack(record),
      edit: canEdit ? (record) => latest.current.edit?.(record) : undefined,
      getUrl,
      getPreviewUrl,
      selection,
      isFixed,
      duplicate: canDuplicate ? (record) => latest.current.duplicate?.(record) : undefined,
      unpublish: canUnpublish ? (record) => latest.current.unpublish?.(record) : undefined,
      remove: canRemove ? (record) => latest.current.remove?.(record) : undefined,
    }),
    [
      canMove,
      canEdit,
      canDuplicate,
      canUnpublish,
      canRemove,
      getUrl,
      getPreviewUrl,
      selection,
      isFixed,
    ],
  );
}
