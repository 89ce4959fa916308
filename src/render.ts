import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { isApiUrl, sendProblem } from './features/api/api-access.server.ts';
import { Problem } from './features/api/problem.ts';
import { answerNotFound } from './features/addresses/not-found-answer.server.ts';
import { listPartnerNames } from './features/partners/partner-names.server.ts';
import { decideContentLanguage } from './features/languages/content-language.compose.server.ts';
import { followSettings } from './features/settings/site-settings.server.ts';
import { withPhrases } from './lib/html/phrases.ts';
import { withWholeTerms } from './lib/html/whole-terms.ts';
import { withoutUnusedHashes } from './platform/http/content-security-policy.ts';
import { withUsedStyles } from './platform/http/used-styles.ts';
import { attempt, captureFailures } from './platform/attempt.ts';
import { env } from './platform/env/env.ts';
import { closeFrameworkRoutes, logFrameworkErrors } from './platform/http/framework-routes.ts';
import type { RenderedPage } from './platform/page-cache/page-encoding.ts';
import { clientAddress, discardRest, readBody, webRequest } from './platform/http/request.ts';
import { withSecurityHeaders } from './platform/http/security-headers.ts';
import { nameRoutes } from './platform/http/route-name.ts';
import { sendAnswer } from './platform/http/send-answer.ts';
import { inTurn, inTurnOfFiles, sendBusy } from './platform/http/render-turns.ts';
import { sendText } from './platform/http/send-text.ts';
import { localPath } from './site/paths.ts';
import { settings } from './site/settings/settings.ts';
import { homeWithoutSlash, readLanguage } from './features/languages/language-address.ts';
import {
  runInLanguage,
  runInLanguages,
  withSourceMarked,
} from './platform/languages/page-language.ts';

const app = createApp();
closeFrameworkRoutes(app);
nameRoutes(app.manifestData.routes.map(({ route }) => route));
logFrameworkErrors(app);

/** Renders a public page for any visitor: without cookies, from its address only. */
export async function renderPage(address: string): Promise<RenderedPage> {
  await followSettings();
  const { result, failure } = await captureFailures(() => inLanguageOf(address, renderWhole));
  const { response, body } = result;
  return { status: response.status, headers: withSecurityHeaders(response.headers), body, failure };
}

async function renderWhole(address: string) {
  const answer = await app.render(new Request(env.siteUrl.origin + address), {
    addCookieHeader: true,
    clientAddress: '',
  });
  const response = await finished(withLocalLocation(answer), { isCached: true });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

/** Runs something with the address that a page has in the source language, in the languages of the frame and the content. */
async function inLanguageOf<T>(address: string, run: (url: string) => Promise<T>) {
  const { language, url } = readLanguage(address);
  if (!language) return runInLanguage(undefined, () => run(url));
  const [path = ''] = url.split('?', 1);
  const { locale } = language;
  const { data, error } = await attempt(
    () => runInLanguage(locale, () => decideContentLanguage(path, locale)),
    'Failed to fetch the language of a page',
  );
  return runInLanguages({ frame: locale, content: error ? locale : data }, () => run(url));
}

/** A redirect within the source language, such as that of the framework for a slash at the end, stays in the language. */
function withLocalLocation(answer: Response) {
  const location = answer.headers.get('location');
  if (location === null || localPath(location) === location) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', localPath(location));
  headers.delete('content-type');
  return new Response(null, { status: answer.status, headers });
}

/** Responds to requests that are never cached: the back office, forms, actions and unknown addresses. */
export async function sendUncached(request: IncomingMessage, response: ServerResponse) {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(request.method ?? '');
  const body = hasBody ? await readBody(request) : new Uint8Array();
  if (!body) {
    await discardRest(request);
    response.setHeader('connection', 'close');
    if (isApiUrl(request.url ?? '')) return sendProblem(response, new Problem('large'));
    return sendText(response, 413, 'This is too large.');
  }
  await followSettings();
  const home = homeWithoutSlash(request.url ?? '/');
  if (home !== undefined)
    return sendText(response, 301, 'This page has moved.', [['location', home]]);
  await inLanguageOf(request.url ?? '/', async (url) => {
    const makePage = async () => {
      const page = await app.render(webRequest(request, url, body), {
        addCookieHeader: true,
        clientAddress: clientAddress(request),
      });
      if (page.status !== 404 || !(await answerNotFound(request, response)))
        return finished(withLocalLocation(page));
      await page.body?.cancel();
      return 'answered';
    };
    const takeTurn = file.test(url) ? inTurnOfFiles : inTurn;
    const page = await (withoutTurns.test(url) ? makePage() : takeTurn(request, makePage));
    if (!page) sendBusy(response);
    else if (page !== 'answered') await sendAnswer(request, response, page);
  });
}

/** The back office, assistants and the API have limits of their own. */
const withoutTurns = /^\/(?:admin|api|auth|mcp|_actions)(?:[/?]|$)/;
const file = /^[^?]*\.\w+(?:\?|$)/;

/**
 * A page with its texts marked, and with the hashes of its policy that it uses: all together are 5 kB, which would keep
 * it from fitting into the first packets of a connection. Only of pages: read as text, the bytes of a file would change.
 * The preview exchanges parts of a page that is not cached, so that has all styles.
 */
async function finished(page: Response, { isCached = false } = {}) {
  const { status, headers } = page;
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  if (!page.body || !isHtml) return page;
  const text = withSourceMarked(await page.text());
  const html = withPhrases(withWholeTerms(text, status === 200 ? await findNames() : []));
  const policy = headers.get('content-security-policy');
  if (!policy) return new Response(html, { status, headers });
  const whole = { html, policy: withoutUnusedHashes(policy, html) };
  const sent = isCached ? withUsedStyles(whole) : whole;
  headers.set('content-security-policy', sent.policy);
  return new Response(sent.html, { status, headers });
}

/**
 * The names of people that pages show, and the streets of the offices. Without the database, only those of the
 * settings.
 */
async function findNames() {
  const { company, privacy, offices } = settings();
  const streets = offices.offices.map(({ street }) => street);
  const partners = await listPartnerNames().catch(() => []);
  return [...partners, ...streets, company.founder ?? '', privacy.officer.name ?? ''];
}
