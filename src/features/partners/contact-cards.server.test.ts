import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '../../pages/partners/[slug]/contact.vcf.ts';
import { GET as GET_QR } from '../../pages/partners/[slug]/contact.svg.ts';
import { emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { record, storePhoto } from '../../../tests/fixtures/stored-media.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { partnerRecords } from './partners.server.ts';

const licence = { of: 'partner', asks: 'licence-number', label: 'Licence number' };
const photo = {
  of: 'partner',
  asks: 'photo-age',
  detail: '10',
  label: 'Photo of 10 years or less',
};

beforeAll(prepareDataFolder);
beforeEach(emptyPartners);
beforeEach(() => usePlaces(noRules));

test.each([
  ['the licence is missing', { licenceNumber: null }, onePlace({ rules: [licence] })],
  ['the photo is too old', { photoDate: '2001-01-01' }, onePlace({ rules: [photo] })],
  ['a text has a forbidden word', { bio: 'The best.' }, onePlace({ forbidden: ['best'] })],
])(
  'a public partner has no contact card and no code of one while %s',
  async (_why, facts, places) => {
    const imageUrl = 'photoDate' in facts ? await photoUrl() : null;
    const partner = await saved({ ...ingrid, city: 'VANCOUVER', imageUrl, ...facts });
    expect(await answers(partner.slug)).toEqual([200, 200]);
    usePlaces(places);
    expect(await answers(partner.slug)).toEqual([404, 404]);
  },
);

test('a partner who is not public has no contact card', async () => {
  const { id, revision, slug } = await saved({ ...ingrid, city: 'VANCOUVER' });
  await partnerRecords.unpublish({ id, revision }, 'Ada');
  expect(await answers(slug)).toEqual([404, 404]);
});

async function photoUrl() {
  const stored = await storePhoto();
  await record(stored);
  return stored.url;
}

async function answers(slug: string) {
  const context = {
    params: { slug },
    url: new URL('https://solmere.example/'),
    rewrite: () => new Response(null, { status: 404 }),
    redirect: (to: string) => new Response(null, { status: 301, headers: { location: to } }),
  };
  const [card, code] = [await GET(context as never), await GET_QR(context as never)];
  return [card.status, code.status];
}
