import { enquiryForms, fieldId, type EnquiryFormName } from './enquiry.ts';
import { formMessages } from '../../lib/form-messages.ts';
import { readEnquiry } from './read-enquiry.ts';

/** The field element that contains an element. */
export function fieldAround(element: EventTarget | null) {
  return element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
}

/** Validates one field and shows the result beside it. */
export function checkField(form: HTMLFormElement, field: HTMLElement) {
  const error = errorsOf(form)[nameOf(field)];
  showError(field, error);
  return error;
}

export function errorsOf(form: HTMLFormElement) {
  return readEnquiry(formName(form), Object.fromEntries(new FormData(form))).errors;
}

/** Shows each error beside its field, and all of them in the alert, which takes the focus. */
export function showErrors(
  form: HTMLFormElement,
  errors: Record<string, string>,
  alert?: string | null,
) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  for (const field of fields) showError(field, errors[nameOf(field)]);
  const invalid = fields.filter((field) => errors[nameOf(field)]);
  invalid[0]?.closest('details')?.setAttribute('open', '');
  const links = invalid.map((field) => linkTo(form, nameOf(field), errors[nameOf(field)] ?? ''));
  showAlert(form, alert ?? formMessages().attention(invalid.length), links);
}

export function showAlert(form: HTMLFormElement, words: string, links: HTMLElement[] = []) {
  const alert = alertOf(form);
  if (!alert) return;
  alert.querySelector('p')?.replaceChildren(words);
  alert.querySelector('ul')?.replaceChildren(...links);
  alert.hidden = false;
  alert.focus();
}

export function hideAlert(form: HTMLFormElement) {
  const alert = alertOf(form);
  if (alert) alert.hidden = true;
}

function alertOf(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>('[data-alert]');
}

function formName(form: HTMLFormElement) {
  return form.dataset['enquiry'] as EnquiryFormName;
}

function nameOf(field: HTMLElement) {
  return field.dataset['field'] ?? '';
}

function showError(field: HTMLElement, error = '') {
  const text = field.querySelector<HTMLElement>('[data-error]');
  if (!text) return;
  text.textContent = error;
  text.hidden = error === '';
  const control = field.querySelector('input, select, textarea');
  if (error === '') control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
}

function linkTo(form: HTMLFormElement, name: string, error: string) {
  const { fields } = enquiryForms[formName(form)];
  const link = document.createElement('a');
  link.href = `#${fieldId(formName(form), name)}`;
  const label = fields.find((field) => field.name === name)?.label ?? '';
  link.textContent = formMessages().inField(label, error);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
