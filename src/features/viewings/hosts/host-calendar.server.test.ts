import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import {
  book,
  emailsTo,
  setUpViewings,
  findTimes,
  tuesday,
  viewings,
} from '../../../../tests/fixtures/viewings.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { cancelByVisitor } from '../visitor-viewing.compose.server.ts';
import { answerFeed, renewCalendar } from './host-calendar.compose.server.ts';

beforeAll(prepareDataFolder);

async function ask(address: string, headers: Record<string, string> = {}) {
  const token = /\/calendars\/([\w-]+)\.ics$/.exec(address)?.[1] ?? '';
  const response = await answerFeed(token, new Request(address, { headers }), '192.0.2.7');
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What RFC 5545 and RFC 5546 demand of each calendar. */
function validated(text: string) {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.hasProperty('prodid')).toBe(true);
  const events = calendar.getAllSubcomponents('vevent');
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map((zone) => zone.getFirstPropertyValue('tzid'));
  for (const event of events) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'sequence'])
      expect(event.getAllProperties(name), name).toHaveLength(1);
    expect(zones).toContain(event.getFirstProperty('dtstart')?.getParameter('tzid'));
  }
  return { calendar, events };
}

test('a host subscribes to viewings by an address that ends with its successor', async () => {
  const { project, host } = await setUpViewings({
    name: 'Ingrid Halvorsen, Étude & Söhne; Vancouver',
  });
  const { address } = await renewCalendar(host.id);
  expect(validated((await ask(address)).text).events).toEqual([]);
  const times = await findTimes(project);
  await book(project, times[0]?.at ?? '');
  const read = await ask(address);
  expect([read.status, read.headers.get('content-type'), read.headers.get('x-robots-tag')]).toEqual(
    [200, 'text/calendar; charset=utf-8', 'noindex, nofollow'],
  );
  const { calendar, events } = validated(read.text);
  expect(calendar.hasProperty('method')).toBe(false);
  const event = new ICAL.Event(events[0]);
  expect(event.summary).toBe('Samir Haddad, Kestrel House');
  expect(event.description).toContain('+1 604 555 0142');
  expect(event.startDate.toJSDate().toISOString()).toBe(times[0]?.at);
  const etag = read.headers.get('etag') ?? '';
  expect(await ask(address, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });

  const [row] = await viewings();
  await cancelByVisitor(row?.id ?? '');
  const changed = await ask(address, { 'if-none-match': etag });
  expect([changed.status, validated(changed.text).events]).toEqual([200, []]);

  const renewed = await renewCalendar(host.id);
  expect((await ask(address)).status).toBe(404);
  expect((await ask(renewed.address)).status).toBe(200);
  const [stored] = await db.selectFrom('hostCalendars').selectAll().execute();
  expect(renewed.address).not.toContain(stored?.tokenHash);
});

test('the visitors of an open house are one event, and viewings leave after 30 days', async () => {
  const { project, host } = await setUpViewings();
  const places = {
    day: '2026-12-05',
    from: '11:00',
    until: '15:00',
    projectId: project.id,
    places: 9,
  };
  await db
    .updateTable('hosts')
    .set({ openHouses: JSON.stringify([places]) })
    .execute();
  const open = (await findTimes(project)).find((time) => time.places !== null);
  for (const person of ['Samir Haddad', 'Noor Lindqvist'])
    await book(project, open?.at ?? '', { person });
  const { address } = await renewCalendar(host.id);
  const { events } = validated((await ask(address)).text);
  expect(events).toHaveLength(1);
  const description = String(events[0]?.getFirstPropertyValue('description'));
  for (const person of ['Samir Haddad', 'Noor Lindqvist']) expect(description).toContain(person);
  const longAgo = new Date(Date.now() - 31 * dayMs).toISOString();
  await db.updateTable('enquiries').set({ viewingAt: longAgo }).execute();
  expect(validated((await ask(address)).text).events).toEqual([]);
});

test('an invitation and its withdrawal are one event that mail programs can answer', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project, tuesday);
  await book(project, first?.at ?? '');
  const [row] = await viewings();
  await cancelByVisitor(row?.id ?? '');
  const emails = await emailsTo('samir.haddad@haddad.example');
  const read = emails
    .map(({ calendar }) => validated(calendar ?? ''))
    .toSorted((one, other) => sequenceOf(one) - sequenceOf(other));
  expect(read.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
    'REQUEST',
    'CANCEL',
  ]);
  for (const { events } of read) {
    expect(events).toHaveLength(1);
    expect(String(events[0]?.getFirstPropertyValue('organizer'))).toMatch(/^mailto:/i);
    expect(String(events[0]?.getFirstPropertyValue('attendee'))).toMatch(
      /^mailto:samir\.haddad@haddad\.example$/i,
    );
  }
  expect(new Set(read.map(({ events }) => events[0]?.getFirstPropertyValue('uid'))).size).toBe(1);
  expect(sequenceOf(read[1])).toBeGreaterThan(sequenceOf(read[0]));
});

function sequenceOf(read: ReturnType<typeof validated> | undefined) {
  return Number(read?.events[0]?.getFirstPropertyValue('sequence'));
}
