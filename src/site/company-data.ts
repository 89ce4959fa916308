import { findBrokerage } from './settings/sellers.ts';
import { headOffice, settings } from './settings/settings.ts';
import { paths } from './paths.ts';
import type { Office } from './settings/sections.ts';

/** The company as structured data. `origin` is the site's. */
export function companyData(origin: string) {
  const { company, cities } = settings();
  const office = headOffice();
  const brokerage = findBrokerage();
  const others = settings().offices.offices.slice(1);
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'RealEstateAgent'],
    '@id': `${origin}/#company`,
    name: company.name,
    description: company.description,
    url: new URL(paths.home, origin).href,
    logo: new URL(paths.icon('logo'), origin).href,
    telephone: office.phone || undefined,
    email: office.email || undefined,
    parentOrganization: brokerage && {
      '@type': 'RealEstateAgent',
      name: brokerage.name,
      address: brokerage.address ?? undefined,
      identifier: brokerage.licence ?? undefined,
    },
    foundingDate: company.foundedYear?.toString(),
    ...placeData(office),
    ...(others.length > 0 && {
      location: others.map((other) => ({
        '@type': 'Place',
        name: other.name || other.city,
        telephone: other.phone || undefined,
        ...placeData(other),
      })),
    }),
    ...(cities.cities.length > 0 && {
      areaServed: cities.cities.map(({ name }) => name),
      currenciesAccepted: [...new Set(cities.cities.map(({ currency }) => currency))].join(', '),
    }),
  };
}

function placeData(office: Office) {
  return {
    address: office.city
      ? {
          '@type': 'PostalAddress',
          streetAddress: [office.street, office.extra].filter(Boolean).join(', ') || undefined,
          addressLocality: office.city,
          addressRegion: office.region ?? undefined,
          postalCode: office.postalCode ?? undefined,
          addressCountry: office.country,
        }
      : undefined,
    geo: office.coordinates
      ? {
          '@type': 'GeoCoordinates',
          latitude: office.coordinates.lat,
          longitude: office.coordinates.lng,
        }
      : undefined,
  };
}
