import { useEffect, useRef } from 'react';

/**
 * Controls of a field come and go during an upload. When the focused one is removed, this moves the focus to the
 * control with `data-next`, or else to the first one.
 */
export function useFocusFallback() {
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
