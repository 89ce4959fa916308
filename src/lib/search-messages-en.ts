import { countWords } from './count-words.ts';
import { plural } from './plural.ts';

/** Messages of the project list: its head, filters and results. */
export const search = {
  titles: {
    all: 'Global Projects',
    sold: 'Sold Projects',
    inCity: (city: string) => `Projects in ${city}`,
    onPage: (title: string, page: number) => `${title}, page ${page}`,
  },
  descriptions: {
    all: 'Buildings from plans on paper to keys in hand. Filter by city, or see what has sold.',
    sold: 'Buildings of which nothing is left. See what stands beside them.',
    inCity: (city: string) => `Buildings in ${city}, from plans on paper to keys in hand.`,
  },
  empty: {
    all: 'Nothing to show yet. The VIP list hears first.',
    sold: 'Nothing has sold out. Give it a season.',
    inCity: (city: string) => `Nothing to show in ${city} yet. The VIP list hears first.`,
  },
  count: {
    all: (total: number) => plural(total, '# project', '# projects'),
    sold: (total: number) => plural(total, '# sold project', '# sold projects'),
    inCity: (total: number, city: string) =>
      plural(total, `# project in ${city}`, `# projects in ${city}`),
    onPage: (count: string, page: number, last: number) => `${count}, page ${page} of ${last}`,
  },
  form: 'Find projects',
  words: 'Find',
  wordsHint: 'name, area, developer',
  bedrooms: 'Bedrooms',
  price: (currency: string) => `Price in ${currency}, up to`,
  completion: 'Completion',
  availability: 'Availability',
  sort: 'Sorted by',
  any: 'any',
  ownOrder: 'our order',
  show: 'Show',
  chosen: 'Chosen',
  quoted: (words: string) => `“${words}”`,
  withinQuoted: (words: string) => `goes by “${words}”`,
  remove: (words: string) => `Remove: ${words}`,
  clear: 'Clear all',
  view: 'View',
  views: { pictures: 'Pictures', map: 'Map', table: 'List' },
  /** Per filter: its label in the form, its text beside the list, and the clause for `nothing`. */
  choices: {
    bedrooms: (count: number) => ({
      label: `${count} or more`,
      chosen: plural(count, '# bedroom or more', '# bedrooms or more'),
      within: plural(count, 'has # bedroom or more', 'has # bedrooms or more'),
    }),
    /** `named` is the amount with its currency. */
    price: (amount: string, named: string) => ({
      label: amount,
      chosen: `Up to ${named}`,
      within: `costs up to ${named}`,
    }),
    ready: { label: 'ready now', chosen: 'Ready now', within: 'is ready now' },
    byYear: (year: number) => ({
      label: `by end of ${year}`,
      chosen: `By the end of ${year}`,
      within: `is ready by the end of ${year}`,
    }),
    afterYear: (year: number) => ({
      label: 'later',
      chosen: `After ${year}, or not said`,
      within: `is ready after ${year}`,
    }),
    available: {
      label: 'homes available',
      chosen: 'Homes available',
      within: 'has homes available',
    },
    soon: { label: 'released soon', chosen: 'Released soon', within: 'is released soon' },
  },
  sorts: { price: 'price, low first', completion: 'completion', name: 'name' },
  noneFits: 'None fits',
  /** `wanted` joins clauses, such as `has 3 bedrooms or more and is ready now`. */
  nothing: {
    all: (wanted: string) => `Nothing ${wanted}.`,
    sold: (wanted: string) => `Nothing that has sold ${wanted}.`,
    inCity: (wanted: string, city: string) => `Nothing in ${city} ${wanted}.`,
  },
  nearest: (count: number) => plural(count, 'This comes nearest.', 'These come nearest.'),
  hearFirst: 'Hear of it first, on the VIP list',
  /** Differences between a project and the filters. */
  differences: {
    city: (city: string) => `In ${city}`,
    notSold: 'Not sold yet',
    words: (words: string) => `Without “${words}”`,
    roomsUnknown: 'Bedrooms not published yet',
    rooms: (fewer: number) => `${countWords(fewer, 'bedroom')} fewer`,
    price: 'Price on request',
    priceOfRooms: (count: number) =>
      plural(count, 'Price with # bedroom on request', 'Price with # bedrooms on request'),
    over: (from: string, by: string) => `From ${from}, over by ${by}`,
    readyNow: 'Ready now',
    ready: (completion: string) => `Ready ${completion}`,
    notAnnounced: 'Completion not announced yet',
    released: 'Released already',
    noneLeft: 'None available now',
  },
  compared: (currencies: string, main: string, day: string) =>
    `Prices in ${currencies} are compared in ${main} at rates of ${day}.`,
  notCompared: (currencies: string) => `Prices in ${currencies} are not compared.`,
  table: {
    caption: 'Projects, with what is left, prices and completion',
    sort: 'Sort by this',
    project: 'Project',
    where: 'Where',
    state: 'Status',
    left: 'Homes left',
    bedrooms: 'Bedrooms',
    price: 'Price',
    perFoot: 'Per sq ft',
    completion: 'Completion',
    none: 'None',
  },
  map: {
    ofCities: 'Projects by city',
    ofCity: (city: string) => `Map of projects in ${city}`,
    andMore: (names: string, more: number) => `${names} and ${more} more`,
    withoutNumber: 'Without a number: its place is not published yet.',
  },
};
