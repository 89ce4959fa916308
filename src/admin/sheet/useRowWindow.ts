import { useLayoutEffect, useState, type RefObject } from 'react';

const aBlock = 10;

/** The range of rows near the viewport, so that only those are rendered. All rows have the same height. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): { first: number; last: number } {
  const [range, setRange] = useState({ first: 0, last: 3 * aBlock });

  useLayoutEffect(() => {
    function update() {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const topRow = Math.max(0, Math.floor(-top / height));
      const first = Math.max(0, topRow - (topRow % aBlock) - aBlock);
      const last = first + Math.ceil(innerHeight / height) + 3 * aBlock;
      setRange((old) => (old.first === first && old.last === last ? old : { first, last }));
    }

    update();
    addEventListener('scroll', update, { passive: true, capture: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [body, height]);

  const last = Math.min(range.last, count);
  return { first: Math.min(range.first, Math.max(0, last - aBlock)), last };
}
