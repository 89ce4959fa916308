import { isFormKey } from '../keys/keys.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';

/** Inputs of one line, but searches, which find as one types. */
const lines =
  ':not([type="search"], [type="checkbox"], [type="radio"], [type="file"], [type="range"])';

/**
 * Ctrl or ⌘ with Enter or S presses the main button of the dialog or form around the focus; S does not if the button
 * has `data-sends`, because what is sent cannot be recalled. Listens before the fields, whose own Enter means something
 * else. Forms of records have their own keys: `useShortcuts`.
 */
export function listenForSubmitKeys() {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !(isFormKey(event, 'publish') || isFormKey(event, 'save')))
        return;
      const button = event.target instanceof Element && mainButtonAround(event.target);
      if (!button) return;
      event.preventDefault();
      // The form behind a dialog that closes at once would take the same key.
      event.stopImmediatePropagation();
      const isOffered = isFormKey(event, 'publish') || !button.matches('[data-sends]');
      const isBusy = button.getAttribute('aria-disabled') === 'true';
      if (isOffered && !event.repeat && !isBusy) button.click();
    },
    true,
  );
}

/** Enter in a line of a dialog presses its main button, as it would in a form. Where there is a form, the browser does. */
export function pressMainByEnter(event: ReactKeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.form || !target.matches(lines)) return;
  event.preventDefault();
  const button = findMainButton(currentTarget, target);
  if (button?.getAttribute('aria-disabled') !== 'true' && !event.repeat) button?.click();
}

function mainButtonAround(target: Element) {
  const form = target.closest('form');
  const dialog = target.closest('dialog');
  if (dialog && !dialog.contains(form)) return findMainButton(dialog, target);
  if (!form || form.matches('[data-record]') || !form.querySelector(fields)) return undefined;
  return [...form.elements].find((element) => isSubmitButton(element));
}

/** A dialog that only asks a question, or compares, has no field to type in. */
function findMainButton(dialog: HTMLElement, target: Element) {
  const isQuestion = dialog.matches('[role="alertdialog"], [data-question]');
  if (isQuestion || !target.matches(fields)) return undefined;
  return [...dialog.querySelectorAll<HTMLElement>('[data-main-buttons] button')].at(-1);
}

function isSubmitButton(element: Element): element is HTMLButtonElement {
  return element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled;
}
