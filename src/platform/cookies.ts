/** What a browser has sent as a cookie, of the header with all of them. */
export function cookieOf(header: string | null | undefined, name: string) {
  const cookies = header?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
