import { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { defineNoun } from '../../lib/noun.ts';
import type { StoredRecord } from '../../lib/record.ts';
import { videoId } from '../../lib/video-url.ts';
import { webHost } from '../../lib/web-host.ts';
import * as field from '../../records/fields.ts';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** The schemas of a page's content, with the schema of its picture addresses. */
function contentSchemas<Picture extends z.ZodType<string | null>>(picture: Picture) {
  const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
  const hero = z.object({
    title: field.prose,
    subheading: field.prose,
    /** Sanitised HTML. */
    subtitle: field.prose,
    images: z
      .object({ topSquare: picture, bottomSquare: picture, rightSkyscraper: picture })
      .nullish()
      .transform((value) => value ?? noImages),
  });
  const section = z.object({
    title: field.prose,
    subheading: field.prose,
    /** Sanitised HTML. */
    content: field.prose,
    imageUrl: picture,
    /** `baseline`, or anything else: the text then ends with the picture. */
    imageAlignment: optionalText,
    medallionLogoUrl: picture,
  });
  const page = z.object({
    hero,
    sections: z
      .array(section)
      .nullish()
      .transform((value) => value ?? []),
  });
  const settings = z.object({
    navigation: z.object({
      logoType: z.enum(['text', 'image']).catch('text'),
      logoText: field.prose,
      logoUrl: picture,
    }),
    footerLogos: z
      .object({ logo3Url: picture })
      .nullish()
      .transform((value) => value ?? { logo3Url: null }),
  });
  return { page, settings };
}

const stored = contentSchemas(optionalText);
const input = contentSchemas(field.imageAddress);

/** The `content` of a page such as home, about, news or testimonials, parsed from its JSON text. */
export const pageContentSchema = stored.page;

/** The `content` of the settings page: what navigation and footer show as logo. */
export const settingsSchema = stored.settings;

const heroColumns = {
  heroType: field.choice(['image', 'video']),
  /** A picture of ours; or a film: one of ours, or the whole address of one elsewhere. */
  heroUrl: optionalText,
  /** Null unless it names a video. */
  heroYoutubeUrl: field.optionalUrl.transform((address) =>
    videoId(address) === undefined ? null : address,
  ),
};

/** The input of a page's form. Its slug cannot change, and pages are neither added nor deleted. */
export const pageSchema = z.object({ ...heroColumns, content: input.page }).superRefine(checkHero);

/** The input of the settings form. */
export const settingsPageSchema = z
  .object({ ...heroColumns, content: input.settings })
  .superRefine(checkHero);

/** The input of any page. Its slug decides which it has to be. */
export const anyPageSchema: z.ZodType<Omit<PageInput, 'slug'>> = z.union([
  pageSchema,
  settingsPageSchema,
]);

/** The page to replace, whose slug decides the schema of the rest, and the revision that its editor began with. */
export const pageInputSchema = z.looseObject({ id: z.uuid(), revision: z.number().int() });

const filmOrAddress = z.union(
  [field.filmAddress, z.url({ protocol: /^https?$/, hostname: webHost })],
  {
    error: field.wholeAddress,
  },
);

type Hero = z.output<z.ZodObject<typeof heroColumns>>;

function checkHero({ heroType, heroUrl }: Hero, context: z.RefinementCtx) {
  field.requireFile(
    heroType === 'image' ? field.imageAddress : filmOrAddress,
    heroUrl,
    ['heroUrl'],
    context,
  );
}

type PageContent = z.output<typeof pageContentSchema>;
export type Settings = z.output<typeof settingsSchema>;
export type PageRequest = z.output<typeof pageInputSchema>;

/** The validated input of a page. */
export type PageInput = Hero & { slug: string; content: PageContent | Settings };

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

/** The records of a noun, such as `Partners`, as a text of a page can lead to them. */
export type LinkedRecords = { heading: string; pages: { label: string; path: string }[] };

export const pageNoun = defineNoun({ name: 'pages', one: 'page', nameIn: 'slug', isFixed: true });

export const pageErrors = {
  ...pageNoun.errors,
  fetchContent: 'Failed to fetch page content',
  fetchLinks: 'Failed to fetch the pages to link to',
  heading: 'Error Loading Page',
  missing: 'Page content not found',
} as const;

/** What editors call a page: its slug, capitalised. */
export function pageName({ slug }: Pick<PageRecord, 'slug'>) {
  return capitalised(slug);
}

/** The addresses of all files that a page names, with repetitions. */
export function filesOf({ heroUrl, content }: Pick<PageInput, 'heroUrl' | 'content'>) {
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
