import { oauthProvider, type OAuthOptions } from '@better-auth/oauth-provider';
import { betterAuth } from 'better-auth';
import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { capitalised } from '../../lib/text/capitalised.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { env } from '../env/env.ts';
import { hashToken } from '../secrets/token-hash.ts';
import { refreshPrefix, tokenPrefix } from './client-access.ts';
import { authenticationOptions, snakeCase, snakeCased } from './engine.ts';
import { readSecret } from './secret.ts';

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

const refreshDays = 30;

type Authorization = {
  resource: string;
  scopes: readonly string[];
  /** The page that asks the member. */
  consentPage: string;
};

/** OAuth 2.1 with PKCE by S256, for one resource. Apart from the sign-in of members, whose sessions it reads. */
export async function authorizationOptions({ resource, scopes, consentPage }: Authorization) {
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
    prefix: { opaqueAccessToken: tokenPrefix, refreshToken: refreshPrefix },
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
    ...(await authenticationOptions()),
    onAPIError: {
      errorURL: consentPage,
      onError: (cause: unknown) => {
        // Refusals are answers. Whoever asked handles the rest.
        if (!isAPIError(cause) || cause.statusCode >= 500) throw cause;
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

  async function make() {
    return betterAuth(await authorizationOptions(options));
  }

  /** Answers a request to one of `authorizationPaths`. */
  async function answer(request: Request): Promise<Response> {
    const secret = readSecret();
    if (cached?.secret === secret) return (await cached.instance).handler(request);
    const instance = make();
    cached = { secret, instance };
    // It reads the database first, which may be away.
    void instance
      .then(({ $context }) => $context)
      .catch(() => {
        if (cached?.instance === instance) cached = undefined;
      });
    return (await instance).handler(request);
  }

  /** Stores what a signed-in member decided. Returns where the browser goes on, or undefined if the query is no longer valid. */
  async function decide({ query, isAllowed, scopes }: Decision, headers: Headers) {
    const { consentPage } = options;
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
    const next = response.ok && typeof url === 'string' ? URL.parse(url, env.siteUrl) : null;
    const isAskedAgain = next?.origin === env.siteUrl.origin && next.pathname === consentPage;
    return next && !isAskedAgain ? next.href : undefined;
  }

  return { answer, decide };
}
