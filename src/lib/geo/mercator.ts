export type Point = { lat: number; lng: number };

/** Maps end at this latitude, because Mercator stretches without limit towards the poles. */
export const latitudeLimit = 85;

export function isOnMap({ lat, lng }: Point) {
  return Math.abs(lat) <= latitudeLimit && Math.abs(lng) <= 180;
}

/** Kilometres east and south of `centre` on a Mercator map that is true to scale there. */
export function kilometresFrom(centre: Point, { lat, lng }: Point) {
  const scale = kilometresPerRadian(centre);
  return {
    x: scale * radians(lng - centre.lng),
    y: scale * (northing(centre.lat) - northing(lat)),
  };
}

/** The inverse of {@link kilometresFrom}. */
export function pointAt(centre: Point, { x, y }: { x: number; y: number }): Point {
  const scale = kilometresPerRadian(centre);
  const north = northing(centre.lat) - y / scale;
  return {
    lat: degrees(2 * Math.atan(Math.exp(north)) - Math.PI / 2),
    lng: centre.lng + degrees(x / scale),
  };
}

const earthRadius = 6378.137;

function kilometresPerRadian({ lat }: Point) {
  return earthRadius * Math.cos(radians(lat));
}

function northing(lat: number) {
  return Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));
}

function radians(value: number) {
  return (value * Math.PI) / 180;
}

function degrees(value: number) {
  return (value * 180) / Math.PI;
}
