import { noSearchTexts } from '../../search-result/search-result.ts';
import { noPlace } from '../free-page.ts';
import { baseJoinWords } from './base-join.ts';
import { basePrivacyWords } from './base-privacy-page.ts';
import type { PageInput } from '../page-schemas.ts';
import { wordedSlugs, type PageWords, type WordedSlug } from '../page-words.ts';

type BaseHero = { title: string; subheading: string };

const button = 'EXPLORE GLOBAL PROJECTS';

/** The texts of the pages before an editor changes them. */
const baseTexts: { [Slug in WordedSlug]: { hero: BaseHero; words: PageWords[Slug] } } = {
  vip: {
    hero: { title: '{company} VIP LIST', subheading: "Access What Others Can't" },
    words: {
      heading: 'Nine benefits of the VIP list',
      benefits: [
        { title: 'First allocations', text: 'Floor plans and unit numbers before public release.' },
        {
          title: 'Launch pricing',
          text: 'Opening prices for members throughout preview week.',
        },
        {
          title: 'Extended deposits',
          text: 'More time to pay deposits, agreed with the developer in advance.',
        },
        {
          title: 'Private previews',
          text: 'Gallery evenings with the architect, eight guests at a time.',
        },
        {
          title: 'Assignment rights',
          text: 'Negotiated into the contract, where the building allows.',
        },
        {
          title: 'Reserved parking',
          text: 'Parking stalls and storage held until members have chosen.',
        },
        {
          title: 'Upgrades agreed early',
          text: 'Finishes and appliance packages included at signing.',
        },
        {
          title: 'Independent review',
          text: 'Our reading of the disclosure statement, in plain language.',
        },
        {
          title: 'One point of contact',
          text: 'The same partner from preview to keys, in any of six cities.',
        },
      ],
      thanks: {
        heading: 'Welcome to the {company} VIP List',
        text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
        button,
      },
    },
  },
  join: {
    hero: {
      title: 'JOIN THE NETWORK',
      subheading: 'No fee to join. Presale homes before release.',
    },
    words: baseJoinWords,
  },
  contact: {
    hero: {
      title: 'GET IN TOUCH',
      subheading: 'Let us help you find your perfect luxury property',
    },
    words: {
      gallery: {
        heading: 'The {office.city} gallery',
        text: 'Call ahead, and we will have the drawings you need, and a cup of tea, ready.',
      },
      thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly.", button },
    },
  },
  partners: {
    hero: {
      title: 'MEET OUR PARTNERS',
      subheading: 'Agents who read the drawings before the price list.',
    },
    words: {
      why: {
        heading: 'Why We Partner',
        lead: 'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.',
        text: 'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.',
      },
      thanks: {
        heading: 'Your message is on its way to {firstName}.',
        text: 'You will have a reply within one business day, often sooner.',
      },
    },
  },
  projects: {
    hero: { title: 'GLOBAL PROJECTS', subheading: 'Presale and completed homes in six cities.' },
    words: {
      thanks: {
        heading: 'Thank you. We have received your request.',
        text: 'A partner in {city} will call or write within one business day about {name}.',
      },
    },
  },
  privacy: { hero: { title: 'Privacy', subheading: '' }, words: basePrivacyWords },
  '404': {
    hero: { title: '', subheading: '' },
    words: { text: 'This page does not exist or has moved.', button: 'HOME' },
  },
};

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };

/** The content of a page before an editor changes it. */
export function basePage(slug: WordedSlug): PageInput {
  const { hero, words } = baseTexts[slug];
  return {
    ...noSearchTexts,
    ...noPlace,
    slug,
    heroType: 'image',
    heroUrl: null,
    heroYoutubeUrl: null,
    content: { hero: { ...hero, subtitle: '', images: noImages }, sections: [], words },
  };
}

export const basePages = wordedSlugs.map(basePage);
