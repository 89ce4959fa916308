import { paragraphs } from '../../lib/paragraphs.ts';
import { truncate } from '../../lib/truncate.ts';
import { searchResultOf } from '../search-result/search-result.ts';
import { headOffice } from '../../site/settings.ts';
import { currencyOf, mainCurrency } from '../residences/money.ts';
import { floorPlanData, planOffers } from '../residences/residence-data.ts';
import { pricesIn } from './price-words.ts';
import { unitsOf } from './project-price.ts';
import { cityName, findCity, projectTitle, type ProjectDetail } from './project.ts';
import { isSold } from './project-status.ts';

/** What the head of its page says. `address` is that of the page, `list` the path of the list. */
export function projectHead(project: ProjectDetail, address: URL, list: string) {
  return {
    title: projectTitle(project),
    description: projectDescription(project),
    image: project.image,
    search: searchResultOf(project),
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
  const { title, location, developer, features, pictures } = project;
  const { region, country } = findCity(project.city) ?? headOffice();
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
      addressRegion: region ?? undefined,
      addressCountry: country,
    },
    geo: location.coordinates
      ? {
          '@type': 'GeoCoordinates',
          latitude: location.coordinates.lat,
          longitude: location.coordinates.lng,
        }
      : undefined,
    numberOfAccommodationUnits: unitsOf(project) ?? undefined,
    accommodationFloorPlan: floorPlanData(project, url),
    amenityFeature: features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    brand: developer ? { '@type': 'Organization', name: developer.name } : undefined,
    offers: offerData(project, url),
  };
}

function offerData(project: ProjectDetail, url: string) {
  const { status, specifications, figures, city } = project;
  const seat = headOffice();
  const written = specifications.priceRange;
  const [lowest, highest] = pricesIn(written ?? '');
  const offers = isSold(status) ? [] : planOffers(project, url);
  const common = {
    url,
    priceCurrency: mainCurrency(),
    availability: `https://schema.org/${isSold(status) ? 'SoldOut' : availabilityOf(status)}`,
    availableAtOrFrom: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressRegion: seat.region ?? undefined,
        addressCountry: seat.country,
      },
    },
    seller: { '@id': `${new URL(url).origin}/#company` },
  };
  if (written === null && figures && figures.from !== null && !isSold(status)) {
    const prices = { lowPrice: figures.from, highPrice: figures.to ?? undefined };
    const priceCurrency = currencyOf(city);
    const offerCount = figures.left;
    return { '@type': 'AggregateOffer', ...common, ...prices, priceCurrency, offerCount, offers };
  }
  const ofPlans = offers.length > 0 ? { offers } : {};
  const isFrom = written?.toLowerCase().startsWith('from ');
  if (lowest !== undefined && (highest !== undefined || isFrom)) {
    const prices = { lowPrice: lowest, highPrice: highest };
    return { '@type': 'AggregateOffer', ...prices, ...common, ...ofPlans };
  }
  const single = { ...(lowest !== undefined && { price: lowest }), ...common };
  if (offers.length === 0) return { '@type': 'Offer', ...single };
  return [{ '@type': 'Offer', ...single }, ...offers];
}

function availabilityOf(status: string) {
  const isLater = ['upcoming', 'coming-soon'].includes(status);
  return isLater ? 'PreSale' : 'InStock';
}
