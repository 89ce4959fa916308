import { expect, test } from 'vitest';
import { refusalFromIssues } from '../../../model/record.ts';
import { newHost } from '../../../../tests/fixtures/host.ts';
import { hostSchema } from './host.ts';
import { demoHosts } from './hosts.demo.ts';
import { bookedOnDaysOff, hoursText } from './hours-text.ts';

const iris = {
  ...newHost,
  name: 'Iris Vale',
  city: 'VANCOUVER',
  projectIds: ['kestrel'],
  place: 'Gallery',
};

function errors(changes: object) {
  const { error } = hostSchema.safeParse({ ...iris, ...changes });
  return error ? refusalFromIssues(error).fields : {};
}

test('the demo hosts match the schema', () => {
  for (const { partner: _partner, project: _project, ...host } of demoHosts)
    expect(hostSchema.parse(host)).toEqual(host);
});

test('a host needs a name, a city, and a place or a video room', () => {
  expect(errors({})).toEqual({});
  expect(errors({ place: null, videoUrl: 'https://video.example/iris' })).toEqual({});
  expect(errors({ place: null })).toEqual({
    place: 'Enter where visitors come, or the link of a video room',
  });
  expect(errors({ name: ' ', city: null })).toEqual({ name: 'Required.', city: 'Required.' });
});

test('hours that overlap, end first or are no times are refused where they are', () => {
  const [early, late, over] = [
    { weekday: 1, from: '09:00', until: '13:00' },
    { weekday: 1, from: '13:00', until: '17:00' },
    { weekday: 1, from: '12:30', until: '14:00' },
  ];
  expect(errors({ hours: [early, late, { ...over, weekday: 2 }] })).toEqual({});
  expect(errors({ hours: [early, over] })).toEqual({
    'hours.1.from': 'Overlaps with other hours of that day',
  });
  expect(errors({ hours: [early, { ...late, until: '12:00' }] })).toEqual({
    'hours.1.until': 'Must be later than the start',
  });
  expect(errors({ hours: [{ ...early, from: null, until: '24:00' }] })).toEqual({
    'hours.0.from': 'Enter a time, such as 09:30',
    'hours.0.until': 'Enter a time, such as 09:30',
  });
  const day = { ...early, day: '2026-12-12' };
  expect(errors({ extraDays: [day, day] })).toEqual({
    'extraDays.1.from': 'Overlaps with other hours of that day',
  });
});

test('days off end on a later day, and an open house shows a project of the host', () => {
  expect(errors({ daysOff: [{ from: '2026-12-24', until: '2026-12-24' }] })).toEqual({});
  expect(errors({ daysOff: [{ from: '2026-12-24', until: '2026-12-23' }] })).toEqual({
    'daysOff.0.until': 'Must not be before the start',
  });
  const house = { day: '2026-12-12', from: '11:00', until: '15:00', places: 40 };
  expect(errors({ openHouses: [{ ...house, projectId: 'kestrel' }] })).toEqual({});
  expect(errors({ openHouses: [{ ...house, projectId: 'other', places: 40 }] })).toEqual({
    'openHouses.0.projectId': 'Choose one of the projects of this host',
  });
});

test('rules are whole numbers within their limits, and only the limit of a day may be empty', () => {
  expect(errors({ minutes: '4', noticeHours: '1.5', perDay: null })).toEqual({
    minutes: 'Enter 5 to 480 minutes',
    noticeHours: 'Enter 0 to 720 hours',
  });
  expect(errors({ aheadDays: null, perDay: 0 })).toEqual({
    aheadDays: 'Enter 1 to 365 days',
    perDay: 'Enter 1 to 50 viewings',
  });
});

test('a sentence names the booked viewings on days off', () => {
  const daysOff = [{ from: '2026-12-24', until: '2027-01-03' }];
  expect(bookedOnDaysOff(['2026-12-23'], daysOff)).toBe('');
  expect(bookedOnDaysOff(['2026-12-24'], daysOff)).toBe(
    'One booked viewing lies on December 24. It stays until you move it.',
  );
  expect(bookedOnDaysOff(['2026-12-24', '2026-12-24', '2027-01-03'], daysOff)).toBe(
    '3 booked viewings lie on December 24 and January 3. They stay until you move them.',
  );
});

test('hours are written by weekday', () => {
  const hours = [
    { weekday: 4, from: '09:00', until: '17:00' },
    ...[1, 2].flatMap((weekday) => [
      { weekday, from: '14:00', until: '17:00' },
      { weekday, from: '09:00', until: '13:00' },
    ]),
  ];
  const text =
    'Monday to Tuesday: 9:00 a.m. to 1:00 p.m., 2:00 p.m. to 5:00 p.m.; Thursday: 9:00 a.m. to 5:00 p.m.';
  expect(hoursText(hours).replaceAll('\u00A0', ' ')).toBe(text);
  expect(hoursText([])).toBe('');
});

test('open houses of two projects leave the pause and the way between them', () => {
  const house = {
    day: '2026-12-12',
    from: '11:00',
    until: '13:00',
    projectId: 'kestrel',
    places: 9,
  };
  const next = (from: string, projectId = 'westwater') =>
    errors({
      projectIds: ['kestrel', 'westwater'],
      openHouses: [house, { ...house, from, until: '16:00', projectId }],
    });
  expect(next('13:30')).toEqual({
    'openHouses.1.from': 'Leave 45 minutes between open houses of two projects',
  });
  expect(next('13:45')).toEqual({});
  expect(next('13:00', 'kestrel')).toEqual({});
});
