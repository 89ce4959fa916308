import { whenShown } from './FormParts.tsx';
import { useEffect, useRef, useState } from 'react';

/** Focuses the first invalid field after the next render. Sheets handle the event by showing their invalid cell. */
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
