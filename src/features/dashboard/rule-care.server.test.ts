import { beforeEach, expect, test } from 'vitest';
import { daniel, emptyPartners, saved as savedPartner } from '../../../tests/fixtures/partner.ts';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { noFiling, noLegal, type Filing } from '../projects/project-legal.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { noTimeline } from '../timeline/timeline.ts';
import { readRuleCare } from './rule-care.compose.server.ts';

const reason = 'British Columbia asks for: Disclosure statement filed on. Source: The act.';

beforeEach(emptyPartners);
beforeEach(emptyProjects);
beforeEach(() => usePlaces(noRules));

test('what became public before a gate is named, with what is missing, until it is mended', async () => {
  const project = await saved(kestrel);
  const partner = await savedPartner({ ...daniel, licenceNumber: null });
  const number = { of: 'partner', asks: 'licence-number', id: 'number', label: 'Licence number' };
  const cities = ['VANCOUVER', daniel.city ?? ''];
  usePlaces(onePlace({ cities, rules: [disclosure, number] }));
  expect((await readRuleCare(new Date())).unlawful).toEqual([
    {
      name: kestrel.title,
      address: `/admin/projects?edit=${project.id}`,
      isScheduled: false,
      reason,
    },
    {
      name: daniel.name,
      address: `/admin/partners?edit=${partner.id}`,
      isScheduled: false,
      reason: 'British Columbia asks for: Licence number. Source: The act.',
    },
  ]);
  const { id, revision } = project;
  await saved({ ...withFiling({}), id, revision });
  const { unlawful } = await readRuleCare(new Date());
  expect(unlawful.map(({ name }) => name)).toEqual([daniel.name]);
});

test('public texts are read as the gate reads them', async () => {
  const features = ['No. 1 in town', 'Source: Board of Realtors, 2025'];
  const milestones = [{ title: 'Guaranteed completion', planned: null, done: null }];
  await saved({ ...kestrel, features });
  const late = { ...kestrel, slug: 'late', title: 'Late', timeline: { ...noTimeline, milestones } };
  await saved(late);
  await saved({ ...kestrel, slug: 'quiet', title: 'Quiet' });
  const places = onePlace({ forbidden: ['units', 'strataFees', 'guaranteed', 'No. 1'] });
  const rules = places.places.flatMap((place) => place.words);
  for (const rule of rules) if (rule.word === 'No. 1') rule.treatment = 'needs-source';
  usePlaces(places);
  expect((await readRuleCare(new Date())).unlawful).toMatchObject([
    { name: kestrel.title, reason: expect.stringContaining('“No. 1” needs a source') },
    { name: 'Late', reason: expect.stringContaining('“guaranteed” is not allowed') },
  ]);
});

test('a schedule that a gate will refuse is named before its time', async () => {
  const publishAt = new Date(Date.now() + dayMs).toISOString();
  done(await projectRecords.schedule({ ...kestrel, publishAt }, 'Ada'));
  expect((await readRuleCare(new Date())).unlawful).toEqual([]);
  usePlaces(onePlace({ rules: [disclosure] }));
  expect((await readRuleCare(new Date())).unlawful).toMatchObject([
    { name: kestrel.title, isScheduled: true, reason },
  ]);
});

test('filings of public projects that expire within 30 days are named with the days left', async () => {
  usePlaces(onePlace({ timeZone: 'Pacific/Honolulu', rules: [disclosure] }));
  await saved(withFiling({ expiresOn: '2031-03-31' }));
  await saved({ ...withFiling({ expiresOn: '2031-03-05' }), slug: 'other', title: 'Other' });
  const noon = new Date('2031-03-01T22:00:00.000Z');
  expect((await readRuleCare(noon)).expiring).toMatchObject([
    { name: 'Other', filing: 'Disclosure statement', daysLeft: 4 },
    { name: kestrel.title, filing: 'Disclosure statement', daysLeft: 30 },
  ]);
  const dayBefore = new Date(noon.getTime() - dayMs);
  expect((await readRuleCare(dayBefore)).expiring).toHaveLength(1);
});

function withFiling(values: Partial<Filing>) {
  const filing = { ...noFiling, filedOn: '2025-01-05', ...values };
  return { ...kestrel, legal: { ...noLegal, filings: { 'BC/disclosure': filing } } };
}
