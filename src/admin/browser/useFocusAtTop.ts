import { useEffect, useRef } from 'react';

/** For the heading of a screen that replaces another without a page load: takes the focus and scrolls to the top. */
export function useFocusAtTop(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);

  return heading;
}
