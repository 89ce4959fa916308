import { z } from 'zod';
import { maxRevision } from '../../model/record.ts';
import { unknownPlaceholder } from '../../lib/text/placeholder-text.ts';
import { videoAddress, videoId } from '../../lib/media/video-url.ts';
import { withHttps } from '../../lib/web/with-https.ts';
import { webHost } from '../../lib/web/web-host.ts';
import * as field from '../../model/fields.ts';
import { searchFields } from '../search-result/search-result.ts';
import { isFixedSlug, placements, slugFault } from './free-page.ts';
import { placeholderNames, findPlaceholders } from './page-placeholders.ts';
import { isTextPageSlug, textSchemas, type PageTexts } from './page-texts.ts';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** The schemas of page content, for a given schema of picture URLs. A draft may lack required texts. */
function contentSchemas(image: z.ZodType<string | null>, isDraft: boolean) {
  const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
  const hero = z.object({
    title: field.translated(field.prose, 'line'),
    subheading: field.translated(field.prose, 'line'),
    /** Sanitised HTML. */
    subtitle: field.translatedHtml,
    images: z
      .object({ topSquare: image, bottomSquare: image, rightSkyscraper: image })
      .nullish()
      .transform((value) => value ?? noImages),
  });
  const section = z.object({
    title: field.translated(field.prose, 'line'),
    subheading: field.translated(field.prose, 'line'),
    /** Sanitised HTML. */
    content: field.translatedHtml,
    imageUrl: image,
    /** `baseline`. For any other value the text ends with the picture. */
    imageAlignment: optionalText,
    medallionLogoUrl: image,
  });
  const page = z.object({
    hero,
    sections: z
      .array(section)
      .nullish()
      .transform((value) => value ?? []),
  });
  const noProjects = { heroId: null, featured: [] };
  /** The projects of the home page, by id. Without them it shows the first that can be bought. */
  const projects = z
    .object({
      heroId: field.text,
      featured: z
        .array(z.object({ projectId: field.prose }))
        .nullish()
        .transform((value) => value ?? []),
    })
    .nullish()
    .transform((value) => value ?? noProjects);
  const home = page.extend({ projects });
  const settings = z.object({
    navigation: z.object({
      logoType: z.enum(['text', 'image']).catch('text'),
      logoText: field.prose,
      logoUrl: image,
    }),
    footerLogos: z
      .object({ logo3Url: image })
      .nullish()
      .transform((value) => value ?? { logo3Url: null }),
  });
  return { page, home, settings, words: textSchemas(image, isDraft) };
}

const stored = contentSchemas(optionalText, true);
const input = contentSchemas(field.imageAddress, false);
const draft = contentSchemas(field.imageAddress, true);

/** The projects that the home page shows, chosen by editors. */
export type HomeProjects = z.output<typeof stored.home>['projects'];
export type PageContent = z.output<typeof stored.page> & {
  words?: PageTexts[keyof PageTexts];
  /** Only of the home page. */
  projects?: HomeProjects;
};
export type Settings = z.output<typeof stored.settings>;

/** The schema of the stored `content` of a page. */
export function storedContentAt(slug: string) {
  return contentAt(slug, stored);
}

/** Includes the texts of a page that has its own. */
function contentAt(
  slug: string,
  { page, home, words }: ReturnType<typeof contentSchemas>,
): z.ZodType<PageContent> {
  if (slug === 'home') return home;
  return isTextPageSlug(slug) ? page.extend({ words: words[slug] }) : page;
}

/** The stored `content` of the settings page: the logos of navigation and footer. */
export const settingsSchema = stored.settings;

const columns = {
  /** Only for pages that editors added. */
  title: field.translated(field.prose, 'line'),
  placement: z.enum(placements).catch('none'),
  ...searchFields,
  cardUrl: field.imageAddress,
  heroType: field.choice(['image', 'video']),
  /** An uploaded picture or film, or the absolute URL of an external film. */
  heroUrl: optionalText.transform((url) => url && withHttps(url)),
  /** Null unless it names a video. */
  heroYoutubeUrl: z.preprocess(
    (url) => (typeof url === 'string' && videoAddress(url)) || url,
    field.optionalUrl.transform((url) => (videoId(url) === undefined ? null : url)),
  ),
};

/** The additional columns of a page that an editor added. */
const addedPageColumns = {
  title: field.line.translated,
  slug: field.slug.superRefine(requireFreeSlug),
};

type PageColumns = z.output<z.ZodObject<typeof columns>>;

export type PageInput = PageColumns & { slug: string; content: PageContent | Settings };

const translatedSchemas = new Map<string, z.ZodType>();

/** Where the translated texts of a page are marked. Pages with the same texts share a schema. */
export function translatedPageSchema(slug: string): z.ZodType {
  const own = isTextPageSlug(slug) || slug === 'home' || isFixedSlug(slug) ? slug : '';
  const known = translatedSchemas.get(own);
  if (known) return known;
  const schema = own === 'settings' ? settingsPageSchema : pageSchemaAt(own);
  translatedSchemas.set(own, schema);
  return schema;
}

/** The schema of the form for a page. A slug that is not built in means a page that an editor adds. */
export function pageSchemaAt(slug: string) {
  const names = placeholderNames(findPlaceholders(slug));
  return z
    .object({
      ...columns,
      ...(!isFixedSlug(slug) && addedPageColumns),
      content: contentAt(slug, input),
    })
    .superRefine(checkHero)
    .superRefine((page, context) => checkPlaceholders(page, names, context));
}

export const settingsPageSchema = z
  .object({ ...columns, content: input.settings })
  .superRefine(checkHero);

/** The schema of a draft: texts that break the schema of the form are kept as typed. */
export function pageDraftSchemaAt(slug: string) {
  const { cardUrl, ...texts } = { ...columns, ...(!isFixedSlug(slug) && addedPageColumns) };
  const lenient = Object.entries({ ...texts, heroYoutubeUrl: field.text }).map(([name, text]) => [
    name,
    field.orAsTyped(text),
  ]);
  return z
    .object({
      ...(Object.fromEntries(lenient) as typeof texts),
      cardUrl,
      content: slug === 'settings' ? draft.settings : contentAt(slug, draft),
    })
    .superRefine((page, context) => {
      if (page.heroType !== 'video') checkHero(page, context);
      const { slug: edited } = page as { slug?: string };
      if (edited) requireFreeSlug(edited, context, ['slug']);
    });
}

function requireFreeSlug(slug: string, context: z.RefinementCtx, path: string[] = []) {
  const message = slugFault(slug);
  if (message !== undefined) context.addIssue({ code: 'custom', path, message });
}

/** The schema of a record. Its slug decides which page schema applies. */
export const anyPageSchema: z.ZodType<PageInput> = z
  .looseObject({ slug: z.string() })
  .transform((record, context) => {
    const { slug } = record;
    const schema = slug === 'settings' ? settingsPageSchema : pageSchemaAt(slug);
    const { data, error } = schema.safeParse(record);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, input: undefined });
    return data ? { ...data, slug } : z.NEVER;
  });

/** The page to save. `revision` is the one that the editor started from; undefined for a new page. */
export const pageInputSchema = z.looseObject({
  id: z.uuid(),
  revision: z.number().int().min(0).max(maxRevision).optional(),
});

export type PageRequest = z.output<typeof pageInputSchema>;

const videoFileOrUrl = z.union(
  [field.uploadedVideoAddress, z.url({ protocol: /^https?$/, hostname: webHost })],
  {
    error: field.fullUrlError,
  },
);

function checkHero({ heroType, heroUrl }: PageColumns, context: z.RefinementCtx) {
  field.requireFile(
    heroType === 'image' ? field.imageAddress : videoFileOrUrl,
    heroUrl,
    ['heroUrl'],
    context,
  );
}

/** Rejects unknown placeholders in all texts. */
function checkPlaceholders(
  value: unknown,
  names: readonly string[],
  context: z.RefinementCtx,
  path: string[] = [],
) {
  if (typeof value === 'string') {
    const message = unknownPlaceholder(value, names);
    if (message) context.addIssue({ code: 'custom', path, message });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    checkPlaceholders(inner, names, context, [...path, key]);
}
