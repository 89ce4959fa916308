import { ideograph } from '../html/phrases.ts';
import { titleWidth } from '../typesetting/title-width.ts';
import type { Point } from './spread.ts';

export type NameKind = 'water' | 'district' | 'station';

export type MapName = Point & {
  text: string;
  kind: NameKind;
  /** Names of the lowest rank are placed first. */
  rank: number;
};

export type Box = { left: number; top: number; right: number; bottom: number };

/** A kind of screen: the part of the map that it shows, and its sizes of type, in units of the map. */
export type MapScreen = { halfWidth: number; halfHeight: number; sizes: Record<NameKind, number> };

/** In units of the map. */
const minGap = 12;
const kinds: NameKind[] = ['water', 'district', 'station'];

/** The names that have room on a screen, each once, at least 12 units from each other and from what is reserved. */
export function placeNames<Name extends MapName>(
  names: readonly Name[],
  { halfWidth, halfHeight, sizes }: MapScreen,
  reserved: readonly Box[],
): Name[] {
  const taken = [...reserved];
  const placed = new Set<string>();
  const frame = { left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight };
  return names
    .toSorted((one, other) => one.rank - other.rank || order(one) - order(other))
    .filter((name) => {
      const box = nameBox(name, sizes[name.kind]);
      const isClear =
        !placed.has(name.text) &&
        isWithin(box, frame) &&
        taken.every((other) => areApart(box, other));
      if (isClear) {
        taken.push(box);
        placed.add(name.text);
      }
      return isClear;
    });
}

function order({ kind }: MapName) {
  return kinds.indexOf(kind);
}

function nameBox({ x, y, text, kind }: MapName, size: number): Box {
  const width = nameWidth(text, kind) * size;
  if (kind === 'station') {
    const left = x - size / 2;
    return { left, top: y - size / 2, right: left + width + size, bottom: y + size / 2 };
  }
  return { left: x - width / 2, top: y - size, right: x + width / 2, bottom: y + size / 4 };
}

/** In em of its type. */
function nameWidth(text: string, kind: NameKind) {
  if (kind === 'district') return titleWidth(text, 1);
  const widths = Array.from(text, (sign) => (ideograph.test(sign) ? 1 : 0.52));
  return widths.reduce((sum, width) => sum + width, 0);
}

function isWithin(box: Box, frame: Box) {
  return (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom
  );
}

function areApart(one: Box, other: Box) {
  return (
    one.left - other.right >= minGap ||
    other.left - one.right >= minGap ||
    one.top - other.bottom >= minGap ||
    other.top - one.bottom >= minGap
  );
}
