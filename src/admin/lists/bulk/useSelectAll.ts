import { useEffect, useRef } from 'react';
import type { Selection } from './selection.ts';

type SelectAllOptions = {
  selection: Selection;
  /** False while records are still to be fetched. */
  isWhole: boolean;
  loadTo: (count: number) => Promise<readonly unknown[]>;
};

/** Returns a function that selects all matching records, after fetching those that are missing. */
export function useSelectAll({ selection, isWhole, loadTo }: SelectAllOptions) {
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current || !isWhole) return;
    isAsked.current = false;
    selection.chooseAll();
  });

  return () => {
    if (isWhole) return selection.chooseAll();
    isAsked.current = true;
    void loadTo(Infinity);
  };
}
