import simplify from 'simplify-js';
import { kilometresFrom, pointAt, type Point } from '../lib/mercator.ts';
import type { NetworkMap } from '../lib/map-view.ts';
import { shoresAround } from './map-ground.ts';

const [width, height] = [1440, 520];
/** How much wider than what lies between the places the map is, and at least, in kilometres. */
const room = { across: 1.2, down: 1.9, least: 300 };
/** What is smaller than so many units of the map is left out or straightened. */
const [smallest, tolerance] = [7, 1.1];
/** Coasts are drawn as far outside, so that their ends do not show. */
const margin = 8;

let drawn: { key: string; map: Promise<NetworkMap | null> } | undefined;

/** True coasts around some places, with where each of them lies; null where there is no place. The last one is kept. */
export function drawNetwork(places: readonly Point[]) {
  const key = JSON.stringify(places);
  if (drawn?.key !== key) {
    const map = draw(places).catch((cause: unknown) => {
      drawn = undefined;
      throw cause;
    });
    drawn = { key, map };
  }
  return drawn.map;
}

async function draw(places: readonly Point[]): Promise<NetworkMap | null> {
  if (places.length === 0) return null;
  const turned = withoutGap(places);
  const centre = middleOf(turned);
  const inKilometres = turned.map((place) => kilometresFrom(centre, place));
  const reach = (axis: 'x' | 'y') => 2 * Math.max(...inKilometres.map((at) => Math.abs(at[axis])));
  const across = Math.max(
    reach('x') * room.across,
    (reach('y') * room.down * width) / height,
    room.least,
  );
  const scale = width / across;
  return {
    width,
    height,
    path: await coastsAround(centre, scale),
    places: inKilometres.map(({ x, y }) => ({
      x: width / 2 + x * scale,
      y: height / 2 + y * scale,
    })),
  };
}

/** East of the widest gap between them, so that places on both sides of an ocean lie around it. */
function withoutGap(places: readonly Point[]): Point[] {
  const lngs = places.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const gaps = lngs.map((lng, index) => ({
    lng,
    gap: lng - (lngs[index - 1] ?? (lngs.at(-1) ?? 0) - 360),
  }));
  const first = gaps.toSorted((a, b) => b.gap - a.gap)[0]?.lng ?? 0;
  return places.map(({ lat, lng }) => ({ lat, lng: lng < first ? lng + 360 : lng }));
}

/** On the map, where degrees of latitude widen towards the poles. */
function middleOf(places: readonly Point[]): Point {
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
    .filter((shore) => extentOf(shore, 'x') > smallest || extentOf(shore, 'y') > smallest)
    .map((shore) => simplify(shore, tolerance))
    .filter((shore) => shore.length > 2)
    .map(pathOf)
    .join('');
}

/** In steps from one point to the next, which are shorter than their places. */
function pathOf(shore: { x: number; y: number }[]) {
  let [left, top] = [0, 0];
  const steps = shore.map((at) => {
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    const step = `${x - left} ${y - top}`;
    [left, top] = [x, y];
    return step;
  });
  return `M${steps.join('l')}z`;
}

function extentOf(shore: { x: number; y: number }[], axis: 'x' | 'y') {
  const values = shore.map((at) => at[axis]);
  return Math.max(...values) - Math.min(...values);
}
