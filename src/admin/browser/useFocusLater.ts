import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that requests focus for controls by their `data-focus` name. Once `isSettled`, the first of them
 * that can be focused gets the focus.
 */
export function useFocusLater(isSettled: boolean, ...initialNames: string[]) {
  const pendingNames = useRef(initialNames);

  useEffect(() => {
    if (!isSettled || pendingNames.current.length === 0) return;
    const names = pendingNames.current;
    pendingNames.current = [];
    focusFirst(...names);
  });

  return useCallback((...names: string[]) => {
    pendingNames.current = names;
  }, []);
}

/** Focuses the first of the controls that can be focused; of those with the same name, the last. */
export function focusFirst(...names: string[]) {
  const controls = names.flatMap((name) =>
    [...document.querySelectorAll<HTMLElement>(`[data-focus~="${name}"]`)].toReversed(),
  );
  controls.find((control) => control.checkVisibility() && !control.matches(':disabled'))?.focus();
}
