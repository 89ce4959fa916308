import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowBelow = 640;

/** True if a sheet does not fit: on a phone, or beside an open preview. */
export function useIsNarrow(container: RefObject<HTMLElement | null>) {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // The width is 0 in a hidden part of a form.
    const measure = () => {
      if (element.clientWidth > 0) setNarrow(element.clientWidth < narrowBelow);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  return isNarrow;
}
