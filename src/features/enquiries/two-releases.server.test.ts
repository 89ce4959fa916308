import { randomUUID } from 'node:crypto';
import { Kysely, sql, type RawBuilder, type Transaction as AnyTransaction } from 'kysely';
import { expect, test } from 'vitest';
import { db, isPostgres } from '../../platform/database/database.ts';
import { listMigrations, migrateUpTo } from '../../platform/database/migrations.ts';
import { NodeSqliteDialect } from '../../platform/database/sqlite.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { editor } from '../../../tests/inbox-enquiries.ts';
import { clearEnquiries, stored, submit } from '../../../tests/submitted-enquiries.ts';
import { countUndone } from '../../../tests/undo.ts';
import { decide } from './assignment/decisions.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { countNewEnquiries, listEnquiries } from './inbox/enquiries-inbox.server.ts';
import { statusFromEarlier, type EarlierStatus, type Status } from './enquiry-status.ts';
import { addNote, findEnquiry, openEnquiry } from './inbox/opened-enquiries.server.ts';

await prepareDataFolder();
clearEnquiries();

const states = ['new', 'read', 'answered', 'spam'] as const;
const earlierStages = ['new', 'in-hand', 'answered', 'won', 'closed'] as const;
const time = '2026-11-20T12:00:00.000Z';

test('the enquiries of the release before have the same stage and are as unread after the migration', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({
    id: String(at).padStart(4, '0'),
    state: states[at % 4] ?? 'new',
    stage: earlierStages[at % 5] ?? 'new',
    held: at % 4 === 3 && at % 3 === 0 ? 1 : 0,
  }));
  const migrated = await migratedEnquiries('0056_brochure_leases', async (tx) => {
    for (const { id, state, stage, held } of rows) await insertEarlier(tx, id, state, stage, held);
  });
  const expected = rows.map(({ id, state, stage, held }) => {
    const { status, readAt } = statusFromEarlier({ state, stage }, time);
    return { id, status, read_at: held === 1 ? null : readAt, state, stage };
  });
  expect(migrated).toEqual(expected);
});

test.each<[Partial<EarlierStatus>, Status, 'read' | 'unread']>([
  [{ state: 'read' }, 'new', 'read'],
  [{ state: 'new', stage: 'in-hand' }, 'in-progress', 'unread'],
  [{ state: 'read', stage: 'in-hand' }, 'in-progress', 'read'],
  [{ state: 'answered' }, 'answered', 'read'],
  [{ state: 'answered', stage: 'won' }, 'won', 'read'],
  [{ state: 'spam' }, 'spam', 'read'],
])('what the release before writes as %o is %s and %s here', async (written, status, seen) => {
  const id = await submitted();
  await writeAsEarlier(id, written);
  const [row] = await stored();
  expect([row?.status, row?.readAt === null ? 'unread' : 'read']).toEqual([status, seen]);
  expect(await countNewEnquiries()).toBe(seen === 'unread' ? 1 : 0);
});

test.each([
  ['won', 'read', 'new'],
  ['in-progress', 'answered', 'answered'],
  ['spam', 'read', 'new'],
  ['closed', 'new', 'new'],
] as const)('%s that the release before marks as %s is %s', async (status, state, expected) => {
  const id = await submitted();
  await decide({ ids: [id], decision: { status } }, editor);
  await writeAsEarlier(id, { state });
  expect((await stored())[0]).toMatchObject({ status: expected });
  await decide({ ids: [id], decision: { status: 'closed' } }, editor);
  expect((await stored())[0]).toMatchObject({ state: 'answered', stage: 'closed' });
});

test('an enquiry that the release before adds is listed here', async () => {
  await insertEarlier(db, 'added', 'new', 'new', 0);
  await insertEarlier(db, 'trapped', 'spam', 'new', 1);
  expect(await listEnquiries({ page: 1, isUnread: true })).toMatchObject({
    enquiries: [{ id: 'added', status: 'new', readAt: null }],
    folders: { spam: 1 },
  });
});

test('an answered enquiry can be unread, and stays so whatever else the release before changes', async () => {
  const id = await submitted();
  await decide({ ids: [id], decision: { status: 'won' } }, editor);
  await decide({ ids: [id], decision: { isRead: false } }, editor);
  await sql`update enquiries set note = 'Called', revision = revision + 1`.execute(db);
  await sql`update enquiries set state = 'answered', stage = 'won'`.execute(db);
  expect((await stored())[0]).toMatchObject({ status: 'won', readAt: null });
  await openEnquiry({ id }, editor);
  expect((await stored())[0]).toMatchObject({ status: 'won', readAt: expect.any(String) });
});

test('a step that the release before has stored can be undone', async () => {
  const id = await submitted();
  const { entryIds } = await decide({ ids: [id], decision: { status: 'won' } }, editor);
  const { standing } = await db
    .selectFrom('activity')
    .select('standing')
    .where('id', 'in', entryIds)
    .executeTakeFirstOrThrow();
  const {
    status: _status,
    readAt: _read,
    ...before
  } = JSON.parse(standing ?? '') as Record<string, unknown>;
  const earlier = { ...before, state: 'read', stage: 'in-hand' };
  await db
    .updateTable('activity')
    .set({ standing: JSON.stringify(earlier) })
    .execute();
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 0 });
  expect((await stored())[0]).toMatchObject({ status: 'in-progress', readAt: expect.any(String) });
});

test('notes of the release before become the first entries, with author and time where known', async () => {
  const migrated = await migratedRows(
    '0062_schedules',
    async (tx) => {
      for (const id of ['known', 'unknown', 'without'])
        await insertEarlier(tx, id, 'new', 'new', 0);
      await sql`update enquiries set note = id || ', called' where id <> 'without'`.execute(tx);
      for (const [entry, actor] of [
        ['1', 'Ada'],
        ['2', 'Grace'],
      ])
        await sql`insert into activity (id, at, actor, kind, act, subject_id, name, detail, search_text)
          values (${entry}, ${time}, ${actor}, 'enquiries', 'noted', 'known', '', '', '')`.execute(
          tx,
        );
    },
    sql`select enquiry_id, body, written_by, created_at from enquiry_notes order by id`,
  );
  expect(migrated).toEqual([
    { enquiry_id: 'known', body: 'known, called', written_by: 'Grace', created_at: time },
    { enquiry_id: 'unknown', body: 'unknown, called', written_by: null, created_at: null },
  ]);
});

test('a note that the release before edits is followed, and it shows what is added here', async () => {
  const id = await submitted();
  await addNote({ id, noteId: randomUUID(), body: 'Called' }, editor);
  await addNote({ id, noteId: randomUUID(), body: 'No answer' }, editor);
  expect(await noteField()).toBe('Called\n\nNo answer');

  await writeNoteAsEarlier(`${await noteField()}\n\nAgain on Monday`, later(1));
  expect(await entriesOf(id)).toEqual([
    ['Called', editor],
    ['No answer', editor],
    ['Again on Monday', 'earlier@solmere.example'],
  ]);
  await addNote({ id, noteId: randomUUID(), body: 'Reached' }, editor);
  expect(await noteField()).toBe('Called\n\nNo answer\n\nAgain on Monday\n\nReached');

  await writeNoteAsEarlier('Rewritten', later(2));
  expect(await entriesOf(id)).toEqual([['Rewritten', 'earlier@solmere.example']]);
  await writeNoteAsEarlier('', later(3));
  expect(await entriesOf(id)).toEqual([]);
  await writeNoteAsEarlier('From the start', later(4));
  await addNote({ id, noteId: randomUUID(), body: 'And here' }, editor);
  expect(await noteField()).toBe('From the start\n\nAnd here');
  const kept = await db.selectFrom('enquiryNotes').select('body').execute();
  expect(kept.map(({ body }) => body)).toContain('No answer');
});

async function noteField() {
  return (await stored())[0]?.note ?? '';
}

async function entriesOf(id: string) {
  const notes = (await findEnquiry({ id }))?.thread.notes ?? [];
  return notes.map(({ body, writtenBy }) => [body, writtenBy]);
}

function writeNoteAsEarlier(note: string, at: string) {
  return sql`update enquiries set note = ${note}, revision = revision + 1, updated_at = ${at},
    updated_by = 'earlier@solmere.example'`.execute(db);
}

function later(minutes: number) {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

async function submitted() {
  await submit('contact', demoEnquiries.contact);
  return (await stored())[0]?.id ?? '';
}

async function writeAsEarlier(id: string, written: Partial<EarlierStatus>) {
  await db
    .updateTable('enquiries')
    .set((eb) => ({ ...written, revision: eb('revision', '+', 1), updatedAt: time }))
    .where('id', '=', id)
    .execute();
}

function insertEarlier(
  on: Parameters<ReturnType<typeof sql>['execute']>[0],
  id: string,
  state: string,
  stage: string,
  held: number,
) {
  return sql`insert into enquiries (id, form, submission_key, name, email, email_folded, phone, answers,
    consent_version, consent_sentence, newsletter_opt_in, state, stage, is_held, note, search_text, revision,
    created_at, updated_at) values (${id}, 'vip', ${id}, 'Noor', '', '', '', '{}',
    '1', '', 0, ${state}, ${stage}, ${held}, '', '', 1, ${time}, ${time})`.execute(on);
}

function migratedEnquiries(from: string, fill: (tx: AnyTransaction<unknown>) => Promise<void>) {
  const query = sql<object>`select id, status, read_at, state, stage from enquiries order by id`;
  return migratedRows(from, fill, query);
}

/** What a query reads after all migrations, in a separate schema that is rolled back. */
async function migratedRows(
  from: string,
  fill: (tx: AnyTransaction<unknown>) => Promise<void>,
  query: RawBuilder<unknown>,
) {
  const empty = isPostgres
    ? (db.withoutPlugins() as unknown as Kysely<unknown>)
    : new Kysely<unknown>({ dialect: new NodeSqliteDialect(':memory:') });
  const schema = isPostgres ? 'two_releases' : undefined;
  const rollback = new Error('Rolled back');
  let found: unknown[] = [];
  await empty
    .transaction()
    .execute(async (tx) => {
      if (schema) await sql`create schema two_releases`.execute(tx);
      if (schema) await sql`set local search_path to two_releases`.execute(tx);
      await migrateUpTo(tx, from, schema);
      await fill(tx);
      await migrateUpTo(tx, (await listMigrations()).at(-1) ?? '', schema);
      const { rows } = await query.execute(tx);
      found = rows.map((row) => ({ ...(row as object) }));
      throw rollback;
    })
    .catch((cause: unknown) => {
      if (cause !== rollback) throw cause;
    });
  return found;
}
