import { startTransition, useEffect, useState } from 'react';

const firstSlice = 16;
const slice = 24;

/**
 * How many rows to render: a screenful at once and the rest in slices, so that input is not blocked. A new `key`
 * starts again.
 */
export function useRowsInSlices(total: number, key: string) {
  const [reached, setReached] = useState({ key, count: firstSlice });
  const count = reached.key === key ? reached.count : firstSlice;
  // Otherwise a view that is opened again would be rendered as far as it was before, at once.
  if (reached.key !== key) setReached({ key, count });

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() =>
      startTransition(() => setReached({ key, count: count + slice })),
    );
    return () => clearTimeout(timer);
  }, [count, total, key]);

  return Math.min(count, total);
}
