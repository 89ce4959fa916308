let lastField: HTMLElement | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('[data-field]')) lastField = target;
  });
}

/** Returns the focus to the field of a form that had it last. */
export function returnToField(form: Element | null | undefined) {
  if (lastField && form?.contains(lastField)) lastField.focus();
}
