import { z } from 'zod';
import { capitalised } from '../../lib/capitalised.ts';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { plainText } from '../../lib/plain-text.ts';
import { videoId } from '../../lib/video-url.ts';
import { webHost } from '../../lib/web-host.ts';
import { filmAddress, imageAddress } from '../media/media-address.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? ''));
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
const wholeAddress = 'Enter a full web address, starting with https://';

/** The schemas of a page's content, with the schema of its picture addresses. */
function contentSchemas<Picture extends z.ZodType<string | null>>(picture: Picture) {
  const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
  const hero = z.object({
    title: text,
    subheading: text,
    /** Sanitised HTML. */
    subtitle: text,
    images: z
      .object({ topSquare: picture, bottomSquare: picture, rightSkyscraper: picture })
      .nullish()
      .transform((value) => value ?? noImages),
  });
  const section = z.object({
    title: text,
    subheading: text,
    /** Sanitised HTML. */
    content: text,
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
      logoText: text,
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
const input = contentSchemas(imageAddress);

/** The `content` of a page such as home, about, news or testimonials, parsed from its JSON text. */
export const pageContentSchema = stored.page;

/** The `content` of the settings page: what navigation and footer show as logo. */
export const settingsSchema = stored.settings;

const heroColumns = {
  heroType: z.enum(['image', 'video'], { error: 'This is needed.' }),
  /** A picture of ours; or a film: one of ours, or the whole address of one elsewhere. */
  heroUrl: optionalText,
  /** Null unless it names a video. */
  heroYoutubeUrl: z
    .url({ protocol: /^https?$/, error: wholeAddress })
    .nullish()
    .transform((url) => (videoId(url) === undefined ? null : (url ?? null))),
};

/** The input of a page's form. Its slug cannot change, and pages are neither added nor deleted. */
export const pageSchema = z.object({ ...heroColumns, content: input.page }).superRefine(checkHero);

/** The input of the settings form. */
export const settingsPageSchema = z
  .object({ ...heroColumns, content: input.settings })
  .superRefine(checkHero);

/** The page to replace, whose slug decides the schema of the rest, and the revision that its editor began with. */
export const pageInputSchema = z.looseObject({ id: z.uuid(), revision: z.number().int() });

const filmOrAddress = z.union([filmAddress, z.url({ protocol: /^https?$/, hostname: webHost })], {
  error: wholeAddress,
});

type Hero = z.output<z.ZodObject<typeof heroColumns>>;

function checkHero({ heroType, heroUrl }: Hero, context: z.RefinementCtx) {
  const { error } = (heroType === 'image' ? imageAddress : filmOrAddress).safeParse(heroUrl);
  const [issue] = error?.issues ?? [];
  if (issue) context.addIssue({ code: 'custom', path: ['heroUrl'], message: issue.message });
}

type PageContent = z.output<typeof pageContentSchema>;
export type Settings = z.output<typeof settingsSchema>;
export type PageInput = z.output<typeof pageInputSchema>;

/** The validated input of a page. */
export type PageDraft = Hero & { slug: string; content: PageContent | Settings };

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

/** Partners and projects, as a text of a page can lead to them. */
export type LinkedRecords = Record<'partners' | 'projects', { slug: string; name: string }[]>;

export const pageErrors = {
  fetch: 'Failed to fetch page content',
  fetchMany: 'Failed to fetch pages',
  fetchLinks: 'Failed to fetch the pages to link to',
  heading: 'Error Loading Page',
  missing: 'Page content not found',
  save: 'Failed to save page',
} as const;

/** What editors call a page: its slug, capitalised. */
export function pageName({ slug }: Pick<PageRecord, 'slug'>) {
  return capitalised(slug);
}

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
