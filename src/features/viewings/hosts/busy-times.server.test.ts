import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { setUpViewings, findTimes, tuesday } from '../../../../tests/fixtures/viewings.ts';
import { contentVersion } from '../../../platform/database/content.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { busyTimes } from './busy-calendar.server.ts';
import { readBusyTimes } from './busy-times.server.ts';
import { readCalendar } from './host-calendar.compose.server.ts';

beforeAll(prepareDataFolder);

const vancouver = `BEGIN:VTIMEZONE
TZID:Pacific Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

function calendarOf(...events: string[]) {
  const bodies = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', vancouver, ...bodies, 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n');
}

function spansOf(...events: string[]) {
  const at = Date.parse('2026-12-01T00:00:00Z');
  const text = calendarOf(...events);
  return busyTimes({ text, timeZone: 'America/Toronto', at, until: at + 10 * 86_400_000 }).map(
    (span) => `${iso(span.at)}/${iso(span.until)}`,
  );
}

function iso(ms: number) {
  return new Date(ms).toISOString().slice(5, 16);
}

test('a series takes time on each of its days, but not where it was moved, excepted or cancelled', () => {
  const zone = 'TZID=Pacific Standard Time';
  expect(
    spansOf(
      `UID:a\nDTSTART;${zone}:20201201T090000\nDTEND;${zone}:20201201T100000\nRRULE:FREQ=DAILY;UNTIL=20261205T180000Z\nEXDATE;${zone}:20261203T090000`,
      `UID:a\nRECURRENCE-ID;${zone}:20261202T090000\nDTSTART;${zone}:20261202T110000\nDTEND;${zone}:20261202T120000`,
      `UID:a\nRECURRENCE-ID;${zone}:20261204T090000\nDTSTART;${zone}:20261204T090000\nDTEND;${zone}:20261204T100000\nSTATUS:CANCELLED`,
    ),
  ).toEqual(['12-01T17:00/12-01T18:00', '12-02T19:00/12-02T20:00', '12-05T17:00/12-05T18:00']);
});

test('whole days and times without a zone are those of the host; what is free, or our own, takes none', () => {
  expect(
    spansOf(
      'UID:b\nDTSTART;VALUE=DATE:20261205',
      'UID:c\nDTSTART:20261203T090000\nDURATION:PT1H',
      'UID:d\nDTSTART;TZID=Asia/Tokyo:20261204T000000\nDURATION:PT1H',
      'UID:e\nDTSTART:20261207T180000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT',
      'UID:f@viewings\nDTSTART:20261207T180000Z\nDURATION:PT1H',
    ),
  ).toEqual(['12-03T14:00/12-03T16:00', '12-05T05:00/12-06T05:00']);
});

test('busy times of another calendar are not offered, and a failure leaves them as they were', async () => {
  let answer: { status: number; text: string } = {
    status: 200,
    text: calendarOf('UID:g\nDTSTART:20261202T150000Z\nDURATION:PT10H'),
  };
  const server = createServer((_, response) => {
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { project, host } = await setUpViewings({ busyUrl: `http://127.0.0.1:${port}/a.ics` });
  const here = { isAllowedIp: () => true, isAllowedProtocol: () => true };
  const read = (options = here) => readBusyTimes(tuesday, new AbortController().signal, options);
  const daysOffered = async () =>
    new Set((await findTimes(project)).map(({ day }) => day).filter((day) => day < '2026-12-05'));

  expect(await daysOffered()).toContain('2026-12-02');
  await read();
  expect(await daysOffered()).not.toContain('2026-12-02');
  const version = contentVersion();
  await read();
  expect(contentVersion()).toBe(version);
  expect(await readCalendar(host.id)).toMatchObject({ busyProblem: null });

  for (const [status, text, problem] of [
    [404, '', 'It cannot be read: The server answers 404.'],
    [200, '<html>', 'There is no calendar at this address.'],
    [200, 'x'.repeat(2_100_000), 'It cannot be read: Larger than 2 MB.'],
  ] as const) {
    answer = { status, text };
    await read();
    const { busyProblem } = await readCalendar(host.id);
    expect(busyProblem).toContain(problem);
  }
  await readBusyTimes(tuesday, new AbortController().signal);
  expect((await readCalendar(host.id)).busyProblem).toContain('Points to a private network');
  expect(await daysOffered()).not.toContain('2026-12-02');
});
