import { useCallback, useEffect, useRef } from 'react';

/**
 * Controls carry `data-focus`. The first of those asked for that can take the focus has it as soon as
 * nothing is awaited any more.
 */
export function useFocusLater(isSettled: boolean, atFirst?: string) {
  const wanted = useRef(atFirst ? [atFirst] : []);

  useEffect(() => {
    if (!isSettled || wanted.current.length === 0) return;
    const controls = wanted.current.map((name) =>
      document.querySelector<HTMLElement>(`[data-focus="${name}"]`),
    );
    wanted.current = [];
    controls.find((control) => control && !control.matches(':disabled'))?.focus();
  });

  return useCallback((...names: string[]) => {
    wanted.current = names;
  }, []);
}
