import { sourcePath } from '../../lib/web/local-path.ts';
import { xmlText } from '../../lib/html/xml.ts';

type ChangedRecord = { updatedAt: string };

/** A page and the records that it shows. Its date is that of their last change; without records it has none. */
export type SitemapEntry = {
  path: string;
  shows: readonly ChangedRecord[];
  /** The same page in all its languages, if it is in several: the first is the source. */
  alternates?: { tag: string; path: string }[];
};

export const sitemapErrors = { fetch: 'Failed to fetch the sitemap' } as const;

const maxPerPart = 10_000;
const maxParts = 1_000;

/** The parts that a URL may name. */
export const sitemapQueries = {
  part: Array.from({ length: maxParts }, (_, index) => String(index + 1)),
};

/**
 * The sitemap at a URL: all pages or, if they are too many for one file, the index of its parts or the part that the
 * query names. Undefined for an unknown part.
 */
export function sitemapAt(entries: SitemapEntry[], site: URL) {
  const part = site.searchParams.get('part');
  const parts = Math.ceil(entries.length / maxPerPart);
  if (part === null) return parts > 1 ? sitemapIndex(parts, site) : sitemap(entries, site);
  const number = sitemapQueries.part.includes(part) ? Number(part) : 0;
  if (parts < 2 || number < 1 || number > parts) return undefined;
  return sitemap(entries.slice((number - 1) * maxPerPart, number * maxPerPart), site);
}

function sitemapIndex(parts: number, site: URL) {
  const elements = Array.from({ length: parts }, (_, index) => {
    const url = new URL(`?part=${index + 1}`, site);
    return `<sitemap><loc>${xmlText(url.href)}</loc></sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('\n')}
</sitemapindex>
`;
}

/** The pages in the format of sitemaps.org. `site` is any URL of the site. */
export function sitemap(entries: SitemapEntry[], site: URL) {
  const hasAlternates = entries.some(({ alternates }) => alternates !== undefined);
  const names = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${entries.map((entry) => urlElement(entry, site)).join('\n')}
</urlset>
`;
}

/** Joins the entries of the same page in several languages; of those the first is the source. */
export function withAlternates(entries: (SitemapEntry & { tag: string })[]): SitemapEntry[] {
  const bySource = Map.groupBy(entries, ({ path }) => sourcePath(path));
  return entries.map(({ path, shows }) => {
    const same = bySource.get(sourcePath(path)) ?? [];
    // Later pages of a list are no translations of each other: they begin with other records.
    if (same.length < 2 || /[?&]page=/.test(path)) return { path, shows };
    return { path, shows, alternates: same.map((one) => ({ tag: one.tag, path: one.path })) };
  });
}

function urlElement({ path, shows, alternates = [] }: SitemapEntry, site: URL) {
  const last = shows.reduce(
    (latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest),
    '',
  );
  const [source] = alternates;
  const links = [...(source ? [{ ...source, tag: 'x-default' }] : []), ...alternates].map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${xmlText(new URL(one.path, site).href)}"/>`,
  );
  const lastmod = last ? `<lastmod>${last.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${xmlText(new URL(path, site).href)}</loc>${lastmod}${links.join('')}</url>`;
}

/** A news item changes its pages when it is saved and on its publication day. */
export function changeTimes({
  publishedAt,
  updatedAt,
}: {
  publishedAt: string;
  updatedAt: string;
}) {
  return [{ updatedAt: publishedAt }, { updatedAt }];
}
