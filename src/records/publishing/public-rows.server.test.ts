import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { insertDeveloper } from '../../../tests/fixtures/project.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { partnerRecords } from '../../features/partners/partners.server.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { statementsIn } from '../../platform/database/sql-file.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { recordPublications } from '../../start-up.ts';

beforeEach(async () => {
  await emptyPartners();
  for (const table of ['developers', 'publications'] as const) await db.deleteFrom(table).execute();
});

const releases: [string, () => Promise<void>][] = [
  ['by itself', async () => undefined],
  ['beside the triggers of an earlier release', createTriggers],
];

test.each(releases)(
  'each revision and position of a record is recorded once, from when it was public until something else was: %s',
  async (_, begin) => {
    await begin();
    const first = await saved(ingrid);
    const other = await saved(daniel);
    const second = done(
      await partnerRecords.save({ ...ingrid, ...seen(first), name: 'Ingrid Voss' }, 'Ada'),
    );
    await partnerRecords.saveDraft({ ...ingrid, ...seen(second), name: 'A draft' }, 'Ada');
    await partnerRecords.move({ id: first.id, position: 1 }, 'Ada');
    const { revision } = done(await partnerRecords.discard({ id: first.id, revision: 3 }, 'Ada'));
    await partnerRecords.unpublish({ id: other.id, revision: 1 }, 'Ada');
    await partnerRecords.remove({ id: first.id, revision }, 'Ada');
    expect(await lasting(first.id)).toEqual([
      '1 at 0',
      '2 at 0',
      '2 at 1',
      '4 at 1',
      '4 at 0',
      'not',
    ]);
    expect(await lasting(other.id)).toEqual(['1 at 1', '1 at 0', 'not']);
  },
);

test('what an earlier release made public or unpublished, once its triggers were gone, is recorded at the next start', async () => {
  const id = await insertDeveloper();
  await recordPublications();
  await db.updateTable('developers').set({ revision: 2 }).execute();
  await recordPublications();
  const rows = await readPublications('developers');
  await recordPublications();
  expect(await readPublications('developers')).toEqual(rows);
  expect(await lasting(id, 'developers')).toEqual(['1 at null', '2 at null', 'is']);
  await db.deleteFrom('developers').execute();
  await recordPublications();
  expect(await lasting(id, 'developers')).toEqual(['1 at null', '2 at null', 'not']);
});

/** What was public, in order, and whether something is. */
async function lasting(id: string, noun: NounName = 'partners') {
  const rows = (await readPublications(noun)).filter(({ recordId }) => recordId === id);
  const open = rows.filter(({ publicUntil }) => publicUntil === null);
  expect(open.length).toBeLessThanOrEqual(1);
  for (const [index, row] of rows.slice(1).entries())
    expect(rows[index]?.publicUntil).toBe(row.publicFrom);
  return [
    ...rows.map(({ revision, displayOrder }) => `${revision} at ${displayOrder}`),
    open.length === 1 ? 'is' : 'not',
  ];
}

function readPublications(noun: NounName) {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('noun', '=', noun)
    .orderBy('recordId')
    .orderBy('publicFrom')
    .execute();
}

/** As an earlier release has them for partners. */
async function createTriggers() {
  const file = `db/migrations/0113_schema.${isPostgres ? 'postgres' : 'sqlite'}.sql`;
  const statements = statementsIn(readFileSync(file, 'utf8')).filter((statement) =>
    /trigger partners_|function record_publication\(\) returns/.test(statement),
  );
  for (const statement of statements) await sql.raw(statement).execute(db);
  onTestFinished(async () => {
    for (const name of ['published', 'republished', 'unpublished'])
      await sql`drop trigger if exists ${sql.id(`partners_${name}`)} ${isPostgres ? sql`on partners` : sql``}`.execute(
        db,
      );
  });
}
