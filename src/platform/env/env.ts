import path from 'node:path';
import { z } from 'zod';
import { provideSiteOrigin } from '../../lib/text/path-prefix.ts';
import { isEmailAddress } from '../../lib/web/email-address.ts';
import { isAccountAddress } from '../../lib/web/account-address.ts';
import { passwordFault } from '../accounts/password.ts';
import { refuseHalfSetS3, s3Settings, s3Variables } from './s3.ts';
import { startLine } from '../observability/start-line.ts';

const minSecretLength = 32;
const address = z.string().refine(isEmailAddress, 'must be an email address');

const serviceVariables = {
  SECRET: z
    .string()
    .min(minSecretLength, `must have ${minSecretLength} characters or more`)
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(300, 'must be 300 or less')
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 65535')
    .max(65_535, 'must be between 1 and 65535')
    .optional(),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  CHECK_LINKS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
};

type ServiceValues = z.output<z.ZodObject<typeof serviceVariables>>;

function serviceSettings(values: ServiceValues) {
  return {
    /** Signs sessions instead of the generated secret. Never print it. */
    secret: values.SECRET,
    /** How long the instance still answers after a stop, while the load balancer learns that it is not ready. */
    drainMs: values.DRAIN_SECONDS * 1_000,
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    logsJson: values.LOG_FORMAT === 'json',
    /** True if external links in our texts are checked each night. */
    checksLinks: values.CHECK_LINKS === 'on',
    logsRequests: values.LOG_REQUESTS === 'on',
  };
}

export type { S3Settings } from './s3.ts';

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be between 1 and 65535')
  .max(65_535, 'must be between 1 and 65535');

const variables = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4321),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      abort: true,
      error: 'must be a web address such as https://www.example.com',
    })
    .refine((value) => new URL(value).pathname === '/', 'must have no path')
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DEMO_CONTENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  TRUST_PROXY_HOPS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(0),
  HSTS_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address with {q} where the place goes' })
    .refine((value) => value.includes('{q}'), 'must have {q} where the place goes')
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .refine(isAccountAddress, {
      error: ({ input }) =>
        isEmailAddress(String(input))
          ? 'must be an email address with which a member can sign in'
          : 'must be an email address',
    })
    .optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ...s3Variables,
  ...serviceVariables,
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      abort: true,
      error: 'must begin with smtp:// or smtps:// and name a host',
    })
    .refine((value) => new URL(value).hostname !== '', { error: 'must name a host', abort: true })
    .refine(
      hasReadableSignIn,
      'must write % and other special characters of name and password as %25 and the like',
    )
    .optional(),
  IMAP_URL: z
    .url({
      protocol: /^imaps?$/,
      abort: true,
      error: 'must begin with imap:// or imaps:// and name a host',
    })
    .refine((value) => new URL(value).hostname !== '', { error: 'must name a host', abort: true })
    .refine(
      hasReadableSignIn,
      'must write % and other special characters of name and password as %25 and the like',
    )
    .refine((value) => new URL(value).username !== '', 'must have a name and a password')
    .optional(),
  DESK_ADDRESS: address.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@"\p{Cc}]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u,
      'must be an email address, or a name and then <the address>',
    )
    .optional(),
  MAIL_TO: address.optional(),
  MAP_STYLE_URL: z
    .union([
      z.literal('off'),
      z.url({
        protocol: /^https?$/,
        error: 'must be a web address such as https://maps.example/style, or off',
      }),
    ])
    .optional(),
  MAP_KEY: z.string().optional(),
  CHECK_PASSWORDS: z
    .union(
      [z.enum(['on', 'off']), z.url({ protocol: /^https?$/ })],
      'must be on, off, or the address of a range API',
    )
    .default('off'),
});

/** The settings, validated once at start. A wrong value ends the process with one line that names it. */
export const env = readEnv();

provideSiteOrigin(() => env.siteUrl.origin);

const publicBreaches = 'https://api.pwnedpasswords.com/range/';

function findBreachesUrl(setting: string) {
  if (setting === 'off') return undefined;
  return setting === 'on' ? publicBreaches : setting.replace(/\/*$/, '/');
}

function readEnv() {
  const { data, error } = variables
    .superRefine(refuseWeakPassword)
    .superRefine(refuseHalfSetS3)
    .superRefine(refuseSharedPort)
    .safeParse(withoutEmpty(process.env));
  if (error) {
    for (const { path: name, message } of error.issues)
      console.error(startLine('error', `${name.join('.')} ${message}`));
    process.exit(1);
  }
  return {
    host: data.HOST,
    port: data.PORT,
    /** The public URL of the site. Every absolute URL begins with it. */
    siteUrl: new URL(data.SITE_URL ?? `http://${reachableHost(data.HOST)}:${data.PORT}`),
    /** True if the public URL is set, not derived from the address to listen on. */
    hasSiteUrl: data.SITE_URL !== undefined,
    dataFolder: path.resolve(data.DATA_DIR),
    /** False if a new database starts with neutral content for an unnamed company. */
    hasDemoContent: data.DEMO_CONTENT === 'on',
    databaseUrl: data.DATABASE_URL,
    /** The number of trusted proxies that append to X-Forwarded-For. */
    trustProxyHops: data.TRUST_PROXY_HOPS,
    /** True if HSTS covers all subdomains. */
    securesSubdomains: data.HSTS_SUBDOMAINS === 'true',
    /** False only in benchmarks of rendering. */
    cachesPages: data.PAGE_CACHE === 'on',
    /** The URL of the geocoder; `{q}` is replaced with the query. */
    geocoderUrl: data.GEOCODER_URL,
    /** The first account. Read only while no account exists. */
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    s3: s3Settings(data),
    ...serviceSettings(data),
    /** The style URL of the map provider, including the key; undefined if maps are off. */
    mapStyleUrl: findMapStyleUrl(data),
    /** The outgoing mail server. Without one, mail stays in the outbox. Contains a password: never print it. */
    smtpUrl: data.SMTP_URL,
    /** The mailbox that receives answers. Contains a password: never print it. */
    imapUrl: data.IMAP_URL,
    /** The address that receives answers to replies. */
    inboxAddress: data.DESK_ADDRESS ?? mailboxAddress(data.IMAP_URL),
    /** The API that looks up breached passwords by the first five characters of their SHA-1. */
    breachesUrl: findBreachesUrl(data.CHECK_PASSWORDS),
    mailFrom: data.MAIL_FROM,
    /** The recipient of enquiry notices. */
    mailTo: data.MAIL_TO,
  };
}

function refuseWeakPassword(values: z.output<typeof variables>, context: z.RefinementCtx) {
  const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email = 'admin' } = values;
  const message = password === undefined ? undefined : passwordFault(password, email);
  if (message) context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
}

function refuseSharedPort(
  { PORT, METRICS_PORT }: z.output<typeof variables>,
  context: z.RefinementCtx,
) {
  if (METRICS_PORT !== PORT) return;
  const message = 'must differ from PORT, on which the site is served';
  context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message });
}

/** With most providers, the user name of a mailbox is its address. */
function mailboxAddress(imapUrl: string | undefined) {
  const name = imapUrl && decodeURIComponent(new URL(imapUrl).username);
  return name && isEmailAddress(name) ? name : undefined;
}

function hasReadableSignIn(url: string) {
  const { username, password } = new URL(url);
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

/** A server that listens on all addresses is reachable at `localhost`. */
function reachableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutEmpty(values: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

type MapVariables = { MAP_STYLE_URL?: string | undefined; MAP_KEY?: string | undefined };

/** The default provider needs no key. */
function findMapStyleUrl({ MAP_STYLE_URL: styleUrl, MAP_KEY: key }: MapVariables) {
  if (styleUrl === 'off') return undefined;
  if (styleUrl === undefined) return new URL('https://tiles.openfreemap.org/styles/positron');
  return withMapKey(styleUrl, key);
}

/** Replaces `{key}` in the URL, or else appends `key=…`. */
function withMapKey(styleUrl: string, key: string | undefined) {
  if (!key) return new URL(styleUrl);
  const placeholder = /\{key\}|%7Bkey%7D/i;
  if (placeholder.test(styleUrl))
    return new URL(styleUrl.replace(placeholder, encodeURIComponent(key)));
  const url = new URL(styleUrl);
  url.searchParams.set('key', key);
  return url;
}
