import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export type SiteRequest = {
  method?: string;
  cookie?: string;
  origin?: string;
  contentType?: string;
  body?: string;
  headers?: Record<string, string>;
};

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/** Asks a site for an address that stays as it is written: `fetch` tidies addresses. */
export function askSite(
  siteOrigin: string,
  address: string,
  {
    method = 'GET',
    cookie = '',
    origin = siteOrigin,
    contentType,
    body = '',
    headers,
  }: SiteRequest = {},
) {
  const { hostname, port } = new URL(siteOrigin);
  const all = {
    cookie,
    origin,
    'content-type': contentType ?? 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    ...headers,
  };
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      { hostname, port, path: address, method, headers: all, agent: false },
      (response) => {
        text(response).then(
          (answer) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

/** The status of an answer, and where it leads. */
export function refusal({ status, headers }: Answer) {
  return [status, headers['location']].filter(Boolean).join(' ');
}

/** The cookies of a sign-in. */
export async function signInTo(siteOrigin: string, email: string, password: string) {
  const answer = await askSite(siteOrigin, '/auth/sign-in/email', {
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Not signed in: ${answer.body}`);
  return readCookies(answer);
}

/** What a browser sends back of the cookies that it was given. */
export function readCookies({ headers }: Answer) {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
