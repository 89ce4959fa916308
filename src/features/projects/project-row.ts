import type { z } from 'zod';
import { jsonValue } from '../../lib/json-text.ts';
import {
  imagesSchema,
  locationSchema,
  projectSchema,
  specificationsSchema,
  type ProjectInput,
  type ProjectRecord,
  type ProjectRow,
} from './project.ts';

/** The columns of an input. */
export function columnsOf(input: ProjectInput) {
  return {
    ...input,
    features: JSON.stringify(input.features),
    specifications: JSON.stringify(input.specifications),
    images: JSON.stringify(input.images),
    location: JSON.stringify(input.location),
  };
}

/** A record from its row. What the row has that no form would have let through is left out, not refused. */
export function recordFrom(row: ProjectRow): ProjectRecord {
  return {
    ...row,
    city: row.city as ProjectRecord['city'],
    features: projectSchema.shape.features.parse(row.features),
    specifications: partsOf(specificationsSchema, row.specifications),
    images: partsOf(imagesSchema, row.images),
    location: partsOf(locationSchema, row.location),
  };
}

function partsOf<Schema extends z.ZodObject>(schema: Schema, columnText: string) {
  const given = Object(jsonValue(columnText)) as Record<string, unknown>;
  const parts = Object.entries(schema.shape).map(([key, field]) => {
    const { success, data } = field.safeParse(given[key]);
    return [key, success ? data : field.parse(undefined)];
  });
  return Object.fromEntries(parts) as z.output<Schema>;
}
