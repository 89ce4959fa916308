/** The value of one cookie in a `Cookie` header. */
export function cookieOf(header: string | null | undefined, name: string) {
  const cookies = header?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
