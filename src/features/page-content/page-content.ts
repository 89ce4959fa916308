import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

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

type PageContent = z.output<typeof pageContentSchema>;
export type Settings = z.output<typeof settingsSchema>;

export type PageRow = {
  id: string;
  slug: string;
  heroType: 'image' | 'video';
  heroUrl: string | null;
  heroYoutubeUrl: string | null;
  /** JSON text: {@link PageContent}, or {@link Settings} for the page `settings`. */
  content: string;
  revision: number;
  updatedAt: string;
};

/** What an editor writes of a page, before its content becomes JSON text. */
export type PageDraft = Pick<PageRow, 'slug' | 'heroType' | 'heroUrl' | 'heroYoutubeUrl'> & {
  content: PageContent | Settings;
};

export const pageErrors = {
  fetch: 'Failed to fetch page content',
  save: 'Failed to save page',
} as const;
