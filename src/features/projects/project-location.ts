import { z } from 'zod';
import { latitudeLimit } from '../../lib/mercator.ts';
import * as field from '../../records/fields.ts';

const degreesSchema = z.object({ lat: degrees(latitudeLimit), lng: degrees(180) }).nullish();

/** Coordinates of 0 and 0, or without one of the two, are none. */
export const locationSchema = z.object({
  address: field.text,
  coordinates: degreesSchema.transform(knownCoordinates),
});

/** One coordinate without the other is an error. */
export const wholeLocationSchema = locationSchema.extend({
  coordinates: degreesSchema.superRefine(requireBoth).transform(knownCoordinates),
});

type Coordinates = { lat: number; lng: number };

function degrees(limit: number) {
  const error = `Must be between -${limit} and ${limit}`;
  return z.preprocess(
    field.numberFrom,
    z.number(error).min(-limit, error).max(limit, error).nullable(),
  );
}

type Degrees = z.output<typeof degreesSchema>;

function requireBoth(given: Degrees, context: z.RefinementCtx) {
  for (const [one, other] of [
    ['lat', 'lng'],
    ['lng', 'lat'],
  ] as const) {
    if (given?.[one] === null && given[other]) {
      context.addIssue({ code: 'custom', path: [one], message: 'Enter both, or neither' });
    }
  }
}

function knownCoordinates(given: Degrees): Coordinates | null {
  if (!given || given.lat === null || given.lng === null) return null;
  return given.lat === 0 && given.lng === 0 ? null : { lat: given.lat, lng: given.lng };
}
