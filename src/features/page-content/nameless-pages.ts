import { noSearchTexts } from '../search-result/search-result.ts';
import { basePage } from './base-pages.ts';
import { noPlace } from './free-page.ts';
import type { PageInput } from './page-schemas.ts';
import { wordedSlugs, type PageWords, type WordedSlug } from './page-words.ts';

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
const emptyText = { heading: '', text: '' };
const noList = { heading: '', benefits: [] };

/** Texts that fit any company. Those that would need facts are empty and stay hidden. */
const plainWords: Partial<{ [Slug in WordedSlug]: (words: PageWords[Slug]) => PageWords[Slug] }> = {
  vip: (words) => ({ ...words, heading: '', benefits: [] }),
  join: ({ thanks }) => ({
    network: emptyText,
    why: { ...emptyText, imageUrl: null },
    agents: noList,
    clients: noList,
    questions: { heading: '', list: [] },
    founder: { ...emptyText, name: '', imageUrl: null, figures: [] },
    thanks,
  }),
  contact: ({ thanks }) => ({ gallery: emptyText, thanks }),
  partners: ({ thanks }) => ({ why: { ...emptyText, lead: '' }, thanks }),
  privacy: ({ parts, ...words }) => ({
    ...words,
    parts: parts.map(({ heading, text }) => ({
      heading,
      text: text
        .replace('Our {office.city} office reads it', 'Our office reads it')
        .replace('{office.email} or call {office.phone}', '{office.email}'),
    })),
  }),
};

const plainHeroes: Partial<Record<WordedSlug, { title: string; subheading: string }>> = {
  vip: { title: 'VIP LIST', subheading: '' },
  join: { title: 'JOIN THE NETWORK', subheading: '' },
  contact: { title: 'GET IN TOUCH', subheading: '' },
  partners: { title: 'OUR PARTNERS', subheading: '' },
  projects: { title: 'PROJECTS', subheading: '' },
};

/** The initial content of a page on a site whose company has no name. */
export function namelessPage(slug: WordedSlug): PageInput {
  const page = basePage(slug);
  const content = page.content as unknown as { hero: object; words: never };
  const words = plainWords[slug]?.(content.words) ?? content.words;
  const hero = { ...content.hero, ...plainHeroes[slug] };
  return { ...page, content: { ...content, hero, words } as PageInput['content'] };
}

const heads = {
  home: { title: '{company}', subheading: '' },
  about: { title: 'About {company}', subheading: '' },
  news: { title: 'News', subheading: '' },
  testimonials: { title: 'Testimonials', subheading: '' },
};

const titledPages: PageInput[] = Object.entries(heads).map(([slug, head]) => ({
  ...noSearchTexts,
  ...noPlace,
  slug,
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: { hero: { ...head, subtitle: '', images: noImages }, sections: [] },
}));

const settingsPage: PageInput = {
  ...noSearchTexts,
  ...noPlace,
  slug: 'settings',
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: {
    navigation: { logoType: 'text', logoText: '', logoUrl: null },
    footerLogos: { logo3Url: null },
  },
};

const wordedPages = wordedSlugs.map(namelessPage);

/** All pages of a site whose company has no name. */
export const namelessPages: PageInput[] = [...titledPages, ...wordedPages, settingsPage];
