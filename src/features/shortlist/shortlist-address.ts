export const maxOnShortlist = 12;
/** A brochure has the first projects of a shortlist. Each takes several pages. */
export const maxInBrochure = 4;

/** The queries of a shortlist, for the page cache. There are as many as visitors make, so it keeps only a few. */
export const shortlistQueries = { projects: projectsAsRead, view: ['comparison'] } as const;

export function isShortlistAddress(url: string) {
  return url.includes('?projects=');
}

/** One spelling for all lists that {@link slugsIn} reads alike. */
export function projectsAsRead(projects: string) {
  return slugsIn(new URLSearchParams({ projects })).join(',') || undefined;
}

/** The distinct slugs in a shortlist's URL (`projects=kestrel-house,ito-house`). Invalid ones are dropped. */
export function slugsIn(query: URLSearchParams) {
  const parts = (query.get('projects') ?? '').split(',').map((slug) => slug.trim());
  const slugs = parts.filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug));
  return [...new Set(slugs)].slice(0, maxOnShortlist);
}

/** The query that {@link slugsIn} reads. It opens the same shortlist for anybody. */
export function shortlistQuery(slugs: readonly string[]) {
  return `?projects=${slugs.join(',')}`;
}

/** The query of the comparison. Without slugs it compares the projects kept on the device. */
export function comparisonQuery(slugs: readonly string[]) {
  return slugs.length === 0 ? '?view=comparison' : `${shortlistQuery(slugs)}&view=comparison`;
}

export function isComparison(query: URLSearchParams) {
  return query.get('view') === 'comparison';
}
