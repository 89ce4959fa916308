import type { APIContext, MiddlewareNext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { browserName } from './admin/account/browser-name.ts';
import { provideViewingChanges } from './features/enquiries/enquiry-changes.server.ts';
import { newDeviceEmail } from './features/team/team-emails.ts';
import { viewingChanges } from './features/viewings/viewing-changes.compose.server.ts';
import { seeOther } from './admin/session/see-other.ts';
import { isOpenToStrangers, sessionPaths, signInAddress } from './admin/session/session-paths.ts';
import { logForbidden } from './platform/accounts/activity.ts';
import { renewSession, type Session } from './platform/accounts/auth.ts';
import { notForYourRole } from './model/rights.ts';
import { presentAdminPath } from './site/paths.ts';
import { mayOpen } from './site/route-rights.ts';
import { env } from './platform/env/env.ts';
import { log } from './platform/observability/log.ts';
import { provideDeviceEmail } from './platform/accounts/sign-in.ts';
import { seenVersionCookie } from './platform/page-cache/seen-version.ts';

provideDeviceEmail(({ email, userAgent, at }) =>
  newDeviceEmail(
    { email, device: browserName(userAgent), at },
    new URL(sessionPaths.account, env.siteUrl).href,
  ),
);

provideViewingChanges(viewingChanges);

/**
 * Reads the session for the back office and its actions. Pages are guarded here by their route; actions and
 * uploads check the session themselves.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (isCrossOrigin(context)) return plainAnswer(403, 'This came from another site.');
  if (!isBackOffice(context)) return next();
  const moved = redirectMoved(context);
  if (moved) return moved;
  let session: Session | undefined;
  let cookies: string[];
  try {
    ({ session, cookies } = await renewSession(context.request.headers));
  } catch (cause) {
    log.error('Cannot read the session', cause);
    return respondAway(context, next);
  }
  context.locals.user = session?.user;
  if (session) context.locals.member = session.user;
  const response = redirectFor(context, session) ?? (await respond(context, next, session));
  if (session && isAction(context)) cookies = [...cookies, seenVersionCookie()];
  setCookies(response.headers, cookies);
  response.headers.set('cache-control', 'no-store');
  return response;
});

/** Astro's own check covers only forms; this covers JSON too. The API knows no cookies, and its keys list origins. */
function isCrossOrigin({ request, url, routePattern }: APIContext) {
  if (routePattern.startsWith('/api/')) return false;
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const origin = request.headers.get('origin');
  return origin !== null && origin !== url.origin;
}

/** Redirects links to screens that have moved. It needs no session: it tells nothing. */
function redirectMoved({ request, url }: APIContext) {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  const path = presentAdminPath(url.pathname);
  if (path === undefined) return undefined;
  const headers = { location: path + url.search, 'cache-control': 'no-store' };
  return new Response(null, { status: 301, headers });
}

function isBackOffice(context: APIContext) {
  return isAdminPage(context) || /^\/(auth|_actions)\//.test(context.routePattern);
}

function isAction({ routePattern }: APIContext) {
  return routePattern.startsWith('/_actions/');
}

/** Checks the matched route, whatever the spelling of the URL, and the path, in case no route matches. */
function isAdminPage({ routePattern, url }: APIContext) {
  return [routePattern, url.pathname].some((path) => /^\/admin(\/|$)/.test(path));
}
function redirectFor(context: APIContext, session: Session | undefined) {
  const { routePattern, url } = context;
  if (!isAdminPage(context) || isOpenToStrangers(routePattern)) return undefined;
  if (!session) return seeOther(signInAddress(url.pathname + url.search));
  if (session.lacksSecondStep && routePattern !== sessionPaths.account)
    return seeOther(`${sessionPaths.account}#second-step`);
  if (!routePattern.startsWith(sessionPaths.admin)) return seeOther(sessionPaths.admin);
  return undefined;
}

/** Pages that need no session are never forbidden. */
function isForbidden(context: APIContext, session: Session | undefined) {
  const { routePattern } = context;
  if (!isAdminPage(context) || isOpenToStrangers(routePattern)) return false;
  return session !== undefined && !mayOpen(session.user.role, routePattern);
}

/** Renders a back-office page for browsers and sends a line of text to other clients. */
async function respondForbidden(context: APIContext, next: MiddlewareNext) {
  logForbidden(context.locals.member.email, context.routePattern);
  const isPage = context.request.headers.get('accept')?.includes('text/html') === true;
  if (context.request.method !== 'GET' || !isPage) return plainAnswer(403, notForYourRole);
  return next(new URL(sessionPaths.refused, context.url));
}

/** Without the database nobody knows who is signed in. Browsers get the frame without anybody's data. */
async function respondAway(context: APIContext, next: MiddlewareNext) {
  const { method, headers } = context.request;
  const isPage = method === 'GET' && headers.get('accept')?.includes('text/html') === true;
  const isFramed = headers.get('sec-fetch-dest') === 'iframe';
  if (!isPage || isFramed || !isAdminPage(context))
    return plainAnswer(503, 'The back office cannot be reached right now. Try again in a minute.');
  const response = await next(new URL(sessionPaths.away, context.url));
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Responds with 400 to a malformed action call. Logs only the name of the error, since its message may quote the body. */
async function respond(context: APIContext, next: MiddlewareNext, session: Session | undefined) {
  if (isForbidden(context, session)) return respondForbidden(context, next);
  if (!isAction(context)) return next();
  try {
    return await next();
  } catch (cause) {
    log.error('An action could not be called', cause instanceof Error ? cause.name : undefined);
    return plainAnswer(400, 'This cannot be read.');
  }
}

/** Puts the given cookies before the page's own, since the last of two cookies with the same name wins. */
function setCookies(headers: Headers, cookies: string[]) {
  const pageCookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of [...cookies, ...pageCookies]) headers.append('set-cookie', cookie);
}

function plainAnswer(status: number, text: string) {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
