import { complaintAbout, type EnquiryField } from './enquiry-field.ts';
import { enquiryWords } from './enquiry-words.ts';

/** The frame of the field that an element belongs to; it carries the rules of the declaration. */
export function fieldAround(element: EventTarget | null) {
  return element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
}

/** Shows what is wrong with a field, or that nothing is any more. */
export function checkField(field: HTMLElement) {
  const complaint = complaintAbout(rulesOf(field), valueOf(field));
  showError(field, complaint);
  return complaint;
}

/** What is wrong, by the name of the field. Fields that are not asked for are passed over. */
export function errorsOf(form: HTMLFormElement) {
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const complaint = isAsked(field) && complaintAbout(rulesOf(field), valueOf(field));
    if (complaint) errors[nameOf(field)] = complaint;
  }
  return errors;
}

/** Each error beside its field, and all of them in the alert, which takes the focus. */
export function showErrors(
  form: HTMLFormElement,
  errors: Record<string, string>,
  alert?: string | null,
) {
  const fields = fieldsOf(form);
  for (const field of fields) showError(field, errors[nameOf(field)]);
  const wrong = fields.filter((field) => errors[nameOf(field)]);
  const links = wrong.map((field) => linkTo(field, errors[nameOf(field)] ?? ''));
  wrong[0]?.closest('details')?.setAttribute('open', '');
  showAlert(form, alert ?? enquiryWords.attention(wrong.length), links);
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

function fieldsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')];
}

function controlOf(field: HTMLElement) {
  return field.querySelector<HTMLInputElement>('input, select, textarea');
}

function nameOf(field: HTMLElement) {
  return field.dataset['field'] ?? '';
}

function rulesOf(field: HTMLElement): EnquiryField {
  const { kind, label = '', maxLength, complaint } = field.dataset;
  return {
    name: nameOf(field),
    label,
    kind: kind as EnquiryField['kind'],
    maxLength: Number(maxLength),
    ...(controlOf(field)?.required && { isRequired: true }),
    ...(complaint !== undefined && { complaint }),
  };
}

function valueOf(field: HTMLElement) {
  const form = controlOf(field)?.form;
  const value = form ? new FormData(form).get(nameOf(field)) : null;
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** A section that gave way to another one takes its fields with it. */
function isAsked(field: HTMLElement) {
  return field.closest('details')?.checkVisibility() ?? true;
}

function showError(field: HTMLElement, complaint = '') {
  const text = field.querySelector<HTMLElement>('[data-error]');
  if (!text) return;
  text.textContent = complaint;
  text.hidden = complaint === '';
  const control = controlOf(field);
  if (complaint === '') control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
}

function linkTo(field: HTMLElement, complaint: string) {
  const control = controlOf(field);
  const link = document.createElement('a');
  link.href = `#${control?.id ?? ''}`;
  link.textContent = `${field.dataset['label'] ?? ''}: ${complaint}`;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
