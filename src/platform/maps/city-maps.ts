import type { Point } from '../../lib/geo/mercator.ts';
import honolulu from './cities/honolulu.json' with { type: 'json' };
import montreal from './cities/montreal.json' with { type: 'json' };
import seattle from './cities/seattle.json' with { type: 'json' };
import tokyo from './cities/tokyo.json' with { type: 'json' };
import toronto from './cities/toronto.json' with { type: 'json' };
import vancouver from './cities/vancouver.json' with { type: 'json' };

/** A name on a map. Those of the lowest rank are placed first. */
export type PlaceName = Point & { name: string; rank: number };

/** The middle of a city, drawn by hand. Lines and outlines are lists of latitude and longitude. */
export type CityMap = {
  id: string;
  centre: Point;
  /** What its scale counts. */
  unit: 'km' | 'mi';
  waters: PlaceName[];
  districts: PlaceName[];
  stations: PlaceName[];
  streets: number[][][];
  /** The outlines of its waters, and of the islands in them. */
  shores: number[][][];
  /** Waters that are too narrow for an outline. The width is in kilometres. */
  streams: { width: number; line: number[][] }[];
};

export const cityMaps = [vancouver, montreal, toronto, seattle, honolulu, tokyo] as CityMap[];
