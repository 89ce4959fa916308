let letters = '';
let stop: (() => void) | undefined;

/** From now on what is typed is kept for the palette, and reaches nothing else, until it takes it. */
export function keepEarlyLetters() {
  if (stop) return;
  document.addEventListener('keydown', keep, true);
  stop = () => document.removeEventListener('keydown', keep, true);
}

/** What was typed before the palette could be. */
export function takeEarlyLetters() {
  const taken = letters;
  letters = '';
  stop?.();
  stop = undefined;
  return taken;
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = key.length === 1;
  if (ctrlKey || metaKey || altKey || !(isLetter || key === 'Backspace' || key === 'Enter')) return;
  event.preventDefault();
  event.stopPropagation();
  letters = isLetter ? letters + key : key === 'Backspace' ? letters.slice(0, -1) : letters;
}
