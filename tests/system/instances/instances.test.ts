import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { queryOnce, startPostgres } from '../../sites/postgres.ts';
import type { ProjectRecord } from '../../../src/features/projects/project.ts';
import type { PartnerRow } from '../../../src/features/partners/partner.ts';
import type { TranslationState } from '../../../src/features/translations/translation.ts';
import { startDemoPostgres } from '../sites/demo-postgres.ts';
import { callAction, savePartnerAs, signInEditor, type Editor } from '../sites/editor.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  makeFolder,
  startSite,
  stopSite,
  until,
  type Site,
} from '../sites/site.ts';

const rename = `update partners set name = 'Ingrid Lind' where slug = 'ingrid-halvorsen'`;
const raise = 'update content_version set version = version + 1';

afterAll(endSites);

test('another process writing to the SQLite file is noticed @long', async () => {
  const site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  expect(await partnersPage(site)).toContain('Ingrid Halvorsen');
  const file = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'));
  file.exec(`begin immediate; ${raise}; ${rename}; commit`);
  file.close();
  await until(
    async () => (await partnersPage(site)).includes('Ingrid Lind'),
    'the new name is shown',
    5,
  );
  await stopSite(site);
});

test('instances that start at once on one empty database agree @long', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL: postgres.url })));
  for (const site of sites) expect(countPartners(await partnersPage(site))).toBe(8);
  await Promise.all(sites.map(stopSite));
});

test('processes that start at once on one empty SQLite file agree @long', async () => {
  const folder = await makeFolder();
  const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATA_DIR: folder })));
  for (const site of sites) expect(countPartners(await partnersPage(site))).toBe(8);
  await Promise.all(sites.map(stopSite));
});

test('a change by one instance is shown by the others, with its notice and without @long', async () => {
  const { postgres, settings } = await startDemoPostgres();
  const sites = await Promise.all([1, 2].map(() => startSite(settings)));
  for (const site of sites) expect(await partnersPage(site)).toContain('Ingrid Halvorsen');

  await queryOnce(postgres.url, `${raise}; ${rename}; select pg_notify('content_version', '')`);
  for (const site of sites) {
    await until(
      async () => (await partnersPage(site)).includes('Ingrid Lind'),
      'the new name is shown',
      5,
    );
  }
  await queryOnce(postgres.url, `${raise}; ${rename.replace('Lind', 'Berg')}`);
  for (const site of sites) {
    await until(
      async () => (await partnersPage(site)).includes('Ingrid Berg'),
      'the newer name is shown',
      5,
    );
  }
  await Promise.all(sites.map(stopSite));
});

test('a save marks its three translations as changed on three instances @long', async () => {
  const { settings } = await startDemoPostgres();
  const sites = await Promise.all([1, 2, 3].map(() => startSite(settings)));
  const editors = await Promise.all(
    sites.map(({ origin }) =>
      signInEditor(origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD),
    ),
  );
  const [first] = editors;
  if (!first) throw new Error('Nobody signed in');
  const [partner] = await callAction<PartnerRow[]>(first, 'partners.list');
  const changed = async (editor: Editor) => {
    const states = await callAction<Record<string, TranslationState[]>>(
      editor,
      'translations.states',
      { noun: 'partners' },
    );
    return states[partner?.id ?? '']?.map((one) => [one.state, one.changed]);
  };
  for (const editor of editors) expect(await changed(editor)).toEqual(threeChanged(0));
  for (let texts = 1; texts <= 2; texts++) {
    const [current] = await callAction<PartnerRow[]>(first, 'partners.list');
    const text = texts === 1 ? { bio: 'Another.' } : { focus: 'Another' };
    await savePartnerAs(first, { ...current, ...text });
    await Promise.all(
      editors.map((editor) =>
        until(
          async () => JSON.stringify(await changed(editor)) === JSON.stringify(threeChanged(texts)),
          'the translations are marked',
          5,
        ),
      ),
    );
  }
  await Promise.all(sites.map(stopSite));
});

test('a price from a feed is on every instance as one saved by hand, and a request sent to each runs once @long', async () => {
  const { settings } = await startDemoPostgres();
  const sites = await Promise.all([1, 2, 3].map(() => startSite(settings)));
  const [first] = sites;
  if (!first) throw new Error('No site started');
  const editor = await signInEditor(
    first.origin,
    administrator.ADMIN_EMAIL,
    administrator.ADMIN_PASSWORD,
  );
  const { key } = await callAction<{ key: string }>(editor, 'apiKeys.create', {
    name: 'Feed',
    scopes: ['homes'],
    origins: '',
    days: null,
  });
  const { id } = (await callAction<ProjectRecord[]>(editor, 'projects.list')).find(
    ({ slug }) => slug === 'kestrel-house',
  ) ?? { id: '' };
  const byFeed = async (price: number, site: Site, headers = {}) => {
    const response = await fetch(`${site.origin}/api/v1/projects/kestrel-house/homes`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        ...headers,
      },
      body: JSON.stringify({ homes: [{ number: '301', status: 'available', price }] }),
    });
    return response;
  };
  /** An editor has opened the project before. */
  const byHand = async (price: number) => {
    const [project] = await callAction<ProjectRecord[]>(editor, 'projects.find', { ids: [id] });
    const home = project?.residences.homes['h301'];
    if (!project || !home) throw new Error('There is no home 301');
    const homes = { ...project.residences.homes, h301: { ...home, price } };
    const residences = { ...project.residences, homes };
    return () => callAction(editor, 'projects.save', { ...project, residences });
  };
  const times: Record<'feed' | 'hand', { answered: number; shown: number }[]> = {
    feed: [],
    hand: [],
  };
  for (let round = 0; round < 15; round++)
    for (const [index, way] of (['feed', 'hand'] as const).entries()) {
      const price = 7_000_001 + round * 1_000 + index;
      const instance = sites[round % 3] ?? first;
      const change = way === 'feed' ? () => byFeed(price, instance) : await byHand(price);
      const started = performance.now();
      const changed = change();
      const answered = changed.then(() => performance.now() - started);
      await changed;
      await Promise.all(sites.map((site) => untilPriced(site, price)));
      times[way].push({ answered: await answered, shown: performance.now() - started });
    }
  for (const [way, measured] of Object.entries(times))
    console.log(
      `by ${way}: answered after ${median(measured.map((one) => one.answered))} ms, on three instances after ${median(measured.map((one) => one.shown))} ms (median of ${measured.length})`,
    );

  const once = await Promise.all(
    [...sites, ...sites, ...sites].map((site) =>
      byFeed(8_000_001, site, { 'idempotency-key': 'one' }),
    ),
  );
  const ran = once.filter(
    ({ status, headers }) => status === 200 && !headers.has('idempotent-replayed'),
  );
  expect(ran).toHaveLength(1);
  for (const { status } of once) expect([200, 409]).toContain(status);
  await Promise.all(sites.map(stopSite));
}, 300_000);

async function untilPriced(site: Site, price: number) {
  const shown = `CAD ${price.toLocaleString('en-CA')}`;
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const response = await fetch(`${site.origin}/projects/kestrel-house`);
    // The currency is in an element of its own.
    if ((await response.text()).replaceAll(/<\/?span\b[^>]*>/g, '').includes(shown)) return;
    await wait(5);
  }
  throw new Error(`${site.origin} does not show ${shown}`);
}

function median(values: number[]) {
  return Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN);
}

function threeChanged(count: number) {
  return Array.from({ length: 3 }, () => ['published', count]);
}

async function partnersPage(site: Site) {
  const response = await fetch(`${site.origin}/partners`);
  expect(response.status).toBe(200);
  return response.text();
}

function countPartners(html: string) {
  return new Set(html.match(/href="\/partners\/[a-z-]+"/g)).size;
}
