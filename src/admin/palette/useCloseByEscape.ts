import { useEffect } from 'react';
import { palette } from './palette-store.ts';

/** Closes the palette before the form beneath, which has a use for Escape, too, hears of the key. */
export function useCloseByEscape(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isOpen]);
}

function close(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  palette.close();
}
