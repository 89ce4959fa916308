import { db } from '../platform/database/database.ts';
import { isTranslatedAt, publishedTranslations } from '../records/translations/published.server.ts';
import { findAccess } from '../features/first-access/open-access.server.ts';
import { isFreeSlug } from '../features/page-content/free-page.ts';
import { publicPaths } from '../site/paths.ts';

/** A public record by its slug. */
type ShownRecord = { noun: 'pages' | 'projects' | 'partners' | 'news'; slug: string };

/**
 * The language of a page's content: `locale` if all its texts are translated, else undefined, the source language. A
 * page without a record, such as the shortlist, has only texts of the site.
 */
export async function decideContentLanguage(
  path: string,
  locale: string,
): Promise<string | undefined> {
  try {
    const areTranslated = await isWholeIn(path.replace(/(?<=.)\/+$/, ''), locale);
    return areTranslated ? locale : undefined;
  } catch {
    // The page shows that its records cannot be read, and what it then has is in the source language.
    return undefined;
  }
}

async function isWholeIn(path: string, locale: string) {
  const [, area = '', name = ''] = path.split('/');
  if (area === 'private' && name !== '') return isAccessIn(name, locale);
  if (withoutRecord.test(path)) return true;
  const fixed = fixedPages.get(path);
  if (fixed !== undefined) return isTranslatedAt('pages', fixed, locale);
  const record = recordAt(path);
  const state = record && (await findState(record, locale));
  if (!record || (state === 'missing' && record.noun === 'pages'))
    return isTranslatedAt('pages', '404', locale);
  if (state === 'missing') return true;
  // What a partner or a project is asked is thanked for by the page of their list.
  const list = record.noun === 'projects' || record.noun === 'partners' ? record.noun : undefined;
  return state === 'translated' && (!list || isTranslatedAt('pages', list, locale));
}

const withoutRecord = /^\/(?:500|preview|shortlist)(?:\/|$)|^\/private$|^\/[^/]+\.\w+$/;

/** The slugs of the pages that are part of the site, by their paths. */
const fixedPages = new Map(
  Object.entries(publicPaths).flatMap(([slug, path]) =>
    slug === 'settings' ? [] : [[path, slug]],
  ),
);

function recordAt(path: string): ShownRecord | undefined {
  const [, noun, slug] = /^\/(projects|partners|news)\/([^/]+)(?:\/[^/]+)?$/.exec(path) ?? [];
  if (slug !== undefined) return { noun: noun as 'projects' | 'partners' | 'news', slug };
  const page = path.slice(1);
  return isFreeSlug(page) ? { noun: 'pages', slug: page } : undefined;
}

async function findState({ noun, slug }: ShownRecord, locale: string) {
  if (await isTranslatedAt(noun, slug, locale)) return 'translated';
  const row = await db.selectFrom(noun).select('id').where('slug', '=', slug).executeTakeFirst();
  return row ? 'source' : 'missing';
}

/** A link of first access shows a project that may not be public. */
async function isAccessIn(token: string, locale: string) {
  const access = await findAccess(token);
  if (!access) return true;
  const projects = await publishedTranslations('projects', locale);
  return projects.has(access.projectId) && isTranslatedAt('pages', 'projects', locale);
}
