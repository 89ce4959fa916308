import { startTransition, useEffect, useState } from 'react';

const firstSlice = 16;
const slice = 24;

/**
 * How many rows there are already: what fills a screen at once, the others bit by bit, so that nothing has to
 * wait for all. Another `key` begins anew.
 */
export function useRowsInSlices(total: number, key: string) {
  const [reached, setReached] = useState({ key, count: firstSlice });
  const count = reached.key === key ? reached.count : firstSlice;

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() =>
      startTransition(() => setReached({ key, count: count + slice })),
    );
    return () => clearTimeout(timer);
  }, [count, total, key]);

  return Math.min(count, total);
}
