const pages = ['partners', 'projects', 'news', 'about', 'vip', 'join', 'contact', 'testimonials'];
const areas = ['privacy', 'admin', 'auth', 'uploads', 'media', '_astro', '_actions'];
const files = ['robots.txt', 'sitemap.xml', 'news.xml', 'health', 'live', 'ready', 'metrics'];
const known = new Set([...pages, ...areas, ...files]);

/** One of few names for any address, so that nobody can make more of them. */
export function routeName(url: string) {
  const [pathname = ''] = url.split('?', 1);
  if (pathname === '/') return '/';
  const [, first = '', ...more] = pathname.split('/');
  if (!known.has(first)) return 'other';
  return more.length > 0 ? `/${first}/*` : `/${first}`;
}
