const unkept = ['form-name', 'about', 'bot-field', 'company-website'];

/** Keeps what has been typed until the window is closed or it has been sent. */
export function keepDraft(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !unkept.includes(name));
  use((storage) => storage.setItem(keyOf(form), JSON.stringify(values)));
}

export function forgetDraft(form: HTMLFormElement) {
  use((storage) => storage.removeItem(keyOf(form)));
}

/**
 * Puts back what had been typed. A form that the server sent back has it already, and what has been typed
 * since the page came is newer.
 */
export function restoreDraft(form: HTMLFormElement) {
  if (form.dataset['returned'] !== undefined) return;
  if (isTypedIn(form)) {
    keepDraft(form);
    return;
  }
  const text = use((storage) => storage.getItem(keyOf(form)));
  if (!text) return;
  const values = new Map(JSON.parse(text) as [string, string][]);
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = values.get(control.name);
    if (control.type === 'checkbox' || control.type === 'radio') {
      control.checked = value === control.value;
    } else if (value !== undefined) {
      control.value = value;
    }
  }
}

function isTypedIn(form: HTMLFormElement) {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.type !== 'hidden' &&
      !unkept.includes(control.name) &&
      control.value !== control.defaultValue,
  );
}

function keyOf(form: HTMLFormElement) {
  return `draft:${form.dataset['enquiry']}:${location.pathname}`;
}

/** A browser may refuse the storage. */
function use<Answer>(act: (storage: Storage) => Answer) {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
