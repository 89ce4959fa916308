import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fingerprintSecret, readSecret, signText } from '../accounts/secret.ts';
import { isConnected } from './connection.ts';
import { db, isPostgres } from './database.ts';
import { env } from '../env/env.ts';
import { log } from '../observability/log.ts';
import { listMigrations } from './migrations.ts';
import { release } from '../observability/release.ts';

const heartbeatIntervalMs = 10_000;
const expiresAfterMs = 60_000;
const deletedAfterMs = 60 * 60_000;

/** Settings that must be the same on all instances. */
type Shared = {
  SITE_URL: string;
  'the place of media': string;
  'the secret': string;
  /** Unknown of instances of a release that did not compare them. */
  SMTP_URL?: string;
  MAIL_FROM?: string;
  MAIL_TO?: string;
};

/** Settings that are compared and never shown: they hold a password or somebody's address. */
const hidden = ['the secret', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'];

export type InstanceSettings = {
  name: string;
  release: string;
  newestMigration: string;
  shared: Shared;
};

const id = randomUUID();
const startedAt = new Date();
let lastDifferences: SettingDifference[] = [];

/** The settings that differ between instances, without values and host names, so anyone may read them. */
export function differingSettings() {
  return [...new Set(lastDifferences.map(({ what }) => what))];
}

/** Announces this instance to the others at an interval and compares settings. SQLite has only one instance. */
export function startHeartbeat() {
  if (!isPostgres) return { stop: async () => {} };
  beatIfConnected();
  const timer = setInterval(beatIfConnected, heartbeatIntervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await db
        .deleteFrom('instances')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined);
    },
  };
}

function beatIfConnected() {
  if (isConnected()) beat().catch(() => undefined);
}

async function beat() {
  const now = new Date();
  const thisInstance = await ownSettings();
  await writeHeartbeat(thisInstance, now);
  const rows = await db
    .selectFrom('instances')
    .select('settings')
    .where('id', '<>', id)
    .where('seenAt', '>', timeBefore(now, expiresAfterMs))
    .execute();
  const others = rows.map(({ settings }) => JSON.parse(settings) as InstanceSettings);
  const currentDifferences = settingDifferences(thisInstance, others);
  const loggedLines = lastDifferences.map(formatDifference);
  for (const line of currentDifferences.map(formatDifference))
    if (!loggedLines.includes(line)) log.error(line);
  lastDifferences = currentDifferences;
}

async function writeHeartbeat(thisInstance: InstanceSettings, now: Date) {
  const values = { settings: JSON.stringify(thisInstance), seenAt: now.toISOString() };
  await db
    .insertInto('instances')
    .values({ id, startedAt: startedAt.toISOString(), ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('instances').where('seenAt', '<', timeBefore(now, deletedAfterMs)).execute();
}

export type SettingDifference = { what: string; between: string };

/** The differences between an instance and the others, without repetition. */
export function settingDifferences(
  thisInstance: InstanceSettings,
  others: InstanceSettings[],
): SettingDifference[] {
  const all = others.flatMap((other) => [
    ...(Object.keys(thisInstance.shared) as (keyof Shared)[])
      .filter((setting) => isDifferent(setting, thisInstance.shared, other.shared))
      .map((setting) => ({
        what: `${setting} differs`,
        between: `${formatSetting(thisInstance, setting)}, ${formatSetting(other, setting)}`,
      })),
    ...(other.newestMigration > thisInstance.newestMigration
      ? [
          {
            what: 'Another instance is of a newer release',
            between: `${other.name} (${other.release}, ${other.newestMigration})`,
          },
        ]
      : []),
  ]);
  return [...new Map(all.map((each) => [formatDifference(each), each])).values()];
}

/** Hidden settings are stored as signatures, which tell nothing if the secrets differ. */
function isDifferent(setting: keyof Shared, own: Shared, other: Shared) {
  if (other[setting] === undefined) return false;
  const isSigned = setting !== 'the secret' && hidden.includes(setting);
  if (isSigned && own['the secret'] !== other['the secret']) return false;
  return own[setting] !== other[setting];
}

function formatDifference({ what, between }: SettingDifference) {
  return `${what}: ${between}`;
}

function formatSetting({ name, shared }: InstanceSettings, setting: keyof Shared) {
  return hidden.includes(setting) ? name : `${shared[setting]} on ${name}`;
}

async function ownSettings(): Promise<InstanceSettings> {
  const bucket = env.s3 && `${env.s3.endpoint ?? env.s3.region}/${env.s3.bucket}/${env.s3.prefix}`;
  return {
    name: `${hostname()}:${env.port}`,
    release,
    newestMigration: (await listMigrations()).at(-1) ?? '',
    shared: {
      SITE_URL: env.siteUrl.origin,
      'the place of media': bucket ?? 'disk',
      'the secret': fingerprintSecret(readSecret()),
      SMTP_URL: hideValue(env.smtpUrl),
      MAIL_FROM: hideValue(env.mailFrom),
      MAIL_TO: hideValue(env.mailTo),
    },
  };
}

function hideValue(setting = '') {
  return signText(`setting ${setting}`).slice(0, 16);
}

function timeBefore(now: Date, milliseconds: number) {
  return new Date(now.getTime() - milliseconds).toISOString();
}
