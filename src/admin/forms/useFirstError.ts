import { useEffect, useRef, useState } from 'react';

/** Focuses the first field with an error after the next render. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(0);

  useEffect(() => {
    if (request > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [request]);

  return { form, focusFirstError: () => setRequest((last) => last + 1) };
}
