import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { insertMedia } from '../../tests/media-fixtures.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  saved,
} from '../../tests/partner-fixtures.ts';
import { kestrel, image } from '../../tests/dashboard-fixtures.ts';
import { done, seen } from '../../tests/records.ts';
import { hourMs } from '../lib/time/durations.ts';
import { actors } from '../records/actors.ts';
import type { Change, PublicationState, StoredRecord } from '../records/record.ts';
import { changeContent } from '../platform/database/content.ts';
import { db, isPostgres, type Transaction } from '../platform/database/database.ts';
import { log } from '../platform/observability/log.ts';
import { statementsIn } from '../platform/database/migrations.ts';
import type { NounName } from '../platform/database/tables.ts';
import { demoNews } from '../features/news/news.demo.ts';
import { newsRecords } from '../features/news/news.server.ts';
import { pageRecords } from '../features/page-content/page-content.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { projectRecords } from '../features/projects/projects.server.ts';
import { publishNext } from './publisher.server.ts';
import { demoTestimonials } from '../features/testimonials/testimonials.demo.ts';
import { testimonialRecords } from '../features/testimonials/testimonials.server.ts';

const overdue = '2026-01-06T17:00:00.000Z';
const soon = new Date(Date.now() + hourMs).toISOString();
const later = new Date(Date.now() + 2 * hourMs).toISOString();
const inTheEnd = new Date(Date.now() + 3 * hourMs);

beforeEach(emptyPartners);

/** The writes of the release that keeps schedules in `drafts` and `unpublishings`, on the database of this one. */
const oldRelease = {
  async putDraft(
    record: StoredRecord & { slug: string; name: string },
    publishAt: string | null,
    problem: string | null = null,
  ) {
    const { publication: _publication, ...text } = record;
    await db.transaction().execute(async (tx) => {
      await deleteOldDraft(tx, record.id);
      await sql`insert into drafts (noun, record_id, revision, slug, record, was_public, publish_at,
        problem, saved_by, saved_at) values ('partners', ${record.id}, ${record.revision},
        ${record.slug}, ${JSON.stringify(text)}, 0, ${publishAt}, ${problem}, 'Old',
        ${record.updatedAt})`.execute(tx);
    });
  },
  removeDraft: ({ id }: StoredRecord) => db.transaction().execute((tx) => deleteOldDraft(tx, id)),
  async putEnd({ id }: StoredRecord, unpublishAt: string | null, setBy = 'Old') {
    await db.transaction().execute(async (tx) => {
      await deleteOldEnd(tx, id);
      if (unpublishAt === null) return;
      await sql`insert into unpublishings (noun, record_id, unpublish_at, set_by)
        values ('partners', ${id}, ${unpublishAt}, ${setBy})`.execute(tx);
    });
  },
  /** Publishes a draft that is due, as a revision of the old release. */
  async publish({ id, revision }: StoredRecord) {
    return changeContent(async (tx) => {
      const { rows } = await sql<{ record: string; publishAt: string | null; revision: number }>`
        select record, publish_at, revision from drafts
        where noun = 'partners' and record_id = ${id}`.execute(tx);
      const [draft] = rows;
      if (draft?.revision !== revision || draft.publishAt === null) return false;
      await tx
        .updateTable('partners')
        .set({ name: 'By the old release', revision: revision + 1 })
        .where('id', '=', id)
        .execute();
      await deleteOldDraft(tx, id);
      return true;
    });
  },
  async read() {
    const drafts = await sql<Record<string, string | null>>`
      select record_id, publish_at, problem from drafts
      where publish_at is not null or problem is not null order by record_id`.execute(db);
    const ends = await sql<Record<string, string | null>>`
      select record_id, unpublish_at, set_by from unpublishings order by record_id`.execute(db);
    return { drafts: drafts.rows, ends: ends.rows };
  },
};

test('a schedule that the old release sets, changes or cancels is honoured once', async () => {
  const draft = done(await partnerRecords.saveDraft(ingrid, 'Ada'));
  await oldRelease.putDraft({ ...draft, revision: 2 }, later);
  const listed = await find(draft);
  expect(listed.publication).toMatchObject({ state: 'scheduled', publishAt: later });
  await oldRelease.putDraft({ ...draft, name: 'At nine', revision: 3 }, soon);
  expect(await publishNext(new Date(overdue))).toBe(false);
  expect(await publishNext(new Date(soon))).toBe(true);
  expect(await publishNext(inTheEnd)).toBe(false);
  expect(await namesInOrder()).toEqual(['At nine']);

  const other = done(await partnerRecords.schedule({ ...daniel, publishAt: soon }, 'Ada'));
  await oldRelease.putDraft({ ...other, revision: 2 }, null);
  expect((await find(other)).publication).toMatchObject({ state: 'draft', publishAt: null });
  expect(await publishNext(inTheEnd)).toBe(false);
  expect(await namesInOrder()).toEqual(['At nine']);
});

test('an end that the old release sets, changes or cancels is honoured once', async () => {
  const [first, second, third] = [await saved(ingrid), await saved(daniel), await saved(mei)];
  await oldRelease.putEnd(first, later);
  await oldRelease.putEnd(first, soon);
  await oldRelease.putEnd(second, soon);
  await oldRelease.putEnd(second, null);
  const scheduled = { ...mei, ...seen(third), publishAt: soon, unpublishAt: later };
  const both = done(await partnerRecords.schedule(scheduled, 'Ada'));
  await oldRelease.putEnd(both, null);
  expect((await find(first)).publication?.unpublishAt).toBe(soon);
  expect((await find(both)).publication).toMatchObject({ state: 'scheduled', publishAt: soon });
  let steps = 0;
  while (await publishNext(inTheEnd)) steps++;
  expect(steps).toBe(2);
  expect(await namesInOrder()).toEqual([daniel.name, mei.name]);
});

test('the old release reads what the new one sets, stops and cancels', async () => {
  const scheduled = done(
    await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt: later }, 'Ada'),
  );
  const recordId = scheduled.id;
  const drafts = [{ recordId, publishAt: soon, problem: null }];
  const ends = [{ recordId, unpublishAt: later, setBy: 'Ada' }];
  expect(await oldRelease.read()).toEqual({ drafts, ends });

  const resaved = done(await partnerRecords.saveDraft({ ...ingrid, ...seen(scheduled) }, 'Grace'));
  expect(await oldRelease.read()).toEqual({ drafts, ends });

  const record = JSON.stringify({ ...resaved, email: 'nobody' });
  await db.updateTable('drafts').set({ record }).execute();
  const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect(await publishNext(new Date(soon))).toBe(true);
  errorLog.mockRestore();
  const problem = 'A field required for publishing is empty.';
  expect(await oldRelease.read()).toEqual({
    drafts: [{ recordId, publishAt: null, problem }],
    ends,
  });

  const again = { ...ingrid, ...seen(resaved), publishAt: soon, unpublishAt: later };
  const rescheduled = done(await partnerRecords.schedule(again, 'Ada'));
  expect(await oldRelease.read()).toEqual({ drafts, ends });
  const unscheduled = done(await partnerRecords.unschedule(seen(rescheduled), 'Ada'));
  expect(await oldRelease.read()).toEqual({ drafts: [], ends: [] });
  await oldRelease.putDraft({ ...unscheduled, revision: unscheduled.revision + 1 }, null, problem);
  expect((await find(unscheduled)).publication?.problem).toBe(problem);
});

test('a record is published once, whichever release is first', async () => {
  const record = await saved(ingrid);
  const change = { ...ingrid, name: 'By the new release', publishAt: soon, unpublishAt: later };
  const scheduled = done(await partnerRecords.schedule({ ...change, ...seen(record) }, 'Ada'));
  const [isByOld] = await Promise.all([
    oldRelease.publish(scheduled),
    publishNext(new Date(soon)),
    publishNext(new Date(soon)),
  ]);
  const [row] = await db.selectFrom('partners').select(['name', 'revision']).execute();
  expect(row).toEqual({
    name: isByOld ? 'By the old release' : 'By the new release',
    revision: scheduled.revision + 1,
  });
  expect(await publishNext(new Date(soon))).toBe(false);
  expect(await oldRelease.read()).toMatchObject({ drafts: [], ends: [{ unpublishAt: later }] });
  expect((await find(record)).publication).toMatchObject({
    state: 'published',
    publishAt: null,
    unpublishAt: later,
  });
  expect(await publishNext(inTheEnd)).toBe(true);
  expect(await oldRelease.read()).toEqual({ drafts: [], ends: [] });
});

test('deleting or discarding in either release leaves nothing scheduled in the other', async () => {
  const both = { publishAt: soon, unpublishAt: later };
  const deleted = done(await partnerRecords.schedule({ ...ingrid, ...both }, 'Ada'));
  done(await partnerRecords.remove(seen(deleted), 'Ada'));
  expect(await oldRelease.read()).toEqual({ drafts: [], ends: [] });

  const record = await saved(daniel);
  const change = { ...daniel, name: 'D. O.', ...seen(record), ...both };
  const discarded = done(await partnerRecords.schedule(change, 'Ada'));
  done(await partnerRecords.discard(seen(discarded), 'Ada'));
  expect(await oldRelease.read()).toEqual({ drafts: [], ends: [] });

  const removed = done(await partnerRecords.schedule({ ...mei, ...both }, 'Ada'));
  await oldRelease.removeDraft(removed);
  await oldRelease.putEnd(removed, null);
  expect(await db.selectFrom('schedules').selectAll().execute()).toEqual([]);
});

type Kind = {
  before: 'new' | 'changed' | 'published';
  publishAt?: string;
  unpublishAt?: string;
  problem?: string;
  isInvalid?: true;
  /** What it is now, soon and later. */
  states: PublicationState[];
};

const kinds: Kind[] = [
  { before: 'new', publishAt: overdue, states: ['published', 'published', 'published'] },
  { before: 'new', publishAt: soon, states: ['scheduled', 'published', 'published'] },
  { before: 'changed', publishAt: overdue, states: ['published', 'published', 'published'] },
  { before: 'changed', publishAt: later, states: ['scheduled', 'scheduled', 'published'] },
  { before: 'published', unpublishAt: overdue, states: ['hidden', 'hidden', 'hidden'] },
  { before: 'published', unpublishAt: soon, states: ['published', 'hidden', 'hidden'] },
  {
    before: 'new',
    publishAt: soon,
    unpublishAt: later,
    states: ['scheduled', 'published', 'hidden'],
  },
  {
    before: 'changed',
    publishAt: overdue,
    unpublishAt: later,
    states: ['published', 'published', 'hidden'],
  },
  { before: 'new', problem: 'An earlier problem', states: ['draft', 'draft', 'draft'] },
  { before: 'new', publishAt: soon, isInvalid: true, states: ['scheduled', 'draft', 'draft'] },
];

test('a database of the release before with fifty schedules runs each step once, at its time', async () => {
  const filled = await fillEachNoun();
  await turnBack();
  for (const { name, id, kind } of filled) await scheduleBefore(name, id, kind);
  await migrateSchedules();

  const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  let steps = 0;
  for (const [at, time] of [new Date().toISOString(), soon, later].entries()) {
    while (await publishNext(new Date(time))) steps++;
    const states = await listStates();
    expect(filled.map(({ name, id }) => `${name} ${states.get(id)}`)).toEqual(
      filled.map(({ name, kind }) => `${name} ${kind.states[at]}`),
    );
  }
  expect(errorLog).toHaveBeenCalledTimes(nouns.length);
  errorLog.mockRestore();
  const times = filled.flatMap(({ kind }) => [kind.publishAt ?? [], kind.unpublishAt ?? []].flat());
  expect([filled.length, steps]).toEqual([50, times.length]);

  const clock = await db
    .selectFrom('versions')
    .select('recordId')
    .where('savedBy', '=', actors.clock)
    .execute();
  expect(clock).toHaveLength(times.length - nouns.length);
  const rest = await db.selectFrom('schedules').select(['publishAt', 'unpublishAt']).execute();
  expect(rest).toEqual(nouns.flatMap(() => [nothing, nothing]));
});

const nothing = { publishAt: null, unpublishAt: null };

type Records = {
  schema: z.ZodType<object>;
  save: (input: never, editor: string) => Promise<Change<StoredRecord>>;
  saveDraft: (input: never, editor: string) => Promise<Change<StoredRecord>>;
  listEdited: () => Promise<StoredRecord[]>;
};

const content = { hero: { title: 'The Bridge', subtitle: '' }, sections: [] };
const noMedia = { imageUrl: null, videoUrl: null, videoType: null };

const nouns: { name: NounName; records: Records; input: object }[] = [
  { name: 'partners', records: partnerRecords, input: ingrid },
  { name: 'projects', records: projectRecords, input: kestrel },
  { name: 'news', records: newsRecords, input: { ...demoNews[0], ...noMedia } },
  {
    name: 'testimonials',
    records: testimonialRecords,
    input: { ...demoTestimonials[0], companyLogo: null },
  },
  {
    name: 'pages',
    records: pageRecords,
    input: { title: 'Bridge', placement: 'none', heroType: 'image', content },
  },
];

/** A record of each kind for each noun, before its schedule. */
async function fillEachNoun() {
  await insertMedia(image, {});
  const filled: { name: NounName; id: string; kind: Kind }[] = [];
  for (const { name, records, input } of nouns) {
    for (const [number, kind] of kinds.entries()) {
      const id = randomUUID();
      const slug = `scheduled-${number}`;
      const fields = { ...records.schema.parse({ ...input, slug }), id };
      const isNew = kind.before === 'new';
      const first = done(await records[isNew ? 'saveDraft' : 'save'](fields as never, 'Ada'));
      if (kind.before === 'changed')
        done(await records.saveDraft({ ...fields, revision: first.revision } as never, 'Ada'));
      filled.push({ name, id, kind });
    }
  }
  return filled;
}

/** The database as the release before has it. */
async function turnBack() {
  const triggers = isPostgres
    ? sql<Trigger>`select tgname as name, tgrelid::regclass::text as on_table from pg_trigger
        where not tgisinternal`
    : sql<Trigger>`select name, tbl_name as on_table from sqlite_schema where type = 'trigger'`;
  for (const { name, onTable } of (await triggers.execute(db)).rows) {
    const on = isPostgres ? sql`on ${sql.table(onTable)}` : sql``;
    await sql`drop trigger ${sql.id(name)} ${on}`.execute(db);
  }
  await sql`drop table schedules`.execute(db);
  await sql`drop index drafts_saved`.execute(db);
}

type Trigger = { name: string; onTable: string };

async function migrateSchedules() {
  const file = `db/migrations/0062_schedules.${isPostgres ? 'postgres' : 'sqlite'}.sql`;
  const statements = statementsIn(await readFile(file, 'utf8'));
  await db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}

async function scheduleBefore(
  name: NounName,
  id: string,
  { publishAt, unpublishAt, problem, isInvalid }: Kind,
) {
  await sql`update drafts set publish_at = ${publishAt ?? null}, problem = ${problem ?? null}
    where noun = ${name} and record_id = ${id}`.execute(db);
  if (isInvalid) {
    const { record } = await db
      .selectFrom('drafts')
      .select('record')
      .where('recordId', '=', id)
      .executeTakeFirstOrThrow();
    const withoutName = { ...JSON.parse(record), name: '', title: '', author: '' };
    await db
      .updateTable('drafts')
      .set({ record: JSON.stringify(withoutName) })
      .where('recordId', '=', id)
      .execute();
  }
  if (unpublishAt !== undefined)
    await sql`insert into unpublishings (noun, record_id, unpublish_at, set_by)
      values (${name}, ${id}, ${unpublishAt}, 'Ada')`.execute(db);
}

async function listStates() {
  const lists = await Promise.all(nouns.map(({ records }) => records.listEdited()));
  return new Map(lists.flat().map(({ id, publication }) => [id, publication?.state]));
}

async function find({ id }: StoredRecord) {
  const record = (await partnerRecords.listEdited()).find((one) => one.id === id);
  if (!record) throw new Error(`${id} is not listed`);
  return record;
}

async function deleteOldDraft(tx: Transaction, id: string) {
  await sql`delete from drafts where noun = 'partners' and record_id = ${id}`.execute(tx);
}

async function deleteOldEnd(tx: Transaction, id: string) {
  await sql`delete from unpublishings where noun = 'partners' and record_id = ${id}`.execute(tx);
}
