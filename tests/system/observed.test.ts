import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../sites/free-port.ts';
import {
  copyDemoData,
  endSites,
  launchSite,
  startSite,
  stopSite,
  until,
  type Site,
} from './sites/site.ts';

const token = 'sixteen herons and one';

let site: Site;

beforeAll(async () => {
  site = await startOnDemoData({ METRICS_TOKEN: token, LOG_FORMAT: 'json', LOG_REQUESTS: 'on' });
});

afterAll(endSites);

test('figures are for callers with the token, and name routes, renders, queues and the pool', async () => {
  const withSecrets = ['/private/ab', '/private/leave/ab', '/preview/ab', '/viewings/ab'];
  for (const address of ['/partners', '/partners', '/wp-login.php', ...withSecrets])
    await (await fetch(site.origin + address)).text();
  await fetch(`${site.origin}/partners`, { method: 'PROPFIND' });
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  const figures = await (await fetch(`${site.origin}/metrics`, { headers })).text();
  expect(figures).toContain(
    'site_request_seconds_count{method="GET",route="/partners",status="200"} 2',
  );
  expect(figures).toContain('route="other",status="404"');
  expect(figures).not.toMatch(/wp-login|PROPFIND|private|preview|viewings/);
  expect(figures).toMatch(/site_page_cache_hits_total [1-9]/);
  expect(figures).toMatch(/site_renders_total [1-9]/);
  expect(figures).toMatch(/site_queue_length\{queue="emails"\} \d+/);
  expect(figures).toMatch(/site_queue_age_seconds\{queue="variants"\} \d+/);
  // Without a mail server mails wait for as long as it takes.
  expect(figures).not.toContain('site_queue_age_seconds{queue="emails"}');
  expect(figures).toMatch(/site_pool_connections\{state="waiting"\} 0/);
  expect(figures).toMatch(/site_release\{release="[0-9a-f]{16}"\} 1/);
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
});

test('lines are JSON when asked for, one a request, with the id of the proxy and nothing of the query', async () => {
  const headers = { 'x-request-id': 'a1-b2' };
  await (await fetch(`${site.origin}/projects?city=Vancouver`, { headers })).text();
  for (const address of ['/secret-of-maya', '/projects/secret-of-maya', '/admin/secret-of-maya'])
    await (await fetch(site.origin + address)).text();
  await until(
    async () => parseLines(site.said()).some(({ status }) => status === 404),
    'it is told',
  );
  const lines = parseLines(site.said());
  expect(lines.find(({ requestId }) => requestId === 'a1-b2')).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/projects',
    status: 200,
  });
  for (const line of lines) expect(line['release']).toMatch(/^[0-9a-f]{16}$/);
  expect(site.said()).not.toMatch(/Vancouver|maya/);
});

test('figures with a port of their own are not at that of the site @long', async () => {
  const port = String(await freePort());
  const other = await startOnDemoData({ METRICS_PORT: port });
  expect((await fetch(`${other.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  await stopSite(other);
});

test('a start that fails says so in JSON, too @long', async () => {
  const failed = await launchSite({ LOG_FORMAT: 'json', PORT: 'x', DRAIN_SECONDS: '-1' });
  expect(await failed.exitCode).toBe(1);
  const lines = parseLines(failed.said());
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'PORT must be a number'],
    ['error', 'DRAIN_SECONDS must be 0 or more'],
  ]);
});

function parseLines(said: string) {
  return said
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function startOnDemoData(settings: Record<string, string>) {
  return startSite({ DATA_DIR: await copyDemoData(inject('demoData')), ...settings });
}
