import type { APIRoute } from 'astro';
import { matchesFilter, projectTabs } from '../features/projects/project-filter.ts';
import { sitemapAt, sitemapErrors, type SitemapEntry } from '../features/sitemap/sitemap.ts';
import { readSitemap } from '../features/sitemap/sitemap.server.ts';
import { queryOf, testimonialTabs } from '../features/testimonials/testimonial-place.ts';
import { attempt } from '../platform/attempt.ts';
import { officeToday } from '../site/office-today.ts';
import { paths } from '../site/paths.ts';

export const GET: APIRoute = async ({ url }) => {
  const { data, error } = await attempt(() => readSitemap(officeToday()), sitemapErrors.fetch);
  if (error) return new Response(error.message, { status: 503 });
  const text = sitemapAt(entriesOf(data), url);
  if (text === undefined) return new Response('There is no such part', { status: 404 });
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};

function entriesOf(content: Awaited<ReturnType<typeof readSitemap>>): SitemapEntry[] {
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
    { path: paths.news, shows: [...page('news'), ...news.flatMap(momentsOf)] },
    ...testimonialTabs.map(({ type }) => ({
      path: paths.testimonials + queryOf({ type, number: 1 }),
      shows: [...page('testimonials'), ...testimonials.filter((item) => item.type === type)],
    })),
    ...[paths.vip, paths.join, paths.contact, paths.privacy].map((path) => ({ path, shows: [] })),
  ];
}

/** An item changes the page when it is saved and on its publication day. */
function momentsOf({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }) {
  return [{ updatedAt: publishedAt }, { updatedAt }];
}
