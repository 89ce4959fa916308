import { beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';

import { db } from '../../platform/database/database.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { newsRecords } from '../news/news.server.ts';
import { readTranslation, saveTranslation } from '../translations/translations.server.ts';
import { countAddressCare } from './care.server.ts';
import { listDeadLinks, checkLinks } from './dead-links.server.ts';
import { readAddresses, saveRedirect } from './redirects.server.ts';

const never = new AbortController().signal;
const night = new Date('2030-01-01T11:00:00Z');

beforeEach(async () => {
  await emptyPartners();
  for (const table of ['deadLinks', 'redirects', 'news', 'translations'] as const)
    await db.deleteFrom(table).execute();
});

test('a dead internal link is listed with its record, until a redirect or an edit fixes it', async () => {
  await insertNews('/partners/nobody', '/partners/ingrid-halvorsen');
  await saved(ingrid);
  await runCheck(0);
  expect(await deadLinks()).toMatchObject([
    {
      address: '/partners/nobody',
      fault: 'Page does not exist',
      title: 'Launch',
      kind: 'News item',
      adminAddress: expect.stringMatching(/news\?edit=/),
    },
  ]);
  expect(await countAddressCare()).toMatchObject({ deadLinks: 1 });
  await saveRedirect({ fromPath: '/partners/nobody', target: '/partners' }, 'Ada');
  expect(await deadLinks()).toEqual([]);
  await db.deleteFrom('redirects').execute();
  expect(await deadLinks()).toHaveLength(1);
  await db.updateTable('news').set({ content: 'No link' }).execute();
  expect(await deadLinks()).toEqual([]);
});

test('the links of a translation are checked like those of its record', async () => {
  await insertNews('/partners');
  const [news] = await db.selectFrom('news').selectAll().execute();
  const source = news?.content ?? '';
  const publish = async (target: string) => {
    const { name: noun } = newsRecords.noun;
    const key = { noun, recordId: news?.id ?? '', language: 'fr-CA' };
    const fields = {
      title: { source: 'Launch', text: 'Lancement' },
      content: { source: source.replace('/partners', '/gone'), text: `<a href="${target}">x</a>` },
    };
    const { translation } = (await readTranslation(key)) ?? {};
    const revision = translation?.revision;
    return done(await saveTranslation({ ...key, fields, revision }, 'Ada'));
  };
  await publish('/fr/partners');
  await runCheck(0);
  expect(await deadLinks()).toEqual([]);
  await publish('/partenaires');
  await runCheck(0);
  expect(await deadLinks()).toMatchObject([
    {
      address: '/partenaires',
      title: 'French of Launch',
      adminAddress: `/admin/news?edit=${news?.id}&language=fr`,
    },
  ]);
  await db.deleteFrom('news').execute();
  expect(await deadLinks()).toEqual([]);
});

test('external links are checked only if enabled, each once', async () => {
  await saved({ ...ingrid, linkedin: ingrid.website });
  const check = vi.fn(async () => undefined);
  await checkLinks(night, never, { checksOthers: false, check });
  expect(check).not.toHaveBeenCalled();
  await checkLinks(night, never, { checksOthers: true, check });
  const checked = check.mock.calls.map(([address]: unknown[]) => address);
  expect(checked.filter((address) => address === ingrid.website)).toHaveLength(1);
});

test('a temporary fault is reported on the second night, and removed once it is gone', async () => {
  const { website } = await saved(daniel);
  await runCheck(0, { [website]: { fault: 'No response', isCertain: false } });
  expect(await deadLinks()).toEqual([]);
  await runCheck(0.1, { [website]: { fault: 'No response', isCertain: false } });
  expect(await deadLinks()).toEqual([]);
  await runCheck(1, { [website]: { fault: 'No response', isCertain: false } });
  expect(await deadLinks()).toMatchObject([{ address: website, since: night.toISOString() }]);
  await runCheck(2);
  expect(await deadLinks()).toEqual([]);
});

test('an aborted check ends without error and keeps its results', async () => {
  await saved(ingrid);
  await insertNews('/nowhere', '/vip');
  const abort = new AbortController();
  const check = vi.fn(async (_address: string, signal: AbortSignal) => {
    abort.abort();
    signal.throwIfAborted();
    return undefined;
  });
  await checkLinks(night, abort.signal, { checksOthers: true, check });
  expect(check).toHaveBeenCalledOnce();
  expect(await deadLinks()).toMatchObject([{ address: '/nowhere' }]);
});

async function runCheck(
  afterDays: number,
  faults: Record<string, { fault: string; isCertain: boolean }> = {},
) {
  const now = new Date(night.getTime() + afterDays * dayMs);
  const check = async (address: string) => faults[address];
  await checkLinks(now, never, { checksOthers: true, check });
}

async function deadLinks() {
  return listDeadLinks(await readAddresses());
}

async function insertNews(...links: string[]) {
  await db
    .insertInto('news')
    .values({
      id: '3e4f3a52-4e0f-4e55-8a1c-6f9d0f6f3a11',
      slug: 'launch',
      title: 'Launch',
      category: 'launch',
      content: links.map((link) => `<a href="${link}">x</a>`).join(' '),
      publishedAt: '2030-01-01',
      revision: 1,
      updatedAt: night.toISOString(),
      imageUrl: null,
      videoUrl: null,
      videoType: null,
    })
    .execute();
}
