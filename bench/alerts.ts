import { commandLine } from '../scripts/command-line.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { milliseconds, table } from './tables.ts';

commandLine('bench:alerts');

/** How long it takes to find whom a changed project concerns, and for how long pages wait meanwhile at most. */
const folder = await mkdtemp(path.join(tmpdir(), 'alerts-'));
Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '', DEMO_CONTENT: 'on' });

const { migrateDatabase, prepareDataFolder } = await import('../src/start-up.ts');
await prepareDataFolder();
await migrateDatabase();
const { db } = await import('../src/platform/database/database.ts');
const fixtures = await import('../tests/fixtures/alerts.ts');
const { matchAlerts } = await import('../src/features/alerts/match-alerts.compose.server.ts');
const { signal } = new AbortController();

async function measure(count: number) {
  await fixtures.clearAlerts();
  const project = await fixtures.publicProject();
  const searches = ['', 'bedrooms=2', 'price=2500000', 'bedrooms=3&price=1500000'];
  const cities = ['VANCOUVER', null, 'TOKYO', 'TORONTO'];
  await fixtures.insertSubscriptions(
    Array.from({ length: count }, (_one, index) =>
      fixtures.subscriptionRow(`reader-${index}@bench.example`, {
        search: searches[index % 4] ?? '',
        city: cities[Math.floor(index / 4) % 4] ?? null,
        language: ['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'][Math.floor(index / 16) % 4] ?? '',
      }),
    ),
  );
  await fixtures.repriced(project, 2_000_000);
  const matching = new AbortController();
  let [longest, last] = [0, performance.now()];
  const turns = (async () => {
    while (!matching.signal.aborted) {
      await setImmediate();
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
  })();
  const start = performance.now();
  await matchAlerts(fixtures.noon, signal);
  const took = performance.now() - start;
  matching.abort();
  await turns;
  const matches = await db.selectFrom('alertMatches').select('subscriptionId').execute();
  await db.deleteFrom('projects').where('id', '=', project.id).execute();
  return [String(count), String(matches.length), milliseconds(took), milliseconds(longest)];
}

console.log(
  table([
    ['Subscriptions', 'Matches', 'Matching', 'Longest pause'],
    await measure(200),
    await measure(20_000),
  ]),
);
await db.destroy();
await rm(folder, { recursive: true, force: true });
