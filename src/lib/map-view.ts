import type { Point } from './mercator.ts';

/** How near the provider's map is shown, as providers count it. */
export const streetZoom = 15;

export const waterColour = '#b7c7c9';

/** The water around a point: a path, and the part of it that is seen, with the point in its middle. */
export type MapGround = { path: string; view: string };

export type MapView = {
  point: Point;
  ground: MapGround;
  /** The provider's style; without it there is the ground alone. */
  style: string | null;
  /** What the provider's map shows, if not the street around the point: west, south, east, north. */
  bounds?: [number, number, number, number];
};

/** A numbered pin that is a link: so far across and down from the middle, in widths of the ground's view. */
export type Spot = {
  point: Point;
  across: number;
  down: number;
  label: string;
  text: string;
  href: string;
};

/** Water as a path on a drawing of this size, and where on it each place lies. */
export type NetworkMap = {
  width: number;
  height: number;
  path: string;
  places: { x: number; y: number }[];
};
