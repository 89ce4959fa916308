import { expect, test } from 'vitest';
import { z } from 'zod';
import { scheduleInputSchema } from './actions.ts';

const schema = scheduleInputSchema(z.object({ title: z.string() }));
const loose = scheduleInputSchema(z.looseObject({ title: z.string() }));
const timeZone = 'America/Vancouver';

test('a day and a time become the moment by this server’s zone data', () => {
  const input = {
    title: 'Kestrel House',
    publishAt: { day: '2027-01-15', time: '09:00', timeZone },
    unpublishAt: { day: '2027-01-22', time: '09:00', timeZone },
  };
  const output = {
    title: 'Kestrel House',
    publishAt: '2027-01-15T16:00:00.000Z',
    unpublishAt: '2027-01-22T16:00:00.000Z',
  };
  expect(schema.parse(input)).toEqual(output);
  expect(loose.parse(input)).toEqual(output);
});

test('a moment stays, and the end may be missing', () => {
  const publishAt = '2027-01-15T16:00:00.000Z';
  expect(schema.parse({ title: 'A', publishAt })).toEqual({ title: 'A', publishAt });
  expect(schema.parse({ title: 'A', publishAt, unpublishAt: null })).toEqual({
    title: 'A',
    publishAt,
    unpublishAt: null,
  });
});

test.each([
  { day: '2027-02-31', time: '09:00', timeZone },
  { day: '2027-13-01', time: '09:00', timeZone },
  { day: '2027-01', time: '09:00', timeZone },
  { day: '2027-01-15', time: '25:00', timeZone },
  { day: '2027-01-15', time: '', timeZone },
  { day: '2027-01-15', time: '09:00', timeZone: 'Mars/Olympus' },
  'soon',
  null,
])('%o is refused, not rolled over', (publishAt) => {
  const { error } = schema.safeParse({ title: 'A', publishAt });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['publishAt'], 'Enter a date and time'],
  ]);
});
