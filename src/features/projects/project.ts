import { isIdeographic } from '../../lib/text/message-language.ts';
import { inLine } from '../../lib/text/in-line.ts';
import { locale } from '../../lib/text/locale.ts';
import { z } from 'zod';
import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import * as field from '../../model/fields.ts';
import type { Licensed } from '../../site/settings/sellers.ts';
import { settings } from '../../site/settings/settings.ts';
import type { ResidenceSummary } from '../residences/residence-summary.ts';
import { residences } from '../residences/residence.ts';
import { timeline } from '../timeline/timeline.ts';
import { searchFields } from '../search-result/search-result.ts';
import { legal } from './project-legal.ts';
import { completeLocationSchema } from './project-location.ts';

/** The statuses in the editors' select. Imported data can have others, which are shown unchanged. */
export const projectStatuses = [
  'completed',
  'in-progress',
  'sold-out',
  'available-now',
  'move-in-ready',
  'upcoming',
  'coming-soon',
] as const;

/** The id of a city of the settings. */
export type ProjectCity = string;

export const specificationsSchema = z.object({
  buildingType: field.text.translated,
  units: field.amount,
  levels: field.amount,
  typesOfUnits: field.text.translated,
  strataFees: field.text.translated,
  priceRange: field.text.translated,
});

/** URLs of pictures. */
export const imagesSchema = z.object({ main: field.text, gallery: field.list });

/** The editable fields. Keys are columns of `projects`; objects and lists are stored as JSON. */
export const projectSchema = z.object({
  slug: field.slug,
  title: field.shown(field.line),
  /** Plain text. A blank line starts a new paragraph. */
  description: field.translated(field.line, 'prose'),
  status: field.slug,
  city: z.string({ error: 'Required.' }).refine(isCity, 'Required.'),
  area: field.text.translated,
  heroType: z.enum(['image', 'video']).default('image'),
  heroUrl: field.text,
  heroYoutubeUrl: field.text,
  /** Free text such as `Winter 2027`. */
  completionDate: field.text.translated,
  developerId: field.text,
  /** The contact. Without a partner it is the office. */
  partnerId: field.text,
  logoUrl: field.image,
  features: z.preprocess(jsonValue, field.list.translated),
  specifications: z.preprocess(objectFrom, specificationsSchema),
  images: z.preprocess(
    objectFrom,
    imagesSchema.refine(({ main }) => main !== null, {
      path: ['main'],
      error: 'Main project image is required',
    }),
  ),
  location: z.preprocess(objectFrom, completeLocationSchema),
  residences,
  timeline,
  legal,
  ...searchFields,
});

export type ProjectInput = z.output<typeof projectSchema>;

export type ProjectRecord = ProjectInput & StoredRecord & { displayOrder: number };

type JsonColumn = 'features' | 'specifications' | 'images' | 'location';

export type ProjectRow = Omit<
  ProjectRecord,
  JsonColumn | 'city' | 'residences' | 'timeline' | 'legal'
> &
  Record<JsonColumn | 'city', string> & {
    residences: string | null;
    timeline: string | null;
    legal: string | null;
    /** Computed from the residences. Lists read only this. */
    residenceFigures: string | null;
    /** When a feed last confirmed the homes. */
    homesAsOf: string | null;
  };

/** What other records show of the project that they are about. */
export type LinkedProject = {
  slug: string;
  title: string;
  partner: { slug: string; name: string } | null;
};

export type PicturedProject = LinkedProject & { image: Image | null };

/** A project in public lists, with its main picture and developer. */
export type Project = ProjectRecord & {
  /** Of a project that is not translated into the language of the page: the language of its texts. */
  lang?: string;
  image: Image | null;
  logo: Image | null;
  developer: { name: string; logo: Image | null } | null;
  figures: ResidenceSummary | null;
  /** The filing until which it has no prices and no form; null if there is none. */
  missingFiling: string | null;
  /** The public partner, if lines on cards depend on it. */
  seller: (Licensed & { lang?: string }) | null;
};

/** A project in the editors' list. */
export type ListedProject = StoredRecord &
  Pick<ProjectRow, 'slug' | 'title' | 'status' | 'city' | 'area'> & {
    price: string | null;
    /** The homes that are available, if it lists its homes. */
    left: number | null;
    /** The URL of the main picture. */
    picture: string | null;
    /** Null for the centre. */
    focal: Image['focal'] | null;
    developer: string | null;
  };

/** A project on its own page. */
export type ProjectDetail = Omit<Project, 'developer'> & {
  hero: HeroMedia;
  card: Image | null;
  /** The main picture first, then the gallery. */
  pictures: Image[];
  /** The drawings of the plans by plan key. */
  planImages: Record<string, Image>;
  /** When a feed last confirmed the homes; null if none has. */
  homesAsOf: string | null;
  developer: {
    name: string;
    description: string;
    logo: Image | null;
    website: string | null;
    lang?: string;
  } | null;
};

export const projectNoun = defineNoun({
  name: 'projects',
  one: 'project',
  nameIn: 'title',
  title: 'Global Projects',
  isOrdered: true,
  hasPages: true,
  hasDrafts: true,
  isListedInPart: true,
  searchedIn: ['city', 'status', 'area', 'slug'],
  hints: 2,
  errors: { reorder: 'Failed to reorder projects. Please try again.' },
});

export const projectErrors = {
  ...projectNoun.errors,
  fetchOne: 'Failed to fetch project details',
  missing: 'This project does not exist',
  reassign: 'Failed to move projects',
  lookUp: 'Failed to find the address',
  developerDeleted: 'This developer was deleted. Choose another.',
} as const;

/** What every project has before it is public. The rules of its places can ask for more. */
export const projectNeeds =
  'To publish a project, you need a title, a description, a city and a main image.';

/** The settings of a city. Undefined if it was removed. */
export function findCity(id: string) {
  return settings().cities.cities.find((city) => city.id === id);
}

/** The cities ordered by `formPlace`. Cities without one come last, in the order of the tabs. */
export function citiesInForm() {
  const last = Number.MAX_SAFE_INTEGER;
  return settings().cities.cities.toSorted(
    (one, other) => (one.formPlace ?? last) - (other.formPlace ?? last),
  );
}

/** `Vancouver` for `VANCOUVER`. */
export function cityName(id: string) {
  return findCity(id)?.name ?? id.charAt(0) + id.slice(1).toLowerCase();
}

type Place = { area: string | null; city: string };

/** `Coal Harbour, Vancouver`, and `東京・青山` where the language names the larger first. */
export function placeName(place: Place) {
  const lines = placeLines(place);
  return isIdeographic(locale()) ? lines.join('・') : inLine(lines);
}

/** The area and the city, in the order of the language. */
export function placeLines({ area, city }: Place) {
  const lines = [area, cityName(city)].flatMap((line) => line || []);
  return isIdeographic(locale()) ? lines.toReversed() : lines;
}

/** The area, or else the city. */
export function locationName({ area, city }: Place) {
  return area ?? cityName(city);
}

/** The time from which its homes and prices are. */
export function homesAsOf(project: Pick<ProjectDetail, 'updatedAt' | 'homesAsOf'>) {
  const { updatedAt, homesAsOf: confirmedAt } = project;
  return confirmedAt !== null && confirmedAt > updatedAt ? confirmedAt : updatedAt;
}

/** The page title, such as `Kestrel House, Coal Harbour`. */
export function projectTitle(project: Pick<Project, 'title' | 'area'> & { city: string }) {
  return inLine([project.title, locationName(project)]);
}

function isCity(id: string) {
  return findCity(id) !== undefined;
}

function objectFrom(value: unknown) {
  return jsonValue(value) ?? {};
}
