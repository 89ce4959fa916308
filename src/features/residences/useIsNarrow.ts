import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowBelow = 640;

/** True where a sheet has no room: on a phone, or beside an open preview. */
export function useIsNarrow(around: RefObject<HTMLElement | null>) {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    // In a part of a form that is hidden it has no width.
    const look = () => {
      if (element.clientWidth > 0) setNarrow(element.clientWidth < narrowBelow);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [around]);

  return isNarrow;
}
