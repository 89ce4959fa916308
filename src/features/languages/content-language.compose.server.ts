import { db } from '../../platform/database/database.ts';
import {
  isTranslatedAt,
  publishedTranslations,
} from '../../records/translations/published.server.ts';
import { findAccess } from '../first-access/open-access.server.ts';
import { isFreeSlug } from '../page-content/free-page.ts';
import { nounNames, nouns, type NounRows } from '../nouns.ts';
import { publicPaths } from '../../site/paths.ts';

/** A public record by its slug. */
type ShownRecord = { noun: keyof NounRows; slug: string };

/**
 * The language of a page's content: `locale` if all its texts are translated, else undefined, the source language. A
 * page without a record, such as the shortlist, has only texts of the site.
 */
export async function decideContentLanguage(
  path: string,
  locale: string,
): Promise<string | undefined> {
  try {
    return (await isShownIn(path, locale)) ? locale : undefined;
  } catch {
    // The page shows that its records cannot be read, and what it then has is in the source language.
    return undefined;
  }
}

async function isShownIn(address: string, locale: string) {
  const path = withoutSlash(address);
  const [, area, name = ''] = path.split('/');
  if (area === 'private' && name !== '') return isAccessIn(name, locale);
  if (await isTranslatedInto(path, locale)) return true;
  const record = recordAt(path);
  if (fixedPages.has(path) || (record && (await exists(record)))) return false;
  // A missing project has a page of its own, which has only texts of the site.
  return record && record.noun !== 'pages' ? true : isTranslatedAt('pages', '404', locale);
}

/** True if a page and its records have all their texts in a language. Reads what is translated at most once. */
export async function isTranslatedInto(address: string, locale: string) {
  const path = withoutSlash(address);
  if (withoutRecord.test(path)) return true;
  const fixed = fixedPages.get(path);
  if (fixed !== undefined) return isTranslatedAt('pages', fixed, locale);
  const record = recordAt(path);
  return record !== undefined && isTranslatedAt(record.noun, record.slug, locale);
}

function withoutSlash(path: string) {
  return path.replace(/(?<=.)\/+$/, '');
}

const withoutRecord = /^\/(?:500|preview|shortlist)(?:\/|$)|^\/private$|^\/[^/]+\.\w+$/;

/** The slugs of the pages that are part of the site, by their paths. */
const fixedPages = new Map(
  Object.entries(publicPaths).flatMap(([slug, path]) =>
    slug === 'settings' ? [] : [[path, slug]],
  ),
);

function recordAt(path: string): ShownRecord | undefined {
  const [, area, slug = ''] =
    /^(\/[^/]+)\/([^/]+)(?:\/(?:brochure\.pdf|card\.png))?$/.exec(path) ?? [];
  const noun = nounNames.find(
    (name) => nouns[name].noun.hasPages && nouns[name].publicAddress === area,
  );
  if (noun) return { noun, slug };
  const page = path.slice(1);
  return isFreeSlug(page) ? { noun: 'pages', slug: page } : undefined;
}

async function exists({ noun, slug }: ShownRecord) {
  const row = await db.selectFrom(noun).select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

/** A link of first access shows a project that may not be public. */
async function isAccessIn(token: string, locale: string) {
  const access = await findAccess(token);
  if (!access) return true;
  const projects = await publishedTranslations('projects', locale);
  return projects.has(access.projectId);
}
