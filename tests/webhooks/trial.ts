import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryDefaults } from '../../src/features/enquiries/enquiry.ts';
import { judge, startReceiver } from './receiver.ts';

const root = path.resolve(import.meta.dirname, '../..');
const enquiryCount = 500;
const killEveryMs = 10_000;
const losesEvery = 200;

type TrialOptions = {
  /** The settings of the database. */
  environment: Record<string, string>;
  events: number;
  /** Several need PostgreSQL. */
  processCount: number;
  deadSeconds: number;
  /** The events are spread over this time. */
  withinMinutes: number;
  /** The trial has failed if events still wait after so many minutes. */
  minutes: number;
  say: (line: string) => void;
};

/**
 * Some processes change enquiries and send the events to two endpoints. One of the processes is killed every ten
 * seconds while there is something to raise; one endpoint is dead at first, the other loses some answers. Returns what
 * arrived wrong.
 */
export async function runWebhookTrial(options: TrialOptions) {
  const { environment, events, processCount, deadSeconds, withinMinutes, minutes, say } = options;
  Object.assign(process.env, environment, { SECRET: 'a secret of forty letters for one trial.' });
  await once(start('tests/set-up/migrate.ts', {}), 'exit');
  // After the settings, which they read.
  const { db } = await import('../../src/platform/database/database.ts');
  const { insertWebhook } = await import('../fixtures/webhook.ts');

  const secrets = [await insertWebhook({ id: 'crm' }), await insertWebhook({ id: 'lists' })];
  const [crm, lists] = await Promise.all([
    startReceiver(secrets[0] ?? '', { losesEvery }),
    startReceiver(secrets[1] ?? ''),
  ]);
  for (const [id, { url }] of [['crm', crm] as const, ['lists', lists] as const])
    await db.updateTable('webhooks').set({ url }).where('id', '=', id).execute();
  for (let index = 0; index < enquiryCount; index++) await insertEnquiry(`enquiry-${index}`);

  lists.setDown(true);
  const startedAt = performance.now();
  const spread = {
    TRIAL_FROM: String(Date.now()),
    TRIAL_WITHIN_MS: String(withinMinutes * 60_000),
  };
  const elapsed = () => Math.round((performance.now() - startedAt) / 1_000);
  const children = Array.from({ length: processCount }, () => startInstance());
  let kills = 0;
  let wakesAt = deadSeconds;
  const end = Date.now() + minutes * 60_000;
  let state = await counts();
  while (state.raised < events || state.waiting > 0) {
    if (Date.now() > end) break;
    await wait(killEveryMs);
    if (elapsed() >= wakesAt) {
      lists.setDown(false);
      wakesAt = Infinity;
      say(`${elapsed()} s: the dead endpoint is back, ${state.waiting} deliveries wait`);
    }
    state = await counts();
    if (state.raised >= events) continue;
    const index = kills % processCount;
    children[index]?.kill('SIGKILL');
    children[index] = startInstance();
    kills++;
  }
  const seconds = elapsed();
  for (const child of children) child.kill('SIGKILL');

  const rows = await db.selectFrom('webhookEvents').select(['id', 'body']).execute();
  const sent = new Map(
    rows.map(({ id, body }) => {
      const { data } = JSON.parse(body ?? '') as { data: { id: string; revision: number } };
      return [id, { id, enquiry: data.id, revision: data.revision }];
    }),
  );
  const results = [crm, lists].map(({ arrivals, faults, stop }) => {
    stop();
    const { wrong, doubles, lost } = judge(arrivals, sent);
    return { wrong: [...faults, ...wrong], doubles, lost, requests: arrivals.length };
  });
  await db.destroy();
  return {
    events: sent.size,
    kills,
    seconds,
    lost: sum(results.map(({ lost }) => lost)),
    doubles: sum(results.map(({ doubles }) => doubles)),
    arrivals: sum(results.map(({ requests }) => requests)),
    wrong: results.flatMap(({ wrong }) => wrong),
  };

  async function counts() {
    const { raised } = await db
      .selectFrom('webhookEvents')
      .select(({ fn }) => fn.countAll().as('raised'))
      .executeTakeFirstOrThrow();
    const { waiting } = await db
      .selectFrom('webhookDeliveries')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return { raised: Number(raised), waiting: Number(waiting) };
  }

  function startInstance() {
    return start('tests/webhooks/instance.ts', { TRIAL_EVENTS: String(events), ...spread });
  }

  async function insertEnquiry(id: string) {
    const now = new Date().toISOString();
    await db
      .insertInto('enquiries')
      .values({
        id,
        form: 'contact',
        submissionKey: id,
        ...enquiryDefaults,
        aboutId: null,
        aboutSlug: null,
        aboutName: null,
        name: id,
        email: id,
        emailFolded: id,
        phone: '',
        answers: '{}',
        consentVersion: '',
        consentSentence: '',
        newsletterOptIn: 0,
        note: '',
        searchText: '',
        revision: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: null,
      })
      .execute();
  }
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(root, file)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
