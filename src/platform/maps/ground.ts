import { clipPolygon, type BoundingBox } from 'lineclip';
import type { MapGround } from '../../lib/geo/map-view.ts';
import { kilometresFrom, pointAt, type Point } from '../../lib/geo/mercator.ts';
import regions from './regions.json' with { type: 'json' };

type Size = { width: number; height: number };

/** The size of the view in kilometres. Outside the regions there is less detail, so the view is wider. */
const inRegion: Size = { width: 100, height: 80 };
const outsideRegions: Size = { width: 200, height: 160 };
const unitsPerKilometre = 20;

export async function groundAround(
  point: Point,
  sizes = { inRegion, outsideRegions },
): Promise<MapGround> {
  const { width, height } = sizes.inRegion;
  const unit = 'km';
  for (const region of regions) {
    const { x, y } = kilometresFrom(region, point);
    const isWithin =
      Math.abs(x) + width / 2 <= region.reach && Math.abs(y) + height / 2 <= region.reach;
    if (isWithin) return { path: region.path, view: viewAround(x, y, sizes.inRegion), width, unit };
  }
  return {
    path: await worldPath(point, sizes.outsideRegions),
    view: viewAround(0, 0, sizes.outsideRegions),
    width: sizes.outsideRegions.width,
    unit,
  };
}

function viewAround(x: number, y: number, { width, height }: Size) {
  return [x - width / 2, y - height / 2, width, height]
    .map((kilometres) => Math.round(kilometres * unitsPerKilometre * 10) / 10)
    .join(' ');
}

async function worldPath(point: Point, { width, height }: Size) {
  const shores = await shoresAround(point, { x: width / 2, y: height / 2 });
  return shores.map(shorePath).join('');
}

type Offset = { x: number; y: number };

/** All shores around a point, clipped to these distances, in kilometres from the point. */
async function shoresAround(point: Point, { x, y }: Offset): Promise<Offset[][]> {
  const [northWest, southEast] = [pointAt(point, { x: -x, y: -y }), pointAt(point, { x, y })];
  const shores = await shoresBetween([northWest.lng, southEast.lat, southEast.lng, northWest.lat]);
  return shores.map((ring) => ring.map((shore) => kilometresFrom(point, shore)));
}

/** All shores clipped to a box of degrees, which may reach beyond the date line. */
export async function shoresBetween([west, south, east, north]: BoundingBox): Promise<Point[][]> {
  world ??= readWorld().catch((cause: unknown) => {
    world = undefined;
    throw cause;
  });
  const shores = await world;
  return [-360, 0, 360].flatMap((turn) => {
    const box: BoundingBox = [west + turn, south, east + turn, north];
    return shores
      .filter((shore) => overlap(shore.box, box))
      .map(({ ring }) => clipPolygon(ring, box))
      .filter((ring) => ring.length > 2)
      .map((ring) => ring.map(([lng, lat]) => ({ lng: lng - turn, lat })));
  });
}

function shorePath(shore: Offset[]) {
  const vertices = shore.map(
    ({ x, y }) => `${Math.round(x * unitsPerKilometre)} ${Math.round(y * unitsPerKilometre)}`,
  );
  return `M${vertices.join('L')}z`;
}

type Shore = { ring: [number, number][]; box: BoundingBox };

let world: Promise<Shore[]> | undefined;

const stepsPerDegree = 100;

/** The file stores each point as the difference from the previous one. */
async function readWorld(): Promise<Shore[]> {
  const { default: text } = await import('./world.json?raw');
  return (JSON.parse(text) as number[][]).map((differences) => {
    let [lng, lat] = [0, 0];
    const ring: [number, number][] = [];
    const box: BoundingBox = [180, 90, -180, -90];
    for (let index = 0; index < differences.length; index += 2) {
      lng += (differences[index] ?? 0) / stepsPerDegree;
      lat += (differences[index + 1] ?? 0) / stepsPerDegree;
      ring.push([lng, lat]);
      box[0] = Math.min(box[0], lng);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lng);
      box[3] = Math.max(box[3], lat);
    }
    return { ring, box };
  });
}

function overlap(one: BoundingBox, other: BoundingBox) {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}
