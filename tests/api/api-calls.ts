import type { APIContext, APIRoute } from 'astro';
import { createApiKey } from '../../src/features/api/keys/api-keys.server.ts';
import type { ApiScope } from '../../src/features/api/keys/api-key.ts';

const site = 'https://solmere.example';

export async function newKey(scopes: ApiScope[], origins: string[] = [], name = 'CRM') {
  const { key } = await createApiKey({ name, scopes, origins, days: null }, 'Ada');
  return key;
}

type Sent = {
  method?: string;
  key?: string;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  path?: string;
  body?: unknown;
};

/** Calls a route of the API as the site does. */
export async function call(route: APIRoute, sent: Sent = {}) {
  const { method = 'GET', key, headers = {}, params = {}, path = '/api/v1/x', body } = sent;
  const request = new Request(site + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const context = { request, params, url: new URL(request.url), clientAddress: '203.0.113.9' };
  const response = await route(context as unknown as APIContext);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown>,
  };
}
