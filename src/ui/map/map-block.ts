import { spread } from '../../lib/geo/spread.ts';

/** Draws each map when it comes into view, and loads the map library then. */
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
    for (const container of document.querySelectorAll('[data-map]:not([data-drawn])'))
      observer.observe(container);
  };
  observeAll();
  document.addEventListener(
    'exchange',
    () => {
      removeDetachedMaps();
      observeAll();
    },
    true,
  );
}

const drawnMaps = new Set<{ container: HTMLElement; map: { remove: () => void } }>();

/** Browsers limit the number of WebGL contexts. */
function removeDetachedMaps() {
  for (const drawnMap of drawnMaps) {
    if (drawnMap.container.isConnected) continue;
    drawnMap.map.remove();
    drawnMaps.delete(drawnMap);
  }
}

/** If the library or the provider fails, the drawing below the map remains. */
async function draw(container: HTMLElement) {
  const { map: style = '', mapLabel = '', bounds } = container.dataset;
  const view = { centre: readPoint(container), bounds: bounds?.split(',').map(Number) };
  try {
    const { drawMap, setPin } = await import('./map-drawn.ts');
    const map = await drawMap(container, { style, label: mapLabel, ...view });
    const pins = container.parentElement?.querySelectorAll<HTMLElement>('[data-map-pin]') ?? [];
    const points = [...pins].map((pin) => (pin.dataset['lat'] ? readPoint(pin) : view.centre));
    const offsets = pinOffsets(points.map((point) => map.project(point)));
    for (const [index, pin] of [...pins].entries()) setPin(map, pin, points[index], offsets[index]);
    drawnMaps.add({ container, map });
    container.dataset['drawn'] = '';
  } catch {
    container.remove();
  }
}

/** In pixels. */
const minPinDistance = 44;

/** Moves pins apart that would cover each other. */
function pinOffsets(pixels: { x: number; y: number }[]): [number, number][] {
  const moved = spread(pixels, minPinDistance);
  return pixels.map(({ x, y }, index) => [(moved[index]?.x ?? x) - x, (moved[index]?.y ?? y) - y]);
}

function readPoint({ dataset: { lat, lng } }: HTMLElement) {
  return { lat: Number(lat), lng: Number(lng) };
}
