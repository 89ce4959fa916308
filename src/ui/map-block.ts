/** Draws each map when it comes into view; until then nothing of the map library is loaded. */
export function drawMapsWhenSeen() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void draw(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const place of document.querySelectorAll('[data-map]')) observer.observe(place);
}

async function draw(place: HTMLElement) {
  try {
    const { drawMap } = await import('./map-drawn.ts');
    await drawMap(place);
  } catch {
    place.remove();
    const words = 'The map could not be loaded. The address is written beside it.';
    document.querySelector('[data-map-missing]')?.replaceChildren(words);
  }
}
