import { slugPattern } from '../../lib/slug.ts';
import { paths } from '../../site/paths.ts';
import { wordedSlugs } from './page-words.ts';

/** The pages that the site has of its own. They can be written, and neither hidden nor deleted. */
const fixedSlugs: readonly string[] = [
  'home',
  'about',
  'news',
  'settings',
  'testimonials',
  ...wordedSlugs,
];

/** What the server itself answers, besides the pages. */
const served = ['500', 'auth', 'health', 'live', 'media', 'metrics', 'ready', 'uploads'];

/** The first part of every address of the site. */
const ownParts = new Set([
  ...served,
  ...fixedSlugs,
  ...Object.values(paths).map((path) => {
    const address = typeof path === 'string' ? path : path('x');
    return address.split(/[/?]/)[1] ?? '';
  }),
]);

export const takenSlug = 'The site itself has this address';

export const reservedPageError =
  'This page belongs to the site: it can be changed, but neither hidden nor deleted.';

export function isFixedSlug(slug: string) {
  return fixedSlugs.includes(slug);
}

/** True for an address that a page of an editor cannot have. */
export function isOwnSlug(slug: string) {
  return ownParts.has(slug);
}

/** True for what can stand in the address of a page that an editor has added. */
export function isFreeSlug(slug: string) {
  return slugPattern.test(slug) && !isOwnSlug(slug);
}

export const placements = ['none', 'navigation'] as const;

/** Of a page that is not an editor's own: it has its place in the site already. */
export const noPlace = { title: '', placement: 'none' } as const;
