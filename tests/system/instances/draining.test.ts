import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../sites/postgres.ts';
import { copyDemoData, endSites, launchSite, startSite, until, type Site } from '../sites/site.ts';

afterAll(endSites);

test('a stop first tells the balancer, goes on answering when it is asked again, and ends connections @long', async () => {
  const site = await startSite({
    DATA_DIR: await copyDemoData(inject('demoData')),
    DRAIN_SECONDS: '300',
  });
  expect(await ready(site)).toBe(200);
  site.child.kill('SIGTERM');
  await until(async () => (await ready(site)) === 503, 'it is not ready');
  // systemd and npm cause a second one.
  site.child.kill('SIGTERM');
  for (let times = 0; times < 5; times++) expect(await live(site)).toBe(200);
  expect((await fetch(`${site.origin}/health`)).status).toBe(200);
  for (const address of ['/partners', '/robots.txt', '/projects']) {
    const answer = await fetch(site.origin + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await answer.body?.cancel();
  }
  site.child.kill('SIGINT');
  expect(await site.exitCode).toBe(0);
});

test('an instance lives without its database, but is not ready before the first look at it @long', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  await postgres.stop();
  const site = await launchSite({ DATABASE_URL: postgres.url });
  await until(async () => (await live(site)) === 200, 'it lives');
  expect(await ready(site)).toBe(503);
  await postgres.start();
  await until(async () => (await ready(site)) === 200, 'it is ready', 180);
  await postgres.stop();
  expect(await live(site)).toBe(200);
  expect(await ready(site)).toBe(200);
});

function live(site: Site) {
  return fetch(`${site.origin}/live`).then(
    ({ status }) => status,
    () => 0,
  );
}

async function ready(site: Site) {
  return (await fetch(`${site.origin}/ready`)).status;
}
