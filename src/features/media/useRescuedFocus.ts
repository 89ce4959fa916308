import { useEffect, useRef } from 'react';

/**
 * Controls come and go within a field while a file is on its way. When the one with the focus has gone, the first
 * of those that are there now has it: one with `data-next`, if there is one.
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
    /** For a dialog of the field that has been closed by what was done in it. */
    holdFocus: () => (isHeld.current = true),
  };
}
