import { facts } from './facts.ts';
import { paths } from './paths.ts';

/** The company as structured data; `origin` is that of the site. */
export function companyData(origin: string) {
  const { street, city, region, postalCode, countryCode } = facts.address;
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'RealEstateAgent'],
    '@id': `${origin}/#company`,
    name: facts.name,
    description: facts.description,
    url: new URL(paths.home, origin).href,
    logo: new URL(paths.logo, origin).href,
    telephone: facts.phone,
    email: facts.galleryEmail,
    foundingDate: String(facts.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: facts.coordinates.lat,
      longitude: facts.coordinates.lng,
    },
    areaServed: facts.cities,
    currenciesAccepted: 'CAD',
  };
}
