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

/** Without the library or the provider the ground is the map. */
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
