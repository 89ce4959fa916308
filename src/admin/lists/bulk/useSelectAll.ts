import { useEffect, useRef } from 'react';
import type { Selection } from './selection.ts';

type SelectAllOptions = {
  selection: Selection;
  /** False while records are still to be fetched. */
  hasAllRecords: boolean;
  loadTo: (count: number) => Promise<readonly unknown[]>;
};

/** Returns a function that selects all matching records, after fetching those that are missing. */
export function useSelectAll({ selection, hasAllRecords, loadTo }: SelectAllOptions) {
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current || !hasAllRecords) return;
    isAsked.current = false;
    selection.chooseAll();
  });

  return () => {
    if (hasAllRecords) return selection.chooseAll();
    isAsked.current = true;
    void loadTo(Infinity);
  };
}
