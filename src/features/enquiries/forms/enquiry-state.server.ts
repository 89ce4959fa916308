import { isTelephone } from '../../../lib/web/telephone.ts';
import { isConnectionError, withRetry } from '../../../platform/database/connection.ts';
import { log } from '../../../platform/observability/log.ts';
import { readPostedValues } from '../../../platform/http/posted-values.ts';
import {
  enquiryForms,
  isEnquiryFormName,
  type EnquiryFormName,
  type EnquiryFormState,
  type EnquirySubject,
} from '../enquiry.ts';
import { codeParameter, readCampaignCode } from '../../campaigns/campaign-code.ts';
import { attempt } from '../../../platform/attempt.ts';
import { findReceipt } from '../receipts.server.ts';
import { weekName } from './enquiry-declaration.ts';
import { readEnquiry } from './read-enquiry.ts';
import { formMessages } from '../../../messages/forms.ts';
import { localPath, sourcePath } from '../../../lib/web/local-path.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import type { Booking } from '../booking.server.ts';
import { submitEnquiry, type SubmissionOutcome } from '../enquiries.server.ts';

/** The part of `Astro` that is used here. */
type Page = {
  request: Request;
  url: URL;
  clientAddress: string;
  response: { status?: number; statusText?: string; readonly headers: Headers };
};

type Sent = Record<string, unknown>;
type Answer = {
  status: number;
  state: EnquiryFormState;
  /** The id of the enquiry that was sent. */
  receiptId?: string | undefined;
  retryAfterSeconds?: number;
};

/**
 * For the page of a form, on GET and POST. The page renders the state, with status and headers already set, or returns
 * the Response.
 */
export async function handleEnquiryForm(
  page: Page,
  form: EnquiryFormName,
  about?: EnquirySubject,
  readBooking?: (sent: Sent) => Booking | undefined,
): Promise<EnquiryFormState | Response> {
  if (page.request.method !== 'POST') {
    const isSent = page.url.searchParams.get('sent') === form;
    const id = page.url.searchParams.get('receipt');
    return formState({
      isSent,
      receipt: isSent ? await readReceipt(page, id, form, about) : undefined,
    });
  }
  const posted = await readPostedValues(page.request);
  if (!posted.values) return plainAnswer(posted.status, 'This request could not be read.');
  if ((posted.values['form-name'] ?? form) !== form) return plainAnswer(400, unknownForm);

  const booking = readBooking?.(posted.values);
  const day = posted.values[weekName];
  if (typeof day === 'string') {
    page.response.headers.set('cache-control', 'no-store');
    const { values } = readEnquiry(form, posted.values, isTelephone);
    return formState({ values: { ...values, ...booking?.values, [weekName]: day } });
  }
  // Without script, the page of the form must be the one that the link leads to.
  const code = posted.values[codeParameter] ?? page.url.searchParams.get(codeParameter);
  const context = { about, booking, campaignCode: readCampaignCode(code) };
  const answer = await receive(form, posted.values, page.clientAddress, context);
  if (wantsJson(page.request)) return jsonAnswer(answer, form);
  if (answer.state.isSent) return seeThanks(localPath(page.url.pathname), form, answer.receiptId);
  page.response.status = answer.status;
  for (const [name, value] of responseHeaders(answer)) page.response.headers.set(name, value);
  return answer.state;
}

/** Undefined if it cannot be read now: the thanks do without. */
async function readReceipt(
  { response }: Page,
  id: string | null,
  form: EnquiryFormName,
  about: EnquirySubject | undefined,
) {
  if (id === null || !/^[\da-f-]{36}$/.test(id)) return undefined;
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  const { data } = await attempt(
    () => findReceipt(id, form, about, new Date()),
    'Failed to fetch receipt',
  );
  return data;
}

/** The values posted to a page that cannot be rendered, so that the visitor does not lose them. */
export async function unsentEnquiry(
  page: Page,
  form: EnquiryFormName,
): Promise<EnquiryFormState | undefined> {
  if (page.request.method !== 'POST') return undefined;
  const { values } = await readPostedValues(page.request);
  return (
    values &&
    formState({
      values: readEnquiry(form, values).values,
      alert: formMessages().failed(headOffice().phone),
    })
  );
}

const unknownForm = 'This form does not exist.';

/** Turns a POST to the front page, where the old site's forms posted to, into a request to the form's page. */
export async function forwardedEnquiry(
  page: Page,
  pathByForm: Record<EnquiryFormName, (about: string) => string>,
): Promise<Request | Response> {
  const posted = await readPostedValues(page.request.clone());
  if (!posted.values) return plainAnswer(posted.status, 'This request could not be read.');
  const { 'form-name': form, about = '' } = posted.values;
  const isSlug = typeof about === 'string' && /^[a-z0-9-]*$/.test(about);
  if (!isEnquiryFormName(form) || !isSlug) return plainAnswer(400, unknownForm);
  if (enquiryForms[form].about && about === '') return plainAnswer(400, unknownForm);
  return new Request(new URL(sourcePath(pathByForm[form](about)), page.url), page.request);
}

async function receive(
  form: EnquiryFormName,
  sent: Sent,
  clientAddress: string,
  context: {
    about: EnquirySubject | undefined;
    booking: Booking | undefined;
    campaignCode: string | null;
  },
): Promise<Answer> {
  const { about, booking } = context;
  const validation = readEnquiry(form, sent, isTelephone);
  const values = { ...validation.values, ...booking?.values };
  if (about?.closed !== undefined)
    return { status: 403, state: formState({ values, alert: about.closed }) };
  const submissionKey = sent['submission-key'];
  const now = new Date();
  try {
    const result = await withRetry(() =>
      submitEnquiry(validation, { ...context, clientAddress, submissionKey, now }),
    );
    return answerTo(result, values);
  } catch (cause) {
    if (!isConnectionError(cause))
      log.error('Failed to store an enquiry', withoutAnswers(cause, values));
    return {
      status: 503,
      state: formState({ values, alert: formMessages().failed(headOffice().phone) }),
    };
  }
}

function answerTo(result: SubmissionOutcome, values: Record<string, string>): Answer {
  if (result.outcome === 'sent')
    return { status: 200, state: formState({ isSent: true }), receiptId: result.id };
  if (result.outcome === 'limited') {
    const { message: alert, retryAfterSeconds } = result;
    return { status: 429, state: formState({ values, alert }), retryAfterSeconds };
  }
  const { errors } = result;
  const { viewing } = errors;
  const alert = viewing ?? formMessages().attention(Object.keys(errors).length);
  return { status: viewing === undefined ? 422 : 409, state: formState({ values, errors, alert }) };
}

function formState(state: Partial<EnquiryFormState>): EnquiryFormState {
  return { isSent: false, values: {}, errors: {}, alert: undefined, ...state };
}

/** Keeps visitors' answers out of the log, even if a database error quotes them. */
function withoutAnswers(cause: unknown, values: Record<string, string>) {
  const message = cause instanceof Error ? cause.message : String(cause);
  const quotes = Object.values(values).some((value) => value.length > 2 && message.includes(value));
  return quotes && cause instanceof Error ? cause.name : cause;
}

function wantsJson({ headers }: Request) {
  return [headers.get('accept'), headers.get('content-type')].some((kind) =>
    kind?.includes('application/json'),
  );
}

function responseHeaders({ retryAfterSeconds }: Answer): [string, string][] {
  const noStore: [string, string] = ['cache-control', 'no-store'];
  if (retryAfterSeconds === undefined) return [noStore];
  return [noStore, ['retry-after', String(retryAfterSeconds)]];
}

function jsonAnswer(answer: Answer, form: EnquiryFormName) {
  const { isSent, errors, alert } = answer.state;
  const retryAfter = answer.retryAfterSeconds ?? null;
  const thanks = isSent && { thanks: thanksQuery(form, answer.receiptId) };
  return Response.json(
    { isSent, errors, alert: alert ?? null, retryAfter, ...thanks },
    { status: answer.status, headers: responseHeaders(answer) },
  );
}

function thanksQuery(form: EnquiryFormName, receiptId: string | undefined) {
  const { anchor } = enquiryForms[form];
  return `?sent=${form}${receiptId ? `&receipt=${receiptId}` : ''}${anchor ? `#${anchor}` : ''}`;
}

function seeThanks(path: string, form: EnquiryFormName, receiptId: string | undefined) {
  const location = path + thanksQuery(form, receiptId);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function plainAnswer(status: number, text: string) {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
