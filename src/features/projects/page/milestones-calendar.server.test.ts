import { expect, test } from 'vitest';
import { kestrelTimeline } from '../../timeline/timeline.demo.ts';
import { noTimeline } from '../../timeline/timeline.ts';
import { milestonesCalendar } from './milestones-calendar.server.ts';

const project = {
  id: '1773fcea-b047-41f9-86a7-7f0fa843b377',
  title: 'Kestrel House',
  timeline: kestrelTimeline,
  updatedAt: '2026-11-20T18:00:00.000Z',
};
const url = 'https://solmere.example/projects/kestrel-house';

test('milestones are in the calendar on the day they were reached, or in the month for which they are planned', () => {
  const text = milestonesCalendar(project, url) ?? '';
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual(['20241021', '20260112', '20261009', '20270801', '20280201']);
  expect(text).toContain('SUMMARY:Kestrel House: Topping out');
  expect(text).toContain('UID:1773fcea-b047-41f9-86a7-7f0fa843b377-topping-out@milestones');
});

test('without a day or a month there is no calendar', () => {
  const milestones = [{ title: 'Completion', planned: 'To be announced', done: null }];
  expect(milestonesCalendar({ ...project, timeline: noTimeline }, url)).toBeUndefined();
  const timeline = { ...noTimeline, milestones };
  expect(milestonesCalendar({ ...project, timeline }, url)).toBeUndefined();
});
