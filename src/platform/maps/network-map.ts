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
/** In map units: smaller waters are dropped, smaller islands unless they are near a place, smaller deviations straightened. */
const [smallestWater, smallestIsland, nearPlace, tolerance, labelTolerance] = [14, 4, 60, 0.6, 1.6];
const stepsPerUnit = 2;
const seas = [
  { name: 'North Pacific', lat: 30, lng: -172 },
  { name: 'South Pacific', lat: -25, lng: -125 },
  { name: 'North Atlantic', lat: 34, lng: -45 },
  { name: 'South Atlantic', lat: -25, lng: -15 },
  { name: 'Indian Ocean', lat: -20, lng: 80 },
];
/** The room that the name of a sea needs to both sides, and that it leaves to places and their names. */
const [seaRoom, placeRoom] = [
  { x: 90, y: 30 },
  { x: 190, y: 45 },
];
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
  const coast = shores.flatMap((shore) => simplify(shore, labelTolerance, true));
  return {
    width,
    height,
    path: shores.map(shorePath).join(''),
    stepsPerUnit,
    places: onMap,
    coast,
    seas: seas
      .map(({ name, ...point }) => ({ name, ...toMap(project(point)) }))
      .filter(
        (sea) =>
          isApart(sea, coast, seaRoom) &&
          isApart(sea, onMap, placeRoom) &&
          Math.abs(sea.x - width / 2) < width / 2 - seaRoom.x &&
          Math.abs(sea.y - height / 2) < height / 2 - seaRoom.y,
      ),
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
  const shores = (await shoresBetween(world)).flatMap((ring) => {
    const shore = onFrame(ring);
    const size = Math.max(span(shore, 'x'), span(shore, 'y'));
    const isShown = isIsland(ring)
      ? size > smallestIsland || isNear(shore, places)
      : size > smallestWater;
    return isShown ? [shore] : [];
  });
  return [
    ...shores,
    corners(frame),
    onFrame(corners(world).map(({ x, y }) => ({ lng: x, lat: y }))),
  ]
    .map((shore) => simplify(shore, tolerance, true))
    .filter((shore) => shore.length > 2);
}

/** Islands turn the other way than waters. */
function isIsland(ring: readonly Point[]) {
  const doubledArea = ring.reduce((sum, { lng, lat }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { lng, lat };
    return sum + lng * next.lat - next.lng * lat;
  }, 0);
  return doubledArea > 0;
}

function isApart({ x, y }: Spot, others: readonly Spot[], room: Spot) {
  return others.every((other) => Math.abs(other.x - x) > room.x || Math.abs(other.y - y) > room.y);
}

function isNear(shore: readonly Spot[], places: readonly Spot[]) {
  return places.some((place) =>
    shore.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < nearPlace),
  );
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
    const [x, y] = [Math.round(point.x * stepsPerUnit), Math.round(point.y * stepsPerUnit)];
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
