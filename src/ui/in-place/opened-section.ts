/** Exceeds the longest closing animation. */
const maxClosingMs = 1_000;

/** Sections with one `name` close each other. Keeps the opened one below the sticky bars while another closes above it. */
export function keepOpenedInSight() {
  document.addEventListener('toggle', ({ target }) => keepInSight(target), { capture: true });
}

function keepInSight(opened: EventTarget | null) {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open || opened.name === '') return;
  const sections = opened.parentElement;
  if (!sections) return;
  const observer = new ResizeObserver(() => {
    const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (opened.getBoundingClientRect().top < (bars || 0))
      opened.scrollIntoView({ behavior: 'instant' });
  });
  observer.observe(sections);
  setTimeout(() => observer.disconnect(), maxClosingMs);
}
