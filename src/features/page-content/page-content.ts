import { z } from 'zod';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { plainText } from '../../lib/plain-text.ts';
import { videoId } from '../../lib/video-url.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? ''));
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
const wholeAddress = 'Enter a full web address, starting with https://';

const heroSchema = z.object({
  title: text,
  subheading: text,
  /** Sanitised HTML. */
  subtitle: text,
  images: z
    .object({ topSquare: optionalText, bottomSquare: optionalText, rightSkyscraper: optionalText })
    .nullish()
    .transform((value) => value ?? { topSquare: null, bottomSquare: null, rightSkyscraper: null }),
});

const sectionSchema = z.object({
  title: text,
  subheading: text,
  /** Sanitised HTML. */
  content: text,
  imageUrl: optionalText,
  /** `baseline`, or anything else: the text then ends with the picture. */
  imageAlignment: optionalText,
  medallionLogoUrl: optionalText,
});

/** The `content` of a page such as home, about, news or testimonials, parsed from its JSON text. */
export const pageContentSchema = z.object({
  hero: heroSchema,
  sections: z
    .array(sectionSchema)
    .nullish()
    .transform((value) => value ?? []),
});

/** The `content` of the settings page: what navigation and footer show as logo. */
export const settingsSchema = z.object({
  navigation: z.object({
    logoType: z.enum(['text', 'image']).catch('text'),
    logoText: text,
    logoUrl: optionalText,
  }),
  footerLogos: z
    .object({ logo3Url: optionalText })
    .nullish()
    .transform((value) => value ?? { logo3Url: null }),
});

/** What an editor writes of a page. Its slug stays, and no page is added or deleted. */
export const pageSchema = z.object({
  heroType: z.enum(['image', 'video'], { error: 'This is needed.' }),
  /** A file of ours, or the whole address of a film elsewhere. */
  heroUrl: optionalText.refine((url) => url === null || /^(https?:\/\/|\/media\/)./.test(url), {
    error: wholeAddress,
  }),
  /** Kept only when it names a video. */
  heroYoutubeUrl: z
    .url({ protocol: /^https?$/, error: wholeAddress })
    .nullish()
    .transform((url) => (videoId(url) === undefined ? null : (url ?? null))),
  content: z.union([settingsSchema, pageContentSchema]),
});

/** A draft with the page it is to replace, and the revision that its editor began from. */
const pageInputSchema = pageSchema.extend({
  id: z.uuid(),
  revision: z.number().int(),
});

type PageContent = z.output<typeof pageContentSchema>;
export type Settings = z.output<typeof settingsSchema>;
export type PageInput = z.output<typeof pageInputSchema>;

/** A page as it is written. */
export type PageDraft = z.output<typeof pageSchema> & { slug: string };

export type PageRow = Omit<PageDraft, 'content'> & {
  id: string;
  /** JSON text: {@link PageContent}, or {@link Settings} for the page `settings`. */
  content: string;
  revision: number;
  updatedAt: string;
};

/** A page as editors see it. */
export type PageRecord = Omit<PageRow, 'content'> & Pick<PageDraft, 'content'>;

export type PageSection = Pick<
  PageContent['sections'][number],
  'title' | 'subheading' | 'content'
> & {
  image: Image | null;
  medallion: Image | null;
  /** The last line of the text stands level with the foot of the picture. */
  isOnBaseline: boolean;
};

/** A page as visitors see it, with its pictures and films. */
export type Page = {
  slug: string;
  updatedAt: string;
  hero: Pick<PageContent['hero'], 'title' | 'subheading' | 'subtitle'> & {
    media: HeroMedia;
    topSquare: Image | null;
    bottomSquare: Image | null;
    rightSkyscraper: Image | null;
  };
  sections: PageSection[];
};

export const pageErrors = {
  fetch: 'Failed to fetch page content',
  fetchMany: 'Failed to fetch pages',
  heading: 'Error Loading Page',
  missing: 'Page content not found',
  save: 'Failed to save page',
} as const;

/** The addresses of all files that a page names, with repetitions. */
export function filesOf({ heroUrl, content }: Pick<PageDraft, 'heroUrl' | 'content'>) {
  const named =
    'navigation' in content
      ? [content.navigation.logoUrl, content.footerLogos.logo3Url]
      : [
          ...Object.values(content.hero.images),
          ...content.sections.flatMap(({ imageUrl, medallionLogoUrl }) => [
            imageUrl,
            medallionLogoUrl,
          ]),
        ];
  return [heroUrl, ...named].filter((url) => url !== null);
}
