type Source = { current: () => string; all: () => string[] };

let source: Source = { current: () => '', all: () => [] };

/** Sets the source of the prefixes. Returns a function that restores the previous one. */
export function providePathPrefix(current: Source['current'], all: Source['all'] = () => []) {
  const previous = source;
  source = { current, all };
  return () => {
    source = previous;
  };
}

/** What addresses of the language around the page begin with, such as `/fr`. Empty in the source language. */
export function pathPrefix() {
  return globalThis.document?.documentElement.dataset['prefix'] ?? source.current();
}

/** The prefixes of all public languages. In a browser only that of the page. */
export function pathPrefixes() {
  return [...source.all(), pathPrefix()].filter((prefix) => prefix !== '');
}

let siteOrigin = () => '';

/** Sets the origin of the site, such as `https://www.example.com`. */
export function provideSiteOrigin(origin: () => string) {
  siteOrigin = origin;
}

/** The origin of the site. Empty if it is not known. */
export function ownOrigin() {
  return globalThis.document ? location.origin : siteOrigin();
}
