import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fingerprintOf, readSecret } from './auth-secret.ts';
import { isConnected } from './connection.ts';
import { db, isPostgres } from './database.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { listMigrations } from './migrations.ts';
import { release } from './release.ts';

const beatEveryMs = 10_000;
const goneAfterMs = 60_000;
const forgottenAfterMs = 60 * 60_000;

/** What has to be the same on every instance. */
type Shared = { SITE_URL: string; 'the place of media': string; 'the secret': string };

export type InstanceSettings = {
  name: string;
  release: string;
  newestMigration: string;
  shared: Shared;
};

const id = randomUUID();
const startedAt = new Date();
let found: Difference[] = [];

/** What other instances on this database have set otherwise, for anybody to read: without values and names of machines. */
export function settingsThatDiffer() {
  return [...new Set(found.map(({ what }) => what))];
}

/** Tells the other instances of this one, again and again, and compares settings. SQLite is for one machine. */
export function startHeartbeat() {
  if (!isPostgres) return { stop: async () => {} };
  beatIfConnected();
  const timer = setInterval(beatIfConnected, beatEveryMs);
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
  const own = await ownSettings();
  await sayAlive(own, now);
  const rows = await db
    .selectFrom('instances')
    .select('settings')
    .where('id', '<>', id)
    .where('seenAt', '>', before(now, goneAfterMs))
    .execute();
  const others = rows.map(({ settings }) => JSON.parse(settings) as InstanceSettings);
  const present = differences(own, others);
  const known = found.map(inFull);
  for (const line of present.map(inFull)) if (!known.includes(line)) log.error(line);
  found = present;
}

async function sayAlive(own: InstanceSettings, now: Date) {
  const values = { settings: JSON.stringify(own), seenAt: now.toISOString() };
  await db
    .insertInto('instances')
    .values({ id, startedAt: startedAt.toISOString(), ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('instances').where('seenAt', '<', before(now, forgottenAfterMs)).execute();
}

export type Difference = { what: string; between: string };

/** Each difference between an instance and others, once. */
export function differences(own: InstanceSettings, others: InstanceSettings[]): Difference[] {
  const all = others.flatMap((other) => [
    ...(Object.keys(own.shared) as (keyof Shared)[])
      .filter((setting) => own.shared[setting] !== other.shared[setting])
      .map((setting) => ({
        what: `${setting} differs`,
        between: `${told(own, setting)}, ${told(other, setting)}`,
      })),
    ...(other.newestMigration > own.newestMigration
      ? [
          {
            what: 'Another instance is of a newer release',
            between: `${other.name} (${other.release}, ${other.newestMigration})`,
          },
        ]
      : []),
  ]);
  return [...new Map(all.map((each) => [inFull(each), each])).values()];
}

/** For the log of the operator. */
function inFull({ what, between }: Difference) {
  return `${what}: ${between}`;
}

function told({ name, shared }: InstanceSettings, setting: keyof Shared) {
  return setting === 'the secret' ? name : `${shared[setting]} on ${name}`;
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
      'the secret': fingerprintOf(readSecret()),
    },
  };
}

function before(now: Date, milliseconds: number) {
  return new Date(now.getTime() - milliseconds).toISOString();
}
