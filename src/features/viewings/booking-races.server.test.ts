import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { book, setUpViewings, findTimes, viewings } from '../../../tests/fixtures/viewings.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import type { ProjectRecord } from '../projects/project.ts';
import { toTime } from '../../lib/time/clock-minutes.ts';
import { takenViewings } from './free-times.server.ts';

await prepareDataFolder();

const atOnce = 30;
const minutes = 5;
const timeout = 290_000;
/** So many visitors want so many times. */
const hours = isLong ? { times: 500, racers: 10 } : { times: 3, racers: 10 };
const openHouses = isLong ? { times: 50, racers: 100 } : { times: 3, racers: 10 };
const places = 2;

type Race = { times: readonly { at: string }[]; racers: number; places: number };

/** Expects of all visitors of each time as many to have it as it has places, each with one confirmation. */
async function expectWinners(project: ProjectRecord, { times, racers, places: winners }: Race) {
  const visitors = times.flatMap(({ at }) => Array.from({ length: racers }, () => at));
  const outcomes: string[] = [];
  for (let first = 0; first < visitors.length; first += atOnce) {
    const results = await Promise.all(
      visitors.slice(first, first + atOnce).map((at, index) => {
        const visitor = first + index;
        const clientAddress = `10.${visitor >> 16}.${(visitor >> 8) % 256}.${visitor % 256}`;
        return book(project, at, { person: `Visitor ${visitor} Haddad`, clientAddress });
      }),
    );
    outcomes.push(...results.map(({ outcome }) => outcome));
  }
  const sent = Map.groupBy(
    visitors.filter((_, visitor) => outcomes[visitor] === 'sent'),
    (at) => at,
  );
  expect(times.map(({ at }) => sent.get(at)?.length)).toEqual(times.map(() => winners));
  const count = times.length * winners;
  const refused = outcomes.filter((outcome) => outcome === 'refused');
  expect(refused).toHaveLength(visitors.length - count);
  const confirmed = await db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('kind', '=', 'confirmation')
    .execute();
  const booked = (await viewings()).map(({ id }) => id);
  expect(booked).toHaveLength(count);
  expect(confirmed.map(({ enquiryId }) => enquiryId ?? '').toSorted()).toEqual(booked.toSorted());
}

test(
  `of ${hours.times * hours.racers} who want ${hours.times} private times each time has one, with one confirmation`,
  { timeout },
  async () => {
    const host = { minutes, pause: 0, travel: 0, noticeHours: 0, aheadDays: 8 };
    const { project } = await setUpViewings(host);
    const times = (await findTimes(project)).slice(0, hours.times);
    expect(times).toHaveLength(hours.times);
    await expectWinners(project, { ...hours, times, places: 1 });
  },
);

test(
  `of ${openHouses.times * openHouses.racers} who come to ${openHouses.times} open houses each has as many as places, with one confirmation each`,
  { timeout },
  async () => {
    const { project, host } = await setUpViewings({ hours: [] });
    const stored = Array.from({ length: openHouses.times }, (_, index) => {
      const start = 7 * 60 + Math.floor(index / 7) * minutes;
      const range = { from: toTime(start), until: toTime(start + minutes) };
      return { day: `2026-12-0${2 + (index % 7)}`, ...range, projectId: project.id, places };
    });
    await db
      .updateTable('hosts')
      .set({ openHouses: JSON.stringify(stored) })
      .where('id', '=', host.id)
      .execute();
    const times = await findTimes(project);
    expect(times).toHaveLength(openHouses.times);
    await expectWinners(project, { ...openHouses, times, places });
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
