import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/base-settings.ts';
import type { SiteSettings } from '../../site/settings-sections.ts';
import { provideSettings } from '../../site/settings.ts';
import { demoNews } from '../news/news.demo.ts';
import { demoPages } from '../page-content/page-content.demo.ts';
import { basePages } from '../page-content/initial/base-pages.ts';
import { demoPartners } from '../partners/partners.demo.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { demoPlaces } from '../settings/places.demo.ts';
import { partnerFaults, textFaults } from './publication-faults.ts';

const now = new Date('2026-11-26T12:00:00.000Z');

const demoSettings: SiteSettings = {
  ...baseSettings,
  brokerages: demoBrokerages,
  places: demoPlaces,
};

beforeEach(() => provideSettings(() => demoSettings));
afterEach(() => provideSettings(() => baseSettings));

test('partners of the demo may be public under the gates of the demo', () => {
  const faults = [
    ...demoPartners.map(
      (partner) =>
        [partner.name, partnerFaults({ ...partner, translatedInto: ['fr'] }, now)] as const,
    ),
  ];
  expect(faults.filter(([, found]) => Object.keys(found).length > 0)).toEqual([]);
});
