import type { IncomingMessage, ServerResponse } from 'node:http';
import { comparablePath, isTakenPath } from '../../lib/web/site-path.ts';
import { localPath, sourcePath } from '../../lib/web/local-path.ts';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { sendText } from '../../platform/http/send-text.ts';
import { countNotFound, countVisit } from './not-found.server.ts';
import { addressInMovedLanguage } from '../languages/language-address.ts';
import { redirectLocation } from './redirect.ts';
import { findFeed, isHomeWithQuery, redirectKeys } from './redirect-keys.ts';
import { findRedirect } from './redirects.server.ts';

/**
 * Redirects a request for the home page with a parameter that an older site used for one of its pages. Otherwise sends
 * nothing and returns false.
 */
export async function answerHomeWithQuery(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request;
  if (!isHomeWithQuery(url) || (method !== 'GET' && method !== 'HEAD')) return false;
  return sendRedirect(url, response);
}

/** Redirects a request without a page. If there is no redirect, counts the path, sends nothing and returns false. */
export async function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = comparablePath(url);
  if (path === undefined || isTakenPath(path)) return false;
  if (await sendRedirect(url, response)) return true;
  const search = /\?[^#]*/.exec(url)?.[0] ?? '';
  const moved = addressInMovedLanguage(url);
  if (moved !== undefined) {
    sendText(response, 302, 'This page has moved.', [['location', moved]]);
    return true;
  }
  const sent = /^\/index\.php(?=\/.)/.test(path) ? path.slice('/index.php'.length) : path;
  if (sent !== path || /^[^?#]*[A-Z]/.test(url.replaceAll(/%[\dA-F]{2}/gi, ''))) {
    sendText(response, 301, 'This page has moved.', [['location', encodeURI(sent) + search]]);
    return true;
  }
  countNotFound(path, headers['user-agent'] ?? '', headers.referer ?? '');
  return false;
}

async function sendRedirect(url: string, response: ServerResponse) {
  const redirect = await findRedirectIn(url).catch((cause: unknown) => {
    log.error('Cannot read the redirects', cause);
    return undefined;
  });
  if (!redirect) return false;
  countVisit(redirect.id);
  const { target, parameter } = redirect;
  const search = /\?[^#]*/.exec(url)?.[0] ?? '';
  const location = redirectLocation(
    localPath(findFeed(target, url)),
    search,
    env.siteUrl.origin,
    parameter,
  );
  sendText(response, 301, 'This page has moved.', [['location', location]]);
  return true;
}

/** A redirect of a page is one in every language. */
async function findRedirectIn(url: string) {
  return (await findRedirect(redirectKeys(url))) ?? findRedirect(redirectKeys(sourcePath(url)));
}
