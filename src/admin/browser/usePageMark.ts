import { useLayoutEffect } from 'react';

/** Page states that other components' styles depend on. */
type PageMark = 'wide' | 'form' | 'reply' | 'selection' | 'failure';

const counts = new Map<PageMark, number>();

/**
 * Sets `data-{mark}` on the page's root while this is true. With `:has()` the browser would search for the element
 * itself, which takes longer than the rest of an update with a thousand rows.
 */
export function usePageMark(mark: PageMark, isOn = true) {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}

function count(mark: PageMark, more: number) {
  const now = (counts.get(mark) ?? 0) + more;
  counts.set(mark, now);
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0);
}
