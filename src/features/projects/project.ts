import { z } from 'zod';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { jsonValue } from '../../lib/json-text.ts';
import { latitudeLimit } from '../../lib/mercator.ts';
import { defineNoun } from '../../lib/noun.ts';
import type { StoredRecord } from '../../lib/record.ts';
import * as field from '../../records/fields.ts';

/** What an editor chooses from. Any other value may arrive from elsewhere and is shown as it is written. */
export const projectStatuses = [
  'completed',
  'in-progress',
  'sold-out',
  'available-now',
  'move-in-ready',
  'upcoming',
  'coming-soon',
] as const;

export const projectCities = [
  'VANCOUVER',
  'SEATTLE',
  'HONOLULU',
  'TOKYO',
  'MONTREAL',
  'TORONTO',
] as const;

export type ProjectCity = (typeof projectCities)[number];

export const specificationsSchema = z.object({
  buildingType: field.text,
  units: field.amount,
  levels: field.amount,
  typesOfUnits: field.text,
  strataFees: field.text,
  priceRange: field.text,
});

/** Addresses of pictures. */
export const imagesSchema = z.object({ main: field.text, gallery: field.list });

const degreesSchema = z.object({ lat: degrees(latitudeLimit), lng: degrees(180) }).nullish();

/** Coordinates of 0 and 0, or without one of the two, are none. */
export const locationSchema = z.object({
  address: field.text,
  coordinates: degreesSchema.transform(knownCoordinates),
});

/** One coordinate without the other is an error. */
const wholeLocationSchema = locationSchema.extend({
  coordinates: degreesSchema.superRefine(requireBoth).transform(knownCoordinates),
});

/** What an editor writes. Keys are the columns of `projects`; objects and lists are kept there as JSON text. */
export const projectSchema = z.object({
  slug: field.slug,
  title: field.line,
  /** Plain text; a blank line begins a new paragraph. */
  description: field.line,
  status: field.slug,
  city: field.choice(projectCities),
  area: field.text,
  heroType: z.enum(['image', 'video']).default('image'),
  heroUrl: field.text,
  heroYoutubeUrl: field.text,
  /** In words, such as `Winter 2027`. */
  completionDate: field.text,
  developerId: field.text,
  logoUrl: field.image,
  features: z.preprocess(jsonValue, field.list),
  specifications: z.preprocess(objectFrom, specificationsSchema),
  images: z.preprocess(
    objectFrom,
    imagesSchema.refine(({ main }) => main !== null, {
      path: ['main'],
      error: 'Main project image is required',
    }),
  ),
  location: z.preprocess(objectFrom, wholeLocationSchema),
});

export type ProjectInput = z.output<typeof projectSchema>;
type Coordinates = { lat: number; lng: number };

export type ProjectRecord = ProjectInput & StoredRecord & { displayOrder: number };

type JsonColumn = 'features' | 'specifications' | 'images' | 'location';

export type ProjectRow = Omit<ProjectRecord, JsonColumn | 'city'> &
  Record<JsonColumn | 'city', string>;

/** A project as lists show it: the record with its main picture and its developer. */
export type Project = ProjectRecord & {
  image: Image | null;
  logo: Image | null;
  developer: { name: string; logo: Image | null } | null;
};

/** A project as its own page shows it. */
export type ProjectDetail = Omit<Project, 'developer'> & {
  hero: HeroMedia;
  /** The main picture, then those of the gallery. */
  pictures: Image[];
  developer: {
    name: string;
    description: string;
    logo: Image | null;
    website: string | null;
  } | null;
};

export const projectNoun = defineNoun({
  name: 'projects',
  one: 'project',
  nameIn: 'title',
  title: 'Global Projects',
  isOrdered: true,
  hasPages: true,
  errors: { reorder: 'Failed to reorder projects. Please try again.' },
});

export const projectErrors = {
  ...projectNoun.errors,
  fetchOne: 'Failed to fetch project details',
  missing: 'This project does not exist',
  reassign: 'Failed to move projects',
  lookUp: 'Failed to look up the address',
  developerGone: 'This developer was deleted. Choose another.',
} as const;

/** `Vancouver` of `VANCOUVER`. */
export function cityName(city: string) {
  return city.charAt(0) + city.slice(1).toLowerCase();
}

/** Where a project stands, in a word or two: the area, else the city. */
export function placeOf({ area, city }: Pick<Project, 'area' | 'city'>) {
  return area ?? cityName(city);
}

/** The projects before and after one, in a list that begins again at its end; none where it is alone. */
export function neighboursOf<Listed extends { id: string }>(id: string, projects: Listed[]) {
  const place = projects.findIndex((project) => project.id === id);
  if (place < 0 || projects.length === 1) return {};
  return { previous: projects.at(place - 1), next: projects[(place + 1) % projects.length] };
}

/** For the title of a page: `Kestrel House, Coal Harbour`. */
export function projectTitle(project: Pick<Project, 'title' | 'area' | 'city'>) {
  return `${project.title}, ${placeOf(project)}`;
}

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

function objectFrom(value: unknown) {
  return jsonValue(value) ?? {};
}
