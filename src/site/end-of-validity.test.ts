import { afterEach, expect, test } from 'vitest';
import { onePlace, usePlaces } from '../../tests/fixtures/place.ts';
import { baseSettings } from './settings/base-settings.ts';
import { endOfValidity } from './end-of-validity.ts';
import { provideSettings } from './settings/settings.ts';

afterEach(() => provideSettings(() => baseSettings));

test('a page is outdated at the end of a day of the office, and of a place on whose days it depends', () => {
  const now = Temporal.Instant.from('2031-03-01T20:00:00Z');
  const end = () => new Date(endOfValidity(now)).toISOString();
  const vendor = { of: 'project', asks: 'vendor', label: 'Vendor', line: '{vendor}' };
  const timeZone = 'Europe/Oslo';
  usePlaces(onePlace({ timeZone, rules: [{ ...vendor, shows: ['project'] }] }));
  expect(end()).toBe('2031-03-01T23:00:00.000Z');
  const photo = { of: 'partner', asks: 'photo-age', detail: '5', label: 'Photo' };
  usePlaces(onePlace({ timeZone, rules: [photo] }));
  expect(end()).toBe('2031-03-01T23:00:00.000Z');
  usePlaces(onePlace({ timeZone, rules: [vendor] }));
  expect(end()).toBe('2031-03-02T07:00:00.000Z');
});
