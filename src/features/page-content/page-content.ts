import { capitalised } from '../../lib/text/capitalised.ts';
import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Image } from '../../lib/media/image-url.ts';
import type { TextMedia } from '../../lib/html/rich-text.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import type { SearchResult } from '../search-result/search-result.ts';
import type { HomeProjects, PageContent, PageInput } from './page-schemas.ts';
import type { PageTexts } from './page-texts.ts';

export type PageRow = Omit<PageInput, 'content'> &
  StoredRecord & {
    /** JSON text: {@link PageContent}, or {@link Settings} for the page `settings`. */
    content: string;
  };

/** A page as editors see it. */
export type PageRecord = Omit<PageRow, 'content'> & Pick<PageInput, 'content'>;

export type PageSection = Pick<
  PageContent['sections'][number],
  'title' | 'subheading' | 'content'
> & {
  /** The images and videos in its text. */
  textMedia: TextMedia;
  image: Image | null;
  medallion: Image | null;
  /** The last line of the text is level with the bottom of the picture. */
  isOnBaseline: boolean;
};

/** A page as visitors see it, with its pictures and films. */
export type Page = {
  slug: string;
  /** Only for pages that editors added. */
  title: string;
  updatedAt: string;
  search: SearchResult;
  hero: Pick<PageContent['hero'], 'title' | 'subheading' | 'subtitle'> & {
    media: HeroMedia;
    topSquare: Image | null;
    bottomSquare: Image | null;
    rightSkyscraper: Image | null;
  };
  sections: PageSection[];
  /** Only of the home page. */
  projects?: HomeProjects;
};

/** A page that has its own texts besides hero and sections. */
export type PageWithTexts<Slug extends keyof PageTexts> = Page & {
  words: PageTexts[Slug];
  /** Resolves the picture URLs in `words`. */
  imageAt: (url: string | null) => Image | null;
};

/** The records of a noun that a text can link to, under a heading such as `Partners`. */
export type LinkedRecords = { heading: string; pages: { label: string; path: string }[] };

export const pageNoun = defineNoun({
  name: 'pages',
  one: 'page',
  nameIn: 'slug',
  hasPages: true,
  hasDrafts: true,
});

export const pageErrors = {
  ...pageNoun.errors,
  fetchContent: 'Failed to fetch page content',
  fetchLinks: 'Failed to fetch the pages to link to',
  heading: 'Error Loading Page',
  missing: 'Page content not found',
} as const;

/** The name of a page for editors: its title, or the capitalised slug of a built-in page. */
export function pageName({ slug, title = '' }: { slug: string; title?: string }) {
  return title || capitalised(slug);
}

/** The URLs of all files that a page uses, possibly with duplicates. */
export function usedFiles({ heroUrl, content }: Pick<PageInput, 'heroUrl' | 'content'>) {
  const contentUrls =
    'navigation' in content
      ? [content.navigation.logoUrl, content.footerLogos.logo3Url]
      : [
          ...mediaUrlsIn(JSON.stringify(content.words ?? {})),
          ...Object.values(content.hero.images),
          ...content.sections.flatMap(({ imageUrl, medallionLogoUrl }) => [
            imageUrl,
            medallionLogoUrl,
          ]),
        ];
  return [heroUrl, ...contentUrls].filter((url) => url !== null);
}
