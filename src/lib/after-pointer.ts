let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/** Waits until no pointer button is pressed: a message that appears meanwhile would move what is being clicked. */
export function afterPointer(work: () => void) {
  if (!isPressed) return work();
  document.addEventListener('pointerup', () => setTimeout(work), { capture: true, once: true });
}
