import { whenVisible } from './FormParts.tsx';
import { useEffect, useRef, useState } from 'react';

/** Focuses the first invalid field after the next render. Sheets handle the event by showing their invalid cell. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(0);

  useEffect(() => {
    if (request === 0) return undefined;
    const focus = () => {
      const first = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-invalid]',
      );
      if (!first) return false;
      whenVisible(first, () => {
        first.focus();
        first.dispatchEvent(new Event('invalid'));
      });
      return true;
    };
    // A collapsed part that opens because of its errors marks its fields some renders later.
    let framesLeft = 60;
    let frame = 0;
    const untilFocused = () => {
      framesLeft -= 1;
      if (!focus() && framesLeft > 0) frame = requestAnimationFrame(untilFocused);
    };
    untilFocused();
    return () => cancelAnimationFrame(frame);
  }, [request]);

  return { form, focusFirstError: () => setRequest((last) => last + 1) };
}
