type Wrapper = { host: RegExp; path: RegExp; names: string[] };

/** Services that lead to the address in one of these parameters. */
const wrappers: Wrapper[] = [
  {
    host: /^(?:\w+\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/,
    path: /^\/url$/,
    names: ['q', 'url'],
  },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, names: ['q'] },
  {
    host: /^(?:l|lm|m|www)\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/,
    path: /^\/(?:l\.php|flx\/warn\/?)?$/,
    names: ['u'],
  },
  { host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/, path: /^\//, names: ['url'] },
  {
    host: /^(?:www\.)?linkedin\.com$/,
    path: /^\/(?:safety\/go|redir\/redirect)\/?$/,
    names: ['url'],
  },
  { host: /^slack-redir\.net$/, path: /^\/link$/, names: ['url'] },
  { host: /^out\.reddit\.com$/, path: /^\//, names: ['url'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, names: ['z'] },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/l\/$/, names: ['uddg'] },
  { host: /^(?:away\.vk\.com|(?:m\.|www\.)?vk\.com)$/, path: /^\/away(?:\.php)?$/, names: ['to'] },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, names: ['a'] },
];

/** One service may lead to another. */
const maxDepth = 5;

/** The address to which a redirect of a search engine, a mail filter or a network leads, or the address itself. */
export function unwrapLink(address: string): string {
  let unwrapped = address;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const target = findTarget(unwrapped);
    if (target === undefined) return unwrapped;
    unwrapped = target;
  }
  return unwrapped;
}

function findTarget(address: string) {
  // A text that goes on after the address is no address.
  if (!/^(?:https?:)?\/\/\S*$/i.test(address.trim())) return undefined;
  const url = URL.parse(address.trim(), 'https://own.invalid');
  return url ? (wrappedIn(url) ?? webAddress(defended(url)))?.href : undefined;
}

/** Without a user name, which could look like the host. */
function webAddress(text: string | null | undefined) {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  const isOfWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOfWeb ? url : undefined;
}

function wrappedIn({ hostname, pathname, searchParams }: URL) {
  const wrapper = wrappers.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  return wrapper?.names
    .map((name) => webAddress(searchParams.get(name)))
    .find((target) => target !== undefined);
}

/** Mail filters of Proofpoint: `/v3/__https://city.example/plan__;` and `?u=https-3A__city.example_plan`. */
function defended({ hostname, pathname, search, searchParams }: URL) {
  if (!/^urldefense(?:\.proofpoint)?\.(?:com|us)$/.test(hostname)) return undefined;
  const whole = /^\/v3\/__(https?:\/{1,2}[^*]+?)__;/.exec(pathname + search)?.[1];
  if (whole !== undefined) return whole.replace(/^(https?:\/)(?!\/)/, '$1/');
  const coded = searchParams.get('u');
  if (coded === null || !pathname.startsWith('/v2/')) return undefined;
  try {
    return decodeURIComponent(coded.replaceAll('-', '%').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

/** HTML whose links are unwrapped. `onUnwrapped` hears of each target. */
export function unwrapLinksIn(html: string, onUnwrapped: (target: string) => void) {
  return html.replaceAll(
    /(\shref\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi,
    (attribute, name: string, double: string | undefined, single: string | undefined) => {
      const address = (double ?? single ?? '').replaceAll('&amp;', '&');
      const target = unwrapLink(address);
      if (target === address) return attribute;
      onUnwrapped(target);
      return `${name}"${target.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`;
    },
  );
}
