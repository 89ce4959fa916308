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
