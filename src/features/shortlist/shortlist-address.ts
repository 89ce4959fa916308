/** How many projects a shortlist holds, and how many stand side by side. */
export const maxOnShortlist = 12;
export const maxCompared = 4;

/** The slugs in the address of a shortlist (`projects=kestrel-house,ito-house`), each once; anything else is left out. */
export function slugsIn(query: URLSearchParams) {
  const written = (query.get('projects') ?? '').split(',').map((slug) => slug.trim());
  const slugs = written.filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug));
  return [...new Set(slugs)].slice(0, maxOnShortlist);
}

/** The query that {@link slugsIn} reads. It opens the shortlist with the same projects for anybody. */
export function queryOf(slugs: readonly string[]) {
  return `?projects=${slugs.join(',')}`;
}

/** The query of the comparison, which names no project of what is kept on the device. */
export function comparisonQuery(slugs: readonly string[]) {
  return slugs.length === 0 ? '?view=comparison' : `${queryOf(slugs)}&view=comparison`;
}

export function isComparison(query: URLSearchParams) {
  return query.get('view') === 'comparison';
}
