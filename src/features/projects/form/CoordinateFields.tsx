import { useFields } from '../../../admin/fields/fields-context.ts';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import type { FieldWidth } from '../../../admin/fields/FieldLayout.tsx';
import { readCoordinates, readDegrees } from '../../../lib/geo/coordinates.ts';
import { latitudeLimit } from '../../../lib/geo/mercator.ts';

type CoordinateFieldsProps = {
  /** The path of the point. */
  path: string;
  /** Before the labels. */
  prefix?: string;
  hint?: string;
  width?: FieldWidth;
};

/** Latitude and longitude. Both are filled in by pasting them, or the URL of a map, into either. */
export function CoordinateFields({ path, prefix = '', ...field }: CoordinateFieldsProps) {
  const fields = useFields();
  const names = { lat: `${path}.lat`, lng: `${path}.lng` };

  const readInto = (axis: 'lat' | 'lng') => (text: string) => {
    const point = readCoordinates(text);
    if (!point || fields.mode === 'comparison') return readDegrees(text);
    const other = axis === 'lat' ? 'lng' : 'lat';
    fields.change(names[other], point[other]);
    return point[axis];
  };

  return (
    <>
      <NumberField
        {...field}
        name={names.lat}
        label={`${prefix}Latitude`}
        isDecimal
        min={-latitudeLimit}
        max={latitudeLimit}
        readText={readInto('lat')}
      />
      <NumberField
        {...field}
        name={names.lng}
        label={`${prefix}Longitude`}
        isDecimal
        min={-180}
        max={180}
        readText={readInto('lng')}
      />
    </>
  );
}
