import { useEffect, useEffectEvent } from 'react';
import { isApple } from './is-apple.ts';

type Acts = {
  save: () => void;
  publish?: () => void;
  compare?: (() => void) | undefined;
  cancel: () => void;
};

/** Ctrl or ⌘: S saves, D compares, Shift+P publishes. Escape cancels, but not in dialogs, menus or IME input. */
export function useShortcuts(
  form: { readonly current: HTMLFormElement | null },
  { save, publish, compare, cancel }: Acts,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isMeant(form.current)) return;
    if (isPlainKey(event, 's')) {
      event.preventDefault();
      if (!isUnderDialog()) save();
    }
    if (compare && isPlainKey(event, 'd')) {
      event.preventDefault();
      if (!isUnderDialog()) compare();
    }
    if (publish && isPublishKey(event)) {
      event.preventDefault();
      if (!isUnderDialog()) publish();
    }
    if (event.key === 'Escape' && !isUnderDialog() && !isInMenu()) {
      // Otherwise the same key press would close the dialog that it opens.
      event.preventDefault();
      cancel();
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

export const shortcuts = {
  save: 'Control+S Meta+S',
  publish: 'Control+Shift+P Meta+Shift+P',
  compare: 'Control+D Meta+D',
  cancel: 'Escape',
};

export function saveHint() {
  return hintOf('S');
}

/** For example `⌘D` or `Ctrl+D`. */
export function hintOf(key: string) {
  return isApple() ? `⌘${key}` : `Ctrl+${key}`;
}

/** If the screen has several forms, true for the one with the focus. */
function isMeant(form: HTMLFormElement | null) {
  const forms = document.querySelectorAll('form[data-record]');
  return forms.length === 1 || form?.contains(document.activeElement) === true;
}

function isPlainKey(event: KeyboardEvent, key: string) {
  return isCommand(event) && !event.shiftKey && event.key.toLowerCase() === key;
}

function isPublishKey(event: KeyboardEvent) {
  return isCommand(event) && event.shiftKey && event.key.toLowerCase() === 'p';
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey;
}

function isUnderDialog() {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

/** Menus, calendars and videos handle Escape themselves. */
function isInMenu() {
  const focused = document.activeElement;
  return (
    document.fullscreenElement !== null ||
    focused?.matches(
      'select, [type="date"], [type="time"], [aria-expanded="true"]:not([data-row-focus]), [aria-activedescendant], [role^="menu"], video',
    ) === true
  );
}
