import { useLayoutEffect } from 'react';

/** What styles of other parts of the page want to know: see where each is used. */
type PageMark = 'wide' | 'form' | 'selection';

const counts = new Map<PageMark, number>();

/**
 * Marks the root of the page with `data-{mark}` while this is true. With `:has()` the browser would look for the part
 * itself, and with a thousand rows that takes longer than all else of a change.
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
