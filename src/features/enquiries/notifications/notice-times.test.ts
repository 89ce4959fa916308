import { expect, test } from 'vitest';
import { afterQuietTime, nextMorning, preferencesSchema } from './notice-times.ts';

const tokyo = 'Asia/Tokyo';
const night = { quietFrom: '18:30', quietUntil: '07:00' };

test.each([
  ['07:59', '2026-11-23T08:00'],
  ['08:00', '2026-11-24T08:00'],
  ['23:00', '2026-11-24T08:00'],
])('a notice at %s waits until eight in the morning', (time, morning) => {
  expect(nextMorning(utc(`2026-11-23T${time}`), tokyo)).toEqual(utc(morning));
});

test.each([
  ['18:29', '2026-11-23T18:29'],
  ['18:30', '2026-11-24T07:00'],
  ['00:10', '2026-11-23T07:00'],
  ['07:00', '2026-11-23T07:00'],
])('at %s in the evening, quiet time lasts until the morning', (time, end) => {
  expect(afterQuietTime(utc(`2026-11-23T${time}`), night, tokyo)).toEqual(utc(end));
});

test('quiet time at noon works, and one without an end is refused with a field error', () => {
  const noon = { quietFrom: '12:00', quietUntil: '13:00' };
  expect(afterQuietTime(utc('2026-11-23T12:30'), noon, tokyo)).toEqual(utc('2026-11-23T13:00'));
  const never = { quietFrom: null, quietUntil: null };
  expect(afterQuietTime(utc('2026-11-23T12:30'), never, tokyo)).toEqual(utc('2026-11-23T12:30'));
  const { error } = preferencesSchema.safeParse({ ...noon, quietUntil: null, notices: 'each' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['quietUntil']);
});

function utc(time: string) {
  return new Date(Temporal.PlainDateTime.from(time).toZonedDateTime(tokyo).epochMilliseconds);
}
