import { useEffect, type RefObject } from 'react';
import { changeAddress, useAddress } from '../browser/useAddress.ts';
import { fieldOf } from './error-places.ts';
import { goToField } from './go-to-field.ts';

/** Goes once to the field that the URL names, such as `?field=images.gallery.2`, or to the one around it. */
export function useFieldOfAddress(form: RefObject<HTMLFormElement | null>) {
  const { query } = useAddress();
  const path = query.get('field');

  useEffect(() => {
    if (path === null) return;
    changeAddress({ query: { field: undefined } });
    const fields = new Map(
      [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map((field) => [
        field.dataset['field'] ?? '',
        field,
      ]),
    );
    const field = fields.get(fieldOf(path, [...fields.keys()]) ?? '');
    if (field) goToField(field);
  }, [path, form]);
}
