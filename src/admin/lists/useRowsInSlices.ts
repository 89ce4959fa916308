import { startTransition, useEffect, useState } from 'react';

const firstSlice = 16;
const sliceSize = 24;

/**
 * The number of rows to render: a screenful at first, then more in slices, so that input is not blocked. A new `key`
 * starts again.
 */
export function useRowsInSlices(total: number, key: string) {
  const [progress, setProgress] = useState({ key, count: firstSlice });
  const count = progress.key === key ? progress.count : firstSlice;
  // Otherwise reopening a view would render all previously rendered rows at once.
  if (progress.key !== key) setProgress({ key, count });

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() =>
      startTransition(() => setProgress({ key, count: count + sliceSize })),
    );
    return () => clearTimeout(timer);
  }, [count, total, key]);

  return Math.min(count, total);
}
