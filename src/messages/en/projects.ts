import type { AreaUnit } from '../../lib/geo/areas.ts';
import { formatCount } from '../../lib/text/format-count.ts';
import { formatNumber } from '../../lib/text/numbers.ts';
import { plural } from '../../lib/text/plural.ts';

type Words = string | number;

const units: Record<AreaUnit, string> = { 'sq-ft': 'sq ft', m2: 'm²' };

/** Messages about a project and its homes. */
export const project = {
  ask: (partner: string) => `${partner}’s projects`,
  mapLabel: (title: string) => `Map of ${title}`,
  imageLabel: (number: number, count: number, alt: string) =>
    alt ? `Image ${number} of ${count}: ${alt}` : `Image ${number} of ${count}`,
  /** The prefilled start of an enquiry's message. */
  messageAboutHome: (home: string) => `I would like to know more about home ${home}.`,
  /** The message field is in a closed section. */
  messageNames: (home: string) =>
    `Your message already mentions home ${home}. You can add to it under Additional.`,
  onThisPage: 'On this page',
  sections: {
    overview: 'Overview',
    features: 'Features',
    residences: 'Residences',
    availability: 'Availability',
    deposits: 'Deposits',
    milestones: 'Milestones',
    gallery: 'Gallery',
    location: 'Location',
    developer: 'Developer',
    interest: 'Enquire',
  },
  share: 'Share',
  readMore: 'Read more',
  readLess: 'Read less',
  features: 'Features & Amenities',
  /** After the first features. */
  moreFeatures: (count: number) => `${count} more`,
  location: 'Location',
  addressLater: 'The address will be announced with the price list.',
  visitWebsite: 'Visit Website',
  pager: { others: 'Other projects', previous: 'Previous', next: 'Next' },
  brochure: 'Brochure',
  brochureLabel: (title: string) => `Brochure of ${title}, PDF`,
  onRequest: 'On request',
  reserved: 'Reserved',
  soldOut: 'Sold out',
  /** Of a floor plan without a home left. */
  planSold: 'Sold out',
  notAnnounced: 'TBA',
  /** Where a price stands alone, without a heading. */
  priceLater: 'Price to be announced',
  /** `filing` is within the sentence: `disclosure statement`. */
  pricesFollow: (filing: string) => `Prices follow when the ${filing} is filed.`,
  enquiriesFollow: (name: string, filing: string) =>
    `We can take enquiries about ${name} once its ${filing} is filed. Nothing was sent.`,
  /** `homes` is null if unknown. */
  allSold: (homes: number | null) =>
    homes === null || homes === 1
      ? 'All homes sold'
      : `All ${formatNumber(homes)} ${plural(homes, 'home', 'homes')} sold`,
  ofHomesLeft: (left: number, total: number) =>
    `${formatNumber(left)} of ${formatNumber(total)} ${plural(total, 'home', 'homes')} left`,
  viewProject: 'View project',
  sellingNow: 'Selling now',
  viewAllProjects: (count: number) => `View all ${plural(count, '# project', '# projects')}`,
  completion: (date: string) => `Completion ${date}`,
  completed: (date: string) => `Completed ${date}`,
  viewAllImages: (count: number) => `View all ${plural(count, '# image', '# images')}`,
  images: {
    types: { photograph: 'Photograph', rendering: 'Artist’s rendering', drawing: 'Drawing' },
    altWithType: (alt: string, type: string) => (alt ? `${alt} (${type.toLowerCase()})` : type),
    allRenderings: 'Artists’ renderings',
    someRenderings: 'Artists’ renderings, unless the caption says otherwise',
  },
  allImages: 'All images',
  from: (amount: string) => `From ${amount}`,
  of: (left: Words, total: Words) => `${left} of ${total}`,
  range: (lowest: Words, highest: Words) => `${lowest} to ${highest}`,
  units,
  /** The unit of a drawn scale. */
  foot: 'ft',
  /** Where areas in square metres are also in tsubo, which are pings. */
  tsubo: null as string | null,
  perUnit: (unit: AreaUnit) => `Per ${units[unit]}`,
  amountPerUnit: (amount: string, unit: AreaUnit) => `${amount} / ${units[unit]}`,
  studio: 'Studio',
  beds: (count: string) => `${count} bed`,
  baths: (count: string) => `${count} bath`,
  studios: 'Studios',
  bedrooms: (count: number) => formatCount(count, 'bedroom'),
  /** `lowest` is 0 for studios. */
  twoKinds: (lowest: number, highest: number) =>
    `${lowest === 0 ? 'Studios' : inWords(lowest)} and ${bedroomsWithin(highest)}`,
  manyKinds: (lowest: number, highest: number) =>
    `${lowest === 0 ? 'Studios' : inWords(lowest)} to ${bedroomsWithin(highest)}`,
  homesLeft: (left: number) => plural(left, '# home left', '# homes left'),
  homesWithLeft: (total: string, isOne: boolean, left: string | null) =>
    `${total} ${isOne ? 'home' : 'homes'}, ${left ?? 'none'} left`,
  /** No home is on sale. `unreleased` is null if this is true of all. */
  unreleased: (total: string, isOne: boolean, unreleased: string | null) =>
    `${total} ${isOne ? 'home' : 'homes'}, ${unreleased === null ? '' : `${unreleased} `}not released`,
  residencesIntro: (plans: number, homes: string) =>
    `${formatCount(plans, 'floor plan')}, ${homes}. Areas are interior only.`,
  homesOnFloor: (homes: number) => `${formatCount(homes, 'home')} per floor`,
  homesOnFloors: (homes: number, floors: number) =>
    `${plural(homes, '# home', '# homes')} on ${plural(floors, '# floor', '# floors')}.`,
  floors: (lowest: Words, highest: Words) => `Floors ${lowest} to ${highest}`,
  /** Of the home that the page is about. */
  home: (number: string) => `Home ${number}`,
  lowestLeft: 'the lowest price left',
  seeDeposits: 'See deposits',
  nothingForSale: 'No home is for sale at the moment.',
  showEveryFloor: 'Show every floor',
  closedFloors: (floors: number) =>
    `Each band is a floor without a home for sale: ${formatNumber(floors)} in all.`,
  asOf: (day: string) => `As of ${day}.`,
  floorPlanAlt: (plan: string) => `Floor plan of ${plan}`,
  floorPlan: (plan: string) => `Floor plan, ${plan}`,
  enlarge: 'View larger',
  downloadPlan: (size: string) => `Download floor plan (PDF, ${size})`,
  asDrawn: 'As drawn',
  /** Of a floor plan without texts. */
  planText: (names: string) =>
    `The words in this floor plan are in their original language (${names}).`,
  floorPlanFacts: (facts: string[]) => facts.filter(Boolean).join(', '),
  outdoors: 'Outdoor area',
  availableHomesLabel: (plan: string) => `Available homes, ${plan}`,
  pricesOfHomes: (currency: string) =>
    `Prices are in ${currency}. Floor plans, prices and dates may change until the contract is signed.`,
  /** What prices are in where buyers add tax. */
  beforeTax: (currency: string) => `${currency}, before tax`,
  ownCurrency: 'Prices in your currency',
  pricesIn: (currency: string) => `Prices are in ${currency}.`,
  about: (amount: string) => `about ${amount}`,
  ratesLine: (currency: string, day: string) =>
    `Amounts in ${currency} are approximate, at the exchange rates of ${day}.`,
  /** `_isOfContract` if the contract is in that currency, too. */
  pricesWrittenIn: (currency: string, _isOfContract: boolean) =>
    `Prices are in ${currency}. Contracts are in the local currency.`,
};

/** The heads of the rows of a project's overview. */
export const overview = {
  heading: 'Project Overview',
  building: 'BUILDING',
  units: 'TOTAL UNITS',
  levels: 'LEVELS',
  type: 'TYPE',
  strataFee: 'STRATA FEE',
  pricing: 'PRICING',
  completion: 'APPROX. COMPLETION',
  /** Of a finished building. */
  completed: 'APPROX. COMPLETION',
  location: 'LOCATION',
};

/** Other statuses of imported projects are shown as they are. */
export const statuses: Record<string, string> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  'sold-out': 'Sold out',
  sold: 'Sold',
  'available-now': 'Available now',
  'move-in-ready': 'Move in ready',
  'coming-soon': 'Coming soon',
};

/** The buttons and form headings of statuses. */
export const calls = {
  register: 'Register Your Interest',
  priority: 'Join Priority List',
  similar: 'View Similar Projects',
  viewing: 'Schedule a Viewing',
  availability: 'Check Availability',
  tour: 'Book a Tour',
};

/** The tables of floor plans and homes. */
export const residences = {
  plan: 'Plan',
  rooms: 'Rooms',
  interior: 'Interior',
  exposure: 'Exposure',
  floors: 'Floors',
  left: 'Left',
  price: 'Price',
  home: 'Home',
  floor: 'Floor',
  homes: 'Homes',
  homesPerFloor: 'Homes per floor',
  onFloor: (floor: string) => `Floor ${floor}`,
  viewByFloor: 'View by floor',
  byFloor: 'Homes by floor',
  towerCaption:
    'Availability by floor, from the top down. Each home is listed with its number and status.',
  states: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    'not-released': 'Not released',
  },
};

/** Row labels where projects are compared. */
export const facts = {
  where: 'Location',
  price: 'Price',
  perFoot: 'Price per sq ft, cheapest home',
  left: 'Homes left',
  size: 'Size',
  completion: 'Completion',
  status: 'Status',
  homes: 'Homes',
  building: 'Building',
  levels: 'Levels',
  units: 'Units',
  strataFee: 'Strata fee',
  deposit: 'Deposit',
  developer: 'Developer',
  partner: 'Your partner',
};

function inWords(count: number) {
  return formatCount(count, '', '').trim();
}

function bedroomsWithin(count: number) {
  return formatCount(count, 'bedroom').toLowerCase();
}
