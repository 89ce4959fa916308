import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { book, setUpViewings, findTimes, viewings } from '../../../tests/fixtures/viewings.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import type { ProjectRecord } from '../projects/project.ts';
import { toTime } from './free-times.ts';
import { takenViewings } from './free-times.server.ts';

await prepareDataFolder();

const racers = 10;
const timesAtOnce = 3;
/** As many times as there are races, each with one place that is left. */
const races = isLong ? 500 : timesAtOnce;
const minutes = 5;
const timeout = 290_000;

/** Sends as many visitors at once for each time, and expects that as many have it as it has places, with one confirmation. */
async function expectWinners(
  project: ProjectRecord,
  times: readonly { at: string }[],
  places: number,
) {
  const outcomes: string[] = [];
  for (let first = 0; first < times.length; first += timesAtOnce)
    for (const race of await Promise.all(
      times.slice(first, first + timesAtOnce).map(({ at }, index) =>
        Promise.all(
          Array.from({ length: racers }, (_, racer) =>
            book(project, at, {
              person: `Visitor ${first + index} ${racer}`,
              clientAddress: `10.${racer}.${first >> 8}.${(first + index) % 256}`,
            }),
          ),
        ),
      ),
    ))
      outcomes.push(
        race
          .map(({ outcome }) => outcome)
          .toSorted((one, other) => one.localeCompare(other))
          .join(' '),
      );
  const outcomeAt = (_: unknown, racer: number) => (racer < racers - places ? 'refused' : 'sent');
  const expected = Array.from({ length: racers }, outcomeAt).join(' ');
  expect(outcomes).toEqual(Array.from({ length: races }, () => expected));
  const confirmed = await db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('kind', '=', 'confirmation')
    .execute();
  const booked = (await viewings()).map(({ id }) => id);
  expect(booked).toHaveLength(races * places);
  expect(confirmed.map(({ enquiryId }) => enquiryId ?? '').toSorted()).toEqual(booked.toSorted());
}

test(
  `of ${races * racers} in ${races} races for a private time each race has one winner, with one confirmation`,
  { timeout },
  async () => {
    const host = { minutes, pause: 0, travel: 0, noticeHours: 0, aheadDays: 8 };
    const { project } = await setUpViewings(host);
    await expectWinners(project, (await findTimes(project)).slice(0, races), 1);
  },
);

test(
  `of ${races * racers} in ${races} races for the last place of an open house each race has two winners, with one confirmation each`,
  { timeout },
  async () => {
    const places = 2;
    const { project, host } = await setUpViewings({ hours: [], aheadDays: 8 });
    const openHouses = Array.from({ length: races }, (_, index) => {
      const start = 7 * 60 + Math.floor(index / 7) * minutes;
      const hours = { from: toTime(start), until: toTime(start + minutes) };
      return { day: `2026-12-0${2 + (index % 7)}`, ...hours, projectId: project.id, places };
    });
    // More than the form of a host allows.
    await db
      .updateTable('hosts')
      .set({ openHouses: JSON.stringify(openHouses) })
      .where('id', '=', host.id)
      .execute();
    await expectWinners(project, await findTimes(project), places);
  },
);

test('what is taken in a month is read by the index of host and time', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project);
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
