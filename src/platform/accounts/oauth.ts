import { oauthProvider, type OAuthOptions } from '@better-auth/oauth-provider';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { capitalised } from '../../lib/text/capitalised.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { countRows } from '../database/count-rows.ts';
import type { Transaction } from '../database/database.ts';
import { env } from '../env/env.ts';
import { hashToken } from '../secrets/token-hash.ts';
import { authenticationOptions, snakeCase, snakeCased } from './engine.ts';
import { readSecret } from './secret.ts';
import { accounts, withAccounts } from './tables.ts';

/** Where clients of members sign in, within `issuer`. */
const issuerPath = '/auth';
export const issuer = env.siteUrl.origin + issuerPath;

export const authorizationPaths = {
  metadata: `/.well-known/oauth-authorization-server${issuerPath}`,
  authorize: `${issuerPath}/oauth2/authorize`,
  register: `${issuerPath}/oauth2/register`,
  token: `${issuerPath}/oauth2/token`,
  revoke: `${issuerPath}/oauth2/revoke`,
};

const consentPath = `${issuerPath}/oauth2/consent`;

const tokenPrefix = 'sol_mcp_';
const refreshDays = 30;
/** A client that nobody has connected yet is kept for this time. */
const unconnectedMs = dayMs;
const maxUnconnected = 300;

type Authorization = {
  resource: string;
  scopes: readonly string[];
  /** The page that asks the member. */
  consentPage: string;
};

/** OAuth 2.1 with PKCE by S256, for one resource. Apart from the sign-in of members, whose sessions it reads. */
export function authorizationOptions({ resource, scopes, consentPage }: Authorization) {
  const options = {
    // Members who are not signed in are asked to by the page itself.
    loginPage: consentPage,
    consentPage,
    scopes: [...scopes, 'offline_access'],
    resources: [resource],
    resourceSeedMode: 'overwrite',
    enforcePerClientResources: false,
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    clientPrivileges: () => false,
    resourcePrivileges: () => false,
    refreshTokenExpiresIn: (refreshDays * dayMs) / 1_000,
    // Tokens are looked up here, and can be ended at once.
    disableJwtPlugin: true,
    storeTokens: { hash: (token: string) => Promise.resolve(hashToken(token)) },
    prefix: { opaqueAccessToken: tokenPrefix, refreshToken: 'sol_ref_' },
  } satisfies OAuthOptions<string[]>;
  const { schema } = oauthProvider(options);
  const ownNames = Object.entries(schema).map(([model, { fields }]) => [
    model,
    {
      modelName: `auth${snakeCase(capitalised(model))}`,
      fields: snakeCased(...Object.keys(fields)),
    },
  ]);
  return {
    ...authenticationOptions(),
    onAPIError: {
      errorURL: consentPage,
      onError: (cause: unknown) => {
        // Refusals are answers. Whoever asked handles the rest.
        if (!isAPIError(cause)) throw cause;
      },
    },
    plugins: [oauthProvider({ ...options, schema: Object.fromEntries(ownNames) as object })],
  };
}

type Decision = {
  /** The signed query with which the consent page was opened. */
  query: string;
  isAllowed: boolean;
  scopes: readonly string[];
};

/** better-auth as an authorization server. Created at the first request, and again when the shared secret changes. */
export function authorizationServer(options: Authorization) {
  let cached: { secret: string; instance: ReturnType<typeof make> } | undefined;

  function make() {
    return betterAuth(authorizationOptions(options));
  }

  /** Answers a request to one of `authorizationPaths`. */
  function answer(request: Request): Promise<Response> {
    const secret = readSecret();
    if (cached?.secret !== secret) cached = { secret, instance: make() };
    return cached.instance.handler(request);
  }

  /** Stores what a signed-in member decided. Returns where the browser goes on, or undefined if the query is no longer valid. */
  async function decide({ query, isAllowed, scopes }: Decision, headers: Headers) {
    const response = await answer(
      new Request(env.siteUrl.origin + consentPath, {
        method: 'POST',
        headers: {
          cookie: headers.get('cookie') ?? '',
          origin: env.siteUrl.origin,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({ accept: isAllowed, scope: scopes.join(' '), oauth_query: query }),
      }),
    );
    const { url } = (await response.json()) as { url?: unknown };
    return response.ok && typeof url === 'string' ? url : undefined;
  }

  return { answer, decide };
}

export function findClient(clientId: string) {
  return accounts
    .selectFrom('authOauthClient')
    .select(['clientId', 'name', 'redirectUris'])
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

export function isAccessToken(text: string) {
  return text.startsWith(tokenPrefix);
}

/** What a valid access token for this resource gives; undefined for any other. */
export async function findAccess(text: string, resource: string, now = new Date()) {
  const row = await accounts
    .selectFrom('authOauthAccessToken')
    .select(['clientId', 'userId', 'scopes', 'resources'])
    .where('token', '=', hashToken(text.slice(tokenPrefix.length)))
    .where('expiresAt', '>', now.toISOString())
    .where('revoked', 'is', null)
    .executeTakeFirst();
  if (!row || !listIn(row.resources).includes(resource)) return undefined;
  return { clientId: row.clientId, userId: row.userId, scopes: listIn(row.scopes) };
}

/** Ends all that a client may do for a member. */
export async function endAccess(tx: Transaction, clientId: string, userId: string) {
  for (const table of [
    'authOauthAccessToken',
    'authOauthRefreshToken',
    'authOauthConsent',
  ] as const)
    await withAccounts(tx)
      .deleteFrom(table)
      .where('clientId', '=', clientId)
      .where('userId', '=', userId)
      .execute();
}

/** True while strangers may register clients. */
export async function hasRoomForClients() {
  return (await countRows(unconnected())) < maxUnconnected;
}

/** Deletes expired tokens, and clients without any, with their connections. */
export async function deleteExpiredAccess(now: Date) {
  const time = now.toISOString();
  await accounts.deleteFrom('authOauthAccessToken').where('expiresAt', '<=', time).execute();
  await accounts.deleteFrom('authOauthRefreshToken').where('expiresAt', '<=', time).execute();
  await accounts
    .deleteFrom('authOauthClient')
    .where('clientId', 'in', unconnected().select('clientId'))
    .where('createdAt', '<=', new Date(now.getTime() - unconnectedMs).toISOString())
    .execute();
}

function unconnected() {
  return accounts
    .selectFrom('authOauthClient')
    .where('clientId', 'not in', (eb) => eb.selectFrom('authOauthAccessToken').select('clientId'))
    .where('clientId', 'not in', (eb) => eb.selectFrom('authOauthRefreshToken').select('clientId'));
}

function listIn(text: string | null) {
  const value = jsonValue(text ?? '');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
