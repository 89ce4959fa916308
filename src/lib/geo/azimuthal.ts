import type { Point } from './mercator.ts';

/** Lambert’s azimuthal equal-area map around a centre: east and south of it, in radii of the earth. */
export function azimuthalFrom(centre: Point) {
  const [sinCentre, cosCentre] = [Math.sin(radians(centre.lat)), Math.cos(radians(centre.lat))];
  return ({ lat, lng }: Point) => {
    const [sin, cos] = [Math.sin(radians(lat)), Math.cos(radians(lat))];
    const turn = radians(lng - centre.lng);
    const towards = sinCentre * sin + cosCentre * cos * Math.cos(turn);
    const scale = Math.sqrt(2 / (1 + towards));
    return {
      x: scale * cos * Math.sin(turn),
      y: scale * (sinCentre * cos * Math.cos(turn) - cosCentre * sin),
    };
  };
}

/** The mean latitude, and the middle of the longitudes around their widest gap. */
export function mapCentre(places: readonly Point[]): Point {
  const lngs = places.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const gaps = lngs.map((lng, index) => lng - (lngs[index - 1] ?? (lngs.at(-1) ?? 0) - 360));
  const widest = Math.max(...gaps);
  const first = lngs[gaps.indexOf(widest)] ?? 0;
  return {
    lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
    lng: first + (360 - widest) / 2,
  };
}

function radians(value: number) {
  return (value * Math.PI) / 180;
}
