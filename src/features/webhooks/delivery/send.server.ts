import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import {
  faultText,
  publicLookup,
  requirePublic,
  type PublicOptions,
} from '../../../platform/http/public-host.ts';

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1_024;
/** What the log keeps of an answer. */
const maxAnswerLength = 1_000;
/** The status of an endpoint that asks for no more events. */
const ended = 410;

export type SendOptions = PublicOptions & { timeoutMs?: number };

export type WebhookAnswer = {
  status: number;
  answer: string;
  /** How long the endpoint asks to wait. */
  retryAfterMs?: number | undefined;
};

const noResponse = { status: null, answer: '' };

/** The endpoint has not accepted an event, or may not have. */
export class NotAccepted extends Error {
  readonly status: number | null;
  readonly answer: string;
  readonly retryAfterMs: number;

  constructor(
    fault: string,
    {
      status,
      answer,
      retryAfterMs = 0,
    }: Omit<WebhookAnswer, 'status'> & { status: number | null } = noResponse,
  ) {
    super(fault);
    this.status = status;
    this.answer = answer;
    this.retryAfterMs = retryAfterMs;
  }

  get isEnd() {
    return this.status === ended;
  }
}

/**
 * Posts a body to an endpoint: never into a private network, by the address that was checked, following no redirect, and
 * reading a bounded answer. Throws {@link NotAccepted} unless the answer is 2xx.
 */
export async function postEvent(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
  options: SendOptions = {},
): Promise<WebhookAnswer> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  try {
    const answer = await post(requirePublic(url, options), { headers, body }, options, [
      signal,
      limit,
    ]);
    const { status } = answer;
    if (status >= 200 && status < 300) return answer;
    const isRedirect = status >= 300 && status < 400;
    throw new NotAccepted(isRedirect ? 'Redirects are not followed' : refusalText(answer), answer);
  } catch (cause) {
    if (cause instanceof NotAccepted) throw cause;
    signal.throwIfAborted();
    throw new NotAccepted(limit.aborted ? noAnswer(options) : faultText(cause));
  }
}

function refusalText({ retryAfterMs = 0 }: WebhookAnswer) {
  const seconds = Math.ceil(retryAfterMs / 1_000);
  return seconds > 0 ? `Not accepted. It asks to wait ${seconds} s` : 'Not accepted';
}

function noAnswer(options: SendOptions) {
  return `No answer in ${(options.timeoutMs ?? timeoutMs) / 1_000} s`;
}

function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { lookup = publicLookup }: SendOptions,
  signals: AbortSignal[],
) {
  return new Promise<WebhookAnswer>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? askHttps : askHttp;
    const bytes = Buffer.from(body);
    const request = ask(
      url,
      {
        method: 'POST',
        lookup,
        agent: false,
        headers: { ...headers, 'content-length': bytes.length },
        signal: AbortSignal.any(signals),
      },
      (response) => {
        // From now on its status decides, also if the rest is cut off.
        request.off('error', reject).on('error', () => {});
        readAnswer(response).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}

/** The status, and the start of the body. The status says whether it was accepted, so a body that does not end is cut off. */
async function readAnswer(response: IncomingMessage): Promise<WebhookAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxAnswerBytes) break;
    }
  } catch {
    // It took too long, or the connection was lost.
  }
  response.destroy();
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
  return {
    status: response.statusCode ?? 0,
    answer: text.slice(0, maxAnswerLength),
    retryAfterMs: readRetryAfter(response.headers['retry-after']),
  };
}

/** Seconds, or a date of HTTP. */
function readRetryAfter(header: string | undefined) {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header.trim())
    ? Math.min(Number(header), 999_999_999) * 1_000
    : /^[A-Z][a-z]{2,8},? /.test(header)
      ? Date.parse(/GMT|UTC|[+-]\d{4}/.test(header) ? header : `${header} GMT`) - Date.now()
      : 0;
  return ms > 0 ? ms : undefined;
}
