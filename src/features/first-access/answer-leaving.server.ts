import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { readBody } from '../../platform/http/request.ts';
import { sendText } from '../../platform/http/send-text.ts';
import { accessErrors } from './first-access.ts';
import { leaveLetters } from './leaving.server.ts';

const address = /^((?:\/[\w-]+)?)\/private\/leave\/([\w.-]{1,200})$/;

/**
 * Handles unsubscribe requests: from a person who presses the button, or from a mail program (RFC 8058), which sends no
 * origin and follows no redirect. The secret in the URL authorises the request. False for any other request, including
 * one from another site.
 */
export async function answerLeaving(request: IncomingMessage, response: ServerResponse) {
  const [, prefix = '', token] = address.exec(request.url?.split('?', 1)[0] ?? '') ?? [];
  const { origin = env.siteUrl.origin } = request.headers;
  const isOurs = origin === env.siteUrl.origin;
  if (request.method !== 'POST' || token === undefined || !isOurs) return false;
  const body = Buffer.from((await readBody(request)) ?? []).toString();
  try {
    const isOneClick = /List-Unsubscribe=One-Click/i.test(body);
    if (!(await leaveLetters(token, isOneClick ? 'one-click' : 'page')))
      sendText(response, 404, 'This link is not valid.');
    else if (isOneClick) sendText(response, 200, 'You are unsubscribed.');
    else {
      const to = `${prefix}/private/leave/${token}?left`;
      sendText(response, 303, '', [['location', to]]);
    }
  } catch (cause) {
    log.error(accessErrors.leave, cause);
    sendText(response, 503, 'We could not unsubscribe you. Please try again in a minute.');
  }
  return true;
}
