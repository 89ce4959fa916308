import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';
import { callTool } from '../../../tests/fixtures/assistant-calls.ts';
import { address, ask } from '../../../tests/fixtures/assistant.ts';
import { connectBySignIn, MemoryClient } from '../../../tests/fixtures/oauth-client.ts';
import { call as callApi } from '../../../tests/api/api-calls.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { deleteExpiredAccess, makeRoomForClients } from '../../platform/accounts/client-access.ts';
import { authorizationOptions } from '../../platform/accounts/oauth.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import type { Member } from '../../model/rights.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listApiKeys, listConnectedClients, revokeApiKey } from '../api/keys/api-keys.server.ts';
import { ALL as homes } from '../../pages/api/v1/projects/[slug]/homes/index.ts';
import { switchAssistants } from './assistant-access.server.ts';
import { answerOAuth, decideConsent, readConsent } from './oauth.compose.server.ts';

const site = 'https://solmere.example';
const server = createServer((request, response) => void answerOAuth(request, response));
let headers: Headers;
let ingrid: Member;

beforeAll(async () => {
  await prepareDataFolder();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

beforeEach(async () => {
  for (const table of ['activity', 'apiKeys', 'limitTries'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['authOauthClient', 'authUser'] as const)
    await accounts.deleteFrom(table).execute();
  await switchAssistants({ isOn: true }, 'Ada');
  ({ headers, member: ingrid } = await addOwner('ingrid@solmere.example'));
});

async function addOwner(email: string) {
  const password = 'four grey herons';
  await createAdministrator({ email, name: 'Ingrid', password });
  const row = await accounts
    .selectFrom('authUser')
    .select(['id', 'email', 'name', 'role', 'partnerId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { headers: sessionHeaders(await signInFrom('192.0.2.1', email, password)), member: row };
}

/** What the network does: what is asked of the site reaches it. */
const reach: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.pathname === address.pathname) return ask(new Request(url, init));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
    redirect: 'manual',
    ...init,
  });
};

/** The browser of a member, who allows it. */
async function allow(asked: URL, chosen = ['draft', 'enquiries:read'], member = ingrid) {
  const { status, headers: answered } = await reach(asked);
  expect(status).toBe(302);
  const page = new URL(answered.get('location') ?? '', site);
  expect(page.pathname).toBe('/admin/connect');
  const decision = { isAllowed: true, chosen };
  const next = await decideConsent(page.searchParams, decision, { headers, member });
  return new URL(next ?? 'about:blank');
}

const allowReading = (asked: URL) => allow(asked, []);

async function connected(provider = new MemoryClient()) {
  const client = await connectBySignIn({ address, provider, decide: allow, fetch: reach });
  return { client, provider };
}

const readAll = (client: Awaited<ReturnType<typeof connected>>['client']) =>
  callTool(client, 'list_records', { kind: 'partners' });

function register(body: unknown) {
  return reach(`${site}/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function post(path: string, fields: Record<string, string>) {
  const response = await reach(`${site}/auth/oauth2/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A client registered by hand, and what it asks. */
async function registered(changes: Record<string, string> = {}) {
  const response = await register(new MemoryClient().clientMetadata);
  const { client_id: clientId = '' } = (await response.json()) as { client_id?: string };
  const verifier = 'v'.repeat(50);
  const asked = new URL(`${site}/auth/oauth2/authorize`);
  const fields = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'http://localhost:4999/callback',
    scope: 'read draft offline_access',
    state: 'state',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    resource: address.href,
    ...changes,
  };
  for (const [name, value] of Object.entries(fields))
    if (value !== '') asked.searchParams.set(name, value);
  const exchange = (code: string, others: Record<string, string> = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: fields.redirect_uri,
      resource: address.href,
      ...others,
    });
  return { clientId, asked, exchange };
}

async function useToken(token: unknown) {
  return ask(
    new Request(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${String(token)}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    }),
  );
}

test('the migrations create what better-auth stores of clients', async () => {
  const options = { resource: address.href, scopes: ['read'], consentPage: '/admin/connect' };
  const { toBeAdded, toBeCreated } = await getMigrations(await authorizationOptions(options));
  expect(toBeAdded).toEqual([]);
  expect(toBeCreated).toEqual([]);
});

test('a client of the SDK finds where its member signs in, is allowed, and works as an assistant', async () => {
  const { client, provider } = await connected();
  expect((await readAll(client)).isError).toBe(false);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('prepare_reply');
  const [key] = await listApiKeys();
  expect(key).toMatchObject({ name: 'Claude', scopes: ['read', 'draft', 'enquiries:read'] });
  expect(key).toMatchObject({ assists: ingrid.email, createdBy: ingrid.email });
  const stored = JSON.stringify([
    await accounts.selectFrom('authOauthAccessToken').selectAll().execute(),
    await accounts.selectFrom('authOauthRefreshToken').selectAll().execute(),
    await accounts.selectFrom('authVerification').selectAll().execute(),
  ]);
  const { access_token: access, refresh_token: refresh } = provider.stored ?? {};
  for (const token of [access, refresh]) {
    expect(token).toMatch(/^sol_(mcp|ref)_\w{32}$/);
    expect(stored).not.toContain(token?.slice(8));
  }
});

test('the member is asked by the name of the client, where it is, and what it may do', async () => {
  const { asked } = await registered();
  const page = new URL((await reach(asked)).headers.get('location') ?? '', site);
  expect(await readConsent(page.searchParams)).toEqual({
    name: 'Claude',
    place: 'this computer',
    scopes: ['read', 'draft'],
  });
  await switchAssistants({ isOn: false }, 'Ada');
  expect(await readConsent(page.searchParams)).toBeUndefined();
});

test('what the member does not choose is not given, and a refusal gives nothing', async () => {
  const provider = new MemoryClient();
  const client = await connectBySignIn({ address, provider, decide: allowReading, fetch: reach });
  const { tools } = await client.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);

  const { asked } = await registered();
  const page = new URL((await reach(asked)).headers.get('location') ?? '', site);
  const decision = { isAllowed: false, chosen: ['draft'] };
  const next = await decideConsent(page.searchParams, decision, { headers, member: ingrid });
  expect(new URL(next ?? '').searchParams.get('error')).toBe('access_denied');
  expect(await listApiKeys()).toHaveLength(1);
});

test('access is renewed by a token that works once; used again, it ends them all', async () => {
  const { provider } = await connected();
  const { client_id: clientId = '' } = provider.information ?? {};
  const renew = (token: unknown) =>
    post('token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: String(token),
    });
  const first = await renew(provider.stored?.refresh_token);
  expect(first.status).toBe(200);
  expect((await useToken(first.body['access_token'])).status).toBe(200);
  expect((await renew(provider.stored?.refresh_token)).body['error']).toBe('invalid_grant');
  expect((await renew(first.body['refresh_token'])).body['error']).toBe('invalid_grant');
  expect((await useToken(first.body['access_token'])).status).toBe(401);
});

test.each([
  ['another address to go back to', { redirect_uri: 'https://evil.example/callback' }],
  ['another path', { redirect_uri: 'http://localhost:4999/callback/x' }],
  ['PKCE without a hash', { code_challenge_method: 'plain' }],
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['another resource', { resource: `${site}/api/v1` }],
  ['a scope that is none', { scope: 'read publish' }],
  ['a token without a code', { response_type: 'token' }],
  ['a client that is none', { client_id: randomUUID() }],
])('%s is refused before the member is asked', async (_what, changes) => {
  const { asked } = await registered(changes);
  const answer = await reach(asked);
  const location = new URL(answer.headers.get('location') ?? '', site);
  expect(location.search + location.hash).toMatch(/[?#&]error=\w+/);
  expect(location.searchParams.has('sig')).toBe(false);
  expect(location.host).not.toBe('evil.example');
  const decision = { isAllowed: true, chosen: ['draft'] };
  const unsigned = asked.searchParams;
  expect(await decideConsent(unsigned, decision, { headers, member: ingrid })).toBeUndefined();
  expect(await listApiKeys()).toEqual([]);
});

test('no link to the site leads to an address that a stranger has registered', async () => {
  const redirect = 'https://evil.example/login';
  const answer = await register({
    ...new MemoryClient().clientMetadata,
    redirect_uris: [redirect],
  });
  const { client_id: clientId = '' } = (await answer.json()) as { client_id?: string };
  const { asked } = await registered({ client_id: clientId, redirect_uri: redirect, scope: 'x' });
  const { pathname, search } = new URL((await reach(asked)).headers.get('location') ?? '', site);
  expect(pathname).toBe('/admin/connect');
  expect(search).toMatch(/error=/);
});

test('a client that was swept learns that it must register again', async () => {
  const { exchange } = await registered();
  const { status, body } = await exchange('any', { client_id: randomUUID() });
  expect([status, body['error']]).toEqual([401, 'invalid_client']);
});

test('a code is good once, for its client, its verifier and its address alone', async () => {
  const { asked, exchange } = await registered();
  const code = async () => (await allow(asked)).searchParams.get('code') ?? '';
  const other = await registered();
  const wrongs: Record<string, string>[] = [
    { client_id: other.clientId },
    { code_verifier: 'w'.repeat(50) },
    { redirect_uri: 'http://localhost:4999/other' },
    { resource: `${site}/api/v1` },
    { client_id: '' },
  ];
  for (const wrong of wrongs) {
    const { status, body } = await exchange(await code(), wrong);
    expect([status >= 400 && status < 500, body['access_token']]).toEqual([true, undefined]);
  }
  const used = await code();
  const { body } = await exchange(used);
  expect((await useToken(body['access_token'])).status).toBe(200);
  expect((await exchange(used)).body['error']).toBe('invalid_grant');
  expect((await useToken(body['access_token'])).status).toBe(401);
});

test('a request that was changed after the site had signed it gives nothing', async () => {
  const { asked } = await registered({ scope: 'read' });
  const page = new URL((await reach(asked)).headers.get('location') ?? '', site);
  page.searchParams.set('scope', 'read draft');
  const decision = { isAllowed: true, chosen: ['draft'] };
  const next = await decideConsent(page.searchParams, decision, { headers, member: ingrid });
  expect(next).toBeUndefined();
  expect(await listApiKeys()).toEqual([]);
});

test('a token is good for assistants alone, until it expires or assistants are stopped', async () => {
  const { provider } = await connected();
  const { access_token: token = '' } = provider.stored ?? {};
  const update = { method: 'PATCH', key: token, params: { slug: 'kestrel-house' }, body: [] };
  expect((await callApi(homes, update)).status).toBe(401);
  expect((await useToken(token)).status).toBe(200);
  expect((await useToken(`${token}x`)).status).toBe(401);
  await switchAssistants({ isOn: false }, 'Ada');
  expect((await useToken(token)).status).toBe(404);
  await switchAssistants({ isOn: true }, 'Ada');
  const past = new Date(Date.now() - 1_000).toISOString();
  await accounts.updateTable('authOauthAccessToken').set({ expiresAt: past }).execute();
  const refused = await useToken(token);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe(
    `Bearer resource_metadata="${site}/.well-known/oauth-protected-resource/mcp", scope="read draft enquiries:read"`,
  );
});

test('a token for no resource, or for another, is refused', async () => {
  const { provider } = await connected();
  for (const resources of [null, JSON.stringify([`${site}/api/v1`])]) {
    await accounts.updateTable('authOauthAccessToken').set({ resources }).execute();
    expect((await useToken(provider.stored?.access_token)).status).toBe(401);
  }
});

test('an owner or the member ends a connection at once; nobody else does, and a new one does not bring it back', async () => {
  const { provider } = await connected();
  const colleague = await addOwner('sofia@solmere.example');
  const id = (await listConnectedClients(ingrid))[0]?.id ?? '';
  expect(await listConnectedClients(colleague.member)).toEqual([]);
  await revokeApiKey({ id, assists: colleague.member.id }, colleague.member.email);
  expect((await useToken(provider.stored?.access_token)).status).toBe(200);
  await revokeApiKey({ id, assists: ingrid.id }, ingrid.email);
  expect((await useToken(provider.stored?.access_token)).status).toBe(401);
  const again = new MemoryClient();
  again.information = provider.information;
  await connected(again);
  expect((await useToken(provider.stored?.access_token)).status).toBe(401);
  expect((await useToken(again.stored?.access_token)).status).toBe(200);
  const actions = await db
    .selectFrom('activity')
    .select('act')
    .where('name', '=', 'Claude')
    .execute();
  expect(actions.map(({ act }) => act).toSorted()).toEqual([
    'client-connected',
    'client-connected',
    'client-disconnected',
  ]);
});

test('a member with another role has its rights at once, and a former member none', async () => {
  const { client, provider } = await connected();
  await addOwner('sofia@solmere.example');
  const draft = () =>
    callTool(client, 'create_draft', {
      kind: 'news',
      fields: { title: 'Topping-out' },
      callId: randomUUID(),
    });
  await accounts
    .updateTable('authUser')
    .set({ role: 'enquiries' })
    .where('id', '=', ingrid.id)
    .execute();
  expect(await draft()).toMatchObject({ isError: true, refused: 'forbidden' });
  await accounts.deleteFrom('authUser').where('id', '=', ingrid.id).execute();
  expect((await useToken(provider.stored?.access_token)).status).toBe(401);
  expect(await accounts.selectFrom('authOauthRefreshToken').selectAll().execute()).toEqual([]);
});

test('nothing answers while assistants are off', async () => {
  await switchAssistants({ isOn: false }, 'Ada');
  for (const path of [
    '/.well-known/oauth-authorization-server/auth',
    '/.well-known/oauth-protected-resource/mcp',
    '/auth/oauth2/authorize',
  ])
    expect((await reach(site + path)).status).toBe(404);
  expect((await post('token', {})).status).toBe(404);
});

test('what strangers register is small, bounded, and gone after a day without use', async () => {
  const good = new MemoryClient().clientMetadata;
  for (const bad of [
    {},
    { ...good, redirect_uris: [] },
    { ...good, redirect_uris: ['javascript:alert(1)'] },
    { ...good, redirect_uris: ['http://evil.example/'] },
    { ...good, client_name: 'x'.repeat(101) },
    { ...good, redirect_uris: [`https://a.example/${'x'.repeat(500)}`] },
  ])
    expect((await register(bad)).status).toBe(400);
  const large = await register({ ...good, logo_uri: 'x'.repeat(100_000) });
  expect(large.status).toBe(413);
  await db.deleteFrom('limitTries').execute();
  const accepted = await register({
    ...good,
    jwks_uri: 'http://169.254.169.254/',
    backchannel_logout_uri: 'https://a.example/',
    skip_consent: true,
    scope: 'publish',
  });
  expect(accepted.status).toBe(201);
  expect(await accepted.json()).not.toMatchObject({ jwks_uri: expect.anything() });
  const statuses = new Set<number>();
  for (let count = 0; count < 12; count++) statuses.add((await register(good)).status);
  expect([...statuses]).toEqual([201, 429]);

  const client = await accounts.selectFrom('authOauthClient').selectAll().executeTakeFirstOrThrow();
  const crowd = Array.from({ length: 300 }, () => {
    const [id, clientId] = [randomUUID(), randomUUID()];
    return { ...client, id, clientId };
  });
  await accounts.insertInto('authOauthClient').values(crowd).execute();
  expect(await makeRoomForClients(new Date())).toBe(false);
  expect(await makeRoomForClients(new Date(Date.now() + 31 * 60_000))).toBe(true);
  await accounts.deleteFrom('authOauthClient').execute();

  await db.deleteFrom('limitTries').execute();
  const { provider } = await connected();
  await deleteExpiredAccess(new Date(Date.now() + 25 * 60 * 60_000));
  const left = await accounts.selectFrom('authOauthClient').select('clientId').execute();
  expect(left.map(({ clientId }) => clientId)).toEqual([provider.information?.client_id]);
  await deleteExpiredAccess(new Date(Date.now() + 40 * 24 * 60 * 60_000));
  expect(await accounts.selectFrom('authOauthClient').selectAll().execute()).toEqual([]);
  expect(await listApiKeys()).toEqual([]);
});
