import { clipPolygon, type BoundingBox } from 'lineclip';
import simplify from 'simplify-js';
import { azimuthalFrom, mapCentre } from '../../lib/geo/azimuthal.ts';
import type { Point } from '../../lib/geo/mercator.ts';
import type { NetworkMap } from '../../lib/geo/map-view.ts';
import { shoresBetween } from './ground.ts';

const [width, height] = [930, 620];
/** The distance of the places to the edges. */
const inset = { left: 85, right: 120, top: 96, bottom: 110 };
/** The smallest span of the places, in radians: a single city has its region around it. */
const leastSpan = 0.05;
/** In map units: smaller shores are dropped unless they are near a place, smaller deviations straightened. */
const [smallestShore, nearPlace, tolerance] = [10, 60, 1.6];
/** Coasts extend this far outside the map, so that their ends are hidden. */
const margin = 8;
/** In degrees: what is as close to the opposite side of the world is left out; steps along its end. */
const [oppositeCap, longestEdge] = [8, 2];

type Spot = { x: number; y: number };

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
  const centre = mapCentre(places);
  const project = azimuthalFrom(centre);
  const spots = places.map(project);
  const [left, right] = ends(spots.map(({ x }) => x));
  const [top, bottom] = ends(spots.map(({ y }) => y));
  const room = {
    x: width - inset.left - inset.right,
    y: height - inset.top - inset.bottom,
  };
  const scale = Math.min(
    room.x / Math.max(right - left, leastSpan),
    room.y / Math.max(bottom - top, leastSpan),
  );
  const toMap = ({ x, y }: Spot) => ({
    x: inset.left + room.x / 2 + (x - (left + right) / 2) * scale,
    y: inset.top + room.y / 2 + (y - (top + bottom) / 2) * scale,
  });
  const onMap = spots.map(toMap);
  const shores = await shoresOnMap(centre, (point) => toMap(project(point)), onMap);
  return {
    width,
    height,
    path: shores.map(shorePath).join(''),
    places: onMap,
    coast: shores.flat(),
  };
}

/** All water, as rings of which overlaps are land: shores, and what lies beyond them. */
async function shoresOnMap(centre: Point, toMap: (point: Point) => Spot, places: Spot[]) {
  const frame: BoundingBox = [-margin, -margin, width + margin, height + margin];
  const [south, north] =
    centre.lat < 0 ? [-90, -centre.lat - oppositeCap] : [-centre.lat + oppositeCap, 90];
  const world: BoundingBox = [centre.lng - 180, south, centre.lng + 180, north];
  const onFrame = (ring: readonly Point[]) =>
    clipPolygon(
      bent(ring, world).map((point) => {
        const { x, y } = toMap(point);
        return [x, y] as [number, number];
      }),
      frame,
    ).map(([x, y]) => ({ x, y }));
  const shores = (await shoresBetween(world))
    .map(onFrame)
    .filter(
      (shore) =>
        Math.max(span(shore, 'x'), span(shore, 'y')) > smallestShore ||
        places.some((place) =>
          shore.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < nearPlace),
        ),
    );
  return [
    ...shores,
    corners(frame),
    onFrame(corners(world).map(({ x, y }) => ({ lng: x, lat: y }))),
  ]
    .map((shore) => simplify(shore, tolerance))
    .filter((shore) => shore.length > 2);
}

/** A ring with points on the edges along the end of the world, which is a curve on the map. */
function bent(ring: readonly Point[], [west, south, east, north]: BoundingBox): Point[] {
  const points: Point[] = [];
  for (const [index, point] of ring.entries()) {
    points.push(point);
    const next = ring[(index + 1) % ring.length] ?? point;
    const [across, down] = [next.lng - point.lng, next.lat - point.lat];
    const isAtEnd =
      (across === 0 && (point.lng === west || point.lng === east)) ||
      (down === 0 && (point.lat === south || point.lat === north));
    const count = isAtEnd ? Math.ceil(Math.max(Math.abs(across), Math.abs(down)) / longestEdge) : 1;
    for (let step = 1; step < count; step += 1) {
      points.push({
        lng: point.lng + (across * step) / count,
        lat: point.lat + (down * step) / count,
      });
    }
  }
  return points;
}

function corners([left, top, right, bottom]: BoundingBox): Spot[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Uses relative steps, which are shorter than absolute coordinates. */
function shorePath(shore: readonly Spot[]) {
  let [left, top] = [0, 0];
  const steps = shore.map((point) => {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const step = `${x - left} ${y - top}`;
    [left, top] = [x, y];
    return step;
  });
  return `M${steps.join('l')}z`;
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function span(shore: readonly Spot[], axis: 'x' | 'y') {
  if (shore.length === 0) return 0;
  const [least, most] = ends(shore.map((point) => point[axis]));
  return most - least;
}
