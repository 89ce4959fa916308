import { useValue } from '../../admin/fields/fields-context.ts';
import { settings } from '../../site/settings.ts';
import { PinField } from '../projects/PinField.tsx';

type PlaceFieldProps = {
  /** The path of the point. */
  at: string;
  /** The path of the name of the city. */
  cityIn: string;
  what: string;
};

/** A point on the map, set by hand. Before there is one, the map shows a place that is known already. */
export function PlaceField({ at, cityIn, what }: PlaceFieldProps) {
  const city = useValue(cityIn);
  return (
    <PinField
      latitude={`${at}.lat`}
      longitude={`${at}.lng`}
      start={placeNear(typeof city === 'string' ? city.trim() : '')}
      without={`Without a pin the ${what} is on no map. Click where it stands.`}
      none={null}
    />
  );
}

/** The city of that name, else the first, else the first office that has a point. */
function placeNear(name: string) {
  const { cities } = settings().cities;
  const { offices } = settings().offices;
  const city = cities.find((one) => one.name === name) ?? cities[0];
  if (city) return city;
  const office = offices.find(({ coordinates }) => coordinates !== null);
  return { name: office?.city ?? '', centre: office?.coordinates ?? { lat: 0, lng: 0 } };
}
