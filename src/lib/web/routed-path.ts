/** The path as the router reads it: nested escapes are decoded and empty parts removed. */
export function routedPath(path: string): string {
  const collapsed = path.replaceAll(/\/{2,}/g, '/');
  try {
    const decoded = decodeURI(collapsed);
    return decoded === collapsed ? collapsed : routedPath(decoded);
  } catch {
    return collapsed;
  }
}
