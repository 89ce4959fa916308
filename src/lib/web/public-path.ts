const longest = 2_000;
const notPublic = /^\/(?:admin|private|preview|auth|media|_\w+)(?:\/|$)|\.\w+\/?$/;

/**
 * The path with its query of a page that anyone may see. Undefined for other sites, for files and for what only members or
 * invited people see, however it is spelled.
 */
export function publicPath(text: string, origin: string) {
  if (text.length > longest) return undefined;
  const isPath = /^\/(?![/\\])/.test(text);
  const url = isPath || text.startsWith(`${origin}/`) ? URL.parse(text, origin) : null;
  if (url?.origin !== origin) return undefined;
  const path = url.pathname.replaceAll(/\/{2,}/g, '/');
  const spelled = spelledOut(path);
  return spelled === undefined || notPublic.test(spelled) ? undefined : path + url.search;
}

/** The path that a router reads, which also reads what is escaped several times. */
function spelledOut(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).replaceAll(/[/\\]+/g, '/');
    return decoded === path ? path : spelledOut(decoded);
  } catch {
    return undefined;
  }
}
