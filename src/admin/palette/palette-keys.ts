import { isApple } from '../browser/is-apple.ts';

/** The storage key of the setting that turns single-letter shortcuts off. */
const storageKey = 'site.single-keys-off';

/** The former storage key. */
const formerStorageKey = 'solmere.single-keys-off';

const secondKeyWithinMs = 1_500;

type Keys = {
  open: () => void;
  /** Lists the keys. */
  openKeys: () => void;
  /** The targets of `G` followed by another letter. */
  places: Record<string, string>;
};

/** ⌘K, Ctrl+K, `/` and buttons with `data-palette` open the palette, `?` the list of keys. Single keys are ignored while typing. */
export function listenForPalette({ open, openKeys, places }: Keys) {
  let isAfterG = 0;

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (isCommandK(event)) {
      event.preventDefault();
      if (!isUnderDialog()) open();
      return;
    }
    if (!isSingleKey(event)) return;
    const isSecond = event.timeStamp - isAfterG < secondKeyWithinMs && isAfterG > 0;
    isAfterG = event.key === 'g' ? event.timeStamp : 0;
    const path = isSecond ? places[event.key] : undefined;
    if (path !== undefined) location.assign(path);
    else if (event.key === '/' && !hasOwnSearch()) {
      event.preventDefault();
      open();
    } else if (event.key === '?') {
      event.preventDefault();
      openKeys();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-palette]')) open();
  });
  showKeys();
}

export function areSingleKeysOn() {
  return [storageKey, formerStorageKey].every((name) => localStorage.getItem(name) === null);
}

export function switchSingleKeys() {
  if (areSingleKeysOn()) localStorage.setItem(storageKey, 'yes');
  else for (const name of [storageKey, formerStorageKey]) localStorage.removeItem(name);
}

/** Runs in the browser, because the server does not know the keyboard. */
function showKeys() {
  if (!isApple()) return;
  for (const key of document.querySelectorAll('[data-command-key]')) key.textContent = '⌘';
}

function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** A key that is not typed into a field, if the user has not turned off such keys. */
function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const textInputs = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
  const isTyping = target instanceof Element && target.closest(textInputs) !== null;
  return !ctrlKey && !metaKey && !altKey && !isTyping && !isUnderDialog() && areSingleKeysOn();
}

/** On list screens the slash focuses the list's own search. */
function hasOwnSearch() {
  return document.querySelector('[data-focus="search"]') !== null;
}

function isUnderDialog() {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal]') !== null;
}
