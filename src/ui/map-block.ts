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
  const observeAll = () => {
    for (const place of document.querySelectorAll('[data-map]:not([data-drawn])'))
      observer.observe(place);
  };
  observeAll();
  document.addEventListener(
    'exchange',
    () => {
      removeFormer();
      observeAll();
    },
    true,
  );
}

const drawn = new Set<{ place: HTMLElement; map: { remove: () => void } }>();

/** A browser draws only so many maps at a time. */
function removeFormer() {
  for (const one of drawn) {
    if (one.place.isConnected) continue;
    one.map.remove();
    drawn.delete(one);
  }
}

/** If the library or the provider fails, the drawn ground remains. */
async function draw(place: HTMLElement) {
  const { map: style = '', mapLabel = '', bounds } = place.dataset;
  const view = { centre: pointOf(place), bounds: bounds?.split(',').map(Number) };
  try {
    const { drawMap, setPin } = await import('./map-drawn.ts');
    const map = await drawMap(place, { style, label: mapLabel, ...view });
    const pins = place.parentElement?.querySelectorAll<HTMLElement>('[data-map-pin]') ?? [];
    for (const pin of pins) setPin(map, pin, pin.dataset['lat'] ? pointOf(pin) : view.centre);
    drawn.add({ place, map });
    place.dataset['drawn'] = '';
  } catch {
    place.remove();
  }
}

function pointOf({ dataset: { lat, lng } }: HTMLElement) {
  return { lat: Number(lat), lng: Number(lng) };
}
