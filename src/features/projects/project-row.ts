import type { z } from 'zod';
import { jsonValue } from '../../lib/json-text.ts';
import {
  imagesSchema,
  locationSchema,
  projectSchema,
  specificationsSchema,
  type ProjectDraft,
  type ProjectRecord,
  type ProjectRow,
} from './project.ts';

/** The columns of a draft. */
export function columnsOf(draft: ProjectDraft) {
  return {
    ...draft,
    features: JSON.stringify(draft.features),
    specifications: JSON.stringify(draft.specifications),
    images: JSON.stringify(draft.images),
    location: JSON.stringify(draft.location),
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
