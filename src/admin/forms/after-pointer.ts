let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const eventName of ['pointerup', 'pointercancel']) {
    document.addEventListener(eventName, () => (isPressed = false), { capture: true });
  }
}

/** Waits until no pointer button is pressed, because a message that appears during a click moves the click's target. */
export function afterPointer(callback: () => void) {
  if (!isPressed) return callback();
  document.addEventListener('pointerup', () => setTimeout(callback), { capture: true, once: true });
}
