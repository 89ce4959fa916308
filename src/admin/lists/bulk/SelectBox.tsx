import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Selection } from './selection.ts';
import styles from './SelectBox.module.css';

type SelectBoxProps = { id: string; name: string; selection: Selection };

/** Selects one record; with Shift, the range from the last selected one. */
export function SelectBox({ id, name, selection }: SelectBoxProps) {
  const hold = useCallback(
    (box: HTMLInputElement | null) => (box ? selection.hold(id, box) : undefined),
    [selection, id],
  );
  return (
    <input
      ref={hold}
      type="checkbox"
      className={styles.box}
      aria-label={`Select ${name}`}
      aria-keyshortcuts="X Shift+X"
      data-focus={`select-${id}`}
      onChange={({ nativeEvent }) => {
        if ('shiftKey' in nativeEvent && nativeEvent.shiftKey) selection.chooseTo(id);
        else selection.toggle(id);
      }}
    />
  );
}

type SelectAllProps = {
  /** The ids of all matching records. */
  foundIds: readonly string[];
  /** False while matching records are still to be fetched. */
  hasAllRecords: boolean;
  selection: Selection;
  onSelectAll: () => void;
};

export function SelectAll({ foundIds, hasAllRecords, selection, onSelectAll }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids);
  const count = foundIds.filter((id) => ids.has(id)).length;
  const isAll = hasAllRecords && count > 0 && count === foundIds.length;

  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);

  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label="Select all"
      checked={isAll}
      onChange={isAll ? selection.clear : onSelectAll}
    />
  );
}
