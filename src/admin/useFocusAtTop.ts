import { useEffect, useRef } from 'react';

/** For the heading of what replaces a screen without a page load: it takes the focus, at the top of the page. */
export function useFocusAtTop(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);

  return heading;
}
