import { streetZoom } from '../../../lib/geo/map-view.ts';
import {
  isOnMap,
  kilometresFrom,
  latitudeLimit,
  pointAt,
  type Point,
} from '../../../lib/geo/mercator.ts';

/** The centre and the zoom level of a map. */
export type PinView = { centre: Point; zoom: number };

type Pixels = { x: number; y: number };
export type Size = { width: number; height: number };

export const zooms = { least: 8, region: 10, streets: streetZoom, most: 18 };

/** Larger than the map in any form. */
const ground = { width: 1_024, height: 448 };
const equatorKilometres = 40_075.017;
const worldPixels = 512;
/** The minimum distance between pin and edge, in pixels. */
const edgeMargin = 24;

export function isPoint(coordinates: { lat: unknown; lng: unknown }): coordinates is Point {
  const { lat, lng } = coordinates;
  if (typeof lat !== 'number' || typeof lng !== 'number') return false;
  return isOnMap({ lat, lng }) && (lat !== 0 || lng !== 0);
}

/** The offset of a point from the centre of the view. */
export function pixelsFrom(view: PinView, point: Point): Pixels {
  const { x, y } = kilometresFrom(view.centre, point);
  const scale = kilometresPerPixel(view);
  return { x: x / scale, y: y / scale };
}

/** The inverse of {@link pixelsFrom}, rounded to a metre and limited to the map. */
export function pointUnder(view: PinView, { x, y }: Pixels): Point {
  const scale = kilometresPerPixel(view);
  const { lat, lng } = pointAt(view.centre, { x: x * scale, y: y * scale });
  const limited = Math.min(Math.max(lat, -latitudeLimit), latitudeLimit);
  return { lat: rounded(limited), lng: rounded(lng) };
}

/** The size of the background drawing, in pixels and in kilometres. */
export function groundScale(view: PinView) {
  const scale = kilometresPerPixel(view);
  return { pixels: ground, across: ground.width * scale, down: ground.height * scale };
}

export function isWithinView({ x, y }: Pixels, { width, height }: Size) {
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
}

/** True if a pin is too close to the edge, so that the map must recentre. */
export function isAtEdge({ x, y }: Pixels, { width, height }: Size) {
  const [maxX, maxY] = [width, height].map((length) => Math.max(length / 2 - edgeMargin, 0));
  return width > 0 && (Math.abs(x) > (maxX ?? 0) || Math.abs(y) > (maxY ?? 0));
}

function kilometresPerPixel({ centre, zoom }: PinView) {
  const parallelKilometres = equatorKilometres * Math.cos((centre.lat * Math.PI) / 180);
  return parallelKilometres / (worldPixels * 2 ** zoom);
}

function rounded(degrees: number) {
  return Math.round(degrees * 1e5) / 1e5;
}
