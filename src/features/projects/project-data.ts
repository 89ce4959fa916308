import { paragraphs } from '../../lib/paragraphs.ts';
import { truncate } from '../../lib/truncate.ts';
import { cityName, projectTitle, type ProjectCity, type ProjectDetail } from './project.ts';
import { isSold } from './project-status.ts';

/** Prices are Canadian, and the seller has its seat in British Columbia, whatever the city. */
const currency = 'CAD';
const sellerRegion = { region: 'BC', country: 'CA' };

const regions: Record<ProjectCity, { region: string; country: string }> = {
  VANCOUVER: sellerRegion,
  MONTREAL: { region: 'QC', country: 'CA' },
  TORONTO: { region: 'ON', country: 'CA' },
  SEATTLE: { region: 'WA', country: 'US' },
  HONOLULU: { region: 'HI', country: 'US' },
  TOKYO: { region: 'Tokyo', country: 'JP' },
};

/** What the head of its page says. `address` is that of the page, `list` the path of the list. */
export function projectHead(project: ProjectDetail, address: URL, list: string) {
  return {
    title: projectTitle(project),
    description: projectDescription(project),
    image: project.image,
    shows: [project.hero],
    structuredData: projectData(project, address),
    within: { name: 'Global Projects', path: list },
  };
}

/** The sentences that fit where search engines and social cards show them. */
export function projectDescription(project: Pick<ProjectDetail, 'description'>) {
  return truncate(paragraphs(project.description).join(' '), 160);
}

/** A project as structured data. `address` is that of its page, absolute. */
export function projectData(project: ProjectDetail, address: URL) {
  const url = new URL(address.pathname, address).href;
  const { title, specifications, location, developer, features, pictures } = project;
  const { region, country } = regions[project.city] ?? sellerRegion;
  return {
    '@context': 'https://schema.org',
    '@type': ['ApartmentComplex', 'Product'],
    '@id': `${url}#building`,
    name: title,
    description: projectDescription(project),
    url,
    image: pictures.map((picture) => new URL(picture.url, url).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address ?? undefined,
      addressLocality: cityName(project.city),
      addressRegion: region,
      addressCountry: country,
    },
    geo: location.coordinates
      ? {
          '@type': 'GeoCoordinates',
          latitude: location.coordinates.lat,
          longitude: location.coordinates.lng,
        }
      : undefined,
    numberOfAccommodationUnits: specifications.units || undefined,
    amenityFeature: features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    brand: developer ? { '@type': 'Organization', name: developer.name } : undefined,
    offers: offerData(project, url),
  };
}

function offerData({ status, specifications }: ProjectDetail, url: string) {
  const [lowest, highest] = pricesIn(specifications.priceRange ?? '');
  const common = {
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${isSold(status) ? 'SoldOut' : availabilityOf(status)}`,
    availableAtOrFrom: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressRegion: sellerRegion.region,
        addressCountry: sellerRegion.country,
      },
    },
    seller: { '@id': `${new URL(url).origin}/#company` },
  };
  if (lowest === undefined) return { '@type': 'Offer', ...common };
  const isFrom = specifications.priceRange?.toLowerCase().startsWith('from ');
  if (highest === undefined && !isFrom) return { '@type': 'Offer', price: lowest, ...common };
  return { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, ...common };
}

function availabilityOf(status: string) {
  const isLater = ['upcoming', 'coming-soon'].includes(status);
  return isLater ? 'PreSale' : 'InStock';
}

const amount = String.raw`(?:CA|C|CAD )?\$ ?(\d{1,3}(?:,\d{3})+|\d{4,})`;
const price = new RegExp(`^(?:from )?${amount}(?: ?(?:to|-|–|—) ?${amount})?$`, 'i');

/** One price, or the lowest and the highest, in dollars; none where the words leave any doubt. */
export function pricesIn(words: string): number[] {
  const [, ...amounts] = price.exec(words.trim()) ?? [];
  return amounts
    .filter((written) => written !== undefined)
    .map((written) => Number(written.replaceAll(',', '')));
}
