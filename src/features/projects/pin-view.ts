import { streetZoom } from '../../lib/map-view.ts';
import { isOnMap, kilometresFrom, latitudeLimit, pointAt, type Point } from '../../lib/mercator.ts';

/** What a map shows: what lies in its middle, and how near it is, as providers of maps count it. */
export type PinView = { centre: Point; zoom: number };

type Pixels = { x: number; y: number };
export type Size = { width: number; height: number };

/** The region, and the streets. */
export const zooms = { least: 8, region: 10, streets: streetZoom, most: 18 };

/** Wider and higher than the map of any form. */
const ground = { width: 1_024, height: 448 };
const equatorKilometres = 40_075.017;
const worldPixels = 512;
/** Pixels that the pin keeps from the edge. */
const edge = 24;

export function isPoint(given: { lat: unknown; lng: unknown }): given is Point {
  const { lat, lng } = given;
  if (typeof lat !== 'number' || typeof lng !== 'number') return false;
  return isOnMap({ lat, lng }) && (lat !== 0 || lng !== 0);
}

/** How far a point lies from the middle of the view. */
export function pixelsFrom(view: PinView, point: Point): Pixels {
  const { x, y } = kilometresFrom(view.centre, point);
  const scale = kilometresPerPixel(view);
  return { x: x / scale, y: y / scale };
}

/** The point at that distance from the middle, to a metre, and within the map. */
export function pointUnder(view: PinView, { x, y }: Pixels): Point {
  const scale = kilometresPerPixel(view);
  const { lat, lng } = pointAt(view.centre, { x: x * scale, y: y * scale });
  const reached = Math.min(Math.max(lat, -latitudeLimit), latitudeLimit);
  return { lat: rounded(reached), lng: rounded(lng) };
}

/** The ground in pixels, and how many kilometres each way that is. */
export function groundScale(view: PinView) {
  const scale = kilometresPerPixel(view);
  return { pixels: ground, across: ground.width * scale, down: ground.height * scale };
}

export function isShown({ x, y }: Pixels, { width, height }: Size) {
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
}

/** Whether a pin there is so near to the edge that it is to be shown in the middle again. */
export function isAtEdge({ x, y }: Pixels, { width, height }: Size) {
  const [maxX, maxY] = [width, height].map((length) => Math.max(length / 2 - edge, 0));
  return width > 0 && (Math.abs(x) > (maxX ?? 0) || Math.abs(y) > (maxY ?? 0));
}

function kilometresPerPixel({ centre, zoom }: PinView) {
  const circle = equatorKilometres * Math.cos((centre.lat * Math.PI) / 180);
  return circle / (worldPixels * 2 ** zoom);
}

function rounded(degrees: number) {
  return Math.round(degrees * 1e5) / 1e5;
}
