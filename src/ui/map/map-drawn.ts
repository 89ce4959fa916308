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
import { streetZoom } from '../../lib/geo/map-view.ts';
import type { Point } from '../../lib/geo/mercator.ts';
import { locale } from '../../lib/text/locale.ts';
import { inHouseColours } from './map-colours.ts';

setWorkerUrl(workerUrl);

const timeoutMs = 20_000;
/** The padding around the pins, in pixels. */
const pinPadding = 56;

type Drawing = {
  /** The URL of the provider's style. */
  style: string;
  label: string;
  centre: Point;
  /** West, south, east, north. Replaces the view of the street around the centre. */
  bounds?: number[] | undefined;
  /** False when the caller controls the view. */
  isMovable?: boolean;
};

/** Rejects if the provider fails or the browser cannot draw. It removes the map in that case. */
export async function drawMap(container: HTMLElement, drawing: Drawing) {
  const { style, label, centre, bounds, isMovable = true } = drawing;
  await loadStyles();
  const map = new Map({
    container,
    ...(bounds
      ? {
          bounds: bounds as [number, number, number, number],
          fitBoundsOptions: { padding: pinPadding, maxZoom: streetZoom },
        }
      : { center: centre, zoom: streetZoom }),
    interactive: isMovable,
    cooperativeGestures: isMovable,
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.setStyle(style, { transformStyle: (_previous, next) => inHouseColours(next, locale()) });
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

export function setPin(
  map: Map,
  element: HTMLElement,
  point: Point = map.getCenter(),
  offset: [x: number, y: number] = [0, 0],
) {
  new Marker({ element, offset }).setLngLat(point).addTo(map);
}

/** An import would load the stylesheet with the page. */
function loadStyles() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: stylesUrl, onload: resolve, onerror: reject });
  document.head.append(link);
  return promise;
}

/** Rejects if the style, the workers or the tiles fail. Missing glyphs are tolerated. */
function loading(map: Map) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isStyled = false;
  let isLoaded = false;
  map.once('style.load', () => (isStyled = true));
  // Stays attached, because the library logs errors that have no listener.
  map.on('error', (event: ErrorEvent) => {
    if (!isLoaded && (!isStyled || 'sourceId' in event)) reject(event.error);
  });
  const workers = getGlobalDispatcher().on('error', ({ error }) => reject(error));
  const timer = setTimeout(() => reject(new Error('The map provider does not respond')), timeoutMs);
  map.once('load', () => {
    isLoaded = true;
    resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    workers.unsubscribe();
  });
}
