import { noSearchTexts } from '../../search-result/search-result.ts';
import { abroadPage } from './abroad-page.ts';
import { accessibilityPage } from './accessibility-page.ts';
import { basePage } from './base-pages.ts';
import { notInNavigation } from '../free-page.ts';
import { namelessJoinTexts } from './nameless-join.ts';
import type { PageInput } from '../page-schemas.ts';
import { textPageSlugs, type PageTexts, type TextPageSlug } from '../page-texts.ts';

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
const emptyText = { heading: '', text: '' };

/** Benefits of the VIP list whose first text names a place or a number of the first company. */
const plainBenefits: Record<string, string> = {
  'Private previews': 'Evenings with the architect, in small groups.',
  'One point of contact': 'The same partner from preview to keys, in any of our cities.',
};

/** Texts that fit any company. Those that would need facts are empty and stay hidden. */
const plainTexts: Partial<{ [Slug in TextPageSlug]: (texts: PageTexts[Slug]) => PageTexts[Slug] }> =
  {
    vip: ({ benefits, ...texts }) => ({
      ...texts,
      benefits: benefits.map(({ title, text }) => ({ title, text: plainBenefits[title] ?? text })),
    }),
    join: () => namelessJoinTexts,
    contact: ({ thanks }) => ({ gallery: emptyText, thanks }),
    partners: ({ why }) => ({
      why: {
        ...why,
        lead: 'Property is local until you look abroad. We partner so that your agent can call on a trusted colleague in another city, while you keep one point of contact.',
        text: '',
      },
      thanks: {
        heading: 'Your message is on its way to {firstName}.',
        text: 'You will have a reply soon.',
      },
    }),
    projects: ({ thanks }) => ({
      thanks: { ...thanks, text: 'A partner will call or write about {name}.' },
    }),
    privacy: ({ parts, ...texts }) => ({
      ...texts,
      parts: parts.map(({ heading, text }) => ({
        heading,
        text: text
          .replace('Our {office.city} office reads it', 'Our office reads it')
          .replace('{office.email} or call {office.phone}', '{office.email}'),
      })),
    }),
  };

/** Lines below the title that name facts. All other heroes fit any company. */
const plainSubheadings: Partial<Record<TextPageSlug, string>> = {
  join: 'There is {claim.joiningFee} to join. Presale homes before release.',
  partners: '',
  projects: 'Presale and completed homes.',
};

/** The initial content of a page on a site whose company has no name. */
export function namelessPage(slug: TextPageSlug): PageInput {
  const page = basePage(slug);
  const content = page.content as unknown as { hero: object; words: never };
  const texts = plainTexts[slug]?.(content.words) ?? content.words;
  const subheading = plainSubheadings[slug];
  const hero = { ...content.hero, ...(subheading !== undefined && { subheading }) };
  return { ...page, content: { ...content, hero, words: texts } as PageInput['content'] };
}

const heads = {
  home: { title: '{company}', subheading: '' },
  about: { title: 'About {company}', subheading: '' },
  news: { title: 'News', subheading: '' },
  // Its page shows a title and a subtitle until it has its own.
  testimonials: { title: '', subheading: '' },
};

const titledPages: PageInput[] = Object.entries(heads).map(([slug, head]) => ({
  ...noSearchTexts,
  ...notInNavigation,
  slug,
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: { hero: { ...head, subtitle: '', images: noImages }, sections: [] },
}));

const settingsPage: PageInput = {
  ...noSearchTexts,
  ...notInNavigation,
  slug: 'settings',
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: {
    navigation: { logoType: 'text', logoText: '', logoUrl: null },
    footerLogos: { logo3Url: null },
  },
};

const textPages = textPageSlugs.map(namelessPage);

/** All pages of a site whose company has no name. */
export const namelessPages: PageInput[] = [
  ...titledPages,
  ...textPages,
  settingsPage,
  abroadPage,
  accessibilityPage,
];
