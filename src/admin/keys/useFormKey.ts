import { useEffect, useEffectEvent } from 'react';
import { isUnderDialog } from '../browser/useShortcuts.ts';
import { isFormKey, type FormKey } from './keys.ts';

/** Does something at a key of forms. In sheets, open lists and dialogs these keys have their own meaning, or none. */
export function useFormKey(name: FormKey, act: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.defaultPrevented || !isFormKey(event, name)) return;
    if (hasKeysOfItsOwn(event.target, name)) return;
    event.preventDefault();
    if (isUnderDialog() || event.repeat) return;
    event.stopImmediatePropagation();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

function hasKeysOfItsOwn(target: EventTarget | null, name: FormKey) {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="grid"], [aria-activedescendant]')) return true;
  // In a text of several lines the arrow first goes to its end.
  return name === 'next' && !isAtEnd(target);
}

function isAtEnd(target: Element) {
  if (target instanceof HTMLTextAreaElement) return target.selectionEnd === target.value.length;
  const { lastElementChild } = target.closest('[contenteditable="true"]') ?? {};
  return !lastElementChild || lastElementChild.contains(getSelection()?.focusNode ?? null);
}
