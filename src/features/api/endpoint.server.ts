import type { APIContext, APIRoute } from 'astro';
import type { z } from 'zod';
import { keyedReads, type ApiScope } from './keys/api-key.ts';
import type { ValidKey } from './keys/api-keys.server.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { attempt } from '../../platform/attempt.ts';
import { refusalFromIssues } from '../../model/record.ts';
import {
  answerPreflight,
  asProblem,
  corsOf,
  problemAnswer,
  requireKey,
} from './api-access.server.ts';
import { answerOnce, type StoredAnswer } from './stored-answers.server.ts';
import { Problem } from './problem.ts';

type Read = (context: APIContext) => Promise<object | undefined>;

type Write<Schema extends z.ZodType> = {
  scope: ApiScope;
  body: () => Schema;
  /** Gets the parsed body. `requestKey` is the same for a repeated request. */
  run: (input: z.output<Schema>, call: ApiCall) => Promise<StoredAnswer>;
};

export type ApiCall = {
  key: ValidKey;
  params: Record<string, string | undefined>;
  origin: string;
  clientAddress: string;
  requestKey: string | undefined;
};

type Methods = { GET?: Read } & Partial<Record<'POST' | 'PUT' | 'PATCH', Write<z.ZodType>>>;

/** Types a write by its schema. */
export function write<Schema extends z.ZodType>(declared: Write<Schema>): Write<z.ZodType> {
  return declared;
}

/** A read of what no cache keeps, for keys with its permission. */
export function keyedRead(
  name: keyof typeof keyedReads,
  read: (context: APIContext, key: ValidKey) => Promise<object | undefined>,
): Read {
  return async (context) => {
    const { headers } = context.request;
    const key = await requireKey(
      headers.get('authorization'),
      keyedReads[name],
      context.clientAddress,
    );
    const cors = corsOf(key, headers.get('origin'));
    const data = await read(context, key);
    return data && jsonAnswer(200, data, { ...cors, 'cache-control': 'no-store' });
  };
}

/** The route of a path of the API. Whatever happens is answered with JSON. */
export function apiEndpoint(methods: Methods): APIRoute {
  const names = Object.keys(methods);
  const allowed = names.includes('GET') ? ['HEAD', ...names] : names;
  return async (context) => {
    const { request } = context;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    try {
      if (method === 'OPTIONS') return await answerPreflight(request, allowed);
      if (method === 'GET' && methods.GET) return await answerRead(context, methods.GET);
      const declared = method === 'GET' ? undefined : methods[method as 'POST'];
      if (!declared) throw new Problem('method', { headers: { allow: allowed.join(', ') } });
      return await answerWrite(context, declared);
    } catch (cause) {
      return problemAnswer(asProblem(cause));
    }
  };
}

/** What anybody may read, also from pages of other origins. The page cache adds its tag. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
  // Search engines find the pages.
  'x-robots-tag': 'noindex',
};

async function answerRead(context: APIContext, read: Read) {
  let problem: Problem | undefined;
  const { data, error } = await attempt(async () => {
    try {
      return await read(context);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      problem = cause;
      return undefined;
    }
  }, 'Failed to read for the API');
  if (error) throw new Problem('away', { headers: { 'retry-after': '10' } });
  if (!data) throw problem ?? new Problem('missing');
  if (data instanceof Response) return data;
  return jsonAnswer(200, data, openHeaders);
}

async function answerWrite(
  { request, params, url, clientAddress }: APIContext,
  declared: Write<z.ZodType>,
) {
  const { headers } = request;
  const { scope, body, run } = declared;
  const key = await requireKey(headers.get('authorization'), scope, clientAddress);
  const cors = corsOf(key, headers.get('origin'));
  try {
    const requestKey = idempotencyKey(headers);
    const text = await jsonText(request);
    const input = parsedInput(body(), text);
    const call = { key, params, origin: url.origin, clientAddress, requestKey };
    const asked = { keyId: key.id, idempotencyKey: requestKey };
    const sent = [request.method, url.pathname, text];
    const answer = await answerOnce({ ...asked, request: sent }, () => run(input, call));
    const { isRepeated } = answer;
    return jsonAnswer(answer.status, answer.body, {
      ...cors,
      'cache-control': 'no-store',
      ...(isRepeated && { 'idempotent-replayed': 'true' }),
    });
  } catch (cause) {
    return problemAnswer(asProblem(cause), cors);
  }
}

/** A read that changes as time passes, so that no cache keeps it. */
export function passingAnswer(data: object | undefined) {
  if (!data || data instanceof Response) return data;
  return jsonAnswer(200, data, { ...openHeaders, 'cache-control': 'no-store' });
}

function jsonAnswer(status: number, data: object, headers: Record<string, string>) {
  return Response.json(data, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function idempotencyKey(headers: Headers) {
  const value = headers.get('idempotency-key');
  if (value === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(value)) return value;
  throw new Problem('unreadable', {
    detail: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
  });
}

async function jsonText(request: Request) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    throw new Problem('unreadable', { detail: 'The body is not UTF-8.' });
  }
}

function parsedInput(schema: z.ZodType, text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('unreadable', { detail: 'The body is not JSON.' });
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return withoutNul(data);
  throw new Problem('invalid', { errors: refusalFromIssues(error).fields });
}

/** For a page at an address of the API, which can only be read. */
export function methodRefusal({ method }: Request) {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead
    ? undefined
    : problemAnswer(new Problem('method', { headers: { allow: 'GET, HEAD' } }));
}
