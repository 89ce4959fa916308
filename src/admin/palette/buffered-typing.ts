let letters = '';
let stop: (() => void) | undefined;

/** From now on, collects typed letters for the palette and keeps them from everything else until it is ready. */
export function bufferTyping() {
  if (stop) return;
  document.addEventListener('keydown', buffer, true);
  stop = () => document.removeEventListener('keydown', buffer, true);
}

/** Returns the letters typed before the palette was ready. */
export function takeBufferedTyping() {
  const typed = letters;
  letters = '';
  stop?.();
  stop = undefined;
  return typed;
}

function buffer(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = key.length === 1;
  if (ctrlKey || metaKey || altKey || !(isLetter || key === 'Backspace' || key === 'Enter')) return;
  event.preventDefault();
  event.stopPropagation();
  letters = isLetter ? letters + key : key === 'Backspace' ? letters.slice(0, -1) : letters;
}
