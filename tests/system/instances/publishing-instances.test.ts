import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startDemoPostgres } from '../sites/demo-postgres.ts';
import type { Editor } from '../sites/editor.ts';
import {
  findPublishedIds,
  queries,
  schedulePartnerAs,
  type Rows,
} from '../sites/partner-drafts.ts';
import { endSites, startSite, stopSite, type Site } from '../sites/site.ts';
import { signInAdministrator } from '../sites/uploader.ts';

const rounds = 5;
const aheadMs = 4_000;
const turnsAhead = 10;
const withinMs = 1_000;
const stepsOfPublishing = 3;

afterAll(endSites);

test('what is scheduled is public once, within a second on the pages of both instances, also when one is killed or frozen @long', async () => {
  const { postgres, settings } = await startDemoPostgres();
  const [one, other] = await Promise.all([startSite(settings), startSite(settings)]);
  const editor = await signInAdministrator(one);

  for (let round = 0; round < rounds; round++) {
    const { name, time, draft } = await schedule(editor, `Both ${round}`, [one, other]);
    const seen = await Promise.all([one, other].map((site) => firstSeen(site, name)));
    for (const times of seen) expectInTime(time, times);
    expect(findPublishedIds(await read(postgres.url), [draft])).toHaveLength(1);
  }

  for (const [last, still] of [
    [one, other],
    [other, one],
  ] as const) {
    const { name, time, draft } = await schedule(editor, `Frozen ${last.origin.slice(-4)}`, [
      one,
      other,
    ]);
    await wait(time - Date.now() - 30);
    last.child.kill('SIGSTOP');
    expectInTime(time, await firstSeen(still, name));
    last.child.kill('SIGCONT');
    const awake = Date.now();
    expectInTime(awake, await firstSeen(last, name));
    await wait(1_500);
    expect(findPublishedIds(await read(postgres.url), [draft])).toHaveLength(1);
  }

  const { name, time, draft } = await schedule(editor, 'Killed', [one, other]);
  await wait(time - Date.now() - 5);
  one.child.kill('SIGKILL');
  expectInTime(time, await firstSeen(other, name));
  expect(findPublishedIds(await read(postgres.url), [draft])).toHaveLength(1);
  await stopSite(other);
}, 240_000);

/** Both instances have the page in memory, as it is before the moment. */
async function schedule(editor: Editor, name: string, sites: readonly Site[]) {
  const startedAt = Date.now();
  for (const site of sites) await isListed(site, name);
  const time = Date.now() + aheadMs + turnsAhead * (Date.now() - startedAt);
  const draft = await schedulePartnerAs(editor, name, time);
  for (const site of sites) expect(await isListed(site, name)).toBe(false);
  return { name, time, draft };
}

type Seen = { at: number; slowestMs: number };

/**
 * When the page of an instance shows a name first, and how long the slowest answer was until then. It is asked for all
 * the time, so that its cache is always warm.
 */
async function firstSeen(site: Site, name: string): Promise<Seen> {
  const end = Date.now() + 20_000;
  for (let slowestMs = 0; ; await wait(10)) {
    const startedAt = Date.now();
    const isThere = await isListed(site, name);
    slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    if (isThere) return { at: Date.now(), slowestMs };
    if (Date.now() > end) throw new Error(`${site.origin} never shows ${name}`);
  }
}

/**
 * No instance publishes before the moment, and none shows it a second later. Publishing, telling and rendering each take
 * as long as an answer on a machine that has much to do.
 */
function expectInTime(time: number, { at, slowestMs }: Seen) {
  expect(at - time).toBeGreaterThanOrEqual(0);
  expect(at - time).toBeLessThan(withinMs + stepsOfPublishing * slowestMs);
}

async function isListed(site: Site, name: string) {
  const page = await fetch(`${site.origin}/partners`);
  return (await page.text()).includes(name);
}

async function read(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const rows: [string, unknown[]][] = [];
  for (const [name, query] of Object.entries(queries))
    rows.push([name, (await client.query<object>(query)).rows]);
  await client.end();
  return Object.fromEntries(rows) as Rows;
}
