import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { queryOnce, startPostgres } from '../../sites/postgres.ts';
import { partnerWithoutImages, savePartnerAs } from '../sites/editor.ts';
import { sendForm } from '../sites/enquiry-site.ts';
import {
  copyDemoData,
  endSites,
  health,
  launchSite,
  makeFolder,
  startSite,
  stopSite,
  until,
  type Site,
} from '../sites/site.ts';
import { video, photo } from '../sites/upload-bodies.ts';
import { listStoredFiles, signInAdministrator, uploadAs, messages } from '../sites/uploader.ts';

/** Other writers, such as jobs, wait for other locks. */
const waiting = `select from pg_locks where not granted and relation = 'partners'::regclass`;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let away: Site;

beforeAll(async () => {
  postgres = await startPostgres(inject('demoPostgres'));
  const DATA_DIR = await copyDemoData(inject('demoData'));
  away = await startSite({ DATABASE_URL: postgres.url, DATA_DIR });
});

afterAll(async () => {
  await endSites();
  await postgres.remove();
});

/** Its health is asked, which costs less than pages that fail. */
async function restartPostgres() {
  await postgres.start();
  await until(async () => (await health(away))['database'] === 'ok', 'the database is back');
}

test('with PostgreSQL away known pages are served, others say so at once, and all is well when it returns', async () => {
  const known = await fetch(`${away.origin}/partners`).then((response) => response.text());

  await postgres.stop();
  const unknown = `${away.origin}/partners/ingrid-halvorsen`;
  const first = await fetch(unknown);
  expect(first.status).toBe(503);
  expect(await first.text()).toContain('Failed to fetch partner details');
  const startedAt = performance.now();
  expect((await fetch(unknown)).status).toBe(503);
  // Three tries to connect would take longer.
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(await fetch(`${away.origin}/partners`).then((response) => response.text())).toBe(known);
  expect(await health(away)).toEqual({
    ready: true,
    database: 'not connected',
    pendingVariants: null,
  });

  await restartPostgres();
  expect((await fetch(unknown)).status).toBe(200);
  expect(await health(away)).toMatchObject({ ready: true, database: 'ok' });
});

test('with the database away every upload says so, whatever it is and however far it was @long', async () => {
  const editor = await signInAdministrator(away);
  const rest = Promise.withResolvers<void>();
  async function* slowly(body: Uint8Array) {
    yield body.subarray(0, 1_000);
    await rest.promise;
    yield body.subarray(1_000);
  }
  const kinds = [
    { kind: 'image', folder: 'partners', body: photo },
    { kind: 'image', folder: 'projects', body: photo, query: { offersDuplicate: 'yes' } },
    { kind: 'video', folder: 'news', body: video },
  ] as const;
  const halfway = kinds.map((kind) => uploadAs(editor, { ...kind, body: slowly(kind.body) }));
  await until(
    async () => (await listStoredFiles(away)).incoming.length === 3,
    'three are under way',
  );
  await postgres.stop();
  rest.resolve();
  const answers = await Promise.all(halfway);
  for (let round = 0; round < 4; round++) {
    answers.push(...(await Promise.all(kinds.map((kind) => uploadAs(editor, kind)))));
  }
  expect(answers).toEqual(answers.map(() => ({ status: 503, message: messages.databaseAway })));
  await restartPostgres();
  expect(await uploadAs(editor, kinds[0])).toMatchObject({ status: 201 });
});

test('with the database away the back office keeps its frame and says what failed', async () => {
  const { origin, cookie } = await signInAdministrator(away);
  const headers = { cookie, accept: 'text/html' };
  await postgres.stop();
  for (const [path, title, message] of [
    ['/admin/partners', 'Partners', 'Error: Failed to fetch partners'],
    ['/admin/pages', 'Pages', 'Error: Failed to fetch pages'],
    ['/admin/enquiries', 'Back office', 'Error: The database cannot be reached'],
    ['/admin', 'Back office', 'Error: The database cannot be reached'],
  ]) {
    const answer = await fetch(`${origin}${path}`, { headers });
    const html = await answer.text();
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      503,
      'no-store',
    ]);
    expect(html).toContain(`<title>${title} | SOLMERE</title>`);
    expect(html).toContain(message);
    for (const link of ['/admin/partners', '/admin/settings', '/admin/enquiries'])
      expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain('ingrid');
  }
  const stranger = await fetch(`${origin}/admin/partners`, { redirect: 'manual' });
  expect(stranger.headers.get('location')).toContain('/admin/login');
  const action = await fetch(`${origin}/_actions/partners.list`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([action.status, action.headers.get('content-type')]).toEqual([
    503,
    'text/plain; charset=utf-8',
  ]);
  await restartPostgres();
  expect((await fetch(`${origin}/admin/partners`, { headers })).status).toBe(200);
});

test('with the database away nothing typed is lost, and what is sent again arrives once', async () => {
  const editor = await signInAdministrator(away);
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table partners in exclusive mode');
  const saving = savePartnerAs(editor, { ...partnerWithoutImages, slug: 'while-away' });
  const stopped = until(
    async () => (await queryOnce(postgres.url, waiting)).rowCount === 1,
    'the save waits',
  ).then(() => postgres.stop('SIGQUIT'));
  await Promise.all([expect(saving).rejects.toThrow(/ 503: .*Failed to save partner/), stopped]);
  const native = await sendForm(away, '/contact', demoEnquiries.contact);
  expect(native.status).toBe(503);
  const html = await native.text();
  expect(html).toContain('Your message could not be sent. Nothing you typed is lost.');
  expect(html).toContain(`value="${demoEnquiries.contact['email']}"`);
  for (const [address, form] of [
    ['/partners/claire-beaumont', 'partner-contact'],
    ['/projects/kestrel-house', 'project-interest'],
  ] as const) {
    const held = await sendForm(away, address, demoEnquiries[form]);
    expect(held.status).toBe(503);
    expect(await held.text()).toContain(`value="${demoEnquiries[form]['email']}"`);
  }
  const asked = await sendForm(away, '/vip', demoEnquiries.vip, { accept: 'application/json' });
  expect([asked.status, await asked.json()]).toMatchObject([
    503,
    { isSent: false, alert: expect.stringContaining('Nothing you typed is lost') },
  ]);

  await restartPostgres();
  expect((await sendForm(away, '/contact', demoEnquiries.contact)).status).toBe(303);
  expect((await sendForm(away, '/contact', demoEnquiries.contact)).status).toBe(303);
  expect(away.said()).not.toContain('lindqvist');
  expect(await stopSite(away)).toBe(0);
});

test('a server that starts while PostgreSQL is away runs, and is ready when it comes @long', async () => {
  const absent = await startPostgres();
  onTestFinished(absent.remove);
  await absent.stop();
  const site = await launchSite({ DATABASE_URL: absent.url });
  await until(async () => (await health(site)).ready === false, 'the server answers');
  const page = await fetch(`${site.origin}/partners`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Error Loading Partners');
  expect(site.said()).toContain('The connection to the database was lost');

  await absent.start();
  await until(async () => (await health(site)).ready === true, 'the server is ready', 180);
  await until(
    async () => (await fetch(`${site.origin}/partners`)).status === 200,
    'the partners are shown',
  );
  expect(await stopSite(site)).toBe(0);
});

test('a PostgreSQL behind a socket that is not there is waited for @long', async () => {
  const folder = await makeFolder();
  const site = await launchSite({
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
  });
  await until(async () => (await health(site)).ready === false, 'the server answers');
  expect(site.said()).toContain('The connection to the database was lost');
  expect(await stopSite(site)).toBe(0);
});
