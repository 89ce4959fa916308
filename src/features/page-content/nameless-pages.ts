import { noSearchTexts } from '../search-result/search-result.ts';
import { basePage } from './base-pages.ts';
import { noPlace } from './free-page.ts';
import type { PageInput } from './page-schemas.ts';
import { wordedSlugs, type PageWords, type WordedSlug } from './page-words.ts';

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
const nothing = { heading: '', text: '' };
const noList = { heading: '', benefits: [] };

/** Words that hold of any company, in place of those that tell of one. What would need facts is empty, and not shown. */
const plainWords: Partial<{ [Slug in WordedSlug]: (words: PageWords[Slug]) => PageWords[Slug] }> = {
  vip: (words) => ({ ...words, heading: '', benefits: [] }),
  join: ({ thanks }) => ({
    network: nothing,
    why: { ...nothing, imageUrl: null },
    agents: noList,
    clients: noList,
    questions: { heading: '', list: [] },
    founder: { ...nothing, name: '', imageUrl: null, figures: [] },
    thanks,
  }),
  contact: ({ thanks }) => ({ gallery: nothing, thanks }),
  partners: ({ thanks }) => ({ why: { ...nothing, lead: '' }, thanks }),
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

/** What a page with words of its own says on a site of a company without a name. */
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

const headed: PageInput[] = Object.entries(heads).map(([slug, head]) => ({
  ...noSearchTexts,
  ...noPlace,
  slug,
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: { hero: { ...head, subtitle: '', images: noImages }, sections: [] },
}));

const logos: PageInput = {
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

/** All pages of a site of a company without a name. */
export const namelessPages: PageInput[] = [...headed, ...wordedPages, logos];
