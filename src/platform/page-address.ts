/**
 * Which query values a page knows, by path and name. A path may end in `*` for any last part. Any other query
 * is ignored, and the page never sees it. A page with a value where it knows `any` is rendered for each request.
 */
export type KnownQueries = Record<string, Record<string, readonly string[] | 'any'>>;

const privateAreas =
  /^\/(admin|auth|preview|private|uploads|health|live|ready|metrics|_actions)(\/|$)/;

/** Documents are kept as files, where they are made. */
const documents = /\.pdf$/;

/** Paths that can be written in one way only: no escapes, no empty parts, none that begins with a dot. */
const plainPath = /^(\/|(\/[\w-][\w.-]*)+)$/;

/**
 * The address under which a page is kept and rendered, however it is written: its path with the queries it
 * knows, in their order. Undefined for addresses that are no public page, or whose page is not kept.
 */
export function pageAddress(url: string, queries: KnownQueries) {
  const { pathname, searchParams: given } = new URL(`http://site.invalid${url}`);
  const path = plainPath.test(pathname) ? pathname : decodedPath(pathname);
  if (path.length > 200 || !plainPath.test(path) || privateAreas.test(path)) return undefined;
  if (documents.test(path)) return undefined;
  const known = queries[path] ?? queries[path.replace(/[^/]+$/, '*')];
  if (!known || given.size === 0) return path;
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = given.get(name);
    if (values === 'any') {
      if (value?.trim()) return undefined;
    } else if (value !== null && values.includes(value)) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** A path as the router reads it: escapes of escapes are undone, too, and empty parts left out. */
function decodedPath(path: string): string {
  const collapsed = path.replaceAll(/\/{2,}/g, '/');
  try {
    const decoded = decodeURI(collapsed);
    return decoded === collapsed ? collapsed : decodedPath(decoded);
  } catch {
    return collapsed;
  }
}
