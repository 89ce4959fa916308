import stylesUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import {
  AttributionControl,
  getGlobalDispatcher,
  Map,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type ErrorEvent,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { streetZoom } from '../lib/map-view.ts';
import type { Point } from '../lib/mercator.ts';
import { inHouseColours } from './map-colours.ts';

setWorkerUrl(workerUrl);

const timeoutMs = 20_000;
/** Around the pins, in pixels. */
const pinRoom = 56;

type Drawing = {
  /** The address of the provider's style. */
  style: string;
  label: string;
  centre: Point;
  /** What has to be seen, instead of the street around the centre: west, south, east, north. */
  bounds?: number[] | undefined;
  /** False when the caller controls the view. */
  isMovable?: boolean;
};

/** Fails when the provider does not answer in full, or the browser cannot draw; then nothing of it is left. */
export async function drawMap(place: HTMLElement, drawing: Drawing) {
  const { style, label, centre, bounds, isMovable = true } = drawing;
  await loadStyles();
  const map = new Map({
    container: place,
    ...(bounds
      ? {
          bounds: bounds as [number, number, number, number],
          fitBoundsOptions: { padding: pinRoom, maxZoom: streetZoom },
        }
      : { center: centre, zoom: streetZoom }),
    interactive: isMovable,
    cooperativeGestures: isMovable,
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.setStyle(style, { transformStyle: (_previous, next) => inHouseColours(next) });
  map.addControl(new AttributionControl({ compact: false }));
  if (isMovable) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  try {
    await loading(map);
  } catch (cause) {
    map.remove();
    throw cause;
  }
  return map;
}

export function setPin(map: Map, element: HTMLElement, point: Point = map.getCenter()) {
  new Marker({ element }).setLngLat(point).addTo(map);
}

/** Not imported: the stylesheet would be loaded with the page. */
function loadStyles() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: stylesUrl, onload: resolve, onerror: reject });
  document.head.append(link);
  return promise;
}

/** Without its style, its workers or its tiles there is no map; a letter that is missing leaves the rest. */
function loading(map: Map) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isStyled = false;
  let isLoaded = false;
  map.once('style.load', () => (isStyled = true));
  // Stays for as long as the map does: the library logs errors without a listener.
  map.on('error', (event: ErrorEvent) => {
    if (!isLoaded && (!isStyled || 'sourceId' in event)) reject(event.error);
  });
  const workers = getGlobalDispatcher().on('error', ({ error }) => reject(error));
  const timer = setTimeout(() => reject(new Error('The provider is silent')), timeoutMs);
  map.once('load', () => {
    isLoaded = true;
    resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    workers.unsubscribe();
  });
}
