const ignoredNames = ['form-name', 'about', 'bot-field', 'company-website'];

/** Stores what has been typed for as long as the window is open. */
export function autosave(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !ignoredNames.includes(name));
  use((storage) => storage.setItem(keyOf(form), JSON.stringify(values)));
}

export function clearAutosave(form: HTMLFormElement) {
  use((storage) => storage.removeItem(keyOf(form)));
}

/** Fills a form again, unless the server sent it back filled. Fields changed since the page loaded stay as they are. */
export function restoreAutosave(form: HTMLFormElement) {
  if (form.dataset['returned'] !== undefined) return;
  const controls = [...form.querySelectorAll<Control>('[name]')];
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  const text = use((storage) => storage.getItem(keyOf(form)));
  if (text) {
    const values = new Map(JSON.parse(text) as [string, string][]);
    for (const control of controls) {
      if (!changed.has(control.name)) setValue(control, values.get(control.name));
    }
  }
  if (changed.size > 0) autosave(form);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function setValue(control: Control, value: string | undefined) {
  if (isTicked(control)) control.checked = value === control.value;
  else if (value !== undefined) control.value = value;
}

function isChanged(control: Control) {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  return control.value !== control.defaultValue;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function keyOf(form: HTMLFormElement) {
  return `draft:${form.dataset['enquiry']}:${location.pathname}`;
}

/** The browser may refuse access to the storage. */
function use<Answer>(act: (storage: Storage) => Answer) {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
