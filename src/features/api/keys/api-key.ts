import { z } from 'zod';
import { withHttps } from '../../../lib/web/with-https.ts';
import * as field from '../../../model/fields.ts';

/** What a key may do. */
export const apiScopes = [
  'read',
  'enquiries',
  'homes',
  'draft',
  'enquiries:read',
  'subscribers',
  'subscribers:read',
] as const;

export type ApiScope = (typeof apiScopes)[number];

export const scopeNames: Record<ApiScope, string> = {
  read: 'Read content',
  enquiries: 'Send enquiries',
  homes: 'Update homes',
  draft: 'Save drafts',
  'enquiries:read': 'Read enquiries',
  subscribers: 'Add subscribers',
  'subscribers:read': 'Read subscribers',
};

/** What only keys read, and no cache keeps: the permission by what follows the root of the API in the path. */
export const keyedReads = { subscribers: 'subscribers:read' } as const satisfies Record<
  string,
  ApiScope
>;

/** What only the assistant of a member may do. */
const assistantScopes: readonly ApiScope[] = ['draft', 'enquiries:read'];

/** What no assistant may do: no person would see it first. */
export const systemScopes: readonly ApiScope[] = [
  'enquiries',
  'homes',
  'subscribers',
  'subscribers:read',
];

/** The days after which a key may expire. */
export const keyLifetimes = [30, 90, 365] as const;

const maxOrigins = 20;

const originError = 'Enter origins such as https://www.example.com, one per line';

/** The origin of an address of the web; undefined for anything else. */
function originIn(text: string) {
  const url = URL.parse(withHttps(text));
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
  return isOrigin && url.search + url.hash + url.username === '' ? url.origin : undefined;
}

/** The origins whose pages may send requests with the key, typed in lines. */
const origins = z
  .string()
  .max(4_000, originError)
  .default('')
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter((one) => one !== ''))])
  .refine((texts) => texts.every((one) => originIn(one) !== undefined), originError)
  .refine((texts) => texts.length <= maxOrigins, `Use ${maxOrigins} origins or fewer`)
  .transform((texts) => texts.flatMap((one) => originIn(one) ?? []));

export const newKeySchema = z
  .object({
    name: field.line.max(100, 'Use 100 characters or fewer'),
    scopes: z
      .array(z.enum(apiScopes))
      .min(1, 'Choose at least one permission')
      .transform((chosen) => apiScopes.filter((scope) => chosen.includes(scope))),
    origins,
    /** Null for a key that does not expire. */
    days: z.literal(keyLifetimes).nullable(),
    /** The id of the member whose assistant uses the key; null for other systems. */
    assists: z.string().max(100).nullable().default(null),
  })
  .refine(
    ({ scopes, assists }) =>
      assists !== null || !scopes.some((scope) => assistantScopes.includes(scope)),
    { path: ['assists'], error: 'Choose whose assistant this is' },
  )
  .refine(({ scopes, assists }) => assists === null || scopes.includes('read'), {
    path: ['scopes'],
    error: 'An assistant must be able to read content',
  })
  .refine(
    ({ scopes, assists }) =>
      assists === null || !scopes.some((scope) => systemScopes.includes(scope)),
    {
      path: ['scopes'],
      error: 'An assistant cannot send enquiries, update homes, or add or read subscribers',
    },
  );

export type NewKey = z.output<typeof newKeySchema>;

export type ApiKeyRow = {
  id: string;
  name: string;
  /** The first characters, by which people tell keys apart. */
  beginsWith: string;
  keyHash: string;
  /** {@link ApiScope} as a JSON list. */
  scopes: string;
  /** As a JSON list. */
  origins: string;
  /** The id of a member, whose rights limit what the assistant with this key may do. */
  assists: string | null;
  /** The client that uses it after its member has signed in; null for a key that was given out. */
  clientId: string | null;
  expiresAt: string | null;
  createdBy: string;
  createdAt: string;
  /** Exact to a minute. */
  lastUsedAt: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
  /** When the activity said that it has expired. */
  expiryLoggedAt: string | null;
};

/** A key as its screen shows it. */
export type ApiKey = Pick<
  ApiKeyRow,
  'id' | 'name' | 'beginsWith' | 'clientId' | 'expiresAt' | 'createdBy' | 'createdAt' | 'lastUsedAt'
> & {
  scopes: ApiScope[];
  origins: string[];
  isExpired: boolean;
  /** Who the assistant with this key works for; null for other systems. */
  assists: string | null;
};

/** A new key, which is shown once. */
export type CreatedKey = { id: string; name: string; key: string };

/** The query key of the list. */
export const apiKeysKey = ['api keys'];

/** What was answered to a request with an `Idempotency-Key`, for as long as it may be repeated. */
export type ApiAnswerRow = {
  keyId: string;
  idempotencyKey: string;
  /** A hash of the request, which must be the same when it is repeated. */
  requestHash: string;
  status: number;
  /** JSON text. */
  body: string;
  expiresAt: string;
};

/** A request with an `Idempotency-Key` that is being answered. */
export type ApiRequestRow = {
  /** A hash of the two keys. */
  id: string;
  keyId: string;
  /** As in {@link ApiAnswerRow}. */
  requestHash: string;
  /** Until this time one instance is answering it. */
  leaseUntil: string;
};

export const apiKeyErrors = {
  fetch: 'Failed to fetch API keys',
  create: 'Failed to create the key',
  noMember: 'This person has left the team',
  revoke: 'Failed to revoke the key',
} as const;
