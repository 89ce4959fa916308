import { useLayoutEffect } from 'react';

/**
 * Gives the screen the whole width while this is true. The page's root is marked rather than a part that the styles
 * would have to look for: with a thousand rows that takes longer than all else of a change.
 */
export function useWideScreen(isWide: boolean) {
  useLayoutEffect(() => {
    if (!isWide) return undefined;
    const { dataset } = document.documentElement;
    dataset['wide'] = '';
    return () => {
      delete dataset['wide'];
    };
  }, [isWide]);
}
