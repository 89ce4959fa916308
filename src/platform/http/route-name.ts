/** First path parts that the server handles besides page routes. */
const serverRoutes = 'auth uploads media _astro _actions health live ready metrics'.split(' ');

const knownFirstWords = new Set(serverRoutes);

/** Registers the first path part of routes as names, unless it has a route with a secret token. */
export function nameRoutes(routes: readonly string[]) {
  const firstWords = routes.map(firstWord).filter((word) => word !== '' && !word.includes('['));
  const secret = new Set(routes.filter((route) => route.includes('[token]')).map(firstWord));
  for (const word of firstWords) if (!secret.has(word)) knownFirstWords.add(word);
}

/** Maps any URL to one of a fixed set of names, so that visitors cannot create new ones. */
export function routeName(url: string) {
  const pathname = URL.parse(url, 'http://site')?.pathname ?? '';
  if (pathname === '/') return '/';
  const first = firstWord(pathname);
  if (!knownFirstWords.has(first)) return 'other';
  return pathname.length > first.length + 1 ? `/${first}/*` : `/${first}`;
}

function firstWord(pathname: string) {
  return pathname.split('/', 2)[1] ?? '';
}
