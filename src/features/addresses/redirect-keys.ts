import { comparablePath } from '../../lib/web/site-path.ts';
import { builtIn } from '../../site/paths.ts';

const maxKeyLength = 200;
/** Of a request, so that a long query costs nothing. */
const maxParameters = 20;
/** What campaigns and social networks add to any address. */
const ofCampaigns = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/i;
const separators = /[%&#+=?\s]/g;

/** How a redirect may be stored, and the parameter of the request that it stands for. */
type RedirectKey = { key: string; parameter?: string };

/**
 * The start of a redirect in the form in which it is stored: a path, or a path with one parameter, such as `/?p=12`.
 * Undefined if it is neither. Parameters of campaigns do not count.
 */
export function redirectStart(address: string): string | undefined {
  const path = comparablePath(address);
  if (path === undefined) return undefined;
  const [one, ...others] = readParameters(address).filter(([name]) => !ofCampaigns.test(name));
  if (!one) return path;
  return others.length > 0 ? undefined : withParameter(path, one);
}

/** The keys under which a redirect of a request may be stored, the most exact first. */
export function redirectKeys(url: string): RedirectKey[] {
  const path = comparablePath(url);
  if (path === undefined) return [];
  const parameters = readParameters(url).slice(0, maxParameters);
  return pathsToTry(path).flatMap((one) => [
    ...parameters.flatMap((parameter): RedirectKey[] => {
      const key = withParameter(one, parameter);
      return key === undefined ? [] : [{ key, parameter: parameter[0] }];
    }),
    // The home page is always there.
    ...(one === '/' ? [] : [{ key: one }]),
  ]);
}

/** True for the home page with a query, which an older site may have used for any of its pages. */
export function isHomeWithQuery(url: string) {
  return /^\/+(?:index\.php)?\?./.test(url);
}

/** The target for a request: the feed of an older list leads to ours, if its list leads to the news. */
export function findFeed(target: string, url: string) {
  return target === builtIn.news && feed.test(comparablePath(url) ?? '')
    ? builtIn.newsFeed
    : target;
}

const feed = /\/feed(?:\/(?:rss2?|rdf|atom))?$/;
/** What WordPress adds to the address of a page or a list. */
const additions =
  /\/(?:feed(?:\/(?:rss2?|rdf|atom))?|page\/\d+|comment-page-\d+|amp|embed|trackback)$/;
const dayOrMonth = /^(\/(?:19|20)\d\d)\/\d\d(?:\/\d\d)?$/;

/** The path, and what WordPress made of it: sizes of an image, pages of a list, feeds, and months of a year. */
function pathsToTry(path: string) {
  const tried = [path];
  const add = (one: string) => {
    if (!tried.includes(one)) tried.push(one);
  };
  if (/^\/index\.php(?:\/|$)/.test(path)) add(path.slice('/index.php'.length) || '/');
  for (const one of tried) {
    const [added] = additions.exec(one) ?? [];
    if (added !== undefined) add(one.slice(0, -added.length) || `/${added.split('/')[1]}`);
    for (const original of originals(one)) add(original);
  }
  for (const one of tried) {
    const [, year] = dayOrMonth.exec(one) ?? [];
    if (year !== undefined) add(year);
  }
  return tried;
}

/** The images of which WordPress made this one. */
function originals(path: string) {
  const [, name, ending] =
    /^(.+?)(\.(?:jpe?g|png|gif|webp|avif))(?:\.(?:webp|avif))?$/.exec(path) ?? [];
  if (name === undefined || ending === undefined) return [];
  const plain = name.replace(/-(?:\d+x\d+|scaled|rotated)$/, '');
  return [name + ending, plain + ending, `${plain}-scaled${ending}`];
}

function readParameters(address: string): [string, string][] {
  const [query = ''] = /(?<=\?)[^#]*/.exec(address) ?? [];
  return [...new URLSearchParams(query)];
}

function withParameter(path: string, parameter: [string, string]) {
  const [name, value] = parameter.map((part) =>
    part.normalize('NFC').toLowerCase().replaceAll(separators, encodeURIComponent),
  );
  const key = `${path}?${name}=${value}`;
  return name === '' || key.length > maxKeyLength || /\p{Cc}|\p{Cs}/u.test(key) ? undefined : key;
}
