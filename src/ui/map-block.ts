/** Draws each map, and loads the library, when the map comes into view. */
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

/** If the library or the provider fails, the drawn ground remains. */
async function draw(place: HTMLElement) {
  const { map: style = '', mapLabel = '', lat, lng } = place.dataset;
  const centre = { lat: Number(lat), lng: Number(lng) };
  try {
    const { drawMap, setPin } = await import('./map-drawn.ts');
    const map = await drawMap(place, { style, label: mapLabel, centre });
    const pin = place.parentElement?.querySelector<HTMLElement>('[data-map-pin]');
    if (pin) setPin(map, pin);
    place.dataset['drawn'] = '';
  } catch {
    place.remove();
  }
}
