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
};
