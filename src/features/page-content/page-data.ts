import { heroPicture } from '../../lib/hero-media.ts';
import { settings } from '../../site/settings.ts';
import type { Page } from './page-content.ts';
import { filled } from './page-placeholders.ts';

type Head = Pick<Page, 'hero' | 'search'>;

/** The metadata of a page, from its hero and its search texts. */
export function pageHead({ hero, search }: Head) {
  return { image: heroPicture(hero.media), shows: [hero.media], search };
}

/** True if the hero plays a film, so that the page needs the film script. */
export function hasFilm({ hero }: Pick<Page, 'hero'>) {
  return hero.media.kind !== 'image';
}

type Card = { url: string; alt: string };

/** The metadata of a page that has its own texts and a default picture. */
export function wordedHead(slug: SearchedPage, page: Head, card?: Card) {
  const { image, ...head } = pageHead(page);
  return { ...searchWords(slug), ...head, image: image ?? card };
}

const defaultTexts = {
  home: { title: 'Luxury and Presale Homes', description: '{company.description}' },
  about: {
    title: 'About',
    description:
      'Founded in {office.city} in {company.founded} and capped at {claim.activeMembers} active members. About {claim.launchesPerYear} launches a year, each one visited, modelled and argued over.',
  },
  news: {
    title: 'News',
    description:
      'Launches, results and the occasional prize. News from {company} and the buildings it represents.',
  },
  testimonials: {
    title: 'Testimonials',
    description: 'What clients and developers say about {company}, in their words, unedited.',
  },
  'testimonials of developers': {
    title: 'Testimonials of Developers',
    description: 'What developers say about {company}, in their words, unedited.',
  },
  vip: {
    title: 'VIP List',
    description:
      'Floor plans, unit numbers and opening prices before public release. One list, no fee.',
  },
  join: {
    title: 'Join the Network',
    description:
      'Agents join {company} with {claim.joiningFee}. At least {claim.dealsPerYear} deals a year, and presale inventory before release.',
  },
  contact: {
    title: 'Contact',
    description: '{company}, {office.street}, {office.city}. {office.hours}.',
  },
  partners: {
    title: 'Partners',
    description: 'Meet the agents of {company} in {cities}. They answer their own phones.',
  },
  projects: {
    title: 'Global Projects',
    description:
      'Buildings in {cities}, from plans on paper to keys in hand. Filter by city, or see what has sold.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What we keep of what you send, why, for how long, and how to have it corrected or erased.',
  },
  '404': { title: 'Not found', description: 'There is no page at this address.' },
};

export type SearchedPage = keyof typeof defaultTexts;

/** The title and description for search engines if no others were written. */
export function searchWords(slug: SearchedPage) {
  const { title, description } = filled(defaultTexts[slug], slug);
  return { title, description: description || settings().company.description };
}
