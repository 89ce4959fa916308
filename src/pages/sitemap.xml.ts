import type { APIRoute } from 'astro';
import { newsErrors } from '../features/news/news.ts';
import { listNews } from '../features/news/news.server.ts';
import { pageErrors } from '../features/page-content/page-content.ts';
import { listPages } from '../features/page-content/page-content.server.ts';
import { partnerErrors } from '../features/partners/partner.ts';
import { listPartners } from '../features/partners/partners.server.ts';
import { projectErrors } from '../features/projects/project.ts';
import { listProjects } from '../features/projects/projects.server.ts';
import { testimonialErrors } from '../features/testimonials/testimonial.ts';
import { listTestimonials } from '../features/testimonials/testimonials.server.ts';
import { attempt } from '../platform/attempt.ts';
import { paths } from '../site/paths.ts';

export const GET: APIRoute = async ({ url }) => {
  const { data: partners, error } = await attempt(listPartners, partnerErrors.fetch);
  if (error) return new Response(error.message, { status: 503 });
  const { data: projects, error: projectError } = await attempt(listProjects, projectErrors.fetch);
  if (projectError) return new Response(projectError.message, { status: 503 });
  const { data: pages, error: pageError } = await attempt(listPages, pageErrors.fetch);
  if (pageError) return new Response(pageError.message, { status: 503 });
  const { data: news, error: newsError } = await attempt(listNews, newsErrors.fetch);
  if (newsError) return new Response(newsError.message, { status: 503 });
  const { data: testimonials, error: testimonialError } = await attempt(
    () => listTestimonials(),
    testimonialErrors.fetch,
  );
  if (testimonialError) return new Response(testimonialError.message, { status: 503 });
  const pageOf = (slug: string) => pages.filter((page) => page.slug === slug);
  const entries: Entry[] = [
    { path: paths.home, changedAt: lastChange(pageOf('home')) },
    { path: paths.about, changedAt: lastChange(pageOf('about')) },
    { path: paths.news, changedAt: lastChange([...pageOf('news'), ...news]) },
    {
      path: paths.testimonials,
      changedAt: lastChange([...pageOf('testimonials'), ...testimonials]),
    },
    { path: paths.partners },
    { path: paths.vip },
    { path: paths.join },
    { path: paths.contact },
    { path: paths.privacy },
    ...partners.map((partner) => ({
      path: paths.partner(partner.slug),
      changedAt: partner.updatedAt,
    })),
    { path: paths.projects },
    ...projects.map((project) => ({
      path: paths.project(project.slug),
      changedAt: project.updatedAt,
    })),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => urlElement(new URL(entry.path, url), entry)).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

type Entry = { path: string; changedAt?: string | undefined };

/** The moment of the latest change to any of these. */
function lastChange(records: { updatedAt: string }[]) {
  return records
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
}

function urlElement(address: URL, { changedAt }: Entry) {
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>`;
}
