import type { APIRoute } from 'astro';
import { partnerErrors } from '../features/partners/partner.ts';
import { listPartners } from '../features/partners/partners.server.ts';
import { projectErrors } from '../features/projects/project.ts';
import { listProjects } from '../features/projects/projects.server.ts';
import { attempt } from '../platform/attempt.ts';
import { paths } from '../site/paths.ts';

export const GET: APIRoute = async ({ url }) => {
  const { data: partners, error } = await attempt(listPartners, partnerErrors.fetch);
  if (error) return new Response(error.message, { status: 503 });
  const { data: projects, error: projectError } = await attempt(listProjects, projectErrors.fetch);
  if (projectError) return new Response(projectError.message, { status: 503 });
  const entries: Entry[] = [
    { path: paths.partners },
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

type Entry = { path: string; changedAt?: string };

function urlElement(address: URL, { changedAt }: Entry) {
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>`;
}
