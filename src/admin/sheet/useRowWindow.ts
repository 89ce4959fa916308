import { useLayoutEffect, useState, type RefObject } from 'react';

const aBlock = 10;

/** The rows of a long table that are near the screen: only those are rendered. All rows are equally high. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): { first: number; last: number } {
  const [near, setNear] = useState({ first: 0, last: 3 * aBlock });

  useLayoutEffect(() => {
    function look() {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const seen = Math.max(0, Math.floor(-top / height));
      const first = Math.max(0, seen - (seen % aBlock) - aBlock);
      const last = first + Math.ceil(innerHeight / height) + 3 * aBlock;
      setNear((known) => (known.first === first && known.last === last ? known : { first, last }));
    }

    look();
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [body, height]);

  const last = Math.min(near.last, count);
  return { first: Math.min(near.first, Math.max(0, last - aBlock)), last };
}
