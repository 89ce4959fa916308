/** Sends the browser on after a form, with the cookies that the form has earned. */
export function seeOther(location: string, cookies: string[] = []) {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
