import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatShortDateTime, todayIn } from '../../lib/time/dates.ts';
import { instantAt, wallClockAt, type WallTime } from '../../lib/time/zoned-time.ts';
import { AdminProvider } from '../frame/AdminProvider.tsx';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { PublishAtDialog } from './PublishAtDialog.tsx';

const timeZone = 'America/Vancouver';
/** Since March 8, 2026, Vancouver keeps UTC-7. */
const offsets = [
  [Date.parse('2023-11-05T09:00:00Z') / 1_000, -480],
  [Date.parse('2026-03-08T10:00:00Z') / 1_000, -420],
];
const Format = Intl.DateTimeFormat;

let root: Root | undefined;

/** A browser in which Vancouver still returns to winter time. */
beforeEach(() => {
  const old = (options?: Intl.DateTimeFormatOptions) =>
    options?.timeZone === timeZone ? { ...options, timeZone: 'America/Los_Angeles' } : options;
  Intl.DateTimeFormat = new Proxy(Format, {
    construct: (target, [locale, options]: [string, Intl.DateTimeFormatOptions]) =>
      new target(locale, old(options)),
  });
  Object.assign(document.documentElement.dataset, { timeZone, offsets: JSON.stringify(offsets) });
});

afterEach(() => {
  Intl.DateTimeFormat = Format;
  delete document.documentElement.dataset['timeZone'];
  delete document.documentElement.dataset['offsets'];
  root?.unmount();
});

test('times are read and shown by the zone data of the server', () => {
  const nine = '2027-01-15T16:00:00.000Z';
  expect(instantAt(timeZone, '2027-01-15', '09:00')).toEqual({ instant: nine, clocks: 'usual' });
  expect(wallClockAt(timeZone, Date.parse(nine))).toEqual({ day: '2027-01-15', time: '09:00' });
  expect(formatDateTime(nine)).toBe('Jan 15, 2027, 9:00 a.m.');
  expect(formatShortDateTime(timeZone, nine, new Date('2027-01-15T20:00:00Z'))).toBe('9:00 a.m.');
  expect(todayIn(timeZone, new Date('2027-01-16T07:30:00Z'))).toBe('2027-01-16');
});

test('the dialog sends the day and the time as they were typed, with their time zone', async () => {
  const sent: unknown[] = [];
  openDialog((...times) => sent.push(times));
  await page.getByLabelText('Date', { exact: true }).fill('2027-01-15');
  await page.getByLabelText('Time in Vancouver').first().fill('9.00');
  await page.getByLabelText('Unpublish automatically').click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  expect(sent).toEqual([
    [
      { day: '2027-01-15', time: '9.00', timeZone },
      { day: '2027-01-22', time: '9.00', timeZone },
    ],
  ]);
});

function openDialog(onSchedule: (from: WallTime, until: WallTime | null) => void) {
  document.body.className = 'admin';
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <PublishAtDialog
        noun="project"
        publishAt={undefined}
        unpublishAt={undefined}
        canHide
        onCancel={() => undefined}
        onSchedule={onSchedule}
      />
    </AdminProvider>,
  );
}
