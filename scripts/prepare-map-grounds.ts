import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contours } from 'd3-contour';
import { clipPolygon } from 'lineclip';
import sharp from 'sharp';
import simplify from 'simplify-js';
import { kilometresFrom, pointAt, type Point } from '../src/lib/mercator.ts';
import { baseSettings } from '../src/site/base-settings.ts';

/*
 * Prepares the water under the maps out of that of OpenStreetMap, which lies in a package of 121 MB:
 *
 *     npm install --prefix /tmp/water @geo-maps/earth-waterbodies-100m@0.6.0
 *     node_modules/.bin/node scripts/prepare-map-grounds.ts /tmp/water/node_modules/@geo-maps/earth-waterbodies-100m/map.geo.json
 */

type Ring = [number, number][];
type Water = { geometries: { coordinates: Ring[][] }[] };

/** From the middle of a region to each of its edges, in kilometres. */
const reach = 70;
/** Around it more is drawn, so that the edges are as true as the rest. */
const margin = 3;
const pixelsPerKilometre = 20;
/** Half as wide are the gaps that are closed, in kilometres. */
const closedGap = 0.25;
/** In square kilometres and kilometres: what is smaller is left out. */
const smallest = { water: 4, island: 0.5, world: 20 };
const tolerance = { region: 0.1, world: 1.2 };
const kilometresPerDegree = 111.2;
/** Steps of the world's coordinates in one degree. */
const stepsPerDegree = 100;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file with the water of the earth');
const water = JSON.parse(readFileSync(source, 'utf8')) as Water;
const polygons = water.geometries.flatMap(({ coordinates }) => coordinates);

const folder = path.join(import.meta.dirname, '../src/platform');
const prepared = [];
for (const { name: city, centre } of baseSettings.cities.cities) {
  const drawn = await regionPath(centre);
  console.log(`${city}: ${drawn.length} characters`);
  prepared.push({ ...centre, reach, path: drawn });
}
writeFileSync(path.join(folder, 'map-regions.json'), `${JSON.stringify(prepared, null, 2)}\n`);
const world = polygons.flatMap((polygon) => polygon.flatMap(worldRing));
writeFileSync(path.join(folder, 'map-world.json'), `[\n${world.join(',\n')}\n]\n`);
console.log(`The world: ${world.length} shores`);

/** The source is in pieces with gaps between them: widened and narrowed again they are one. */
async function regionPath(centre: Point) {
  const pieces = piecesAround(centre, reach + margin).map((ring) =>
    scaled(ring, pixelsPerKilometre),
  );
  const widened = await traced(pieces, '#fff');
  const narrowed = await traced(widened.flat(), '#000');
  const edge = reach * pixelsPerKilometre;
  return narrowed
    .filter(([shore]) => isLarge(shore, smallest.water))
    .flatMap(([shore = [], ...islands]) => [
      shore,
      ...islands.filter((island) => isLarge(island, smallest.island)),
    ])
    .map((ring) => clipPolygon(ring, [-edge, -edge, edge, edge]) as Ring)
    .filter((ring) => ring.length > 2)
    .map((ring) => simplified(ring, tolerance.region * pixelsPerKilometre))
    .map(pathOf)
    .join('');
}

function isLarge(ring: Ring = [], squareKilometres: number) {
  return areaOf(ring) > squareKilometres * pixelsPerKilometre ** 2;
}

/** The outlines of rings that are drawn with a stroke, each with its islands: white widens them, black narrows them. */
async function traced(rings: Ring[], stroke: string): Promise<Ring[][]> {
  const side = 2 * (reach + margin) * pixelsPerKilometre;
  const view = `${-side / 2} ${-side / 2} ${side} ${side}`;
  const width = 2 * closedGap * pixelsPerKilometre;
  const shape = rings.map(pathOf).join('');
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

/** In kilometres from the centre. */
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

/** Differences between whole steps, as JSON; nothing where the ring is too small or nobody lives. */
function worldRing(whole: Ring) {
  const ring = clipPolygon(whole, [-180, -56, 180, 72]) as Ring;
  const middle = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  if (areaOf(ring) * kilometresPerDegree ** 2 * middle < smallest.world) return [];
  const rough = simplified(ring, tolerance.world / kilometresPerDegree);
  const steps = differences(rough, stepsPerDegree);
  return steps.length > 2 ? [JSON.stringify(steps.flat())] : [];
}

function pathOf(ring: Ring) {
  const [first, ...rest] = differences(ring, 1);
  const words = [`M${first?.join(' ')}l`, ...rest.flat().map((value) => `${value} `), 'z'].join('');
  return words.replaceAll(/ (?=-|z)/g, '');
}

function scaled(ring: Ring, scale: number): Ring {
  return ring.map(([x, y]) => [x * scale, y * scale]);
}

/** From point to point, in whole steps; where nothing moves there is no point. */
function differences(ring: Ring, scale: number) {
  let [x, y] = [0, 0];
  return ring.flatMap((point) => {
    const [nextX, nextY] = [Math.round(point[0] * scale), Math.round(point[1] * scale)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step.some((value) => value !== 0) ? [step] : [];
  });
}

function simplified(ring: Ring, size: number): Ring {
  const points = ring.map(([x, y]) => ({ x, y }));
  return simplify(points, size, true).map(({ x, y }) => [x, y]);
}

function areaOf(ring: Ring) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
