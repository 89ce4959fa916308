import { expect, test } from 'vitest';
import { partnerVcard } from './contact-card.ts';
import { demoPartners } from './partners.demo.ts';
import type { Partner } from './partner.ts';

test('the contact card has what the profile shows, and no more', () => {
  const [demo] = demoPartners;
  const partner = {
    ...demo,
    id: 'a-secret-id',
    updatedAt: '2026-11-20T18:00:00.000Z',
    revision: 4,
    displayOrder: 0,
    image: null,
    logo: null,
    card: null,
  } as Partner;
  const text = partnerVcard(partner, 'https://solmere.example').replaceAll('\r\n ', '');
  expect(text).toContain(`FN:${partner.name}`);
  expect(text).toContain(`EMAIL;TYPE=INTERNET:${partner.email}`);
  expect(text).toContain(`URL:https://solmere.example/partners/${partner.slug}`);
  expect(text).toMatch(/^ORG:/m);
  expect(text).not.toContain('a-secret-id');
});
