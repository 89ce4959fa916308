import path from 'node:path';
import { z } from 'zod';
import { passwordFault } from './auth-password.ts';

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
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  TRUST_PROXY_HOPS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(0),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address with {q} where the place goes' })
    .refine((value) => value.includes('{q}'), 'must have {q} where the place goes')
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
});

/** What the operator set, checked once at start. A wrong value ends the process with one line that names it. */
export const env = readEnv();

function readEnv() {
  const { data, error } = variables
    .superRefine(refuseWeakPassword)
    .safeParse(withoutEmpty(process.env));
  if (error) {
    for (const issue of error.issues) console.error(`${issue.path.join('.')} ${issue.message}`);
    process.exit(1);
  }
  return {
    host: data.HOST,
    port: data.PORT,
    /** Where visitors reach the site. Every absolute address begins with it. */
    siteUrl: new URL(data.SITE_URL ?? `http://${reachableHost(data.HOST)}:${data.PORT}`),
    dataFolder: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    /** How many proxies of ours stand in front and append to X-Forwarded-For. */
    trustProxyHops: data.TRUST_PROXY_HOPS,
    /** Where coordinates of addresses are asked for; `{q}` stands for the address. */
    geocoderUrl: data.GEOCODER_URL,
    /** Who can sign in first. Read only while there is no account. */
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
  };
}

function refuseWeakPassword(values: z.output<typeof variables>, context: z.RefinementCtx) {
  const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email = 'admin' } = values;
  const message = password === undefined ? undefined : passwordFault(password, email);
  if (message) context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
}

/** A server that listens on every address of the machine is reached on this one by `localhost`. */
function reachableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutEmpty(values: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
