import { beforeEach, expect, test } from 'vitest';
import {
  book,
  emailsTo,
  setUpViewings,
  findTimes,
  viewings,
} from '../../../tests/fixtures/viewings.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { reminderTime } from './reminder-times.ts';
import { followZoneRules, remindOfViewings } from './reminders.compose.server.ts';
import { cancelByVisitor } from './visitor-viewing.compose.server.ts';

await prepareDataFolder();

const samir = 'samir.haddad@haddad.example';

/** A viewing at two in the afternoon, on the Thursday after it was booked. */
let at: string;

beforeEach(async () => {
  const { project } = await setUpViewings();
  const times = await findTimes(project);
  at = times.find(({ day, time }) => day === '2026-12-03' && time === '14:00')?.at ?? '';
  await book(project, at, { visitorZone: 'America/Vancouver' });
});

async function reminders() {
  const emails = await emailsTo(samir);
  return emails.filter(({ calendar }) => calendar === null).length;
}

const before = (hours: number) => new Date(Date.parse(at) - hours * hourMs);

test('a day and two hours before, each once, also by several instances', async () => {
  await remindOfViewings(before(25));
  expect(await reminders()).toBe(0);
  await Promise.all([remindOfViewings(before(23)), remindOfViewings(before(23))]);
  await remindOfViewings(before(22));
  expect(await reminders()).toBe(1);
  await Promise.all([remindOfViewings(before(1)), remindOfViewings(before(1))]);
  await remindOfViewings(new Date(Date.parse(at) + hourMs));
  expect(await reminders()).toBe(2);
});

test('after an outage the later one is sent alone', async () => {
  await remindOfViewings(before(1));
  await remindOfViewings(before(0.5));
  expect(await reminders()).toBe(1);
});

test('none after a cancellation', async () => {
  const [row] = await viewings();
  await cancelByVisitor(row?.id ?? '');
  const sent = (await emailsTo(samir)).length;
  await remindOfViewings(before(23));
  await remindOfViewings(before(1));
  expect(await emailsTo(samir)).toHaveLength(sent);
});

test('what would come at night in the zone of the visitor comes the evening before', () => {
  const viewing = '2026-12-03T00:00:00.000Z';
  // Nine in the morning in Tokyo: two hours before is seven, the end of the night.
  expect(local(reminderTime('hours', viewing, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(
    '2026-12-03T07:00:00',
  );
  expect(local(reminderTime('hours', viewing, 'Europe/Lisbon'), 'Europe/Lisbon')).toBe(
    '2026-12-02T20:00:00',
  );
  expect(local(reminderTime('day', viewing, 'Europe/Lisbon'), 'Europe/Lisbon')).toBe(
    '2026-12-01T20:00:00',
  );
});

test('when the rules of a zone change, the local hour stays, and the visitor is notified once', async () => {
  const earlier = new Date(Date.parse(at) - hourMs).toISOString();
  // As by the rules when it was booked.
  await db.updateTable('enquiries').set({ viewingAt: earlier }).execute();
  await followZoneRules(before(30));
  await followZoneRules(before(29));
  expect(await viewings()).toMatchObject([{ viewingAt: at, viewingState: 'booked' }]);
  const emails = await emailsTo(samir);
  expect(emails).toHaveLength(2);
  const notified = emails.find(({ calendar }) => /SEQUENCE:[1-9]/.test(calendar ?? ''));
  expect(notified?.calendar).toContain('DTSTART;TZID=America/Vancouver:20261203T140000');
  expect(notified?.bodyText).toContain('2:00 p.m.');
  expect(notified?.bodyText).toContain('The local time of your viewing stays the same.');
});

function local(ms: number, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString();
}
