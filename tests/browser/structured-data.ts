import { expect, type Page } from '@playwright/test';

type Data = { '@type': string | string[] } & Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => isText(value) && URL.canParse(String(value));
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d($|T)/.test(String(value));
const isReference = (value: unknown) => isAddress(Object(value)['@id']);

/** What search engines need of each kind of thing, and how each is written. */
const needed: Record<string, Record<string, (value: unknown) => boolean>> = {
  RealEstateAgent: {
    name: isText,
    url: isAddress,
    telephone: isText,
    address: hasType('PostalAddress'),
    logo: (value) => isAddress(value) && /\.(png|jpg|webp)$/.test(String(value)),
  },
  Person: {
    name: isText,
    jobTitle: isText,
    url: isAddress,
    /** The company, and the brokerage if there is one. */
    worksFor: (value) => [value].flat().some(isReference),
  },
  ApartmentComplex: {
    name: isText,
    description: isText,
    url: isAddress,
    image: isListOf(isAddress),
    address: hasType('PostalAddress'),
    /** Without a known price there is none. */
    offers: (value) => value === undefined || [value].flat().every(isOffer),
  },
  FAQPage: { mainEntity: isListOf(isQuestion) },
  BreadcrumbList: { itemListElement: isTrail },
  NewsArticle: {
    headline: isText,
    url: isAddress,
    datePublished: isDay,
    dateModified: isDay,
    author: isReference,
    publisher: isReference,
  },
};

/** The structured data of a page, each of which has all that its kind needs. */
export async function validStructuredData(page: Page): Promise<Data[]> {
  return validData(await page.locator('script[type="application/ld+json"]').allTextContents());
}

/** As {@link validStructuredData}, of their texts. */
export function validData(texts: string[]) {
  const found = texts.map((text) => JSON.parse(text) as Data);
  for (const data of found) {
    expect(data['@context']).toBe('https://schema.org');
    for (const type of [data['@type']].flat()) {
      for (const [key, isGood] of Object.entries(needed[type] ?? {})) {
        expect(isGood(data[key]), `${key} of ${type}: ${JSON.stringify(data[key])}`).toBe(true);
      }
    }
  }
  return found;
}

function hasType(type: string) {
  return (value: unknown) => Object(value)['@type'] === type;
}

function isListOf(isGood: (value: unknown) => boolean) {
  return (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isGood);
}

/** With a price, in the currency of a city, from a seller in British Columbia. */
function isOffer(value: unknown) {
  const offer = Object(value) as Record<string, unknown>;
  const isPriced = ['price', 'lowPrice'].some((key) => Number(offer[key]) > 0);
  const isKnownKind = ['Offer', 'AggregateOffer'].some((type) => hasType(type)(offer));
  const { addressRegion, addressCountry } = Object(Object(offer['availableAtOrFrom']).address);
  return (
    isKnownKind &&
    isPriced &&
    /^(CAD|JPY|USD)$/.test(String(offer['priceCurrency'])) &&
    ['BC', 'Colombie-Britannique', 'ブリティッシュ・コロンビア州', '卑詩省'].includes(
      addressRegion,
    ) &&
    addressCountry === 'CA' &&
    /^https:\/\/schema\.org\/(InStock|PreSale|SoldOut)$/.test(String(offer['availability'])) &&
    isReference(offer['seller'])
  );
}

function isQuestion(value: unknown) {
  const { name, acceptedAnswer } = Object(value);
  return (
    hasType('Question')(value) &&
    isText(name) &&
    hasType('Answer')(acceptedAnswer) &&
    isText(acceptedAnswer.text)
  );
}

/** From the home page down to the page itself. */
/** What the home page is called in each language. */
const homePages = new Set<unknown>(['Home', 'Accueil', 'ホーム', '首頁']);

function isTrail(value: unknown) {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    homePages.has(value[0].name) &&
    value.every(
      (step: Record<string, unknown>, index) =>
        step['position'] === index + 1 && isText(step['name']) && isAddress(step['item']),
    )
  );
}
