import { fold } from '../../../lib/text/fold.ts';
import type { MovedNoun } from '../moving.ts';
import type { SourceRow } from './older-site.ts';

export const sheetNouns = [
  'partners',
  'projects',
  'news',
  'testimonials',
] as const satisfies MovedNoun[];

export type SheetNoun = (typeof sheetNouns)[number];

/** A field that a column of a sheet may fill, with other names that such a column may have. */
export type SheetField = { name: string; label: string; isRequired?: true; names?: string[] };

const slug: SheetField = { name: 'slug', label: 'Slug', names: ['url', 'handle'] };

export const sheetFields: Record<SheetNoun, SheetField[]> = {
  partners: [
    { name: 'name', label: 'Name', isRequired: true, names: ['full name', 'agent', 'partner'] },
    slug,
    { name: 'title', label: 'Title', names: ['position', 'role', 'job title'] },
    { name: 'email', label: 'Email', names: ['e-mail', 'mail', 'email address'] },
    { name: 'office', label: 'Office phone', names: ['phone', 'telephone', 'office'] },
    { name: 'mobile', label: 'Mobile phone', names: ['mobile', 'cell', 'cell phone'] },
    { name: 'website', label: 'Website', names: ['web', 'site', 'homepage'] },
    { name: 'bio', label: 'Biography', names: ['bio', 'about', 'description'] },
    { name: 'image_url', label: 'Photo', names: ['image', 'picture', 'photo url', 'image url'] },
    { name: 'logo_url', label: 'Logo', names: ['logo url'] },
    ...['LinkedIn', 'Facebook', 'Instagram', 'Twitter', 'YouTube', 'TikTok'].map((label) => ({
      name: label.toLowerCase(),
      label,
    })),
    { name: 'licence_number', label: 'Licence number', names: ['license number', 'licence'] },
  ],
  projects: [
    { name: 'title', label: 'Title', isRequired: true, names: ['name', 'project', 'building'] },
    slug,
    { name: 'description', label: 'Description', names: ['text', 'about'] },
    { name: 'status', label: 'Status' },
    { name: 'city', label: 'City' },
    { name: 'area', label: 'Area', names: ['neighbourhood', 'neighborhood', 'district'] },
    { name: 'developer_id', label: 'Developer', names: ['developer name', 'builder'] },
    { name: 'partner_id', label: 'Partner', names: ['agent', 'contact'] },
    { name: 'completion_date', label: 'Completion', names: ['completion date', 'completes'] },
    { name: 'building_type', label: 'Building type', names: ['building', 'type'] },
    { name: 'units', label: 'Units', names: ['total units', 'homes'] },
    { name: 'levels', label: 'Levels', names: ['floors', 'storeys', 'stories'] },
    { name: 'types_of_units', label: 'Types of units', names: ['unit types'] },
    { name: 'strata_fees', label: 'Strata fees', names: ['strata fee', 'fees'] },
    { name: 'price_range', label: 'Price range', names: ['price', 'prices', 'pricing'] },
    { name: 'features', label: 'Features', names: ['amenities'] },
    { name: 'address', label: 'Address', names: ['street', 'location'] },
    { name: 'lat', label: 'Latitude', names: ['latitude'] },
    { name: 'lng', label: 'Longitude', names: ['longitude', 'lon', 'long'] },
    { name: 'main', label: 'Main image', names: ['image', 'picture', 'photo', 'image url'] },
    { name: 'gallery', label: 'Gallery', names: ['images', 'pictures', 'photos'] },
  ],
  news: [
    { name: 'title', label: 'Title', isRequired: true, names: ['headline', 'name'] },
    slug,
    { name: 'content', label: 'Content', isRequired: true, names: ['text', 'body'] },
    { name: 'category', label: 'Category' },
    { name: 'published_at', label: 'Publish date', names: ['date', 'published', 'day'] },
    { name: 'image_url', label: 'Image', names: ['picture', 'photo', 'image url'] },
    { name: 'video_url', label: 'Video', names: ['youtube', 'video url'] },
  ],
  testimonials: [
    { name: 'author', label: 'Author', isRequired: true, names: ['name', 'client'] },
    {
      name: 'content',
      label: 'Testimonial',
      isRequired: true,
      names: ['text', 'quote', 'content'],
    },
    { name: 'type', label: 'Type' },
    { name: 'company', label: 'Company' },
    { name: 'company_logo', label: 'Company logo', names: ['logo'] },
    { name: 'location', label: 'Location', names: ['city', 'place'] },
  ],
};

/** The columns that are named like fields, by field. Each column fills one field at most. */
export function guessColumns(noun: SheetNoun, head: readonly string[]): Record<string, number> {
  const titles = head.map(normalized);
  const taken = new Set<number>();
  const columns: Record<string, number> = {};
  for (const round of ['own', 'other'] as const) {
    for (const { name, label, names = [] } of sheetFields[noun]) {
      if (columns[name] !== undefined) continue;
      const wanted = (round === 'own' ? [name, label] : names).map(normalized);
      const index = titles.findIndex((title, at) => !taken.has(at) && wanted.includes(title));
      if (index < 0) continue;
      columns[name] = index;
      taken.add(index);
    }
  }
  return columns;
}

/** The noun whose fields most columns are named like. */
export function guessNoun(head: readonly string[]): SheetNoun {
  const scored = sheetNouns.map((noun) => {
    const columns = guessColumns(noun, head);
    const missing = sheetFields[noun].filter((one) => one.isRequired && !(one.name in columns));
    return { noun, score: Object.keys(columns).length - 5 * missing.length };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.noun ?? 'partners';
}

function normalized(title: string) {
  return fold(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The required fields that no column fills. */
export function missingFields(noun: SheetNoun, columns: Readonly<Record<string, number>>) {
  return sheetFields[noun].filter(
    ({ name, isRequired }) => isRequired && columns[name] === undefined,
  );
}

const specifications = {
  building_type: 'buildingType',
  units: 'units',
  levels: 'levels',
  types_of_units: 'typesOfUnits',
  strata_fees: 'strataFees',
  price_range: 'priceRange',
};

/** The row of the older system that a line of a sheet means. */
export function rowFromCells(
  noun: SheetNoun,
  columns: Readonly<Record<string, number>>,
  cells: readonly string[],
): SourceRow {
  const values = Object.fromEntries(
    sheetFields[noun].map(({ name }) => [name, cells[columns[name] ?? -1]?.trim() ?? '']),
  );
  if (noun === 'news') return { ...values, category: values['category'] || 'Company News' };
  if (noun === 'testimonials') return { ...values, type: (values['type'] ?? '').toLowerCase() };
  if (noun !== 'projects') return values;
  const { lat, lng, main, gallery, address, features } = values;
  return {
    ...values,
    features: partsOf(features),
    specifications: Object.fromEntries(
      Object.entries(specifications).map(([name, field]) => [field, values[name] || null]),
    ),
    images: { main, gallery: partsOf(gallery) },
    location: { address, coordinates: { lat: lat || null, lng: lng || null } },
  };
}

/** A cell with several values, each on its own line or between semicolons. */
function partsOf(text = '') {
  return text
    .split(/[\n;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function isSheetNoun(noun: string | null): noun is SheetNoun {
  return sheetNouns.some((one) => one === noun);
}
