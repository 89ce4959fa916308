import { z } from 'zod';
import { degreesError } from '../../lib/geo/coordinates.ts';
import { latitudeLimit } from '../../lib/geo/mercator.ts';
import * as field from '../../model/fields.ts';

const degreesSchema = z.object({ lat: degrees(latitudeLimit), lng: degrees(180) }).nullish();

/** Reads coordinates of 0 and 0, or with only one value, as null. */
export const locationSchema = z.object({
  address: field.optionallyTranslated(field.text),
  coordinates: degreesSchema.transform(knownCoordinates),
});

/** Rejects one coordinate without the other. */
export const completeLocationSchema = locationSchema.extend({
  coordinates: degreesSchema.superRefine(requireBoth).transform(knownCoordinates),
});

type Coordinates = { lat: number; lng: number };

function degrees(limit: number) {
  const error = degreesError(limit);
  return field.optionalNumber(error, { min: -limit, max: limit });
}

type Degrees = z.output<typeof degreesSchema>;

function requireBoth(value: Degrees, context: z.RefinementCtx) {
  for (const [axis, otherAxis] of [
    ['lat', 'lng'],
    ['lng', 'lat'],
  ] as const) {
    if (value?.[axis] === null && value[otherAxis]) {
      context.addIssue({
        code: 'custom',
        path: [axis],
        message: 'Enter both coordinates, or neither',
      });
    }
  }
}

function knownCoordinates(value: Degrees): Coordinates | null {
  if (!value || value.lat === null || value.lng === null) return null;
  return value.lat === 0 && value.lng === 0 ? null : { lat: value.lat, lng: value.lng };
}
