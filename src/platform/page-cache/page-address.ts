import { routedPath } from '../../lib/web/routed-path.ts';
import { knownValue } from '../../lib/values/known-value.ts';

/**
 * The known query values by path and name. A path may have `*` for
 * its last part, or for the one before. Unknown parameters are ignored and
 * not passed to the page. A function returns the one spelling of a value, or undefined to ignore it. A page with a value
 * for a parameter declared as `any` is rendered for each request, and a `private` path is no public page.
 */
export type KnownQueries = Record<
  string,
  Record<string, readonly string[] | Spelling | 'any'> | 'private'
>;
type Spelling = (value: string) => string | undefined;

const privateAreas =
  /^\/(admin|alerts|auth|calendars|mcp|preview|private|uploads|viewings|health|live|ready|metrics|_actions)(\/|$)/;

/** Documents are cached as files elsewhere. */
const documents = /\.pdf$/;

/** Paths with only one spelling: no escapes, no empty parts, no part that begins with a dot. */
const plainPath = /^(\/|(\/[\w-][\w.-]*)+)$/;

/**
 * The canonical address under which a page is cached and rendered: its path and its known queries in declared order.
 * Undefined for non-public addresses and pages that are not cached. `prefixOf` returns the prefix of a path's language.
 */
export function pageAddress(url: string, queries: KnownQueries, prefixOf = noPrefix) {
  const { pathname, searchParams: parameters } = new URL(`http://site.invalid${url}`);
  const fullPath = plainPath.test(pathname) ? pathname : routedPath(pathname);
  if (fullPath.length > 200 || !plainPath.test(fullPath)) return undefined;
  const prefix = prefixOf(fullPath);
  const path = fullPath.slice(prefix.length) || '/';
  if (privateAreas.test(path)) return undefined;
  if (documents.test(path)) return undefined;
  const knownQueries =
    queries[path] ??
    queries[path.replace(/[^/]+$/, '*')] ??
    queries[path.replace(/[^/]+(?=\/[^/]+$)/, '*')];
  if (knownQueries === 'private') return undefined;
  if (!knownQueries || parameters.size === 0) return fullPath;
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
  return cachedParameters.size === 0 ? fullPath : `${fullPath}?${withCommas(cachedParameters)}`;
}

function noPrefix(_path: string) {
  return '';
}

/** Commas as links have them, so that the page is found by the address of the request. */
function withCommas(parameters: URLSearchParams) {
  return parameters.toString().replaceAll('%2C', ',');
}
