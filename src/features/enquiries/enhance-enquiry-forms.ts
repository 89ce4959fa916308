import {
  checkField,
  errorsOf,
  fieldAround,
  hideAlert,
  showAlert,
  showErrors,
} from './form-errors.ts';
import { autosave, clearAutosave, restoreAutosave } from './form-autosave.ts';
import { formMessages } from '../../lib/form-messages.ts';
import type { EnquiryFormState } from './enquiry.ts';

const timeoutMs = 30_000;

/** Validates each field on blur, submits without a reload, and autosaves until the form is sent. */
export function enhanceEnquiryForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    enhance(form);
  }
  addEventListener('popstate', () => {
    if (sentForm() !== sentFormName) location.reload();
  });
}

let sentFormName = sentForm();

function enhance(form: HTMLFormElement) {
  restoreAutosave(form);
  keyInput(form).value ||= newKey();
  form.addEventListener('input', (event) => {
    autosave(form);
    const field = fieldAround(event.target);
    if (field?.querySelector('[aria-invalid]')) announce(form, checkField(form, field) ?? '');
  });
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = fieldAround(target);
    if (!field || field === fieldAround(relatedTarget)) return;
    afterPointerRelease(() => {
      const error = checkField(form, field);
      if (error !== undefined) announce(form, error);
    });
  });
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-alert] a');
    if (!link) return;
    event.preventDefault();
    goTo(form, link.getAttribute('href') ?? '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button(form)?.ariaBusy === 'true') return;
    const errors = errorsOf(form);
    if (Object.keys(errors).length > 0) showErrors(form, errors);
    else void send(form);
  });
}

let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
for (const eventName of ['pointerup', 'pointercancel']) {
  addEventListener(eventName, () => (isPressed = false), true);
}

/** Waits for the pointer to be released: a new error moves the button, and the press would miss it. */
function afterPointerRelease(act: () => void) {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true });
  else setTimeout(act);
}

async function send(form: HTMLFormElement) {
  hideAlert(form);
  setBusy(form, true);
  const state = await answerTo(form);
  setBusy(form, false);
  if (state.isSent) showThanks(form);
  else if (Object.keys(state.errors).length > 0) showErrors(form, state.errors, state.alert);
  else showAlert(form, state.alert ?? formMessages().failed(phoneOfPage()));
}

type Answer = Pick<EnquiryFormState, 'isSent' | 'errors'> & { alert?: string | null };

async function answerTo(form: HTMLFormElement): Promise<Answer> {
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Answer;
  } catch {
    const alert = navigator.onLine ? formMessages().failed(phoneOfPage()) : formMessages().offline;
    return { isSent: false, errors: {}, alert };
  }
}

function showThanks(form: HTMLFormElement) {
  const { enquiry: name = '', anchor } = form.dataset;
  const thanks = form.querySelector<HTMLTemplateElement>('[data-thanks]');
  const stage = form.closest<HTMLElement>('[data-stage]') ?? document.querySelector('main');
  if (!thanks || !stage) return;
  clearAutosave(form);
  sentFormName = name;
  history.pushState(null, '', `?sent=${name}${anchor ? `#${anchor}` : ''}`);
  stage.replaceChildren(thanks.content.cloneNode(true));
  if (stage.localName === 'main') {
    document.querySelector('[data-over]')?.removeAttribute('data-over');
    scrollTo({ top: 0, behavior: 'instant' });
  }
  stage.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}

function sentForm() {
  return new URLSearchParams(location.search).get('sent');
}

/** Locks the button's width while it is busy. */
function setBusy(form: HTMLFormElement, isBusy: boolean) {
  const busy = button(form);
  if (!busy) return;
  busy.style.minWidth = isBusy ? `${busy.offsetWidth}px` : '';
  busy.ariaBusy = isBusy ? 'true' : null;
  announce(form, isBusy ? formMessages().sending : '');
}

function goTo(form: HTMLFormElement, selector: string) {
  const control = form.querySelector<HTMLElement>(selector);
  const section = control?.closest('details');
  if (section) section.open = true;
  if (control) focusWhenSeen(control);
}

/** A control in a section that just opened becomes focusable some frames later. */
function focusWhenSeen(control: HTMLElement, frames = 60) {
  control.focus();
  if (document.activeElement === control || frames === 0) return;
  requestAnimationFrame(() => focusWhenSeen(control, frames - 1));
}

function announce(form: HTMLFormElement, words: string) {
  form.querySelector('[data-status]')?.replaceChildren(words);
}

function button(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>('[type=submit]');
}

function keyInput(form: HTMLFormElement) {
  return form.elements.namedItem('submission-key') as HTMLInputElement;
}

/** The idempotency key makes a second submission of the same text the same enquiry. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The phone number from the footer. */
function phoneOfPage() {
  return document.querySelector('footer a[href^="tel:"]')?.textContent ?? '';
}
