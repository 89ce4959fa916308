import { expect, test } from 'vitest';
import { projectData, projectDescription } from './project-data.ts';
import { summarizeResidences } from '../../residences/residence-summary.ts';
import { noResidences } from '../../residences/residence.ts';
import { itoResidences } from '../../residences/residences.demo.ts';
import type { ProjectDetail } from '../project.ts';
import { demoProjects } from '../projects.demo.ts';

const pageUrl = new URL('https://solmere.example/projects/kestrel-house?x=y');
const [kestrel] = demoProjects;

const project = {
  ...kestrel,
  id: 'a',
  displayOrder: 0,
  revision: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  image: null,
  logo: null,
  residences: noResidences,
  figures: null,
  planImages: {},
  hero: { kind: 'image', image: null },
  pictures: [{ url: '/media/a.jpg', alt: '', focal: { x: 0.5, y: 0.5 } }],
  developer: { name: 'Northquay', description: '', logo: null, website: null },
} as ProjectDetail;

test('the structured data describe a building offered in Canadian dollars by a seller in British Columbia', () => {
  expect(makeData(project)).toEqual({
    '@context': 'https://schema.org',
    '@type': ['ApartmentComplex', 'Product'],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Tenure', value: 'Strata' },
      {
        '@type': 'PropertyValue',
        name: 'Vendor',
        value: 'Northquay Kestrel Developments Ltd.',
      },
    ],
    '@id': 'https://solmere.example/projects/kestrel-house#building',
    name: 'Kestrel House',
    description: projectDescription(project),
    url: 'https://solmere.example/projects/kestrel-house',
    image: ['https://solmere.example/media/a.jpg'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: project.location.address,
      addressLocality: 'Vancouver',
      addressRegion: 'BC',
      addressCountry: 'CA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 49.2901, longitude: -123.1302 },
    numberOfAccommodationUnits: 64,
    amenityFeature: project.features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    brand: { '@type': 'Organization', name: 'Northquay' },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 2_480_000,
      url: 'https://solmere.example/projects/kestrel-house',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion: 'BC', addressCountry: 'CA' },
      },
      seller: { '@id': 'https://solmere.example/#company' },
    },
  });
});

test('missing facts are left out, and a foreign building has its own country', () => {
  const data = makeData({
    ...project,
    city: 'TOKYO',
    status: 'sold',
    developer: null,
    specifications: { ...project.specifications, units: 0, priceRange: null },
    location: { address: null, coordinates: null },
  });
  expect(data).toMatchObject({
    address: { addressLocality: 'Tokyo', addressCountry: 'JP' },
  });
  expect(Object.keys(data)).toEqual(
    expect.not.arrayContaining(['geo', 'brand', 'numberOfAccommodationUnits']),
  );
  expect(data).not.toHaveProperty('offers');
});

test.each([
  ['TOKYO', 'From ¥98,000,000', { lowPrice: 98_000_000, priceCurrency: 'JPY' }],
  ['TOKYO', '9,800万円', { price: 98_000_000, priceCurrency: 'JPY' }],
  ['TOKYO', '1億2,800万円から', { lowPrice: 128_000_000, priceCurrency: 'JPY' }],
  ['VANCOUVER', 'US$900,000', { price: 900_000, priceCurrency: 'USD' }],
  ['TOKYO', 'CAD 900,000 to CAD 1,200,000', { highPrice: 1_200_000, priceCurrency: 'CAD' }],
  ['TOKYO', 'On request', undefined],
  ['TOKYO', null, undefined],
])(
  'an offer in %s at %s has the currency of its price, or is left out',
  (city, priceRange, offer) => {
    const specifications = { ...project.specifications, priceRange };
    const { offers } = makeData({ ...project, city, specifications });
    if (offer) expect(offers).toMatchObject(offer);
    else expect(offers).toBeUndefined();
  },
);

test('each plan is a floor plan with an offer in the currency of the city', () => {
  const image = { url: '/media/plan.png', alt: '', focal: { x: 0.5, y: 0.5 } };
  const homes = {
    city: 'TOKYO' as const,
    residences: itoResidences,
    figures: summarizeResidences(itoResidences),
    planImages: { court: image },
  };
  const data = makeData({ ...project, ...homes });
  expect(data['accommodationFloorPlan']).toMatchObject([
    {
      '@type': 'FloorPlan',
      name: 'One bedroom, court',
      numberOfBedrooms: 1,
      floorSize: { value: 93.83, unitCode: 'MTK' },
      numberOfAvailableAccommodationUnits: 3,
      layoutImage: 'https://solmere.example/media/plan.png',
    },
    { name: 'Two bedroom, garden' },
    { name: 'Three bedroom, roof' },
  ]);
  const offer = { '@type': 'AggregateOffer', lowPrice: 232_000_000, priceCurrency: 'JPY' };
  expect(data['offers']).toMatchObject({
    lowPrice: 2_480_000,
    priceCurrency: 'CAD',
    offers: [offer, {}, {}],
  });
  const specifications = { ...project.specifications, priceRange: null };
  expect(makeData({ ...project, ...homes, specifications })['offers']).toMatchObject({
    ...offer,
    highPrice: 497_000_000,
    offerCount: 7,
  });
});

test('a description ends at a word', () => {
  expect(projectDescription(project).length).toBeLessThanOrEqual(161);
  expect(projectDescription(project)).toMatch(/\w…$/);
});

/** The JSON round trip removes undefined properties. */
function makeData(detail: ProjectDetail) {
  return JSON.parse(JSON.stringify(projectData(detail, pageUrl))) as Record<string, unknown>;
}
