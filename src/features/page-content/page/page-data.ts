import { heroImage } from '../../../lib/media/hero-media.ts';
import { settings } from '../../../site/settings.ts';
import type { Page } from '../page-content.ts';
import { filled } from '../page-placeholders.ts';

type Head = Pick<Page, 'hero' | 'search'>;

/** The metadata of a page, from its hero and its search texts. */
export function pageHead({ hero, search }: Head) {
  return { image: heroImage(hero.media), shows: [hero.media], search };
}

/** True if the hero plays a film, so that the page needs the film script. */
export function hasVideo({ hero }: Pick<Page, 'hero'>) {
  return hero.media.kind !== 'image';
}

type Card = { url: string; alt: string };

/** The metadata of a page that has its own texts and a default picture. */
export function textPageHead(slug: SearchedPage, page: Head, card?: Card) {
  const { image, ...head } = pageHead(page);
  return { ...defaultSearchTexts(slug), ...head, image: image ?? card };
}

const defaultTexts = {
  home: { title: 'Luxury and Presale Homes', description: '{company.description}' },
  about: {
    title: 'About',
    description:
      'Founded in {office.city} in {company.founded} and capped at {claim.activeMembers} active members. About {claim.launchesPerYear} launches a year, each one visited and studied before we take it on.',
  },
  news: {
    title: 'News',
    description:
      'Launches, results and the occasional prize. News from {company} and the buildings it represents.',
  },
  testimonials: {
    title: 'Testimonials',
    description: 'What clients and developers say about {company}, in their own words.',
  },
  'testimonials of developers': {
    title: 'Testimonials from Developers',
    description: 'What developers say about {company}, in their own words.',
  },
  vip: {
    title: 'VIP List',
    description: 'Floor plans, unit numbers and opening prices before public release.',
  },
  join: {
    title: 'Join the Network',
    description:
      'There is {claim.joiningFee} for agents to join {company}. Presale inventory before release, and a minimum of {claim.dealsPerYear} deals a year.',
  },
  contact: {
    title: 'Contact',
    description: '{company}, {office.street}, {office.city}. {office.hours}.',
  },
  partners: {
    title: 'Partners',
    description: 'Meet the agents of {company} in {cities}, and contact them directly.',
  },
  projects: {
    title: 'Global Projects',
    description:
      'Presale and completed buildings in {cities}. Filter by city, or see sold projects.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What we store when you contact us, why, for how long, and how to have it corrected or erased.',
  },
  '404': { title: 'Not found', description: 'This page does not exist.' },
};

export type SearchedPage = keyof typeof defaultTexts;

/** The title and description for search engines if no others were written. */
export function defaultSearchTexts(slug: SearchedPage) {
  const { title, description } = filled(defaultTexts[slug], slug);
  return { title, description: description || settings().company.description };
}
