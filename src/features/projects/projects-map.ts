import type { MapView, NetworkMap } from '../../lib/map-view.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import type { Point } from '../../lib/mercator.ts';
import type { Project } from './project.ts';

/** A city of the network, with what fits there. `side` is where its name stands. */
export type CityOnMap = {
  id: string;
  name: string;
  /** The names of some that fit; `total` counts all. */
  names: string[];
  total: number;
  x: number;
  y: number;
  side: LabelSide;
};

/** The cities on the drawing of the network, or the projects of one city on the provider's map. */
export type MapOfProjects =
  | { kind: 'network'; drawing: NetworkMap; cities: CityOnMap[] }
  | { kind: 'city'; city: string; map: MapView; projects: ProjectOnMap[] };

/** `pin` is null where nobody knows where it stands. */
export type ProjectOnMap = { project: Project; pin: Pin | null };

/** So far across and down from the middle of the map, in widths of its ground. */
type Pin = { number: number; point: Point; across: number; down: number };

/** `Kestrel House, Westwater and 3 more` */
export function cityLine({ names, total }: Pick<CityOnMap, 'names' | 'total'>) {
  const { noneFits, map } = projectMessages().search;
  if (total === 0) return noneFits;
  const more = total - names.length;
  const shown = names.join(', ');
  return more > 0 ? map.andMore(shown, more) : shown;
}

const sides = ['right', 'left', 'below', 'above', 'below-right', 'above-right'] as const;
export type LabelSide = (typeof sides)[number];

type Box = { left: number; top: number; right: number; bottom: number };
type Labelled = { x: number; y: number; name: string; line: string };

/** In pixels, as large as names and lines are set on a drawing of the narrowest width that has them beside its pins. */
const [reference, perLetter, perSmallLetter, widest, lineHeight] = [960, 11.5, 7.4, 240, 22];
const pinRadius = 14;
const rounds = 4;

/** Where each name stands so that names cover neither one another nor pins, and stay on the drawing. */
export function placeLabels(
  places: readonly Labelled[],
  { width, height }: { width: number; height: number },
): LabelSide[] {
  const scale = reference / width;
  const frame = { left: 8, top: 8, right: reference - 8, bottom: height * scale - 8 };
  const pins = places.map(({ x, y }) => boxAround(x * scale, y * scale, pinRadius, pinRadius));
  const boxes = places.map(({ x, y, name, line }) =>
    sides.map((side) => boxAt(side, x * scale, y * scale, sizeOf(name, line))),
  );
  const chosen = places.map(() => 0);
  // Each gives way to the others, until all have done so a few times.
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, own] of boxes.entries()) {
      const others = boxes.flatMap((box, index) =>
        index === at ? [] : (box[chosen[index] ?? 0] ?? []),
      );
      const weights = own.map((box) => weightOf(box, others, pins, frame));
      chosen[at] = weights.indexOf(Math.min(...weights));
    }
  }
  return chosen.map((side) => sides[side] ?? sides[0]);
}

/** What a name covers. A pin weighs more than another name, and the edge more than that. */
function weightOf(box: Box, names: Box[], pins: Box[], frame: Box) {
  const covered = (all: Box[]) => all.reduce((sum, other) => sum + overlap(box, other), 0);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return covered(names) + 6 * covered(pins) + 20 * (area - overlap(box, frame));
}

function sizeOf(name: string, line: string) {
  const lineWidth = line.length * perSmallLetter;
  const lines = Math.ceil(lineWidth / widest);
  return {
    width: Math.max(name.length * perLetter, Math.min(lineWidth, widest)),
    height: 36 + lines * lineHeight,
  };
}

/** As `NetworkMap.module.css` sets them. */
function boxAt(side: LabelSide, x: number, y: number, size: { width: number; height: number }) {
  const { width, height } = size;
  const left = {
    right: x + 20,
    left: x - 20 - width,
    below: x + 32 - width,
    above: x + 32 - width,
    'below-right': x - 32,
    'above-right': x - 32,
  }[side];
  const isAbove = side === 'above' || side === 'above-right';
  const isBeside = side === 'right' || side === 'left';
  const top = isBeside ? y - 18 : isAbove ? y - 16 - height : y + 16;
  return { left, top, right: left + width, bottom: top + height };
}

function boxAround(x: number, y: number, across: number, down: number): Box {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function overlap(one: Box, other: Box) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
