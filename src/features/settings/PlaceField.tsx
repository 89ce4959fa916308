import { useValue } from '../../admin/fields/fields-context.ts';
import { settings } from '../../site/settings.ts';
import { isPoint } from '../projects/pin-view.ts';
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
  const first = at.replace(/\.\d+\./, '.0.');
  const beside = { lat: useValue(`${first}.lat`), lng: useValue(`${first}.lng`) };
  return (
    <PinField
      latitude={`${at}.lat`}
      longitude={`${at}.lng`}
      start={placeNear(typeof city === 'string' ? city.trim() : '', beside)}
      without={`Without a pin the ${what} is on no map. Click where it stands.`}
      none={null}
    />
  );
}

/** The city of that name, else where the first of the list stands, else the first city or office that has a point. */
function placeNear(name: string, beside: { lat: unknown; lng: unknown }) {
  const { cities } = settings().cities;
  const { offices } = settings().offices;
  const city = cities.find((one) => one.name === name);
  if (city) return city;
  if (isPoint(beside)) return { name: '', centre: beside };
  if (cities[0]) return cities[0];
  const office = offices.find(({ coordinates }) => coordinates !== null);
  return { name: office?.city ?? '', centre: office?.coordinates ?? { lat: 0, lng: 0 } };
}
