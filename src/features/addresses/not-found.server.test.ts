import { beforeEach, expect, test } from 'vitest';

import { todayIn } from '../../lib/time/dates.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import {
  countNotFound,
  countNotFoundPaths,
  deleteOldNotFound,
  ignorePath,
  listNotFound,
  stopIgnoring,
  writeCounts,
} from './not-found.server.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const addresses = { pages: new Set(['/partners', '/vip']), redirects: new Map<string, string>() };

beforeEach(async () => {
  await writeCounts();
  for (const table of ['notFoundVisits', 'ignoredPaths'] as const)
    await db.deleteFrom(table).execute();
});

test('missing paths are counted by path and day, people apart from robots, by several writers', async () => {
  request('/partnrs', 2);
  await writeCounts(daysBefore(2));
  request('/partnrs', 3, 'https://news.example/article?reader=ada');
  countNotFound('/partnrs', 'Googlebot/2.1', '');
  await writeCounts();
  request('/partnrs');
  request('/wp-login.php', 9);
  await writeCounts();
  const { people, robots } = await listNotFound(addresses);
  expect(people).toEqual([
    {
      path: '/partnrs',
      people: 6,
      robots: 1,
      cameFrom: 'news.example',
      lastDay: todayIn('America/Vancouver'),
      guess: '/partners',
    },
  ]);
  expect(robots).toMatchObject([{ path: '/wp-login.php', people: 0, robots: 9 }]);
  expect(await countNotFoundPaths(addresses)).toBe(1);
});

test('a visit in the evening counts for the day of the office', async () => {
  request('/evening');
  const evening = new Date('2026-11-20T05:00:00Z');
  await writeCounts(evening);
  const { people } = await listNotFound(addresses, evening);
  expect(people[0]?.lastDay).toBe('2026-11-19');
});

test('paths that are ignored, redirected or have a page by now are not listed', async () => {
  for (const path of ['/one', '/two', '/vip', '/three']) request(path);
  await writeCounts();
  await ignorePath({ path: '/one' }, 'Ada');
  const withRedirect = { ...addresses, redirects: new Map([['/two', '/vip']]) };
  expect((await listNotFound(withRedirect)).people.map(({ path }) => path)).toEqual(['/three']);
  expect(await countNotFoundPaths(withRedirect)).toBe(1);
  await stopIgnoring({ path: '/one' });
  expect((await listNotFound(withRedirect)).people).toHaveLength(2);
});

test('a flood of invented paths is neither kept in memory nor written completely', async () => {
  request('/real', 3);
  for (let number = 0; number < 5_000; number += 1) request(`/made-up-${number}`);
  request('/real');
  await writeCounts();
  expect(await db.selectFrom('notFoundVisits').select('path').execute()).toHaveLength(500);
  expect((await listNotFound(addresses)).people[0]).toMatchObject({ path: '/real', people: 4 });
});

test('the least requested paths are deleted above the limit, and all after 90 days', async () => {
  request('/old', 9);
  await writeCounts(daysBefore(91));
  request('/real', 2);
  for (let round = 0; round < 5; round += 1) {
    for (let number = 0; number < 450; number += 1) request(`/made-up-${round}-${number}`);
    await writeCounts();
  }
  await deleteOldNotFound();
  const rows = await db.selectFrom('notFoundVisits').select('path').execute();
  expect(rows).toHaveLength(2_000);
  expect(rows.map(({ path }) => path)).toContain('/real');
  expect(rows.map(({ path }) => path)).not.toContain('/old');
});

test('no e-mail address is stored', async () => {
  request('/unsubscribe/ada@example.com');
  await writeCounts();
  expect(await db.selectFrom('notFoundVisits').select('path').execute()).toEqual([]);
});

function request(path: string, times = 1, referrer = '') {
  for (let time = 0; time < times; time += 1) countNotFound(path, browser, referrer);
}

function daysBefore(days: number) {
  return new Date(Date.now() - days * dayMs);
}
