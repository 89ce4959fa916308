import {
  checkField,
  findErrors,
  fieldAround,
  focusWhenSeen,
  hideAlert,
  showAlert,
  showErrors,
} from './form-errors.ts';
import { autosave, clearAutosave, restoreAutosave } from './form-autosave.ts';
import { formMessages } from '../../../messages/forms.ts';
import { parsePage } from '../../../lib/html/parse-page.ts';
import { weekName } from './enquiry-declaration.ts';
import type { EnquiryFormState } from '../enquiry.ts';

const timeoutMs = 30_000;

/** Validates a field when it is left, submits without a reload, and autosaves until the form has been sent. */
export function enhanceEnquiryForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    enhance(form);
  }
  addEventListener('popstate', () => {
    if (sentForm() !== thankedForm) location.reload();
  });
}

/** The name of the form whose thank-you view is shown. */
let thankedForm = sentForm();

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
    whenNothingIsPressed(() => {
      const error = checkField(form, field);
      if (error !== undefined) announce(form, error);
    });
  });
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-alert] a');
    if (!link) return;
    event.preventDefault();
    focusField(form, link.getAttribute('href') ?? '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.name === weekName) {
      location.assign(`?${weekName}=${submitter.value}#${form.dataset['anchor']}`);
      return;
    }
    if (submitButton(form)?.ariaBusy === 'true') return;
    const errors = findErrors(form);
    if (Object.keys(errors).length > 0) showErrors(form, errors);
    else void send(form);
  });
}

// The back office has the same two helpers: a chunk shared with it would cost visitors two more requests.
let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
for (const eventName of ['pointerup', 'pointercancel']) {
  addEventListener(eventName, () => (isPressed = false), true);
}

/** Waits until no pointer button is pressed, because a new error would move the target of a click. */
function whenNothingIsPressed(callback: () => void) {
  if (isPressed) addEventListener('pointerup', () => setTimeout(callback), { once: true });
  else setTimeout(callback);
}

/** Makes a second submission of the same text the same enquiry. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(form: HTMLFormElement) {
  hideAlert(form);
  setBusy(form, true);
  const state = await submit(form);
  setBusy(form, false);
  if (state.isSent) showThanks(form, state);
  // The server shows the times that are left, and all that was typed.
  else if (state.errors['viewing']) form.submit();
  else if (Object.keys(state.errors).length > 0) showErrors(form, state.errors, state.alert);
  else showAlert(form, state.alert ?? formMessages().failed(footerPhone()));
}

type Answer = Pick<EnquiryFormState, 'isSent' | 'errors'> & {
  alert?: string | null;
  /** The query of the thanks, with the id of the receipt. */
  thanks?: string;
};

async function submit(form: HTMLFormElement): Promise<Answer> {
  try {
    const response = await fetch(location.pathname + location.search, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Answer;
  } catch {
    const alert = navigator.onLine ? formMessages().failed(footerPhone()) : formMessages().offline;
    return { isSent: false, errors: {}, alert };
  }
}

function showThanks(form: HTMLFormElement, answer: Answer) {
  const { enquiry: name = '' } = form.dataset;
  const thanks = form.querySelector<HTMLTemplateElement>('[data-thanks]');
  const stage = form.closest<HTMLElement>('[data-stage]') ?? document.querySelector('main');
  if (!thanks || !stage) return;
  clearAutosave(form);
  thankedForm = name;
  history.pushState(null, '', answer.thanks);
  stage.replaceChildren(thanks.content.cloneNode(true));
  if (stage.localName === 'main') scrollTo({ top: 0, behavior: 'instant' });
  else stage.scrollIntoView({ behavior: 'instant' });
  focusAnswer(stage);
  void showReceipt(stage);
}

function focusAnswer(stage: HTMLElement) {
  stage.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Takes the receipt from the page that has the address of the thanks. Without it the thanks stay as they are. */
async function showReceipt(stage: HTMLElement) {
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const { page, adoptStyles } = parsePage(await response.text());
  const receipt = page.querySelector('[data-receipt]');
  if (!receipt) return;
  adoptStyles();
  if (receipt.getAttribute('data-receipt') === 'whole') {
    stage.replaceChildren(receipt);
    stage.scrollIntoView({ behavior: 'instant' });
    focusAnswer(stage);
  } else stage.querySelector('[data-receipt]')?.replaceWith(receipt);
}

function sentForm() {
  return new URLSearchParams(location.search).get('sent');
}

/** Locks the width of the button while it is busy. */
function setBusy(form: HTMLFormElement, isBusy: boolean) {
  const button = submitButton(form);
  if (!button) return;
  button.style.minWidth = isBusy ? `${button.offsetWidth}px` : '';
  button.ariaBusy = isBusy ? 'true' : null;
  announce(form, isBusy ? formMessages().sending : '');
}

function focusField(form: HTMLFormElement, selector: string) {
  const control = form.querySelector<HTMLElement>(selector);
  const section = control?.closest('details');
  if (section) section.open = true;
  if (control) focusWhenSeen(control);
}

function announce(form: HTMLFormElement, text: string) {
  form.querySelector('[data-status]')?.replaceChildren(text);
}

function submitButton(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1);
}

function keyInput(form: HTMLFormElement) {
  return form.elements.namedItem('submission-key') as HTMLInputElement;
}

function footerPhone() {
  return document.querySelector('footer a[href^="tel:"]')?.textContent ?? '';
}
