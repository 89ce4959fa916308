const longest = 200;
const taken =
  /^\/(500|admin|auth|preview|uploads|media|health|live|ready|metrics|_astro|_actions)(\/|$)/;

/**
 * A path as addresses are compared: without escapes, empty parts, a slash at its end, query and anchor, in small
 * letters. Undefined for what is no path, or too long for one.
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
  return path.length > longest || /\p{Cc}|\p{Cs}/u.test(path) ? undefined : path;
}

/** True for what the server itself answers below a path, and no page. */
export function isTakenPath(path: string) {
  return taken.test(path);
}

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
