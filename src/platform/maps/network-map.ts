import simplify from 'simplify-js';
import { kilometresFrom, pointAt, type Point } from '../../lib/geo/mercator.ts';
import type { NetworkMap } from '../../lib/geo/map-view.ts';
import { shoresAround } from './ground.ts';

const [width, height] = [1440, 520];
/** The map size relative to the spread of the places, and the smallest width, in kilometres. */
const extent = { across: 1.2, down: 1.9, least: 300 };
/** In map units: smaller shores are dropped, smaller deviations straightened. */
const [smallestShore, tolerance] = [7, 1.1];
/** Coasts extend this far outside the map, so that their ends are hidden. */
const margin = 8;

let cached: { key: string; map: Promise<NetworkMap | null> } | undefined;

/** The coasts around some places and the position of each place; null without places. Caches the last map. */
export function drawNetwork(places: readonly Point[]) {
  const key = JSON.stringify(places);
  if (cached?.key !== key) {
    const map = draw(places).catch((cause: unknown) => {
      cached = undefined;
      throw cause;
    });
    cached = { key, map };
  }
  return cached.map;
}

async function draw(places: readonly Point[]): Promise<NetworkMap | null> {
  if (places.length === 0) return null;
  const unwrapped = unwrapAtWidestGap(places);
  const centre = findMiddle(unwrapped);
  const offsets = unwrapped.map((place) => kilometresFrom(centre, place));
  const reach = (axis: 'x' | 'y') =>
    2 * Math.max(...offsets.map((offset) => Math.abs(offset[axis])));
  const across = Math.max(
    reach('x') * extent.across,
    (reach('y') * extent.down * width) / height,
    extent.least,
  );
  const scale = width / across;
  return {
    width,
    height,
    path: await coastsAround(centre, scale),
    places: offsets.map(({ x, y }) => ({
      x: width / 2 + x * scale,
      y: height / 2 + y * scale,
    })),
  };
}

/** Shifts longitudes to start east of the widest gap, so that places on both sides of an ocean are drawn around it. */
function unwrapAtWidestGap(places: readonly Point[]): Point[] {
  const lngs = places.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const gaps = lngs.map((lng, index) => ({
    lng,
    gap: lng - (lngs[index - 1] ?? (lngs.at(-1) ?? 0) - 360),
  }));
  const first = gaps.toSorted((a, b) => b.gap - a.gap)[0]?.lng ?? 0;
  return places.map(({ lat, lng }) => ({ lat, lng: lng < first ? lng + 360 : lng }));
}

/** The middle on the projected map, where degrees of latitude widen towards the poles. */
function findMiddle(places: readonly Point[]): Point {
  const lngs = places.map(({ lng }) => lng);
  const start = { lat: 0, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
  const ys = places.map((place) => kilometresFrom(start, place).y);
  return pointAt(start, { x: 0, y: (Math.min(...ys) + Math.max(...ys)) / 2 });
}

async function coastsAround(centre: Point, scale: number) {
  const reach = { x: (width / 2 + margin) / scale, y: (height / 2 + margin) / scale };
  const shores = await shoresAround(centre, reach);
  return shores
    .map((shore) =>
      shore.map(({ x, y }) => ({ x: x * scale + width / 2, y: y * scale + height / 2 })),
    )
    .filter((shore) => axisSpan(shore, 'x') > smallestShore || axisSpan(shore, 'y') > smallestShore)
    .map((shore) => simplify(shore, tolerance))
    .filter((shore) => shore.length > 2)
    .map(shorePath)
    .join('');
}

/** Uses relative steps, which are shorter than absolute coordinates. */
function shorePath(shore: { x: number; y: number }[]) {
  let [left, top] = [0, 0];
  const steps = shore.map((point) => {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const step = `${x - left} ${y - top}`;
    [left, top] = [x, y];
    return step;
  });
  return `M${steps.join('l')}z`;
}

function axisSpan(shore: { x: number; y: number }[], axis: 'x' | 'y') {
  const values = shore.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}
