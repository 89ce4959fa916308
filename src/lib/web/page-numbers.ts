const maxPages = 999;

/** The values of the URL parameter `page`. The first page has none. */
export const laterPages = Array.from({ length: maxPages - 1 }, (_, index) => String(index + 2));

/** The page number of a query, 1-based. Invalid values mean the first page. */
export function currentPage(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  return laterPages.includes(page) ? Number(page) : 1;
}

/** The number of the last page, at least 1. */
export function lastPageNumber(total: number, onAPage: number) {
  return Math.min(Math.max(1, Math.ceil(total / onAPage)), maxPages);
}

/** The query string of a page, with its question mark; empty for the first. */
export function pageQuery(page: number) {
  return page > 1 ? `?page=${page}` : '';
}
