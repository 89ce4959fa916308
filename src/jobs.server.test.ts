import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, DefaultQueryExecutor, sql, type ColumnMetadata, type Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { insertWebhook } from '../tests/fixtures/webhook.ts';
import { startJobs } from './jobs.ts';
import { dayMs, hourMs } from './lib/time/durations.ts';
import { db, isPostgres, sqliteFile } from './platform/database/database.ts';
import type { Queue } from './platform/jobs/jobs.ts';
import type { ScheduledJob } from './platform/jobs/jobs-schedule.ts';
import { idAt } from './platform/activity.ts';
import { runMailer } from './platform/mail/worker.ts';
import { log } from './platform/observability/log.ts';
import { prepareDataFolder } from './start-up.ts';

type Work = { name: string; run: () => Promise<unknown> };

const { work } = vi.hoisted(() => ({ work: [] as Work[] }));
const { signal } = new AbortController();
const started = { stop: async () => undefined };

vi.mock(import('./platform/jobs/jobs.ts'), async (original) => ({
  ...(await original()),
  startQueue({ name, runNext, findNextDueTime }: Queue) {
    work.push({ name: `${name}: the next`, run: () => runNext(signal) });
    if (findNextDueTime) work.push({ name: `${name}: its time`, run: findNextDueTime });
    return started;
  },
}));
vi.mock(import('./platform/jobs/jobs-schedule.ts'), async (original) => ({
  ...(await original()),
  scheduleJobs(jobs: ScheduledJob[]) {
    work.push(...jobs.map(({ name, run }) => ({ name, run: () => run(afternoon, signal) })));
    return started;
  },
  repeatHere: (name: string, run: () => Promise<unknown>) => void work.push({ name, run }),
}));

/** What looks at everything on purpose: once a day, or at what has a limit of its own. */
const ofEverything = [
  'remove unused media',
  'fold search texts',
  'look through links',
  'remove old imports',
  'forget addresses not found',
];

/** In every office of the site. */
const afternoon = new Date(`${new Date().toISOString().slice(0, 10)}T20:00:00.000Z`);
/** Before the last hour by the clock and by that of the jobs, whatever the time of day. */
const recently = new Date(
  Math.min(Date.now() - hourMs, afternoon.getTime() - 2 * hourMs),
).toISOString();
const later = new Date(Date.now() + dayMs).toISOString();

/** What is done or over, by table. Columns that are not named have any value. */
const done: Record<string, object> = {
  media: { kind: 'image', variants_ready: 1, luminance: '0.5' },
  enquiries: {
    form: 'vip',
    status: 'answered',
    follow_up_on: '2026-01-02',
    reminded_for: '2026-01-02',
    announced: 1,
  },
  outgoing_mails: { kind: 'notice', state: 'sent' },
  enquiry_messages: { direction: 'sent', is_automatic: 0 },
  versions: { noun: 'partners' },
  activity: { kind: 'partners', act: 'saved' },
  limit_tries: { expires_at: later },
  not_found_visits: { day: recently.slice(0, 10) },
  preview_links: { noun: 'partners', expires_at: later },
  first_accesses: { expires_at: later },
  first_access_links: { state: 'sent' },
  publications: { noun: 'partners', public_until: recently },
  media_states: { kind: 'image', valid_until: recently },
  imports: { state: 'done', options: '{}' },
  import_items: { outcome: 'made' },
  webhook_events: {},
  webhook_deliveries: { webhook_id: 'crm', state: 'sent' },
  webhook_attempts: {},
  enquiry_notes: {},
  api_keys: { expires_at: recently, expiry_logged_at: recently },
  api_answers: { expires_at: later },
  consent_proofs: {},
  record_notices: { noun: 'projects' },
  redirects: {},
};

test('what runs by itself reads no more when there is more that is done @once', async () => {
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
  await prepareDataFolder();
  startJobs();
  runMailer(() => Promise.reject(new Error('No email waits')));
  await insertWebhook();
  await addDone(0, 200);
  const before = await measureAll();
  await addDone(200, 2_000);
  const after = await measureAll();
  const growing = [...after].filter(([name, count]) => count > 2 * (before.get(name) ?? 0) + 100);
  expect(growing.map(([name]) => name)).toEqual([]);
});

async function addDone(from: number, to: number) {
  const plain = (db as unknown as Kysely<Record<string, object>>).withoutPlugins();
  const tables = await plain.introspection.getTables();
  for (const [name, fields] of Object.entries(done)) {
    const columns = tables.find((table) => table.name === name)?.columns.filter(isNeeded) ?? [];
    const rows = Array.from({ length: to - from }, (_, at) => ({
      ...Object.fromEntries(columns.map((column) => [column.name, anyValue(column, from + at)])),
      ...fields,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await plain
        .insertInto(name)
        .values(rows.slice(start, start + 500))
        .execute();
  }
  if (isPostgres) await sql`analyze`.execute(db);
}

function isNeeded({ name, isNullable, hasDefaultValue }: ColumnMetadata) {
  return ['id', 'url'].includes(name) || (!isNullable && !hasDefaultValue);
}

function anyValue({ name, dataType }: ColumnMetadata, at: number) {
  if (/_(at|from|until)$/.test(name)) return recently;
  if (name === 'id') return `${idAt(Date.parse(recently))}${at}`;
  if (name === 'url')
    return `/media/images/partners/${String(at).padStart(16, '0')}_10x10_aabbcc.webp`;
  return /^(text|varchar)$/i.test(dataType) ? `${idAt(Date.parse(recently))}${at}` : 0;
}

async function measureAll() {
  const counts = new Map<string, number>();
  for (const { name, run } of work.filter((one) => !ofEverything.includes(one.name))) {
    const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    await run();
    const queries = spy.mock.calls.map(([query]) => query);
    spy.mockRestore();
    let count = 0;
    for (const query of queries.filter((one) => /^\s*(select|update|delete|with)\b/i.test(one.sql)))
      count += isPostgres ? await countRowsRead(query) : countSteps(query);
    counts.set(name, count);
  }
  return counts;
}

/** The steps of the program that SQLite makes of a statement. */
function countSteps({ sql: text, parameters }: CompiledQuery) {
  const database = new DatabaseSync(sqliteFile);
  database.exec('begin immediate');
  const statement = database.prepare(text);
  statement.all(...(parameters as SQLInputValue[]));
  const steps = (statement as StatementSync & { stat: (counter: string) => number }).stat('vmStep');
  database.exec('rollback');
  database.close();
  return steps;
}

type Plan = Record<string, unknown> & { Plans?: Plan[] };

async function countRowsRead({ sql: text, parameters }: CompiledQuery) {
  const tx = await db.startTransaction().execute();
  try {
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    );
    return rows.reduce((sum, row) => sum + countIn(row['QUERY PLAN'][0].Plan), 0);
  } finally {
    await tx.rollback().execute();
  }
}

function countIn(plan: Plan): number {
  const counted = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'];
  const own = counted.reduce((sum, name) => sum + Number(plan[name] ?? 0), 0);
  const parts = (plan.Plans ?? []).reduce((sum, part) => sum + countIn(part), 0);
  return own * Number(plan['Actual Loops'] ?? 1) + parts;
}
