import { projectMessages } from '../../../messages/projects.ts';
import { inText } from '../../../lib/text/in-line.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { truncate } from '../../../lib/text/truncate.ts';
import { legalMessages } from '../../../messages/legal.ts';
import { toSearchResult } from '../../search-result/search-result.ts';
import { localPath } from '../../../lib/web/local-path.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { findCurrency } from '../../residences/money.ts';
import { floorPlanData, planOffers } from '../../residences/page/residence-data.ts';
import { readTypedPrice } from '../card/price-text.ts';
import { projectLines } from '../../places/lines.ts';
import { countHomes } from '../card/project-price.ts';
import { tenureText } from './legal-facts.ts';
import { cityName, findCity, projectTitle, type ProjectDetail } from '../project.ts';
import { altWithType } from '../image-types.ts';
import { isSold } from '../project-status.ts';

/** The properties of the page's head. `list` is the path of the list. */
export function projectHead(project: ProjectDetail, pageUrl: URL, list: string) {
  return {
    title: projectTitle(project),
    description: projectDescription(project),
    image: sharedImage(project),
    search: toSearchResult(project),
    cardLines: projectLines(project, project.seller ?? undefined, 'social-card'),
    shows: [project.hero],
    structuredData: projectData(project, pageUrl),
    within: { name: projectMessages().search.titles.all, path: list },
  };
}

/** The picture on social cards, whose description says if it is a rendering. */
function sharedImage({ image, pictures }: Pick<ProjectDetail, 'image' | 'pictures'>) {
  const picture = pictures.find(({ url }) => url === image?.url);
  return picture ? { ...picture, alt: altWithType(picture) } : image;
}

/** The description for search engines and social cards. */
export function projectDescription(project: Pick<ProjectDetail, 'description'>) {
  return truncate(inText(paragraphs(project.description)), 160);
}

/** A project as structured data. `pageUrl` is absolute. */
export function projectData(project: ProjectDetail, pageUrl: URL) {
  const url = new URL(localPath(pageUrl.pathname), pageUrl).href;
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
    numberOfAccommodationUnits: countHomes(project) ?? undefined,
    accommodationFloorPlan: floorPlanData(project, url),
    amenityFeature: features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    additionalProperty: legalData(project),
    brand: developer ? { '@type': 'Organization', name: developer.name } : undefined,
    offers: offerData(project, url),
  };
}

/** The tenure and the vendor. */
function legalData({ legal }: ProjectDetail) {
  const { tenure, vendor } = legalMessages();
  const facts = [
    { name: tenure, value: tenureText(legal) },
    { name: vendor, value: legal.vendor },
  ].filter(({ value }) => value !== null);
  return facts.length > 0
    ? facts.map((fact) => ({ '@type': 'PropertyValue', ...fact }))
    : undefined;
}

function offerData(project: ProjectDetail, url: string) {
  const { status, specifications, figures, city } = project;
  const office = headOffice();
  const { priceRange } = specifications;
  const typed = readTypedPrice(priceRange ?? '', findCurrency(city));
  const [lowest, highest] = typed?.amounts ?? [];
  const offers = isSold(status) ? [] : planOffers(project, url);
  const common = {
    url,
    priceCurrency: lowest?.code ?? findCurrency(city),
    availability: `https://schema.org/${isSold(status) ? 'SoldOut' : schemaAvailability(status)}`,
    availableAtOrFrom: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressRegion: office.region ?? undefined,
        addressCountry: office.country,
      },
    },
    seller: { '@id': `${new URL(url).origin}/#company` },
  };
  if (priceRange === null && figures && figures.from !== null && !isSold(status)) {
    const prices = { lowPrice: figures.from, highPrice: figures.to ?? undefined };
    return { '@type': 'AggregateOffer', ...common, ...prices, offerCount: figures.left, offers };
  }
  if (typed === undefined || lowest === undefined) return offers.length > 0 ? offers : undefined;
  const isOneCurrency = highest === undefined || highest.code === lowest.code;
  if (typed.isLowest || (highest && isOneCurrency)) {
    const prices = { lowPrice: lowest.amount, highPrice: highest?.amount };
    const planOffersPart = offers.length > 0 ? { offers } : {};
    return { '@type': 'AggregateOffer', ...prices, ...common, ...planOffersPart };
  }
  const single = { '@type': 'Offer', price: lowest.amount, ...common };
  return offers.length > 0 ? [single, ...offers] : single;
}

function schemaAvailability(status: string) {
  const isPresale = ['upcoming', 'coming-soon'].includes(status);
  return isPresale ? 'PreSale' : 'InStock';
}
