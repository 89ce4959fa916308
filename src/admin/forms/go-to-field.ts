import { nearestField } from './error-fields.ts';
import { whenVisible } from './FormParts.tsx';

const controls =
  'input:not([hidden], [type="file"]), textarea, select, [contenteditable="true"], button, [role="grid"]';

/** Shows a field, also in a hidden part of the form or a closed row, and focuses its first control. */
export function goToField(field: HTMLElement) {
  const closed = field.closest<HTMLElement>('[hidden]:not([data-part])');
  if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click();
  whenVisible(field, () => {
    const control = field.querySelector<HTMLElement>(controls);
    (control ?? field).scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}

/** Goes to the field with this name, or to the nearest one around it: in the form that an element is in, or in any. */
export function goToNamedField(name: string, element?: Element) {
  const form = element?.closest('[data-record]') ?? document;
  const fields = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-record] [data-field]')].map((field) => [
      field.dataset['field'] ?? '',
      field,
    ]),
  );
  const field = fields.get(nearestField(name, [...fields.keys()]) ?? '');
  if (field) goToField(field);
}
