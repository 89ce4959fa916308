import type { APIRoute } from 'astro';
import { newsOnAPage } from '../features/news/news.ts';
import { matchesFilter, projectTabs } from '../features/projects/search/project-filter.ts';
import { isTranslatedInto } from '../features/languages/content-language.compose.server.ts';
import {
  changeTimes,
  sitemapAt,
  sitemapErrors,
  withAlternates,
  type SitemapEntry,
} from '../features/sitemap/sitemap.ts';
import { readSitemap } from '../features/sitemap/sitemap.server.ts';
import { positionQuery, testimonialTabs } from '../features/testimonials/testimonial-position.ts';
import { laterPages, lastPageNumber, pageQuery } from '../lib/web/page-numbers.ts';
import { attempt } from '../platform/attempt.ts';
import { officeToday } from '../site/office-today.ts';
import { languageLinks } from '../features/languages/language-links.server.ts';
import { runInLanguage, sourceLocale } from '../platform/languages/page-language.ts';
import { paths, sourcePath } from '../site/paths.ts';

export const GET: APIRoute = async ({ url }) => {
  const { data, error } = await attempt(readEntries, sitemapErrors.fetch);
  if (error) return new Response(error.message, { status: 503 });
  const text = sitemapAt(data, url);
  if (text === undefined)
    return new Response('This part of the sitemap does not exist', { status: 404 });
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};

/** The pages of every language, each with the others in which it is. */
async function readEntries() {
  const today = officeToday();
  const languages = languageLinks(paths.home);
  if (languages.length === 0) return sitemapEntries(await readSitemap(today));
  const source = sourceLocale();
  const read = languages.map(({ locale, tag }) =>
    runInLanguage(locale, async () => {
      const entries = sitemapEntries(await readSitemap(today));
      const translated = await Promise.all(
        entries.map(async ({ path }) =>
          locale === source ? true : isTranslatedInto(withoutQuery(path), locale),
        ),
      );
      return entries
        .filter((_entry, index) => translated[index])
        .map((entry) => ({ ...entry, tag }));
    }),
  );
  return withAlternates((await Promise.all(read)).flat());
}

function withoutQuery(path: string) {
  return sourcePath(path).replace(/\?.*/, '');
}

function sitemapEntries(content: Awaited<ReturnType<typeof readSitemap>>): SitemapEntry[] {
  const { entries, projects, news, testimonials } = content;
  const page = (slug: string) => content.pages.filter((record) => record.slug === slug);
  const tabs = projectTabs()
    .map(({ query, filter }) => ({
      query,
      shows: projects.filter((project) => matchesFilter(filter, project)),
    }))
    .filter(({ query, shows }) => query !== '' && shows.length > 0);
  return [
    { path: paths.home, shows: page('home') },
    { path: paths.about, shows: page('about') },
    ...entries,
    ...tabs.map(({ query, shows }) => ({ path: paths.projects + query, shows })),
    { path: paths.news, shows: [...page('news'), ...news.flatMap(changeTimes)] },
    ...laterNewsPages(news),
    ...testimonialTabs.map(({ type }) => ({
      path: paths.testimonials + positionQuery({ type, number: 1 }),
      shows: [...page('testimonials'), ...testimonials.filter((item) => item.type === type)],
    })),
    ...[paths.vip, paths.join, paths.contact, paths.privacy].map((path) => ({ path, shows: [] })),
  ];
}

/** The news is given newest first. */
function laterNewsPages(news: { publishedAt: string; updatedAt: string }[]): SitemapEntry[] {
  const last = lastPageNumber(news.length, newsOnAPage);
  return laterPages.slice(0, last - 1).map((page) => {
    const start = (Number(page) - 1) * newsOnAPage;
    const shows = news.slice(start, start + newsOnAPage).flatMap(changeTimes);
    return { path: paths.news + pageQuery(Number(page)), shows };
  });
}
