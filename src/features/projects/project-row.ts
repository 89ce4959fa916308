import type { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import { readNumber } from '../../lib/text/numbers.ts';
import { summarizeResidences, type ResidenceSummary } from '../residences/residence-summary.ts';
import { hasResidences, readResidences, residencesText } from '../residences/residence.ts';
import { hasTimeline, readTimeline } from '../timeline/timeline.ts';
import {
  imagesSchema,
  projectSchema,
  specificationsSchema,
  type ProjectInput,
  type ProjectRecord,
  type ProjectRow,
} from './project.ts';
import { findMissingFiling, withoutPrices } from './limited.ts';
import { hasLegal, readLegal } from './project-legal.ts';
import { locationSchema } from './project-location.ts';
import { isComingSoon } from './project-status.ts';

/** Serialises an input to columns. */
export function toColumns(input: ProjectInput) {
  const stored = residencesText(input.residences);
  const residences = readResidences(stored);
  const timeline = readTimeline(input.timeline);
  const legal = readLegal(input.legal);
  const figures = summarizeResidences(residences);
  return {
    ...input,
    features: JSON.stringify(input.features),
    specifications: JSON.stringify(input.specifications),
    images: JSON.stringify(input.images),
    location: JSON.stringify(input.location),
    residences: hasResidences(residences) ? stored : null,
    residenceFigures: figures && JSON.stringify(figures),
    timeline: hasTimeline(timeline) ? JSON.stringify(timeline) : null,
    legal: hasLegal(legal) ? JSON.stringify(legal) : null,
  };
}

/** Reads a record from its row. Drops invalid values instead of rejecting the row. */
export function recordFrom({
  residenceFigures: _figures,
  homesAsOf: _asOf,
  ...row
}: ProjectRow): ProjectRecord {
  return {
    ...row,
    features: projectSchema.shape.features.parse(row.features),
    specifications: specificationsFrom(row.specifications),
    images: imagesFrom(row.images),
    location: parseColumn(locationSchema, row.location),
    residences: readResidences(row.residences),
    timeline: readTimeline(row.timeline),
    legal: readLegal(row.legal),
  };
}

/** The columns from which visitors learn prices, and what says whether they may. */
type PricedRow = Pick<ProjectRow, 'city' | 'status' | 'legal' | 'specifications'> &
  Partial<Pick<ProjectRow, 'residenceFigures' | 'residences' | 'timeline'>>;

/** What visitors may read of a row: no prices until a filing that is asked for. Every public read goes through it. */
export function publicFacts(row: PricedRow) {
  const { city, status, residenceFigures = null, residences = null, timeline = null } = row;
  const missingFiling = findMissingFiling({ city, status, legal: readLegal(row.legal) });
  const facts = {
    missingFiling,
    specifications: knownSpecifications(specificationsFrom(row.specifications)),
    figures: parseResidenceSummary(residenceFigures, status),
    residences: readResidences(residences),
    timeline: readTimeline(timeline),
  };
  return missingFiling === null ? facts : withoutPrices(facts);
}

export function imagesFrom(columnText: string) {
  return parseColumn(imagesSchema, columnText);
}

function specificationsFrom(columnText: string) {
  return parseColumn(specificationsSchema, columnText);
}

/** What visitors read of the specifications: what is empty or 0 is not known. */
function knownSpecifications(specifications: ProjectInput['specifications']) {
  const known = Object.entries(specifications).map(([name, value]) => [
    name,
    value === 0 || isZeroText(value) ? null : value,
  ]);
  return Object.fromEntries(known) as ProjectInput['specifications'];
}

/** True for 0 in any spelling, also with a currency: `0.00`, `$0`, `CAD 0`. */
function isZeroText(value: unknown) {
  const result = typeof value === 'string' && readNumber(value, { unit: 'money' });
  return result && 'value' in result && result.value === 0;
}

/** Null for a damaged column: only the site itself writes figures. */
export function parseResidenceSummary(columnText: string | null, status: string) {
  const figures = Object(jsonValue(columnText)) as Partial<ResidenceSummary>;
  const isComplete = typeof figures.total === 'number' && Array.isArray(figures.bedrooms);
  if (!isComplete) return null;
  // Figures from before `unreleased` was stored.
  const areUnreleased = figures.left === 0 && isComingSoon(status);
  return { unreleased: areUnreleased ? figures.total : 0, ...figures } as ResidenceSummary;
}

function parseColumn<Schema extends z.ZodObject>(schema: Schema, columnText: string) {
  const values = Object(jsonValue(columnText)) as Record<string, unknown>;
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const parts = Object.entries(schema.shape).map(([key, field]) => {
    const { success, data } = field.safeParse(values[key]);
    return [key, success ? data : field.parse(undefined)];
  });
  return Object.fromEntries(parts) as z.output<Schema>;
}
