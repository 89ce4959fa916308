import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import type { SiteSettings } from '../../site/settings/sections.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { demoPartners } from '../partners/partners.demo.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { demoPlaces } from '../settings/places.demo.ts';
import { partnerFaults } from './publication-faults.ts';

const now = new Date('2026-11-26T12:00:00.000Z');

const demoSettings: SiteSettings = {
  ...baseSettings,
  brokerages: demoBrokerages,
  places: demoPlaces,
};

beforeEach(() => provideSettings(() => demoSettings));
afterEach(() => provideSettings(() => baseSettings));

test('partners of the demo may be public under the gates of the demo', () => {
  const faults = demoPartners.flatMap((partner) =>
    partnerFaults({ ...partner, translatedInto: ['fr'] }, now),
  );
  expect(faults).toEqual([]);
});
