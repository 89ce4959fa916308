let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/**
 * Does the work when no button of the pointer is pressed. A message that appears between pressing and releasing
 * would move what is being clicked on.
 */
export function afterPointer(work: () => void) {
  if (!isPressed) return work();
  document.addEventListener('pointerup', () => setTimeout(work), { capture: true, once: true });
}
