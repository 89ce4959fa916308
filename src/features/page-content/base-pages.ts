import { noSearchTexts } from '../search-result/search-result.ts';
import { noPlace } from './free-page.ts';
import { baseJoinWords } from './base-join.ts';
import { basePrivacyWords } from './base-privacy-page.ts';
import type { PageInput } from './page-schemas.ts';
import { wordedSlugs, type PageWords, type WordedSlug } from './page-words.ts';

type BaseHero = { title: string; subheading: string };

const button = 'EXPLORE GLOBAL PROJECTS';

/** The texts of the pages before an editor changes them. */
const baseTexts: { [Slug in WordedSlug]: { hero: BaseHero; words: PageWords[Slug] } } = {
  vip: {
    hero: { title: '{company} VIP LIST', subheading: "Access What Others Can't" },
    words: {
      heading: 'Nine things the public list never sees',
      benefits: [
        { title: 'First allocations', text: 'Floor plans and unit numbers before public release.' },
        {
          title: 'Launch pricing',
          text: 'The opening price list, held for members through preview week.',
        },
        {
          title: 'Longer deposits',
          text: 'Extended deposit structures, agreed with the developer in advance.',
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
          text: 'Stalls and storage set aside until members have chosen.',
        },
        {
          title: 'Upgrades, settled early',
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
    hero: { title: 'JOIN THE NETWORK', subheading: 'No fee. A short list. A long memory.' },
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
        text: 'Ring first and someone will have the kettle on and the right drawings out.',
      },
      thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly.", button },
    },
  },
  partners: {
    hero: { title: 'MEET OUR PARTNERS', subheading: 'The people who read the drawings.' },
    words: {
      why: {
        heading: 'Why We Partner',
        lead: 'Property is local until it isn’t. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that one good agent becomes six good agents, without the client ever being handed off.',
        text: 'Every partner here closes at least three deals a year, answers their own phone, and has been introduced by another.',
      },
      thanks: {
        heading: 'Sent to {firstName}.',
        text: 'You will have a reply within one business day, usually sooner.',
      },
    },
  },
  projects: {
    hero: { title: 'GLOBAL PROJECTS', subheading: 'Six cities, and what we would live in.' },
    words: {
      thanks: {
        heading: 'Thank you. It is in the right hands.',
        text: 'A partner in {city} will call or write within one business day about {name}.',
      },
    },
  },
  privacy: { hero: { title: 'Privacy', subheading: '' }, words: basePrivacyWords },
  '404': {
    hero: { title: '', subheading: '' },
    words: { text: 'The sun has gone down on this page.', button: 'HOME' },
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
