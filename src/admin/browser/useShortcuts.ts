import { useEffect, useEffectEvent } from 'react';
import { isApple } from './is-apple.ts';
import { isEnterWithCommand, isSaveKey } from './submit-keys.ts';

type ShortcutActions = {
  save: () => void;
  publish?: () => void;
  compare?: (() => void) | undefined;
  cancel: () => void;
};

/**
 * Ctrl or ⌘: S saves, Enter or Shift+P publishes, D compares; if there is nothing to publish, Enter saves. Escape
 * cancels, but not in dialogs or menus.
 */
export function useShortcuts(
  form: { readonly current: HTMLFormElement | null },
  { save, publish, compare, cancel }: ShortcutActions,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isMeant(form.current)) return;
    if (compare && isPlainKey(event, 'd')) {
      event.preventDefault();
      if (!isUnderDialog()) compare();
    }
    if (event.key === 'Escape' && !isUnderDialog() && !isInMenu()) {
      // Otherwise the same key press would close the dialog that it opens.
      event.preventDefault();
      cancel();
    }
  });

  /** Runs before the fields, whose own Enter means something else. */
  const onSubmitKey = useEffectEvent((event: KeyboardEvent) => {
    const isPublish = isPublishKey(event) && !isInSheet(event);
    if (event.defaultPrevented || !(isPublish || isSaveKey(event))) return;
    if (!isMeant(form.current)) return;
    event.preventDefault();
    if (isUnderDialog()) return;
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (isPublish && publish) publish();
    else save();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const listenFirst = (event: KeyboardEvent) => onSubmitKey(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('keydown', listenFirst, true);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('keydown', listenFirst, true);
    };
  }, []);
}

export const shortcuts = {
  save: 'Control+S Meta+S',
  publish: 'Control+Enter Meta+Enter Control+Shift+P Meta+Shift+P',
  /** Where saving publishes, and the other way round. */
  only: 'Control+Enter Meta+Enter Control+S Meta+S',
  compare: 'Control+D Meta+D',
  cancel: 'Escape',
  next: 'Control+ArrowDown Meta+ArrowDown',
};

export function saveHint() {
  return shortcutHint('S');
}

export function publishHint() {
  return isApple() ? '⌘↩' : 'Ctrl+Enter';
}

/** For example `⌘D` or `Ctrl+D`. */
export function shortcutHint(key: string) {
  return isApple() ? `⌘${key}` : `Ctrl+${key}`;
}

/** If the screen has several forms, true for the one with the focus. In a dialog the keys are kept from the browser. */
function isMeant(form: HTMLFormElement | null) {
  const forms = document.querySelectorAll('form[data-record]');
  const isFocused = form?.contains(document.activeElement) === true;
  return forms.length === 1 || isFocused || isUnderDialog();
}

function isPlainKey(event: KeyboardEvent, key: string) {
  return isCommand(event) && !event.shiftKey && event.key.toLowerCase() === key;
}

function isPublishKey(event: KeyboardEvent) {
  const isLetter = isCommand(event) && event.shiftKey && event.key.toLowerCase() === 'p';
  return isLetter || isEnterWithCommand(event);
}

/** In a sheet, Enter with Ctrl fills the selected cells. */
function isInSheet({ key, target }: KeyboardEvent) {
  return key === 'Enter' && target instanceof Element && target.closest('[role="grid"]') !== null;
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey;
}

export function isUnderDialog() {
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
