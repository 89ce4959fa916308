/** Repeats clicks on buttons of an island once it is hydrated. */
export function holdPresses() {
  document.addEventListener('click', hold, true);
}

function hold(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest('button');
  const part = button && button.closest('astro-island[ssr]');
  if (!part) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  part.addEventListener('astro:hydrate', () => button.click(), { once: true });
}
