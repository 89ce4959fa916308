import { formatCount } from '../../lib/text/format-count.ts';
import { plural } from '../../lib/text/plural.ts';

/** Messages of the project list: its head, filters and results. */
export const search = {
  titles: {
    all: 'Global Projects',
    sold: 'Sold Projects',
    inCity: (city: string) => `Projects in ${city}`,
    onPage: (title: string, page: number) => `${title}, page ${page}`,
  },
  descriptions: {
    all: 'Presale and completed buildings. Filter by city, or see sold projects.',
    sold: 'Projects that have sold out.',
    inCity: (city: string) => `Presale and completed buildings in ${city}.`,
  },
  empty: {
    all: 'No projects yet. VIP list members are the first to hear.',
    sold: 'No projects have sold out yet.',
    inCity: (city: string) => `No projects in ${city} yet. VIP list members are the first to hear.`,
  },
  count: {
    all: (total: number) => plural(total, '# project', '# projects'),
    sold: (total: number) => plural(total, '# sold project', '# sold projects'),
    inCity: (total: number, city: string) =>
      plural(total, `# project in ${city}`, `# projects in ${city}`),
    onPage: (count: string, page: number, last: number) => `${count}, page ${page} of ${last}`,
  },
  /** The tabs that are not cities. */
  labels: { all: 'GLOBAL PROJECTS', sold: 'SOLD' },
  tabs: 'Filter projects',
  pages: 'Pages of projects',
  comingSoon: 'COMING SOON',
  form: 'Find projects',
  words: 'Search',
  searchHint: 'Name, area, developer, description',
  bedrooms: 'Bedrooms',
  price: (currency: string) => `Maximum price in ${currency}`,
  completion: 'Completion',
  availability: 'Availability',
  sort: 'Sort by',
  any: 'Any',
  ownOrder: 'Featured',
  show: 'Show results',
  filter: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  /** Hides the filters without applying them. */
  close: 'Close',
  chosen: 'Active filters',
  quoted: (words: string) => `“${words}”`,
  withinQuoted: (words: string) => `matches “${words}”`,
  remove: (words: string) => `Remove filter: ${words}`,
  clear: 'Clear filters',
  /** `labels` are those of selects. */
  unread: (labels: string) => `Not applied, because the value could not be read: ${labels}.`,
  view: 'View',
  views: { pictures: 'Grid', map: 'Map', table: 'List' },
  /** Per filter: its label in the form, its text beside the list, and the clause for `nothing`. */
  choices: {
    bedrooms: (count: number) => ({
      label: `${count} or more`,
      chosen: plural(count, '# bedroom or more', '# bedrooms or more'),
      within: plural(count, 'has # bedroom or more', 'has # bedrooms or more'),
    }),
    /** `figure` stands below a label that names the currency. */
    price: (figure: string, amount: string) => ({
      label: figure,
      chosen: `Up to ${amount}`,
      within: `is priced at ${amount} or less`,
    }),
    ready: { label: 'Ready now', chosen: 'Ready now', within: 'is ready now' },
    byYear: (year: number) => ({
      label: `By end of ${year}`,
      chosen: `By the end of ${year}`,
      within: `is ready by the end of ${year}`,
    }),
    afterYear: (year: number) => ({
      label: 'Later',
      chosen: `After ${year}, or not announced`,
      within: `is ready after ${year}`,
    }),
    available: {
      label: 'Homes available',
      chosen: 'Homes available',
      within: 'has homes available',
    },
    soon: { label: 'Coming soon', chosen: 'Coming soon', within: 'is coming soon' },
  },
  sorts: { price: 'Price, low to high', completion: 'Completion', name: 'Name' },
  noneFits: 'No exact matches',
  /** `wanted` joins clauses, such as `has 3 bedrooms or more and is ready now`. */
  nothing: {
    all: (wanted: string) => `No project ${wanted}.`,
    sold: (wanted: string) => `No sold project ${wanted}.`,
    inCity: (wanted: string, city: string) => `No project in ${city} ${wanted}.`,
  },
  /** `left` is NaN where it is not known. */
  cityOffer: (price: string, left: number) =>
    left > 0
      ? `${plural(left, '# home is', '# homes are')} left here, from ${price}`
      : `Homes here start at ${price}`,
  partnersHere: (name: string, others: number) =>
    others === 0
      ? `${name} is our partner here.`
      : `${name} and ${formatCount(others, 'other partner').toLowerCase()} work here.`,
  nearest: (count: number) =>
    plural(count, 'This is the closest match.', 'These are the closest matches.'),
  tellUs: 'Tell us what you are looking for. VIP list members are the first to hear.',
  /** Differences between a project and the filters. */
  differences: {
    city: (city: string) => `In ${city}`,
    notSold: 'Not sold out',
    words: (words: string) => `Does not match “${words}”`,
    roomsUnknown: 'Bedrooms not announced yet',
    rooms: (fewer: number) => formatCount(fewer, 'fewer bedroom'),
    priceOfRooms: (count: number) =>
      plural(count, 'Price for # bedroom on request', 'Price for # bedrooms on request'),
    over: (by: string) => `${by} over budget`,
    readyNow: 'Ready now',
    ready: (completion: string) => `Ready ${completion}`,
    notAnnounced: 'Completion not announced yet',
    released: 'Already released',
    noneLeft: 'No homes available',
    unreleased: 'Homes not released yet',
  },
  compared: (currencies: string, main: string, day: string) =>
    `Prices in ${currencies} are converted to ${main} at the exchange rates of ${day}.`,
  notCompared: (currencies: string) =>
    `Prices in ${currencies} are not included in the comparison.`,
  table: {
    caption: 'Projects with prices and homes left',
    sort: 'Sort by this column',
    project: 'Project',
    where: 'Location',
    state: 'Status',
    left: 'Homes left',
    bedrooms: 'Bedrooms',
    price: 'Price',
  },
  map: {
    ofCities: 'Projects by city',
    ofCity: (city: string) => `Map of projects in ${city}`,
    withoutNumber: 'Projects without a number: location not announced yet.',
  },
};
