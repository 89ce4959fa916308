import { isApple } from '../is-apple.ts';

/** How staff turn off the keys that are single letters. */
const switchedOff = 'site.single-keys-off';

/** Where it was noted before. */
const formerly = 'solmere.single-keys-off';

const secondKeyWithinMs = 1_500;

type Keys = {
  open: () => void;
  /** Where `G` and then this letter lead. */
  places: Record<string, string>;
};

/** ⌘K, Ctrl+K and `/` open the palette, and so do buttons with `data-palette`. Letters never count while typing. */
export function listenForPalette({ open, places }: Keys) {
  let isAfterG = 0;

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isCommandK(event)) {
      event.preventDefault();
      if (!isUnderDialog()) open();
      return;
    }
    if (!isSingleKey(event)) return;
    const isSecond = event.timeStamp - isAfterG < secondKeyWithinMs && isAfterG > 0;
    isAfterG = event.key === 'g' ? event.timeStamp : 0;
    const place = isSecond ? places[event.key] : undefined;
    if (place !== undefined) location.assign(place);
    else if (event.key === '/' && !hasOwnSearch()) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-palette]')) open();
  });
  showKeys();
}

export function areSingleKeysOn() {
  return [switchedOff, formerly].every((name) => localStorage.getItem(name) === null);
}

export function switchSingleKeys() {
  if (areSingleKeysOn()) localStorage.setItem(switchedOff, 'yes');
  else for (const name of [switchedOff, formerly]) localStorage.removeItem(name);
}

/** The page comes from the server, which does not know the keyboard. */
function showKeys() {
  if (!isApple()) return;
  for (const key of document.querySelectorAll('[data-command-key]')) key.textContent = '⌘';
}

function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return !ctrlKey && !metaKey && !altKey && !isTyping && !isUnderDialog() && areSingleKeysOn();
}

/** In lists the slash leads to the search of the list. */
function hasOwnSearch() {
  return document.querySelector('[data-focus="search"]') !== null;
}

function isUnderDialog() {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal]') !== null;
}
