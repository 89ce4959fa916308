import { enquiryForms, fieldId, type EnquiryFormName } from '../enquiry.ts';
import { formMessages } from '../../../messages/forms.ts';
import { readEnquiry } from './read-enquiry.ts';

/** The field element that contains an element. */
export function fieldAround(element: EventTarget | null) {
  return element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
}

/** Validates one field and shows the result beside it, and in the list of errors if one is shown. */
export function checkField(form: HTMLFormElement, field: HTMLElement) {
  const errors = findErrors(form);
  const error = errors[fieldName(field)];
  showError(field, error);
  updateAlert(form, errors);
  return error;
}

export function findErrors(form: HTMLFormElement) {
  return readEnquiry(formName(form), Object.fromEntries(new FormData(form))).errors;
}

/**
 * Shows each error beside its field, and all of them in the alert. The focus goes to what the server said, or to the
 * first of the fields.
 */
export function showErrors(
  form: HTMLFormElement,
  errors: Record<string, string>,
  alert?: string | null,
) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  for (const field of fields) showError(field, errors[fieldName(field)]);
  const invalid = fields.filter((field) => errors[fieldName(field)]);
  invalid[0]?.closest('details')?.setAttribute('open', '');
  showAlert(form, alert ?? attentionTo(invalid), linksTo(form, invalid));
  if (alert) return;
  const control = invalid[0]?.querySelector<HTMLElement>('input, select, textarea');
  if (control) focusWhenSeen(control);
}

/** A control in a section that has just opened is focusable only some frames later. */
export function focusWhenSeen(control: HTMLElement, frames = 60) {
  control.focus();
  if (document.activeElement === control || frames === 0) return;
  requestAnimationFrame(() => focusWhenSeen(control, frames - 1));
}

/** Keeps the listed errors up to date with the fields that still show one. */
function updateAlert(form: HTMLFormElement, errors: Record<string, string>) {
  const alert = findAlert(form);
  if (!alert?.querySelector('li') || alert.hidden) return;
  const shown = [...form.querySelectorAll<HTMLElement>('[data-field]')].filter((field) =>
    field.querySelector('[aria-invalid]'),
  );
  for (const field of shown) showError(field, errors[fieldName(field)]);
  const invalid = shown.filter((field) => errors[fieldName(field)]);
  alert.hidden = invalid.length === 0;
  fill(alert, attentionTo(invalid), linksTo(form, invalid));
}

function attentionTo(invalid: readonly HTMLElement[]) {
  return formMessages().attention(invalid.length);
}

function linksTo(form: HTMLFormElement, invalid: readonly HTMLElement[]) {
  return invalid.map((field) => linkTo(form, fieldName(field)));
}

export function showAlert(form: HTMLFormElement, message: string, links: HTMLElement[] = []) {
  const alert = findAlert(form);
  if (!alert) return;
  fill(alert, message, links);
  alert.hidden = false;
  alert.focus();
}

function fill(alert: HTMLElement, message: string, links: HTMLElement[]) {
  alert.querySelector('p')?.replaceChildren(message);
  alert.querySelector('ul')?.replaceChildren(...links);
}

export function hideAlert(form: HTMLFormElement) {
  const alert = findAlert(form);
  if (alert) alert.hidden = true;
}

function findAlert(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>('[data-alert]');
}

function formName(form: HTMLFormElement) {
  return form.dataset['enquiry'] as EnquiryFormName;
}

function fieldName(field: HTMLElement) {
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

function linkTo(form: HTMLFormElement, name: string) {
  const { fields } = enquiryForms[formName(form)];
  const link = document.createElement('a');
  link.href = `#${fieldId(formName(form), name)}`;
  link.textContent = fields.find((field) => field.name === name)?.label ?? '';
  const item = document.createElement('li');
  item.append(link);
  return item;
}
