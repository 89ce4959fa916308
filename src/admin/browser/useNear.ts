import { useEffect, useState, type RefObject } from 'react';

const margin = '600px';

/** True once the element has been near the viewport. */
export function useNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
