import type { MapPlace, MapView, NetworkMap } from '../../../lib/geo/map-view.ts';
import type { Point } from '../../../lib/geo/mercator.ts';
import type { Project } from '../project.ts';

/** A city with its matches. `side` is the position of its name relative to the pin. */
export type CityOnMap = {
  id: string;
  name: string;
  total: number;
  /** The lowest price, or what is said in place of it. Null without matches. */
  price: string | null;
  x: number;
  y: number;
  side: LabelSide;
};

/** All cities on a drawing, or the projects of one city on the provider's map. */
export type MapOfProjects =
  | { kind: 'network'; drawing: NetworkMap; cities: CityOnMap[] }
  | { kind: 'city'; city: string; map: MapView; projects: ProjectOnMap[] };

/** `pin` is null without coordinates. */
export type ProjectOnMap = { project: Project; pin: Pin | null };

type Pin = MapPlace & { number: number; point: Point };

const sides = ['left', 'below-left', 'below-right', 'right', 'above-left', 'above-right'] as const;
export type LabelSide = (typeof sides)[number];

const ranks: Record<'left' | 'right', LabelSide[]> = {
  left: ['left', 'below-left', 'right', 'below-right', 'above-left', 'above-right'],
  right: ['right', 'below-right', 'left', 'below-left', 'above-right', 'above-left'],
};

type Box = { left: number; top: number; right: number; bottom: number };
type Spot = { x: number; y: number };

/** In units of the drawing, as on phones, where names are largest. They must match `NetworkMap.module.css`. */
const [nameSize, characterWidth, pinRadius, edge] = [44, 0.42, 10, 6];
/**
 * What a name covers: its own area beyond the edge weighs most, then pins, other names, and each point of a coast. Each
 * side that is farther from the middle of the drawing weighs more.
 */
const weights = { edge: 20, pins: 6, names: 2, coast: 25, side: 150 };
const rounds = 4;

/** So that pins do not touch on phones, in units of the drawing. */
const [pinDistance, tolerance] = [20, 0.01];

/** Moves a place that is too near one before it away from it. */
export function separatePlaces<Place extends Spot>(places: readonly Place[]): Place[] {
  const placed: Place[] = [];
  for (const place of places) placed.push(awayFrom(placed, place));
  return placed;
}

function awayFrom<Place extends Spot>(others: readonly Spot[], place: Place, left = rounds): Place {
  const near = others.find(
    ({ x, y }) => Math.hypot(place.x - x, place.y - y) < pinDistance - tolerance,
  );
  if (!near || left === 0) return place;
  const angle = Math.atan2(place.y - near.y, place.x - near.x);
  const x = near.x + pinDistance * Math.cos(angle);
  const y = near.y + pinDistance * Math.sin(angle);
  return awayFrom(others, { ...place, x, y }, left - 1);
}

/** Chooses the side of each name so that names overlap neither each other nor pins, and as little coast as possible. */
export function positionLabels(
  places: readonly (Spot & { name: string })[],
  { width, height, coast }: { width: number; height: number; coast: readonly Spot[] },
): LabelSide[] {
  const frame = { left: edge, top: edge, right: width - edge, bottom: height - edge };
  const pins = places.map(({ x, y }) => boxAround(x, y, pinRadius, pinRadius));
  const options = places.map((place) =>
    sides.map((side) => {
      const preference = ranks[place.x > width / 2 ? 'left' : 'right'].indexOf(side);
      const box = boxAt(side, place);
      const area = (box.right - box.left) * (box.bottom - box.top);
      const points = coast.filter((point) => isWithin(point, box)).length;
      const outside = weights.edge * (area - overlap(box, frame));
      const fixed =
        outside +
        weights.pins * covered(box, pins) +
        weights.coast * points +
        weights.side * preference;
      return { box, fixed };
    }),
  );
  const chosenSides = places.map((): number | undefined => undefined);
  // Repeats the greedy choice, because each name depends on the others. The first has the choice among neighbours.
  for (let round = 0; round < rounds; round += 1) {
    for (const [current, candidates] of options.entries()) {
      const others = options.flatMap((option, index) =>
        index === current ? [] : (option[chosenSides[index] ?? -1]?.box ?? []),
      );
      const sums = candidates.map(({ box, fixed }) => fixed + weights.names * covered(box, others));
      chosenSides[current] = sums.indexOf(Math.min(...sums));
    }
  }
  return chosenSides.map((side) => sides[side ?? 0] ?? sides[0]);
}

function covered(box: Box, all: readonly Box[]) {
  return all.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** Must match `NetworkMap.module.css`. */
function boxAt(side: LabelSide, { x, y, name }: Spot & { name: string }): Box {
  const width = nameSize * textWidth(name);
  const isLeft = side.endsWith('left');
  const isBeside = side === 'left' || side === 'right';
  const left = isLeft ? x - width - (isBeside ? 18 : 12) : x + (isBeside ? 18 : 12);
  const top = isBeside ? y - nameSize / 2 : side.startsWith('above') ? y - 6 - nameSize : y + 6;
  return { left, top, right: left + width, bottom: top + nameSize };
}

/** In ems. */
function textWidth(name: string) {
  return Array.from(name).reduce(
    (sum, character) => sum + (/[\u2E80-\uFFFF]/u.test(character) ? 1 : characterWidth),
    0,
  );
}

function isWithin({ x, y }: Spot, { left, top, right, bottom }: Box) {
  return x > left && x < right && y > top && y < bottom;
}

function boxAround(x: number, y: number, across: number, down: number): Box {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function overlap(one: Box, other: Box) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
