import type { Point } from './mercator.ts';

/** The zoom level of the provider's map. */
export const streetZoom = 15;

export const waterColour = '#b7c7c9';

/** The water around a point: an SVG path, and a `viewBox` with the point at its centre. */
export type MapGround = { path: string; view: string };

export type MapView = {
  point: Point;
  ground: MapGround;
  /** The URL of the provider's style. Without it only the water is shown. */
  style: string | null;
  /** West, south, east, north. Replaces the view of the street around the point. */
  bounds?: [number, number, number, number];
};

/** A numbered pin that is a link. Its offsets from the centre are in widths of the view. */
export type Spot = {
  point: Point;
  across: number;
  down: number;
  label: string;
  text: string;
  href: string;
};

/** A drawing with the water as a path and the positions of the places. */
export type NetworkMap = {
  width: number;
  height: number;
  path: string;
  places: { x: number; y: number }[];
};
