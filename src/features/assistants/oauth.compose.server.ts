import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import { hourMs, minuteMs } from '../../lib/time/durations.ts';
import * as field from '../../model/fields.ts';
import type { Member } from '../../model/rights.ts';
import {
  findAccess,
  findClient,
  isAccessToken,
  isToken,
  makeRoomForClients,
} from '../../platform/accounts/client-access.ts';
import { authorizationPaths, authorizationServer, issuer } from '../../platform/accounts/oauth.ts';
import { env } from '../../platform/env/env.ts';
import { clientAddress, readBody } from '../../platform/http/request.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { paths } from '../../site/paths.ts';
import {
  asProblem,
  bearerToken,
  countAddress,
  requireAnyKey,
  sendProblem,
  unauthorized,
} from '../api/api-access.server.ts';
import { connectClient, findClientKey } from '../api/keys/api-keys.server.ts';
import { limitedProblem, Problem } from '../api/problem.ts';
import { assistantsAddress, readAssistantAccess } from './assistant-access.server.ts';
import { assistantScopes, type Consent } from './assistant.ts';

const resourceMetadata = `/.well-known/oauth-protected-resource${paths.assistants}`;

const server = authorizationServer({
  resource: assistantsAddress,
  scopes: assistantScopes,
  consentPage: paths.adminConnect,
});

/** What an address may send in ten minutes. */
const limits = {
  register: { tries: 10, withinMs: 10 * minuteMs },
  authorize: { tries: 600, withinMs: 10 * minuteMs },
};

const url = (path: string) => env.siteUrl.origin + path;

/** RFC 8414, and RFC 9728 for the resource. */
const documents: Record<string, object> = {
  [authorizationPaths.metadata]: {
    issuer,
    authorization_endpoint: url(authorizationPaths.authorize),
    token_endpoint: url(authorizationPaths.token),
    registration_endpoint: url(authorizationPaths.register),
    revocation_endpoint: url(authorizationPaths.revoke),
    scopes_supported: [...assistantScopes, 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  },
  [resourceMetadata]: {
    resource: assistantsAddress,
    authorization_servers: [issuer],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
  },
};

const { authorize, register, token, revoke } = authorizationPaths;
const endpoints = new Map([
  ...Object.keys(documents).map((path) => [path, 'GET'] as const),
  [authorize, 'GET'],
  ...[register, token, revoke].map((path) => [path, 'POST'] as const),
]);

/** Answers what clients of members ask before they have access. They send no origin. False for any other request. */
export async function answerOAuth(request: IncomingMessage, response: ServerResponse) {
  const address = request.url ?? '';
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length + 1);
  const method = endpoints.get(path);
  if (method === undefined) return false;
  try {
    if (!(await readAssistantAccess()).isOn) throw new Problem('missing');
    if (request.method !== method) throw new Problem('method', { headers: { allow: method } });
    const kind = path === register ? 'register' : 'authorize';
    await countAddress(clientAddress(request), `oauth-${kind}`, limits[kind]);
    const body = method === 'POST' ? await readBody(request) : new Uint8Array();
    if (!body) throw new Problem('large');
    const document = documents[path];
    const answer = document
      ? Response.json(document)
      : await ask(path, method === 'POST' ? Buffer.from(body).toString() : query);
    await sendAnswer(request, response, answer);
  } catch (cause) {
    sendProblem(response, asProblem(cause));
  }
  return true;
}

/** Passes on what the server needs, and nothing else: no cookies, no keys of clients, no addresses to fetch. */
async function ask(path: string, sent: string): Promise<Response> {
  if (path === register) return registerClient(sent);
  const fields = new URLSearchParams(sent);
  const known = path === authorize ? authorizeFields : tokenFields;
  for (const name of new Set(fields.keys())) if (!known.test(name)) fields.delete(name);
  if (path === token && !(await findClient(fields.get('client_id') ?? ''))) {
    // By this answer a client learns that it must register again.
    return Response.json({ error: 'invalid_client' }, { status: 401 });
  }
  if (path === revoke && !isToken(fields.get('token') ?? '')) return new Response(null);
  if (path !== authorize)
    return server.answer(new Request(url(path), { method: 'POST', body: fields }));
  // A client that runs on anybody's computer must not get access without a question.
  fields.set('prompt', 'consent');
  if (!fields.has('resource')) fields.set('resource', assistantsAddress);
  const scopes = (fields.get('scope') ?? '').split(' ').filter(Boolean);
  fields.set('scope', [...new Set(['read', ...scopes])].join(' '));
  return askedHere(await server.answer(new Request(`${url(path)}?${fields}`)));
}

/** Leads to the question, also with a refusal: strangers register addresses, to which no link of ours may lead at once. */
function askedHere(answer: Response) {
  const next = URL.parse(answer.headers.get('location') ?? '', env.siteUrl);
  if (next?.origin === env.siteUrl.origin && next.pathname === paths.adminConnect) return answer;
  const error = next?.searchParams.get('error') ?? 'invalid_request';
  const location = `${paths.adminConnect}?${new URLSearchParams({ error })}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

const authorizeFields =
  /^(?:response_type|client_id|redirect_uri|scope|state|code_challenge|code_challenge_method|resource)$/;

const tokenFields =
  /^(?:grant_type|client_id|code|code_verifier|redirect_uri|refresh_token|scope|resource|token|token_type_hint)$/;

const registration = z.object({
  client_name: field.line.max(100).optional(),
  redirect_uris: z.array(z.string().max(500)).min(1).max(10),
});

/** Registers a client without a secret, which nobody has connected yet. */
async function registerClient(sent: string) {
  const { data } = registration.safeParse(jsonValue(sent));
  if (!data) return Response.json({ error: 'invalid_client_metadata' }, { status: 400 });
  if (!(await makeRoomForClients(new Date()))) throw limitedProblem(new Date(Date.now() + hourMs));
  const metadata = {
    ...data,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(metadata);
  return server.answer(new Request(url(register), { method: 'POST', headers, body }));
}

/** What a client asks of a member; undefined if no client may ask it. */
export async function readConsent(query: URLSearchParams): Promise<Consent | undefined> {
  if (!(await readAssistantAccess()).isOn) return undefined;
  const client = await findClient(query.get('client_id') ?? '');
  const address = URL.parse(query.get('redirect_uri') ?? '');
  if (!client || !address) return undefined;
  const place = isLoopback(address) ? 'this computer' : address.host || address.protocol;
  const asked = (query.get('scope') ?? '').split(' ');
  return {
    name: client.name ?? place,
    place,
    scopes: assistantScopes.filter((scope) => asked.includes(scope)),
  };
}

function isLoopback({ hostname }: URL) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Stores what a member decided. Returns where the browser goes on; undefined if the request is no longer valid. */
export async function decideConsent(
  query: URLSearchParams,
  { isAllowed, chosen }: { isAllowed: boolean; chosen: readonly string[] },
  { headers, member }: { headers: Headers; member: Member },
) {
  const consent = await readConsent(query);
  if (!consent) return undefined;
  const scopes = consent.scopes.filter((scope) => scope === 'read' || chosen.includes(scope));
  const asked = (query.get('scope') ?? '').split(' ');
  const decision = {
    query: query.toString(),
    isAllowed,
    scopes: asked.includes('offline_access') ? [...scopes, 'offline_access'] : scopes,
  };
  const next = await server.decide(decision, headers);
  const clientId = query.get('client_id') ?? '';
  if (next !== undefined && isAllowed)
    await connectClient({ clientId, name: consent.name, scopes }, member);
  return next;
}

/** How a client learns where its member signs in (RFC 9728). */
export const challenge = `Bearer resource_metadata="${url(resourceMetadata)}", scope="${assistantScopes.join(' ')}"`;

/** The key of a request: one that was given out, or that of a client with access. Throws a `Problem`. */
export async function requireAssistantKey(authorization: string | null, address: string) {
  const text = bearerToken(authorization);
  if (!isAccessToken(text)) return requireAnyKey(authorization, address);
  const access = await findAccess(text, assistantsAddress);
  const key = access && (await findClientKey(access.clientId, access.userId));
  if (!key) throw await unauthorized(address);
  return { ...key, scopes: key.scopes.filter((scope) => access.scopes.includes(scope)) };
}
