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

const wrong = '[aria-invalid="true"], [data-invalid]';

/** What is invalid, or required and empty. */
const gaps = `:is(${wrong}, :is(input, textarea, select)[required], [data-needed]:not([data-filled]))`;

/** Goes to the next field after the focus that is wrong or, if not only to those, empty or advised to be filled in. False if there is none. */
export function goToNextGap(form: HTMLElement, isOnlyWrong = false) {
  const marks = isOnlyWrong ? [] : form.querySelectorAll<HTMLElement>('[data-advised]');
  const advised = new Set([...marks].map(({ dataset }) => dataset['advised']));
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (field, index, all) =>
      field.closest('[data-while-field][hidden]') === null &&
      all.findIndex(({ dataset }) => dataset['field'] === field.dataset['field']) === index &&
      (advised.has(field.dataset['field']) || hasGap(field, isOnlyWrong ? wrong : gaps)),
  );
  const focused = document.activeElement;
  const isAfter = (field: HTMLElement) =>
    focused !== null &&
    !field.contains(focused) &&
    Boolean(focused.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = fields.find(isAfter) ?? fields[0];
  if (next) goToField(next);
  return next !== undefined;
}

function hasGap(field: HTMLElement, selector: string) {
  return [...field.querySelectorAll<HTMLElement>(selector)].some(
    (control) =>
      control.closest('[data-field]') === field &&
      (!('value' in control) || control.value === '' || control.ariaInvalid === 'true'),
  );
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
