/** What the server answers besides the routes of the pages. */
const answeredHere = 'auth uploads media _astro _actions health live ready metrics'.split(' ');

const known = new Set(answeredHere);

/** Lets visits to these routes count by their first word, unless an address of theirs holds a secret. */
export function nameRoutes(routes: readonly string[]) {
  const words = routes.map(firstWord).filter((word) => word !== '' && !word.includes('['));
  const secret = new Set(routes.filter((route) => route.includes('[token]')).map(firstWord));
  for (const word of words) if (!secret.has(word)) known.add(word);
}

/** One of few names for any address, so that nobody can make more of them. */
export function routeName(url: string) {
  const pathname = URL.parse(url, 'http://site')?.pathname ?? '';
  if (pathname === '/') return '/';
  const first = firstWord(pathname);
  if (!known.has(first)) return 'other';
  return pathname.length > first.length + 1 ? `/${first}/*` : `/${first}`;
}

function firstWord(pathname: string) {
  return pathname.split('/', 2)[1] ?? '';
}
