import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from '@better-auth/core/error';
import { passwordHashing } from './hashing.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { maxPasswordLength, minPasswordLength } from './password.ts';
import { readSecret } from './secret.ts';
import { db, isPostgres } from '../database/database.ts';
import { env } from '../env/env.ts';
import { hostPrefix } from '../http/host-cookies.ts';
import { log } from '../observability/log.ts';

const daySeconds = 24 * 60 * 60;

export const linkLifetimeMinutes = 15;

/** Wrong second-step codes before the account is locked. */
const codeTries = 5;
const lockSeconds = 15 * 60;

export const clientAddressHeader = 'x-site-client-address';
const cookiePrefix = `${hostPrefix}site`;

/** The full name of a cookie of the accounts, such as `session_token`. */
export function accountCookie(name: string) {
  return `${cookiePrefix}.${name}`;
}

let cached: { secret: string; instance: ReturnType<typeof makeAuthentication> } | undefined;

/** better-auth on the shared database. Loaded at the first call, and made again when the shared secret changes. */
export async function authentication() {
  const secret = readSecret();
  if (cached?.secret === secret) return cached.instance;
  const instance = makeAuthentication();
  cached = { secret, instance };
  instance.catch(() => (cached = undefined));
  return instance;
}

export async function authenticationContext() {
  return (await authentication()).$context;
}

async function makeAuthentication() {
  const { betterAuth } = await import('better-auth');
  return betterAuth(await authenticationOptions());
}

export async function authenticationOptions() {
  const { twoFactor } = await import('better-auth/plugins/two-factor');
  const { passkey } = await import('@better-auth/passkey');
  const { magicLink } = await import('better-auth/plugins/magic-link');
  return {
    appName: env.siteUrl.host,
    baseURL: env.siteUrl.origin,
    basePath: '/auth',
    secret: readSecret(),
    database: {
      db: db.withoutPlugins(),
      type: isPostgres ? 'postgres' : 'sqlite',
      transaction: true,
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
      password: passwordHashing,
    },
    user: {
      modelName: 'auth_user',
      fields: snakeCased('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        role: { type: 'string', input: false },
        partnerId: { type: 'string', required: false, input: false, fieldName: 'partner_id' },
      },
    },
    session: {
      modelName: 'auth_session',
      fields: snakeCased('expiresAt', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent', 'userId'),
      expiresIn: 7 * daySeconds,
      updateAge: daySeconds,
      freshAge: 0,
    },
    account: {
      modelName: 'auth_account',
      fields: snakeCased(
        'accountId',
        'providerId',
        'userId',
        'accessToken',
        'refreshToken',
        'idToken',
        'accessTokenExpiresAt',
        'refreshTokenExpiresAt',
        'createdAt',
        'updatedAt',
      ),
    },
    verification: {
      modelName: 'auth_verification',
      fields: snakeCased('expiresAt', 'createdAt', 'updatedAt'),
      // Cleanup would write at each use of a link: see expired.ts.
      disableCleanup: true,
    },
    plugins: [
      twoFactor({
        accountLockout: { maxFailedAttempts: codeTries, durationSeconds: lockSeconds },
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'auth_two_factor',
            fields: snakeCased('backupCodes', 'userId', 'failedVerificationCount', 'lockedUntil'),
          },
        },
      }),
      passkey({
        rpID: env.siteUrl.hostname,
        rpName: env.siteUrl.host,
        origin: env.siteUrl.origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // A passkey replaces both steps, so the device must have verified its user.
        registration: {
          afterVerification: async ({ verification }) => {
            requireUser(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            requireUser(verification.authenticationInfo.userVerified);
          },
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        schema: {
          passkey: {
            modelName: 'auth_passkey',
            fields: snakeCased(
              'publicKey',
              'userId',
              'deviceType',
              'backedUp',
              'createdAt',
              'credentialID',
            ),
          },
        },
      }),
      magicLink({
        disableSignUp: true,
        storeToken: 'hashed',
        expiresIn: linkLifetimeMinutes * 60,
        sendMagicLink: ({ token, metadata }) => metadata?.['onToken'](token),
      }),
    ],
    advanced: {
      cookiePrefix,
      // Its own prefix would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: env.siteUrl.protocol === 'https:' },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    // It limits by IP address and only at its own endpoint: see limits.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: logError },
  } satisfies BetterAuthOptions;
}

function requireUser(isVerified: boolean | undefined) {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED');
}

type Failure = { cause?: Error };

const failures = new AsyncLocalStorage<Failure>();

/** Throws the cause of an unexpected failure, of which better-auth only tells its logger. The caller logs it. */
export async function withCause<T>(call: () => Promise<T>): Promise<T> {
  const failure: Failure = {};
  try {
    return await failures.run(failure, call);
  } catch (answer) {
    throw failure.cause ?? answer;
  }
}

function logError(_level: string, message: string, ...details: unknown[]) {
  const cause = details.find((detail) => detail instanceof Error);
  const failure = failures.getStore();
  if (failure && cause) failure.cause ??= cause;
  else log.error(`Accounts: ${message}`, cause);
}

export function snakeCased<Name extends string>(...names: Name[]) {
  const entries = names.map((name) => [name, snakeCase(name)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export function snakeCase(name: string) {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
}
