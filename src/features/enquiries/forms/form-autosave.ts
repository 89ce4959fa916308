import { trapName } from './enquiry-declaration.ts';

/** Which day of a week is shown is no answer, and another week has other days. */
const ignoredNames: string[] = ['form-name', 'about', 'viewing-day', trapName];

/** Stores the typed values for the lifetime of the window. */
export function autosave(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !ignoredNames.includes(name));
  const prefilled = [...form.querySelectorAll('textarea')].map(({ name, defaultValue }) => [
    name,
    defaultValue,
  ]);
  tryStorage((storage) =>
    storage.setItem(autosaveKey(form), JSON.stringify({ values, begun: prefilled })),
  );
}

export function clearAutosave(form: HTMLFormElement) {
  tryStorage((storage) => storage.removeItem(autosaveKey(form)));
}

/** Restores the values unless the server sent the form back filled. Keeps fields that changed since the page loaded. */
export function restoreAutosave(form: HTMLFormElement) {
  if (form.dataset['returned'] !== undefined) return;
  const controls = [...form.querySelectorAll<Control>('[name]:not(button)')];
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  const text = tryStorage((storage) => storage.getItem(autosaveKey(form)));
  if (text) {
    const draft = JSON.parse(text) as Draft;
    const [values, prefilled] = [new Map(draft.values), new Map(draft.begun)];
    for (const control of controls) {
      const { name } = control;
      if (!changed.has(name) && !ignoredNames.includes(name))
        setValue(control, values.get(name), prefilled.get(name));
    }
    form.dispatchEvent(new Event('change'));
  }
  if (changed.size > 0) autosave(form);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `begun` holds the text that the page had prefilled, by field name. */
type Draft = { values: [string, string][]; begun: [string, string][] };

function setValue(control: Control, value: string | undefined, prefilledBefore = '') {
  if (isTicked(control)) control.checked = value === control.value;
  else if (control instanceof HTMLSelectElement) control.value = value || control.value;
  else if (value !== undefined)
    control.value = mergePrefilled(value, control.defaultValue, prefilledBefore);
}

/** Replaces the earlier prefilled text, for example about another home, with the current one. */
function mergePrefilled(text: string, prefilled: string, before: string) {
  if (text === before) return prefilled;
  if (prefilled === before || text.includes(prefilled.trim())) return text;
  return prefilled + (text.startsWith(before) ? text.slice(before.length) : text);
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

function autosaveKey(form: HTMLFormElement) {
  return `draft:${form.dataset['enquiry']}:${location.pathname}`;
}

/** The browser may refuse access to the storage. */
function tryStorage<Answer>(act: (storage: Storage) => Answer) {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
