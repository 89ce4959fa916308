import type { IncomingMessage, ServerResponse } from 'node:http';
import { comparablePath, isTakenPath } from '../../lib/web/site-path.ts';
import { localPath, sourcePath } from '../../lib/web/local-path.ts';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { sendText } from '../../platform/http/send-text.ts';
import { countNotFound, countVisit } from './not-found.server.ts';
import { addressInMovedLanguage } from '../../site/languages/language-address.ts';
import { redirectLocation } from './redirect.ts';
import { findRedirect } from './redirects.server.ts';

/** Redirects a request without a page. If there is no redirect, counts the path, sends nothing and returns false. */
export async function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = comparablePath(url);
  if (path === undefined || isTakenPath(path)) return false;
  const redirect = await findRedirectIn(path).catch((cause: unknown) => {
    log.error('Cannot read the redirects', cause);
    return undefined;
  });
  const search = /\?[^#]*/.exec(url)?.[0] ?? '';
  const moved = redirect ? undefined : addressInMovedLanguage(url);
  if (moved !== undefined) {
    sendText(response, 302, 'This page has moved.', [['location', moved]]);
    return true;
  }
  if (!redirect && /^[^?#]*[A-Z]/.test(url.replaceAll(/%[\dA-F]{2}/gi, ''))) {
    sendText(response, 301, 'This page has moved.', [['location', encodeURI(path) + search]]);
    return true;
  }
  if (!redirect) {
    countNotFound(path, headers['user-agent'] ?? '', headers.referer ?? '');
    return false;
  }
  countVisit(redirect.id);
  const location = redirectLocation(localPath(redirect.target), search, env.siteUrl.origin);
  sendText(response, 301, 'This page has moved.', [['location', location]]);
  return true;
}

/** A redirect of a page is one in every language. */
async function findRedirectIn(path: string) {
  return (await findRedirect(path)) ?? (await findRedirect(sourcePath(path)));
}
