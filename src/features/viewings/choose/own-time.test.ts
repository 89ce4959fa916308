import { expect, test } from 'vitest';
import { nameTimeZone } from '../../../lib/time/dates.ts';
import { provideLocale } from '../../../lib/text/locale.ts';
import { ownTime } from './own-time.ts';

const local = { day: '2026-12-03', time: '10:00' };
const at = '2026-12-03T18:00:00.000Z';

test('a visitor elsewhere reads the own time, and the weekday where it is another', () => {
  expect(ownTime(local, 'America/Toronto', at)).toBe('1:00 p.m.');
  expect(ownTime(local, 'Asia/Tokyo', at)).toBe('Friday 3:00 a.m.');
  expect(ownTime(local, 'America/Los_Angeles', at)).toBeUndefined();
});

test('a zone is named in the letters of the language', () => {
  expect(nameTimeZone('Asia/Tokyo')).toBe('Tokyo');
  const restore = provideLocale(() => 'ja');
  expect(nameTimeZone('Asia/Kolkata')).toBe('インド標準時');
  restore();
});
