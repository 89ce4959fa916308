import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { book, setUpViewings, timesOf, viewings } from '../../../tests/fixtures/viewings.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import type { ProjectRecord } from '../projects/project.ts';
import { takenViewings } from './free-times.server.ts';

await prepareDataFolder();

const atOnce = 60;
const tries = isLong ? (isPostgres ? 300 : 10_000) : atOnce;

/** Many visitors book the same time, some at once. */
async function rush(project: ProjectRecord, at: string) {
  const outcomes: string[] = [];
  for (let first = 0; first < tries; first += atOnce) {
    const visitors = Array.from(
      { length: Math.min(atOnce, tries - first) },
      (_, index) => first + index,
    );
    const results = await Promise.all(
      visitors.map((visitor) =>
        book(project, at, {
          person: `Visitor ${visitor} Haddad`,
          clientAddress: `10.${visitor >> 16}.${(visitor >> 8) % 256}.${visitor % 256}`,
        }),
      ),
    );
    outcomes.push(...results.map(({ outcome }) => outcome));
  }
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );
}

async function confirmations() {
  const rows = await db
    .selectFrom('outgoingMails')
    .select(['recipient', 'enquiryId'])
    .where('kind', '=', 'confirmation')
    .execute();
  return rows
    .map(({ enquiryId }) => enquiryId ?? '')
    .toSorted((one, other) => one.localeCompare(other));
}

test(
  `of ${tries} who want the same time one has it, with one confirmation`,
  { timeout: 900_000 },
  async () => {
    const { project } = await setUpViewings();
    const [first] = await timesOf(project);
    expect(await rush(project, first?.at ?? '')).toEqual({ sent: 1, refused: tries - 1 });
    const booked = await viewings();
    expect(booked).toMatchObject([{ viewingAt: first?.at, viewingState: 'booked' }]);
    expect(await confirmations()).toEqual(booked.map(({ id }) => id));
  },
);

test(
  `of ${tries} who come to an open house, as many as it has places`,
  { timeout: 900_000 },
  async () => {
    const places = 7;
    const { project, host } = await setUpViewings();
    const openHouses = [
      { day: '2026-12-05', from: '11:00', until: '15:00', projectId: project.id, places },
    ];
    await db
      .updateTable('hosts')
      .set({ openHouses: JSON.stringify(openHouses) })
      .where('id', '=', host.id)
      .execute();
    const open = (await timesOf(project)).find((time) => time.places === places);
    expect(await rush(project, open?.at ?? '')).toEqual({ sent: places, refused: tries - places });
    const booked = await viewings();
    expect(booked).toHaveLength(places);
    expect(await confirmations()).toEqual(booked.map(({ id }) => id).toSorted());
  },
);

test('what is taken in a month is read by the index of host and time', async () => {
  const { project } = await setUpViewings();
  const [first] = await timesOf(project);
  await book(project, first?.at ?? '');
  const [row] = await viewings();
  if (!row) throw new Error('Nothing is booked');
  const from = Date.parse('2026-12-01');
  const copies = Array.from({ length: 3_000 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    submissionKey: randomUUID(),
    viewingToken: null,
    reference: null,
    viewingHost: `host ${index % 50}`,
    viewingAt: new Date(from + (index % 300) * dayMs).toISOString(),
  }));
  for (let start = 0; start < copies.length; start += 300)
    await db
      .insertInto('enquiries')
      .values(copies.slice(start, start + 300))
      .execute();
  await sql`analyze`.execute(db);
  const hosts = ['host 1', 'host 2'];
  const { sql: text, parameters } = takenViewings(db, hosts, {
    from,
    until: from + 30 * dayMs,
  }).compile();
  const begin = isPostgres ? 'explain' : 'explain query plan';
  const plan = await db.executeQuery(CompiledQuery.raw(`${begin} ${text}`, [...parameters]));
  expect(JSON.stringify(plan.rows)).toMatch(/enquiries_viewings\b/);
});
