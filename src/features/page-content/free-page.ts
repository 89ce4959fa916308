import { slugPattern } from '../../lib/text/slug.ts';
import { languageAt } from '../../model/languages.ts';
import { localPath, paths, publicPaths, sourcePath } from '../../site/paths.ts';
import { textPageSlugs } from './page-texts.ts';

/** The built-in pages. They can be edited, but not hidden or deleted. */
const fixedSlugs: readonly string[] = [
  'home',
  'about',
  'news',
  'settings',
  'testimonials',
  ...textPageSlugs,
];

/** Built-in pages that visitors do not open as such. */
export const otherPages: readonly string[] = ['settings', '404'];

/** The first path segments that the server handles itself. */
const serverSegments = ['500', 'auth', 'health', 'live', 'media', 'metrics', 'ready', 'uploads'];

/** The first segments of all built-in paths. */
const builtInSegments = new Set([
  ...serverSegments,
  ...fixedSlugs,
  ...Object.values(paths).map((path) => {
    const fullPath = typeof path === 'string' ? path : path('x');
    return sourcePath(fullPath ?? '').split(/[/?]/)[1] ?? '';
  }),
]);

export const takenSlug = 'This slug is reserved by the site';

const languageSlug = (name: string) => `The addresses of ${name} begin with this`;

export const reservedPageError =
  'This page is part of the site. You can edit it, but not unpublish or delete it.';

export function isFixedSlug(slug: string) {
  return fixedSlugs.includes(slug);
}

/** True for a slug that an editor's page cannot have, because a built-in path or a language uses it. */
export function isOwnSlug(slug: string) {
  return slugFault(slug) !== undefined;
}

/** Why an editor's page cannot have a slug. */
export function slugFault(slug: string) {
  if (builtInSegments.has(slug)) return takenSlug;
  const language = languageAt(slug);
  return language && languageSlug(language.name);
}

/** True for a valid slug of a page that an editor adds. */
export function isFreeSlug(slug: string) {
  return slugPattern.test(slug) && !isOwnSlug(slug);
}

/** The path of a page in the language of the frame. What visitors do not open as a page has none. */
export function pagePath(slug: string) {
  if (otherPages.includes(slug)) return undefined;
  return localPath((isFixedSlug(slug) ? publicPaths[slug] : undefined) ?? `/${slug}`);
}

export const placements = ['none', 'navigation', 'footer'] as const;

/** The placement of a built-in page, whose place in the site is fixed. */
export const notInNavigation = { title: '', placement: 'none' } as const;
