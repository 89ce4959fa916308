import { knownValue } from '../../lib/values/known-value.ts';

/**
 * The known query values by path and name. A path may end in `*` for any last part. Unknown parameters are ignored and
 * not passed to the page. A function returns the one spelling of a value, or undefined to ignore it. A page with a value
 * for a parameter declared as `any` is rendered for each request.
 */
export type KnownQueries = Record<string, Record<string, readonly string[] | Spelling | 'any'>>;
type Spelling = (value: string) => string | undefined;

const privateAreas =
  /^\/(admin|auth|preview|private|uploads|health|live|ready|metrics|_actions)(\/|$)/;

/** Documents are cached as files elsewhere. */
const documents = /\.pdf$/;

/** Paths with only one spelling: no escapes, no empty parts, no part that begins with a dot. */
const plainPath = /^(\/|(\/[\w-][\w.-]*)+)$/;

/**
 * The canonical address under which a page is cached and rendered: its path and its known queries in declared order.
 * Undefined for non-public addresses and pages that are not cached.
 */
export function pageAddress(url: string, queries: KnownQueries) {
  const { pathname, searchParams: parameters } = new URL(`http://site.invalid${url}`);
  const path = plainPath.test(pathname) ? pathname : decodedPath(pathname);
  if (path.length > 200 || !plainPath.test(path) || privateAreas.test(path)) return undefined;
  if (documents.test(path)) return undefined;
  const knownQueries = queries[path] ?? queries[path.replace(/[^/]+$/, '*')];
  if (!knownQueries || parameters.size === 0) return path;
  const cachedParameters = new URLSearchParams();
  for (const [name, values] of Object.entries(knownQueries)) {
    const value = parameters.get(name);
    if (values === 'any') {
      if (value?.trim()) return undefined;
    } else if (value !== null) {
      const known = typeof values === 'function' ? values(value) : knownValue(values, value);
      if (known !== undefined) cachedParameters.set(name, known);
    }
  }
  return cachedParameters.size === 0 ? path : `${path}?${withCommas(cachedParameters)}`;
}

/** Commas as links have them, so that the page is found by the address of the request. */
function withCommas(parameters: URLSearchParams) {
  return parameters.toString().replaceAll('%2C', ',');
}

/** The path as the router reads it: nested escapes are decoded and empty parts removed. */
function decodedPath(path: string): string {
  const collapsed = path.replaceAll(/\/{2,}/g, '/');
  try {
    const decoded = decodeURI(collapsed);
    return decoded === collapsed ? collapsed : decodedPath(decoded);
  } catch {
    return collapsed;
  }
}
