import { useValue } from '../../../admin/fields/fields-context.ts';
import { settings } from '../../../site/settings/settings.ts';
import { isPoint } from '../../projects/form/pin-view.ts';
import { PinField } from '../../projects/form/PinField.tsx';

type MapPointFieldProps = {
  pointPath: string;
  cityPath: string;
  what: string;
};

/** A point on the map, set by hand. Without one, the map starts at a known place. */
export function MapPointField({ pointPath, cityPath, what }: MapPointFieldProps) {
  const city = useValue(cityPath);
  const firstRowPath = pointPath.replace(/\.\d+\./, '.0.');
  const firstPoint = { lat: useValue(`${firstRowPath}.lat`), lng: useValue(`${firstRowPath}.lng`) };
  return (
    <PinField
      latitude={`${pointPath}.lat`}
      longitude={`${pointPath}.lng`}
      start={nearestPoint(typeof city === 'string' ? city.trim() : '', firstPoint)}
      without={`Without a pin, this ${what} is not shown on maps. Click the map to place one.`}
      none={null}
    />
  );
}

/** The city of that name, else the point of the first row, else the first city or office that has a point. */
function nearestPoint(name: string, firstPoint: { lat: unknown; lng: unknown }) {
  const { cities } = settings().cities;
  const { offices } = settings().offices;
  const city = cities.find((one) => one.name === name);
  if (city?.centre) return { name, centre: city.centre };
  if (isPoint(firstPoint)) return { name: '', centre: firstPoint };
  const first = cities.find(({ centre }) => centre !== null);
  if (first?.centre) return { name: first.name, centre: first.centre };
  const office = offices.find(({ coordinates }) => coordinates !== null);
  return { name: office?.city ?? '', centre: office?.coordinates ?? { lat: 0, lng: 0 } };
}
