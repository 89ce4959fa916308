import { commandLine } from './command-line.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contours } from 'd3-contour';
import { clipPolygon } from 'lineclip';
import sharp from 'sharp';
import simplify from 'simplify-js';
import { kilometresFrom, pointAt, type Point } from '../src/lib/geo/mercator.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';

/*
 * Prepares the water of the maps from OpenStreetMap data, which is in a package of 121 MB:
 *
 *     npm install --prefix /tmp/water @geo-maps/earth-waterbodies-100m@0.6.0
 *     node_modules/.bin/node scripts/prepare-map-grounds.ts /tmp/water/node_modules/@geo-maps/earth-waterbodies-100m/map.geo.json
 */

type Ring = [number, number][];
type Water = { geometries: { coordinates: Ring[][] }[] };

/** The distance from the centre of a region to each edge, in kilometres. */
const reach = 70;
/** Extra distance that is drawn and then clipped, so that edges are accurate. In kilometres. */
const margin = 3;
const pixelsPerKilometre = 20;
/** Half the width of gaps that are closed, in kilometres. */
const closedGap = 0.25;
/** Smaller areas are left out, in square kilometres. */
const minArea = { water: 4, island: 0.5, world: 20 };
const tolerance = { region: 0.1, world: 1.2 };
const kilometresPerDegree = 111.2;
/** Steps of the world's coordinates in one degree. */
const stepsPerDegree = 100;

const [source = ''] = commandLine('prepare-map-grounds.ts').operands;
const water = JSON.parse(readFileSync(source, 'utf8')) as Water;
const polygons = water.geometries.flatMap(({ coordinates }) => coordinates);

const folder = path.join(import.meta.dirname, '../src/platform/maps');
const regionGrounds = [];
for (const { name: city, centre } of baseSettings.cities.cities) {
  if (!centre) continue;
  const regionWater = await regionPath(centre);
  console.log(`${city}: ${regionWater.length} characters`);
  regionGrounds.push({ ...centre, reach, path: regionWater });
}
writeFileSync(path.join(folder, 'regions.json'), `${JSON.stringify(regionGrounds, null, 2)}\n`);
const world = polygons.flatMap((polygon) => polygon.flatMap(worldRing));
writeFileSync(path.join(folder, 'world.json'), `[\n${world.join(',\n')}\n]\n`);
console.log(`The world: ${world.length} shores`);

/** The source is split into pieces with gaps between them. Widening and narrowing the outlines merges them. */
async function regionPath(centre: Point) {
  const pieces = piecesAround(centre, reach + margin).map((ring) =>
    scaleRing(ring, pixelsPerKilometre),
  );
  const widened = await traceOutlines(pieces, '#fff');
  const narrowed = await traceOutlines(widened.flat(), '#000');
  const edge = reach * pixelsPerKilometre;
  return narrowed
    .filter(([shore]) => isLarge(shore, minArea.water))
    .flatMap(([shore = [], ...islands]) => [
      shore,
      ...islands.filter((island) => isLarge(island, minArea.island)),
    ])
    .map((ring) => clipPolygon(ring, [-edge, -edge, edge, edge]) as Ring)
    .filter((ring) => ring.length > 2)
    .map((ring) => simplifyRing(ring, tolerance.region * pixelsPerKilometre))
    .map(ringPath)
    .join('');
}

function isLarge(ring: Ring = [], squareKilometres: number) {
  return ringArea(ring) > squareKilometres * pixelsPerKilometre ** 2;
}

/** Traces rings drawn with a stroke, each with its islands: a white stroke widens them, a black one narrows them. */
async function traceOutlines(rings: Ring[], stroke: string): Promise<Ring[][]> {
  const side = 2 * (reach + margin) * pixelsPerKilometre;
  const view = `${-side / 2} ${-side / 2} ${side} ${side}`;
  const width = 2 * closedGap * pixelsPerKilometre;
  const shape = rings.map(ringPath).join('');
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${view}"><path fill="#fff" fill-rule="evenodd" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${shape}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(image), { unlimited: true })
    .flatten({ background: '#000' })
    .extractChannel(0)
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [outline] = contours().size([info.width, info.height]).thresholds([128])([...data]);
  return (outline?.coordinates ?? []).map((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x - side / 2, y - side / 2])),
  );
}

/** Coordinates are in kilometres from the centre. */
function piecesAround(centre: Point, half: number) {
  const [northWest, southEast] = [
    pointAt(centre, { x: -half, y: -half }),
    pointAt(centre, { x: half, y: half }),
  ];
  const box = [northWest.lng, southEast.lat, southEast.lng, northWest.lat] as const;
  return polygons
    .flat()
    .map((ring) => clipPolygon(ring, [...box]) as Ring)
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      ring.map(([lng, lat]): [number, number] => {
        const { x, y } = kilometresFrom(centre, { lat, lng });
        return [x, y];
      }),
    );
}

/** The ring as JSON, in differences of whole steps; empty if it is too small or too far south. */
function worldRing(fullRing: Ring) {
  const ring = clipPolygon(fullRing, [-180, -56, 180, 90]) as Ring;
  const middle = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  if (ringArea(ring) * kilometresPerDegree ** 2 * middle < minArea.world) return [];
  const simplifiedRing = simplifyRing(ring, tolerance.world / kilometresPerDegree);
  const steps = differences(simplifiedRing, stepsPerDegree);
  return steps.length > 2 ? [JSON.stringify(steps.flat())] : [];
}

function ringPath(ring: Ring) {
  const [first, ...rest] = differences(ring, 1);
  const text = [`M${first?.join(' ')}l`, ...rest.flat().map((value) => `${value} `), 'z'].join('');
  return text.replaceAll(/ (?=-|z)/g, '');
}

function scaleRing(ring: Ring, scale: number): Ring {
  return ring.map(([x, y]) => [x * scale, y * scale]);
}

/** The steps between points, as integers; steps of zero are left out. */
function differences(ring: Ring, scale: number) {
  let [x, y] = [0, 0];
  return ring.flatMap((point) => {
    const [nextX, nextY] = [Math.round(point[0] * scale), Math.round(point[1] * scale)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step.some((value) => value !== 0) ? [step] : [];
  });
}

function simplifyRing(ring: Ring, size: number): Ring {
  const points = ring.map(([x, y]) => ({ x, y }));
  return simplify(points, size, true).map(({ x, y }) => [x, y]);
}

function ringArea(ring: Ring) {
  const doubledArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubledArea) / 2;
}
