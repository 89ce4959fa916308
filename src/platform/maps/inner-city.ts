import { clipPolygon } from 'lineclip';
import {
  placeNames,
  type MapName,
  type MapScreen,
  type NameKind,
} from '../../lib/geo/map-names.ts';
import type { Direction, MapGround } from '../../lib/geo/map-view.ts';
import { kilometresFrom, type Point } from '../../lib/geo/mercator.ts';
import { smoothPath } from '../../lib/geo/smooth-path.ts';
import { cityMaps, namedInLanguage, type CityMap, type PlaceName } from './city-maps.ts';

/** The map of a city ends this far from its centre, in kilometres. */
const reach = 10;
/** Half the size of a view, in units. */
const half = { x: 500, y: 400 };
/** Outlines are clipped this far outside the view, in units. */
const margin = 60;
const minStreamWidth = 5;
/** What is further away is not described, in kilometres. */
const describedDistance = { waters: 5, districts: 1.5, stations: 1.5 };
const maxDistricts = 3;

/** What each screen shows at least: a wide map is 21/9 and 900 pixels wide, that of a phone 5/4 and 350. */
const wide: MapScreen = {
  halfWidth: 495,
  halfHeight: 208,
  sizes: { water: 16, district: 21, station: 14 },
};
const phone: MapScreen = {
  halfWidth: 310,
  halfHeight: 246,
  sizes: { water: 28, district: 34, station: 26 },
};

/** The pin in the middle, and the name on its right. */
const namedPin = {
  wide: { left: -28, top: -26, right: 190, bottom: 26 },
  phone: { left: -44, top: -44, right: 300, bottom: 44 },
};

/** North and the scale. */
const scaleCorner = {
  wide: { left: -500, top: -214, right: -280, bottom: -150 },
  phone: { left: -320, top: -256, right: -30, bottom: -146 },
};

type Offset = { x: number; y: number };

export function findInnerCity(point: Point, width: number): CityMap | undefined {
  return cityMaps.find(({ centre }) => {
    const { x, y } = kilometresFrom(centre, point);
    return Math.max(Math.abs(x), Math.abs(y)) + width / 2 <= reach;
  });
}

/**
 * The streets, waters and names around a point, in the current language. `width` is that of the view in kilometres. Names avoid the
 * pins, or else the one in the middle and the name beside it.
 */
export function innerCityGround(
  cityMap: CityMap,
  point: Point,
  width: number,
  pins?: readonly Offset[],
): MapGround {
  const city = namedInLanguage(cityMap);
  const scale = (2 * half.x) / width;
  const toUnits = ([lat = 0, lng = 0]: readonly number[]): Offset => {
    const { x, y } = kilometresFrom(point, { lat, lng });
    return { x: x * scale, y: y * scale };
  };
  const names = [
    ...toMapNames(city.waters, 'water', toUnits),
    ...toMapNames(city.districts, 'district', toUnits),
    ...toMapNames(city.stations, 'station', toUnits),
  ];
  const onWide = placeNames(names, wide, [
    scaleCorner.wide,
    ...(pins?.map(boxAround(22)) ?? [namedPin.wide]),
  ]);
  const onPhone = placeNames(names, phone, [
    scaleCorner.phone,
    ...(pins?.map(boxAround(44)) ?? [namedPin.phone]),
  ]);
  return {
    path: city.shores.map((shore) => shorePath(shore.map(toUnits))).join(''),
    view: `${-half.x} ${-half.y} ${2 * half.x} ${2 * half.y}`,
    unit: city.unit,
    width,
    inner: {
      streets: city.streets.map((street) => linePath(street.map(toUnits))).join(''),
      streams: city.streams.map(({ width: streamWidth, line }) => ({
        width: Math.max(Math.round(streamWidth * scale), minStreamWidth),
        path: linePath(line.map(toUnits)),
      })),
      names: names
        .filter((name) => onWide.includes(name) || onPhone.includes(name))
        .map((name) => ({
          text: name.text,
          kind: name.kind,
          x: Math.round(name.x),
          y: Math.round(name.y),
          isOnWide: onWide.includes(name),
          isOnPhone: onPhone.includes(name),
        })),
      surroundings: surroundings(city, point),
    },
  };
}

function toMapNames(
  places: readonly PlaceName[],
  kind: NameKind,
  toUnits: (point: number[]) => Offset,
): MapName[] {
  return places.map(({ name, lat, lng, rank }) => ({
    text: name,
    kind,
    rank,
    ...toUnits([lat, lng]),
  }));
}

function boxAround(size: number) {
  return ({ x, y }: Offset) => ({
    left: x - size,
    top: y - size,
    right: x + size,
    bottom: y + size,
  });
}

function shorePath(outline: Offset[]) {
  const ring = outline.map(({ x, y }): [number, number] => [x, y]);
  const [right, bottom] = [half.x + margin, half.y + margin];
  const clipped = clipPolygon(ring, [-right, -bottom, right, bottom]);
  return clipped.length > 2 ? smoothPath(clipped.map(([x, y]) => ({ x, y }))) : '';
}

function linePath(line: Offset[]) {
  const isSeen = line.some(({ x, y }) => Math.abs(x) < half.x && Math.abs(y) < half.y);
  return isSeen ? `M${line.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}` : '';
}

const directions: Direction[] = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** The waters, the nearest districts and the nearest station, for a description in words. */
function surroundings({ waters, districts, stations }: CityMap, point: Point) {
  return {
    waters: nearest(waters, point, describedDistance.waters).map(({ name, x, y }) => ({
      name,
      direction: directions[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8] ?? 'north',
    })),
    districts: nearest(districts, point, describedDistance.districts)
      .slice(0, maxDistricts)
      .map(({ name }) => name),
    station: nearest(stations, point, describedDistance.stations)[0]?.name ?? null,
  };
}

function nearest(places: readonly PlaceName[], point: Point, maxDistance: number) {
  return places
    .map((place) => ({ ...place, ...kilometresFrom(point, place) }))
    .map((place) => ({ ...place, distance: Math.hypot(place.x, place.y) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance);
}
