import stylesUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import { getGlobalDispatcher, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { inHouseColours } from './map-colours.ts';

setWorkerUrl(workerUrl);

/** Fails when the provider does not answer, or the browser cannot draw. */
export async function drawMap(place: HTMLElement) {
  const { map: style = '', mapLabel = '', lat, lng } = place.dataset;
  await loadStyles();
  const centre = { lat: Number(lat), lng: Number(lng) };
  const map = new Map({
    container: place,
    center: centre,
    zoom: 15,
    cooperativeGestures: true,
    attributionControl: { compact: true },
    locale: { 'Map.Title': mapLabel },
  });
  map.setStyle(style, { transformStyle: (_previous, next) => inHouseColours(next) });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  try {
    await loading(map);
  } catch (cause) {
    map.remove();
    throw cause;
  }
  setPin(map, place);
  place.dataset['drawn'] = '';
}

/** By hand: an imported stylesheet would be loaded with the page. */
function loadStyles() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: stylesUrl, onload: resolve, onerror: reject });
  document.head.append(link);
  return promise;
}

/** Without its style or its workers there is no map; a tile or a letter that is missing leaves the rest. */
function loading(map: Map) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isStyled = false;
  map.once('style.load', () => (isStyled = true));
  const failures = [
    map.on('error', ({ error }) => isStyled || reject(error)),
    getGlobalDispatcher().on('error', ({ error }) => reject(error)),
  ];
  map.once('load', () => {
    for (const failure of failures) failure.unsubscribe();
    resolve();
  });
  return promise;
}

function setPin(map: Map, place: HTMLElement) {
  const element = place.parentElement?.querySelector<HTMLElement>('[data-map-pin]');
  if (element) new Marker({ element }).setLngLat(map.getCenter()).addTo(map);
}
