import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { readBody } from '../../platform/http/request.ts';
import { sendText } from '../../platform/http/send-text.ts';
import { pageMessages } from '../../messages/pages.ts';
import { languageAt } from '../../model/languages.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
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
      sendText(
        response,
        404,
        textIn(prefix, ({ invalid }) => invalid),
      );
    else if (isOneClick) sendText(response, 200, 'You are unsubscribed.');
    else {
      const to = `${prefix}/private/leave/${token}?left`;
      sendText(response, 303, '', [['location', to]]);
    }
  } catch (cause) {
    log.error(accessErrors.leave, cause);
    sendText(
      response,
      503,
      textIn(prefix, ({ failed }) => failed),
    );
  }
  return true;
}

/** A text in the language of the page that was sent. */
function textIn(
  prefix: string,
  read: (texts: ReturnType<typeof pageMessages>['leaving']) => string,
) {
  return runInLanguage(languageAt(prefix.slice(1))?.locale, () => read(pageMessages().leaving));
}
