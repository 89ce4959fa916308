import { beforeEach, expect, test } from 'vitest';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { emptyBin } from '../../records/deleted-records.server.ts';
import {
  deletePastBefore,
  findPastBeginning,
  findPastRecord,
  listPastMedia,
  readPastMedia,
  readPastRecords,
} from './past-records.server.ts';

const portrait = '/media/images/partners/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg';

beforeEach(async () => {
  await emptyPartners();
  await db.deleteFrom('media').execute();
  for (const table of ['publications', 'pastVersions', 'mediaStates', 'versions'] as const)
    await db.deleteFrom(table).execute();
});

test('each time knows what was public, in which order and in which version', async () => {
  const empty = await timeNow();
  const first = await saved(ingrid);
  await saved(daniel);
  const added = await timeNow();
  const renamed = done(
    await partnerRecords.save({ ...ingrid, ...seen(first), name: 'Ingrid Voss' }, 'Ada'),
  );
  const changed = await timeNow();
  await partnerRecords.move({ id: first.id, direction: 'down' }, 'Ada');
  const moved = await timeNow();
  const hidden = done(await partnerRecords.unpublish(seen(renamed), 'Ada'));
  const unpublished = await timeNow();
  await partnerRecords.saveDraft({ ...ingrid, ...seen(hidden), name: 'A draft' }, 'Ada');
  const drafted = await timeNow();

  expect(await publicNames(empty)).toEqual([]);
  expect(await publicNames(added)).toEqual([ingrid.name, daniel.name]);
  expect(await publicNames(changed)).toEqual(['Ingrid Voss', daniel.name]);
  expect(await publicNames(moved)).toEqual([daniel.name, 'Ingrid Voss']);
  expect(await publicNames(unpublished)).toEqual([daniel.name]);
  expect(await publicNames(drafted)).toEqual([daniel.name]);
});

test('a record that was deleted and restored was not public in between', async () => {
  const record = await saved(ingrid);
  const added = await timeNow();
  await partnerRecords.remove(seen(record), 'Ada');
  const deleted = await timeNow();
  await partnerRecords.restore({ id: record.id }, 'Ada');
  expect(await publicNames(added)).toEqual([ingrid.name]);
  expect(await publicNames(deleted)).toEqual([]);
  expect(await publicNames(await timeNow())).toEqual([ingrid.name]);
});

test('the alt text of a file is that of the time', async () => {
  await insertMedia(portrait, { alt: 'A portrait' });
  const before = await timeNow();
  await db.updateTable('media').set({ alt: 'Ingrid at the window' }).execute();
  const after = await timeNow();
  await db.deleteFrom('media').execute();
  expect(await altTexts(before)).toEqual(['A portrait']);
  expect(await altTexts(after)).toEqual(['Ingrid at the window']);
  expect(await altTexts(await timeNow())).toEqual([]);
});

test('what was public stays when the bin is emptied, and goes after its period', async () => {
  const record = await saved(ingrid);
  const added = await timeNow();
  await partnerRecords.remove(seen(record), 'Ada');
  await emptyBin(new Date(Date.now() + 40 * dayMs));
  expect(await partnerRecords.deleted()).toEqual([]);
  expect(await partnerRecords.versions({ id: record.id })).toEqual([]);
  expect(await publicNames(added)).toEqual([ingrid.name]);
  expect(await findPastRecord(added, 'partners', record.id)).toMatchObject({ slug: ingrid.slug });

  await deletePastBefore(new Date(Date.now() - dayMs).toISOString());
  expect(await publicNames(added)).toEqual([ingrid.name]);
  await deletePastBefore(new Date(Date.now() + dayMs).toISOString());
  expect(await publicNames(added)).toEqual([]);
  expect(await db.selectFrom('pastVersions').selectAll().execute()).toEqual([]);
});

test('a file has one period, from the first time it was public to the last, however often its records moved', async () => {
  await insertMedia(portrait, { alt: 'A portrait' });
  const first = await saved({ ...ingrid, imageUrl: portrait });
  const other = await saved({ ...daniel, imageUrl: portrait });
  const { publicFrom } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.min('publicFrom').as('publicFrom'))
    .executeTakeFirstOrThrow();
  for (const direction of ['down', 'up', 'down'] as const) {
    await timeNow();
    await partnerRecords.move({ id: first.id, direction }, 'Ada');
  }
  await partnerRecords.remove(seen(first), 'Ada');
  await timeNow();
  await partnerRecords.remove(seen(other), 'Ada');
  await emptyBin(new Date(Date.now() + 40 * dayMs));
  const { publicUntil } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max('publicUntil').as('publicUntil'))
    .executeTakeFirstOrThrow();
  expect(await listPastMedia()).toEqual(new Map([[portrait, { publicFrom, publicUntil }]]));
});

test('the history begins with the first publication, or with the period', async () => {
  expect(await findPastBeginning('2020-01-01')).toBeUndefined();
  await saved(ingrid);
  const [first] = await db.selectFrom('publications').select('publicFrom').execute();
  expect(await findPastBeginning('2020-01-01')).toBe(first?.publicFrom);
  expect(await findPastBeginning('2999-01-01')).toBe('2999-01-01');
});

async function publicNames(at: string) {
  const records = (await Array.fromAsync(readPastRecords(at))).flat();
  return records
    .filter(({ noun }) => noun === 'partners')
    .toSorted((one, other) => (one.displayOrder ?? 0) - (other.displayOrder ?? 0))
    .map(({ record }) => (JSON.parse(record) as { name: string }).name);
}

async function altTexts(at: string) {
  return (await Array.fromAsync(readPastMedia(at))).flat().map(({ alt }) => alt);
}

/** A time after all earlier changes and before all later ones. */
async function timeNow() {
  const now = new Date().toISOString();
  await expect.poll(() => new Date().toISOString() > now, { interval: 1 }).toBe(true);
  return now;
}
