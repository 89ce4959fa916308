import type { NameKind } from './map-names.ts';
import type { Point } from './mercator.ts';

/** The zoom level of the provider's map. */
export const streetZoom = 15;

export const waterColour = '#b7c7c9';

export type Direction =
  | 'north'
  | 'northeast'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest';

/** What the maps of some cities show besides water, in the units of a view that is 1000 wide. */
export type InnerCity = {
  /** An SVG path. */
  streets: string;
  streams: { width: number; path: string }[];
  names: {
    text: string;
    kind: NameKind;
    x: number;
    y: number;
    /** There is room on screens of this kind. */
    isOnWide: boolean;
    isOnPhone: boolean;
  }[];
  surroundings: {
    waters: { name: string; direction: Direction }[];
    districts: string[];
    station: string | null;
  };
};

/** The water around a point: an SVG path, and a `viewBox` with the point at its centre. */
export type MapGround = {
  path: string;
  view: string;
  /** The width of the view in kilometres, and what its scale counts. */
  width: number;
  unit: 'km' | 'mi';
  inner?: InnerCity;
};

const kilometresPerUnit = { km: 1, mi: 1.609344 };
const roundLengths = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

/** The bar of a scale, at most a sixth of the map: its length as a part of the map's width, and in its unit. */
export function mapScale({ width, unit }: Pick<MapGround, 'width' | 'unit'>) {
  const kilometres = kilometresPerUnit[unit];
  const length = roundLengths.find((value) => value * kilometres <= width / 6) ?? 0.1;
  return { part: (length * kilometres) / width, length, unit };
}

export type MapView = {
  point: Point;
  ground: MapGround;
  /** The URL of the provider's style. Without it only the water is shown. */
  style: string | null;
  /** West, south, east, north. Replaces the view of the street around the point. */
  bounds?: [number, number, number, number];
};

/** A position on a map, in widths of the view from its centre. `from` is its true place if it was moved. */
export type MapPlace = {
  across: number;
  down: number;
  from?: { across: number; down: number };
};

/** A numbered pin that is a link. */
export type Spot = MapPlace & {
  point: Point;
  label: string;
  text: string;
  href: string;
};

/** A drawing with the water as a path, the points of its coasts and the positions of the places and of names of seas. */
export type NetworkMap = {
  width: number;
  height: number;
  /** In steps of `1 / stepsPerUnit`. */
  path: string;
  stepsPerUnit: number;
  coast: { x: number; y: number }[];
  places: { x: number; y: number }[];
  seas: { name: string; x: number; y: number }[];
};
