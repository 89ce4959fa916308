import { inLine } from '../../../lib/text/in-line.ts';
import type { MapPlace, MapView, NetworkMap } from '../../../lib/geo/map-view.ts';
import { projectMessages } from '../../../messages/projects.ts';
import type { Point } from '../../../lib/geo/mercator.ts';
import type { Project } from '../project.ts';

/** A city with its matches. `side` is the position of its label relative to the pin. */
export type CityOnMap = {
  id: string;
  name: string;
  /** The titles of the first matches. `total` counts all. */
  names: string[];
  total: number;
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

/** Such as `Kestrel House, Westwater and 3 more`. */
export function cityLine({ names, total }: Pick<CityOnMap, 'names' | 'total'>) {
  const { noneFits, map } = projectMessages().search;
  if (total === 0) return noneFits;
  const more = total - names.length;
  const text = inLine(names);
  return more > 0 ? map.andMore(text, more) : text;
}

const sides = ['right', 'left', 'below', 'above', 'below-right', 'above-right'] as const;
export type LabelSide = (typeof sides)[number];

type Box = { left: number; top: number; right: number; bottom: number };
type LabelledPoint = { x: number; y: number; name: string; line: string };

/** Pixel sizes of labels on the narrowest drawing that shows them next to the pins. */
const [drawingWidth, letterWidth, smallLetterWidth, maxLineWidth, lineHeight] = [
  960, 11.5, 7.4, 240, 22,
];
const pinRadius = 14;
const rounds = 4;

/** Chooses the side of each label so that labels overlap neither each other nor pins and stay within the drawing. */
export function positionLabels(
  places: readonly LabelledPoint[],
  { width, height }: { width: number; height: number },
): LabelSide[] {
  const scale = drawingWidth / width;
  const frame = { left: 8, top: 8, right: drawingWidth - 8, bottom: height * scale - 8 };
  const pins = places.map(({ x, y }) => boxAround(x * scale, y * scale, pinRadius, pinRadius));
  const boxes = places.map(({ x, y, name, line }) =>
    sides.map((side) => boxAt(side, x * scale, y * scale, labelSize(name, line))),
  );
  const chosenSides = places.map(() => 0);
  // Repeats the greedy choice, because each label depends on the others.
  for (let round = 0; round < rounds; round += 1) {
    for (const [current, candidates] of boxes.entries()) {
      const others = boxes.flatMap((box, index) =>
        index === current ? [] : (box[chosenSides[index] ?? 0] ?? []),
      );
      const weights = candidates.map((box) => overlapWeight(box, others, pins, frame));
      chosenSides[current] = weights.indexOf(Math.min(...weights));
    }
  }
  return chosenSides.map((side) => sides[side] ?? sides[0]);
}

/** The overlap of a label. Overlap with pins weighs more than with labels, and area beyond the edge most. */
function overlapWeight(box: Box, names: Box[], pins: Box[], frame: Box) {
  const covered = (all: Box[]) => all.reduce((sum, other) => sum + overlap(box, other), 0);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return covered(names) + 6 * covered(pins) + 20 * (area - overlap(box, frame));
}

function labelSize(name: string, line: string) {
  const lineWidth = line.length * smallLetterWidth;
  const lines = Math.ceil(lineWidth / maxLineWidth);
  return {
    width: Math.max(name.length * letterWidth, Math.min(lineWidth, maxLineWidth)),
    height: 36 + lines * lineHeight,
  };
}

/** Must match `NetworkMap.module.css`. */
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
