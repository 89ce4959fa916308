import { useEffect, useRef } from 'react';

/**
 * Controls come and go in a field during an upload. When the one with the focus is removed, the first of the others
 * gets it, or the one with `data-next`.
 */
export function useRescuedFocus() {
  const field = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    function follow({ target }: Event) {
      isHeld.current = target instanceof Node && Boolean(field.current?.contains(target));
    }
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);

  useEffect(() => {
    if (!isHeld.current || document.activeElement !== document.body) return;
    const next = field.current?.querySelector<HTMLElement>('[data-next]');
    (next ?? field.current?.querySelector('button'))?.focus();
  });

  return {
    field,
    /** Call it when a dialog of the field closes. */
    holdFocus: () => (isHeld.current = true),
  };
}
