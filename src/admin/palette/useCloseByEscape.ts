import { useEffect } from 'react';
import { palette } from './palette-store.ts';

/** Closes the palette before the form behind it handles Escape, too. */
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
