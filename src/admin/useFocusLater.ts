import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that names controls by their `data-focus`. The first of them that can take the focus gets it once
 * `isSettled`.
 */
export function useFocusLater(isSettled: boolean, ...atFirst: string[]) {
  const wanted = useRef(atFirst);

  useEffect(() => {
    if (!isSettled || wanted.current.length === 0) return;
    const names = wanted.current;
    wanted.current = [];
    focusFirst(...names);
  });

  return useCallback((...names: string[]) => {
    wanted.current = names;
  }, []);
}

/** Focuses the first of the controls that can take the focus. */
export function focusFirst(...names: string[]) {
  const controls = names.map((name) =>
    document.querySelector<HTMLElement>(`[data-focus="${name}"]`),
  );
  controls.find((control) => control && !control.matches(':disabled'))?.focus();
}
