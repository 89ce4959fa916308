import { isTimeZone } from '../../lib/values/known-names.ts';
import { knownValue } from '../../lib/values/known-value.ts';
import { isEmailAddress, withoutQuotes } from '../../lib/web/email-address.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { formMessages } from '../../messages/forms.ts';
import { frameMessages } from '../../messages/frame.ts';
import { readableLanguages } from '../../model/languages.ts';
import { withRetry } from '../../platform/database/connection.ts';
import { consume, serialized } from '../../platform/http/limits.ts';
import { readPostedValues } from '../../platform/http/posted-values.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { wakeMailer } from '../../platform/mail/outbox.ts';
import { log } from '../../platform/observability/log.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { trapName } from '../enquiries/forms/enquiry-declaration.ts';
import { enquiryLimits } from '../enquiries/spam/enquiry-limits.server.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { subscribe } from './subscribe.server.ts';
import type { Wish } from './subscription-rows.server.ts';
import { conditionQuery, subscriptionText } from './subscription-text.ts';
import {
  similarQuery,
  similarWish,
  tellMeConsent,
  type TellMeState,
  type TellMeWish,
} from './tell-me.ts';

const form = 'tell-me-when';

type Page = { request: Request; clientAddress: string };

type Outcome = { status: number; error?: string; alert?: string; retryAfter?: number };

/** The answer to a form by which a visitor asks to be told: a whole response, or the form to show again. */
export async function answerTellMe(
  { request, clientAddress }: Page,
  now = new Date(),
): Promise<Response | { status: number; wish: TellMeWish; state: TellMeState }> {
  const posted = await readPostedValues(request);
  if (!posted.values) return new Response(null, { status: posted.status });
  const text = (name: string) => {
    const value = posted.values?.[name];
    return typeof value === 'string' ? plainText(value).trim().slice(0, 300) : '';
  };
  const email = withoutQuotes(text('email'));
  const { wish, project } = await readWish(text);
  const isTrapped = text(trapName) !== '';
  const outcome = isTrapped
    ? { status: 200 }
    : await receive({ ...asked(wish, project, text), email }, { project, clientAddress, now });
  const { status, error, alert, retryAfter } = outcome;
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ isSent: status === 200, error, alert }, { status, headers });
  if (status === 200)
    return new Response(null, {
      status: 303,
      headers: { ...headers, location: `${paths.tellMe}?sent${sentQuery(wish)}` },
    });
  const state = { email, home: text('home'), language: text('language'), error, alert };
  return { status, wish, state };
}

type Read = (name: string) => string;
type FoundProject = { id: string; slug: string; title: string; city: string } | undefined;

/** What was asked for, without the address. */
function sentQuery({ city, search, project }: TellMeWish) {
  const parts = { city, search, project: project?.slug };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? '' : `&${query}`;
}

/** What {@link sentQuery} says, and where it was asked. */
export async function readSent(query: URLSearchParams) {
  const { wish }: { wish: TellMeWish } = await readWish((name) =>
    (query.get(name) ?? '').slice(0, 300),
  );
  const { city, search, project } = wish;
  const kind = project ? 'similar' : 'search';
  return {
    about: subscriptionText({ kind, city, search }, project?.title ?? ''),
    path: `${placePath(wish)}#tell-me`,
  };
}

function placePath({ city, search, project }: TellMeWish) {
  if (project) return paths.project(project.slug);
  const query = new URLSearchParams(search);
  if (city !== null) query.set('city', city.toLowerCase());
  return paths.projects + withMark(String(query));
}

async function readWish(text: Read) {
  const city = knownValue(
    settings().cities.cities.map(({ id }) => id),
    text('city'),
  );
  const search = conditionQuery(text('search'));
  const { record: project } = text('project') ? await findProjectAt(text('project')) : {};
  if (!project) return { wish: { city: city ?? null, search }, project: undefined };
  const wish = similarWish(project);
  const home = wish.project?.homes.find(({ number }) => number === text('home'));
  return { wish: { ...wish, search: home ? similarQuery(home) : '' }, project };
}

function asked(wish: TellMeWish, project: FoundProject, text: Read): Omit<Wish, 'email'> {
  const { city, search } = wish;
  const zone = text('zone');
  const language = readLanguage(text('language'));
  return {
    kind: project ? 'similar' : 'search',
    name: '',
    language,
    zone: isTimeZone(zone) ? zone : null,
    projectId: project?.id ?? null,
    city,
    search,
    enquiryId: null,
    form,
    // The confirmation says it, in the language that was chosen.
    sentence: runInLanguage(language, tellMeConsent),
    version: settings().privacy.version,
    placePath: placePath(wish),
  };
}

function readLanguage(chosen: string) {
  const locales = readableLanguages().map(({ locale }) => locale);
  return knownValue(locales, chosen) ?? settings().language.locale;
}

function withMark(query: string) {
  return query && `?${query}`;
}

type Circumstances = { project: FoundProject; clientAddress: string; now: Date };

/** The same for an address that is known and one that is not. */
async function receive(
  wish: Wish,
  { project, clientAddress, now }: Circumstances,
): Promise<Outcome> {
  if (!isEmailAddress(wish.email)) return { status: 422, error: formMessages().email };
  const emailFolded = wish.email.toLowerCase();
  const sender = { form, isSpam: false } as const;
  const limits = enquiryLimits({ ...sender, clientAddress, emailFolded: '' });
  const emailLimits = enquiryLimits({ ...sender, clientAddress: undefined, emailFolded });
  try {
    const tryAgainAt = await withRetry(() =>
      serialized(async (tx) => {
        const consumed = await consume(tx, limits, now);
        if (consumed.tryAgainAt) return consumed.tryAgainAt;
        // It says nothing of what others asked for with the address.
        if ((await consume(tx, emailLimits, now)).tryAgainAt) return undefined;
        await subscribe(tx, wish, { projectName: project?.title ?? '', now });
        return undefined;
      }),
    );
    wakeMailer();
    if (!tryAgainAt) return { status: 200 };
    const retryAfter = Math.max(1, Math.ceil((tryAgainAt.getTime() - now.getTime()) / 1_000));
    const alert = frameMessages().limited(Math.ceil(retryAfter / 60), headOffice().phone);
    return { status: 429, alert, retryAfter };
  } catch (cause) {
    log.error('Failed to store a subscription', cause instanceof Error ? cause.name : undefined);
    return { status: 503, alert: formMessages().failed(headOffice().phone) };
  }
}
