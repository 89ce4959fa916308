/** Redirects after a form post and sets cookies. */
export function seeOther(location: string, cookies: string[] = []) {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The request headers of a browser that has received these cookies. */
export function sentBack(cookies: string[]) {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });
}
