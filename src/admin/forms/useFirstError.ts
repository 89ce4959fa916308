import { whenShown } from './FormParts.tsx';
import { useEffect, useRef, useState } from 'react';

/** Focuses the first field with an error after the next render, and tells it: of several parts it shows the wrong one. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(0);

  useEffect(() => {
    if (request === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (!first) return;
    whenShown(first, () => {
      first.focus();
      first.dispatchEvent(new Event('invalid'));
    });
  }, [request]);

  return { form, focusFirstError: () => setRequest((last) => last + 1) };
}
