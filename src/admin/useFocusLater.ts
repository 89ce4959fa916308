import { useCallback, useEffect, useRef } from 'react';

/**
 * Controls carry `data-focus`. The first of those asked for that can take the focus has it as soon as
 * nothing is awaited any more.
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

/** The first of the controls that can take the focus has it. */
export function focusFirst(...names: string[]) {
  const controls = names.map((name) =>
    document.querySelector<HTMLElement>(`[data-focus="${name}"]`),
  );
  controls.find((control) => control && !control.matches(':disabled'))?.focus();
}
