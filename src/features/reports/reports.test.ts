import { expect, test } from 'vitest';
import {
  countViewings,
  summarizeAnswers,
  summarizeOpenWork,
  summarizeWeeks,
  type Counted,
} from './reports.ts';

const place = {
  now: new Date('2026-11-23T20:00:00Z'),
  timeZone: 'America/Vancouver',
  cityName: (id: string) => id.toLowerCase(),
};

test('enquiries count in the week of their arrival, in the office’s time zone', () => {
  const { weeks, total, byForm, byCity } = summarizeWeeks(
    [
      enquiry({ createdAt: '2026-11-23T06:00:00Z' }),
      enquiry({ createdAt: '2026-11-23T09:00:00Z', form: 'vip' }),
      enquiry({ createdAt: '2026-11-23T09:30:00Z', cameBy: 'mail', city: 'TOKYO' }),
      enquiry({ createdAt: '2026-09-07T09:00:00Z' }),
      enquiry({ createdAt: '2026-09-06T09:00:00Z' }),
    ],
    place,
  );
  expect([weeks[0], weeks.at(-1), total.total]).toEqual(['2026-09-07', '2026-11-23', 4]);
  expect(total.counts).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(byForm.map(({ name, total: count }) => [name, count])).toEqual([
    ['Contact', 2],
    ['Email', 1],
    ['VIP', 1],
  ]);
  expect(byCity.map(({ name }) => name)).toEqual(['tokyo']);
});

test('projects beyond the sixth are summed into one series', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'G'];
  const { byProject } = summarizeWeeks(
    names.map((aboutName) => enquiry({ form: 'project-interest', aboutName })),
    place,
  );
  expect(byProject.map(({ name, total }) => `${name} ${total}`)).toEqual([
    'G 2',
    'A 1',
    'B 1',
    'C 1',
    'D 1',
    '2 others 2',
  ]);
});

test('without enquiries all figures are empty', () => {
  const { total, byForm } = summarizeWeeks([], place);
  expect([total.total, byForm]).toEqual([0, []]);
  expect(summarizeAnswers([]).median).toBeUndefined();
  expect(summarizeOpenWork([], [])).toEqual([
    { name: 'Unassigned', fresh: 0, inHand: 0, total: 0 },
  ]);
});

test('only the first answer counts, and open enquiries are listed by member', () => {
  const all = [
    enquiry({ status: 'answered', answeredAt: '2026-11-20T12:30:00Z' }),
    enquiry({ status: 'answered', answeredAt: '2026-11-20T15:00:00Z' }),
    enquiry({ status: 'answered', answeredAt: '2026-11-29T12:00:00Z' }),
    enquiry({ status: 'in-progress', givenTo: 'ada' }),
    enquiry({ givenTo: 'gone' }),
  ];
  const { shares, median } = summarizeAnswers(all);
  expect(shares.map(({ count }) => count)).toEqual([1, 1, 0, 0, 1, 2]);
  expect(median).toBe(3 * 60 * 60_000);
  expect(summarizeOpenWork(all, [{ id: 'ada', name: 'Ada' }])).toEqual([
    { name: 'Ada', fresh: 0, inHand: 1, total: 1 },
    { name: 'Unassigned', fresh: 1, inHand: 0, total: 1 },
  ]);
});

test('viewings are counted by what became of them, beside the times that were offered', () => {
  const viewings = (['came', 'cancelled', 'missed', 'came'] as const).map((viewingState) => ({
    name: 'Kestrel House',
    viewingState,
  }));
  const offered = [
    { name: 'Kestrel House', count: 30 },
    { name: 'Westwater', count: 12 },
    { name: 'Ito House', count: 0 },
  ];
  expect(countViewings(viewings, offered)).toEqual([
    { name: 'Kestrel House', offered: 30, booked: 4, cancelled: 1, came: 2, missed: 1 },
    { name: 'Westwater', offered: 12, booked: 0, cancelled: 0, came: 0, missed: 0 },
  ]);
});

function enquiry(changes: Partial<Counted>): Counted {
  return {
    form: 'contact',
    cameBy: 'form',
    aboutName: null,
    city: null,
    status: 'new',
    givenTo: null,
    createdAt: '2026-11-20T12:00:00Z',
    answeredAt: null,
    sentReplies: 1,
    ...changes,
  };
}
