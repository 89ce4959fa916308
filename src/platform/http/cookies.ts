/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string) {
  const cookies = header?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The headers without one cookie. */
export function withoutCookie(headers: Headers, name: string) {
  const rest = new Headers(headers);
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  rest.set('cookie', cookies.filter((cookie) => !cookie.startsWith(`${name}=`)).join('; '));
  return rest;
}
