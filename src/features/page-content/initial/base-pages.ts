import { noSearchTexts } from '../../search-result/search-result.ts';
import { notInNavigation } from '../free-page.ts';
import { abroadPage } from './abroad-page.ts';
import { accessibilityPage } from './accessibility-page.ts';
import { baseJoinTexts } from './base-join.ts';
import type { PageInput } from '../page-schemas.ts';
import { textPageSlugs, type PageTexts, type TextPageSlug } from '../page-texts.ts';

const basePrivacyTexts: PageTexts['privacy'] = {
  lead: 'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.',
  parts: [
    {
      heading: 'What we store',
      text: 'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. If you come by a link in an email that we sent to many people, your browser remembers in that window which email it was, and a form that you send tells us. Its code is the same for everyone who got that email.\n\nThe site does not track you. It sets a cookie only if you open a private first access link, to remember your device.\n\nWhen a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.',
    },
    {
      heading: 'Why, and who reads it',
      text: 'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.',
    },
    {
      heading: 'How long we keep it',
      text: 'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.',
    },
    {
      heading: 'To see, correct or erase it',
      text: 'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}',
    },
  ],
  consent: {
    heading: 'What you consent to',
    intro: 'The text below each form, version {consent.version}:',
  },
};

type BaseHero = { title: string; subheading: string };

const button = 'EXPLORE GLOBAL PROJECTS';

/** The texts of the pages before an editor changes them. */
const baseTexts: { [Slug in TextPageSlug]: { hero: BaseHero; words: PageTexts[Slug] } } = {
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
    words: baseJoinTexts,
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
  privacy: { hero: { title: 'Privacy', subheading: '' }, words: basePrivacyTexts },
  '404': {
    hero: { title: '', subheading: '' },
    words: { text: 'This page does not exist or has moved.', button: 'HOME' },
  },
};

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };

/** The content of a page before an editor changes it. */
export function basePage(slug: TextPageSlug): PageInput {
  const { hero, words } = baseTexts[slug];
  return {
    ...noSearchTexts,
    ...notInNavigation,
    slug,
    heroType: 'image',
    heroUrl: null,
    heroYoutubeUrl: null,
    content: { hero: { ...hero, subtitle: '', images: noImages }, sections: [], words },
  };
}

export const basePages = [...textPageSlugs.map(basePage), abroadPage, accessibilityPage];
