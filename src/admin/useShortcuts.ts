import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or ⌘S saves and Escape cancels, except in a dialog, an open menu or while composing text. */
export function useShortcuts(
  form: { readonly current: HTMLFormElement | null },
  { save, cancel }: { save: () => void; cancel: () => void },
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isMeant(form.current)) return;
    if (isSaveKey(event)) {
      event.preventDefault();
      if (!isUnderDialog()) save();
    }
    if (event.key === 'Escape' && !isUnderDialog() && !isInMenu()) {
      // Otherwise the same key would close the question that it opens.
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

export const shortcuts = { save: 'Control+S Meta+S', cancel: 'Escape' };

export function saveHint() {
  return isApple() ? '⌘S' : 'Ctrl+S';
}

/** With several forms on a screen, true for the one with the focus. */
function isMeant(form: HTMLFormElement | null) {
  const forms = document.querySelectorAll('form[data-record]');
  return forms.length === 1 || form?.contains(document.activeElement) === true;
}

function isSaveKey(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';
}

function isUnderDialog() {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

/** Menus, calendars and videos handle Escape themselves. */
function isInMenu() {
  const focused = document.activeElement;
  return (
    document.fullscreenElement !== null ||
    focused?.matches('select, [type="date"], [aria-expanded="true"], [role^="menu"], video') ===
      true
  );
}

function isApple() {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
