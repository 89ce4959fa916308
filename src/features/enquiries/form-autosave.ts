const ignoredNames = ['form-name', 'about', 'bot-field', 'company-website'];

/** Stores what has been typed for as long as the window is open. */
export function autosave(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !ignoredNames.includes(name));
  const begun = [...form.querySelectorAll('textarea')].map(({ name, defaultValue }) => [
    name,
    defaultValue,
  ]);
  use((storage) => storage.setItem(keyOf(form), JSON.stringify({ values, begun })));
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
    const draft = JSON.parse(text) as Draft;
    const [values, begun] = [new Map(draft.values), new Map(draft.begun)];
    for (const control of controls) {
      const { name } = control;
      if (!changed.has(name)) setValue(control, values.get(name), begun.get(name));
    }
  }
  if (changed.size > 0) autosave(form);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `begun` is what the page had written before anything was typed, by the names of its fields. */
type Draft = { values: [string, string][]; begun: [string, string][] };

function setValue(control: Control, value: string | undefined, begunBefore = '') {
  if (isTicked(control)) control.checked = value === control.value;
  else if (control instanceof HTMLSelectElement) control.value = value || control.value;
  else if (value !== undefined)
    control.value = withBeginning(value, control.defaultValue, begunBefore);
}

/** What the page begins to write now, such as which home is asked about, takes the place of what it had begun. */
function withBeginning(typed: string, begun: string, before: string) {
  if (typed === before) return begun;
  if (begun === before || typed.includes(begun.trim())) return typed;
  return begun + (typed.startsWith(before) ? typed.slice(before.length) : typed);
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
