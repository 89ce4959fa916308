import { useEffect, useEffectEvent } from 'react';
import { isFormKey } from '../keys/keys.ts';

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
    if (compare && isFormKey(event, 'compare')) {
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
    const isPublish =
      (isFormKey(event, 'publish') || isFormKey(event, 'publishToo')) && !isInSheet(event);
    if (event.defaultPrevented || !(isPublish || isFormKey(event, 'save'))) return;
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

/** If the screen has several forms, true for the one with the focus. In a dialog the keys are kept from the browser. */
function isMeant(form: HTMLFormElement | null) {
  const forms = document.querySelectorAll('form[data-record]');
  const isFocused = form?.contains(document.activeElement) === true;
  return forms.length === 1 || isFocused || isUnderDialog();
}

/** In a sheet, Enter with Ctrl fills the selected cells. */
function isInSheet({ key, target }: KeyboardEvent) {
  return key === 'Enter' && target instanceof Element && target.closest('[role="grid"]') !== null;
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
      'select, [type="date"], [aria-expanded="true"]:not([data-row-focus]), [aria-activedescendant], [role^="menu"], video',
    ) === true
  );
}
