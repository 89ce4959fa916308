import type { Point } from '../../lib/geo/mercator.ts';
import { locale } from '../../lib/text/locale.ts';
import { messageLanguage, type MessageLanguage } from '../../lib/text/message-language.ts';
import honolulu from './cities/honolulu.json' with { type: 'json' };
import montreal from './cities/montreal.json' with { type: 'json' };
import seattle from './cities/seattle.json' with { type: 'json' };
import tokyo from './cities/tokyo.json' with { type: 'json' };
import toronto from './cities/toronto.json' with { type: 'json' };
import vancouver from './cities/vancouver.json' with { type: 'json' };
import storedNames from './place-names.json' with { type: 'json' };

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

/** The names in the languages that the messages of the site have. */
const placeNames: Record<string, Record<MessageLanguage, string>> = storedNames;

/** A name on a map in the current language. */
export function nameInLanguage(name: string) {
  const language = messageLanguage(locale());
  return (language && placeNames[name]?.[language]) ?? name;
}

/** A city with its names in the current language. */
export function namedInLanguage(city: CityMap): CityMap {
  const { waters, districts, stations } = city;
  return {
    ...city,
    waters: waters.map(named),
    districts: districts.map(named),
    stations: stations.map(named),
  };
}

function named(place: PlaceName) {
  return { ...place, name: nameInLanguage(place.name) };
}

export const cityMaps = [vancouver, montreal, toronto, seattle, honolulu, tokyo] as CityMap[];
