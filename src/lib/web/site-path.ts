const maxLength = 200;
const reserved =
  /^\/(500|admin|api|auth|preview|uploads|media|health|live|ready|metrics|_astro|_actions)(\/|$)/;

/**
 * Normalises a path for comparison: lower case, without escapes, empty segments, trailing slash, query and anchor.
 * Undefined if it is not a path or is too long.
 */
export function comparablePath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const [typed = ''] = address.split(/[?#]/, 1);
  const url = `http://site.invalid${typed.replaceAll(/[/\\]+/g, '/')}`;
  if (!URL.canParse(url)) return undefined;
  const path = decoded(new URL(url).pathname)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return path.length > maxLength || /\p{Cc}|\p{Cs}/u.test(path) ? undefined : path;
}

/** True for paths that the server itself serves instead of a page. */
export function isTakenPath(path: string) {
  return reserved.test(path);
}

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function withoutWww(host: string) {
  return host.replace(/^www\./, '');
}
