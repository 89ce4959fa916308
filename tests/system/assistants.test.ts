import { randomUUID } from 'node:crypto';
import { parse } from 'devalue';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeAll, expect, test } from 'vitest';
import { callTool } from '../fixtures/assistant-calls.ts';
import { connectBySignIn, MemoryClient } from '../fixtures/oauth-client.ts';
import { askSite } from './sites/ask.ts';
import { borrowSignedIn } from './sites/session.ts';
import type { Site } from './sites/site.ts';

let site: Site;
let cookie: string;
let address: URL;

beforeAll(async () => {
  let session;
  ({ site, session } = await borrowSignedIn());
  ({ cookie } = session);
  address = new URL('/mcp', site.origin);
});

async function act(action: string, input: object) {
  const { body } = await askSite(site.origin, `/_actions/${action}`, {
    method: 'POST',
    cookie,
    contentType: 'application/json',
    body: JSON.stringify(input),
  });
  return parse(body) as Record<string, unknown>;
}

const switchAssistants = (isOn: boolean) => act('assistants.switch', { isOn });

async function newKey() {
  const { user } = JSON.parse(
    (await askSite(site.origin, '/auth/get-session', { cookie })).body,
  ) as { user: { id: string } };
  const input = { name: 'Claude', scopes: ['read', 'draft'], days: 30, assists: user.id };
  return String((await act('apiKeys.create', input))['key']);
}

async function connect(key: string, mode: 'auto' | 'legacy') {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode }, capabilities: {} },
  );
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
}

function send(body: string, headers: Record<string, string> = {}) {
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });
}

function search(length: number) {
  const params = { name: 'search', arguments: { text: 'x'.repeat(length) } };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
}

const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

test('nothing answers until an owner lets assistants connect, and then only with a key', async () => {
  await switchAssistants(false);
  const key = await newKey();
  expect((await send(listing, { authorization: `Bearer ${key}` })).status).toBe(404);
  await switchAssistants(true);
  expect((await send(listing, { authorization: `Bearer ${key}` })).status).toBe(200);
  for (const authorization of ['', 'Bearer sol_live_x', `Bearer ${key.slice(0, -1)}_`]) {
    const refused = await send(listing, { authorization });
    expect([authorization, refused.status]).toEqual([authorization, 401]);
    expect(refused.headers.get('www-authenticate')).toContain('resource_metadata=');
  }
});

test.each(['GET', 'HEAD'])(
  '%s says that only POST is allowed, to those with a key',
  async (method) => {
    await switchAssistants(false);
    const key = await newKey();
    const withKey = { method, headers: { authorization: `Bearer ${key}` } };
    expect((await askSite(site.origin, '/mcp', withKey)).status).toBe(404);
    await switchAssistants(true);
    expect((await askSite(site.origin, '/mcp', { method })).status).toBe(401);
    const answer = await askSite(site.origin, '/mcp', withKey);
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  },
);

test.each(['auto', 'legacy'] as const)(
  'a client of the SDK lists tools, reads and drafts over HTTP, in the protocol of %s',
  async (mode) => {
    await switchAssistants(true);
    const client = await connect(await newKey(), mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('change_draft');
    const found = await callTool(client, 'search', { text: 'Kestrel House' });
    expect(JSON.stringify(found)).toContain('Kestrel House');
    const drafted = await callTool(client, 'create_draft', {
      kind: 'news',
      fields: { title: 'Topping-out', content: `<p>${'Stone. '.repeat(20_000)}</p>` },
      callId: randomUUID(),
    });
    expect(JSON.stringify(drafted)).not.toContain('Something went wrong');
    await client.close();
  },
);

test('a body of more than a megabyte is refused, one of 200 kB is read', async () => {
  await switchAssistants(true);
  const authorization = `Bearer ${await newKey()}`;
  expect((await send(search(200_000), { authorization })).status).toBe(200);
  expect((await send(search(2_000_000), { authorization })).status).toBe(413);
});

test('a key has limits, which the answer names', async () => {
  await switchAssistants(true);
  const client = await connect(await newKey(), 'auto');
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      callTool(client, 'create_draft', {
        kind: 'news',
        fields: { title: 'x' },
        callId: randomUUID(),
      }),
    ),
  );
  expect(answers.filter(({ refused }) => refused === 'limited')).not.toEqual([]);
  await client.close();
});

test('a member signs in, allows a client in the back office, and ends it', async () => {
  await switchAssistants(true);
  const provider = new MemoryClient('Claude <b>');
  const client = await connectBySignIn({
    address,
    provider,
    decide: async (asked) => {
      const signIn = await askSite(site.origin, asked.pathname + asked.search, { cookie });
      const page = String(signIn.headers['location']);
      const stranger = await askSite(site.origin, page);
      expect(stranger.headers['location']).toMatch(/^\/admin\/login\?next=%2Fadmin%2Fconnect/);
      const shown = await askSite(site.origin, page, { cookie });
      expect(shown.body).toContain('Connect Claude &lt;b&gt;?');
      const form = new URLSearchParams({
        query: page.slice(page.indexOf('?') + 1),
        decision: 'allow',
        scope: 'draft',
      });
      const post = { method: 'POST', cookie, body: form.toString() };
      const elsewhere = await askSite(site.origin, '/admin/connect', {
        ...post,
        origin: 'https://elsewhere.example',
      });
      expect(elsewhere.status).toBe(403);
      const decided = await askSite(site.origin, '/admin/connect', post);
      const [, next = ''] = /content="0;url=([^"]+)"/.exec(decided.body) ?? [];
      return new URL(next.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
    },
  });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('create_draft');
  expect(tools.map(({ name }) => name)).not.toContain('list_enquiries');
  const account = await askSite(site.origin, '/admin/account', { cookie });
  const [, id = ''] = /id="assistants"[\s\S]*?name="id" value="([^"]+)"/.exec(account.body) ?? [];
  await askSite(site.origin, '/admin/account', {
    method: 'POST',
    cookie,
    body: new URLSearchParams({ intent: 'disconnect', id }).toString(),
  });
  const authorization = `Bearer ${provider.stored?.access_token}`;
  expect((await send(listing, { authorization })).status).toBe(401);
});
