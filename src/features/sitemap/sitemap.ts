import { xmlText } from '../../lib/xml.ts';

type Changed = { updatedAt: string };

/** A page and the records that it shows. The last of their changes is its own; a page without any has no date. */
export type SitemapEntry = { path: string; shows: readonly Changed[] };

export const sitemapErrors = { fetch: 'Failed to fetch the sitemap' } as const;

/** The pages in the format of sitemaps.org. `site` is any address of the site. */
export function sitemap(entries: SitemapEntry[], site: URL) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => urlElement(entry, site)).join('\n')}
</urlset>
`;
}

function urlElement({ path, shows }: SitemapEntry, site: URL) {
  const moments = shows.map(({ updatedAt }) => updatedAt);
  const last = moments.toSorted().at(-1);
  const changed = last ? `<lastmod>${last.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${xmlText(new URL(path, site).href)}</loc>${changed}</url>`;
}
