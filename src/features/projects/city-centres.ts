import type { Point } from '../../lib/mercator.ts';
import type { ProjectCity } from './project.ts';

/** The middle of each region that the maps know. */
export const cityCentres: Record<ProjectCity, Point> = {
  VANCOUVER: { lat: 49.27, lng: -123.05 },
  SEATTLE: { lat: 47.61, lng: -122.33 },
  HONOLULU: { lat: 21.35, lng: -157.9 },
  TOKYO: { lat: 35.68, lng: 139.73 },
  MONTREAL: { lat: 45.5, lng: -73.57 },
  TORONTO: { lat: 43.66, lng: -79.4 },
};
