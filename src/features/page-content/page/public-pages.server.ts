import { focalFrom } from '../../../lib/media/focal-point.ts';
import type { TextMedia } from '../../../lib/html/rich-text.ts';
import { parseRenditions } from '../../../lib/media/video.ts';
import { heroMedia } from '../../../lib/media/hero-media.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { db } from '../../../platform/database/database.ts';
import { inFrame } from '../../../platform/languages/page-language.ts';
import {
  inLanguage,
  onlyInLanguage,
  readAlts,
  whereInLanguage,
} from '../../../records/translations/in-language.server.ts';
import { reading, type PreviewTarget } from '../../../records/preview-target.server.ts';
import { findTextMedia } from '../../../records/text-media.server.ts';
import { findAtSlug } from '../../../records/slugs.server.ts';
import { posterColumns, posterFrom, toImage } from '../../media/media.ts';
import { toSearchResult } from '../../search-result/search-result.ts';
import { abroadSlug } from '../initial/abroad-page.ts';
import { basePageOfSite } from '../initial/site-base.server.ts';
import { isFreeSlug } from '../free-page.ts';
import { usedFiles, type Page, type PageWithTexts } from '../page-content.ts';
import { filled } from '../page-placeholders.ts';
import {
  settingsSchema,
  storedContentAt,
  type PageContent,
  type PageInput,
  type Settings,
} from '../page-schemas.ts';
import type { PageTexts } from '../page-texts.ts';

type SettingsWithLogos = Settings & { navigationLogo: Image | null; footerLogo: Image | null };

/** The logos of navigation and footer. Throws if the settings page is missing or invalid. */
export function findSettingsWithLogos(previewRecord?: PreviewTarget) {
  return inFrame(() => readSettingsWithLogos(previewRecord));
}

async function readSettingsWithLogos(previewRecord?: PreviewTarget): Promise<SettingsWithLogos> {
  const row = await findRow('settings', previewRecord);
  const settings = settingsSchema.parse(JSON.parse(row?.content ?? 'null'));
  const { logoType, logoUrl } = settings.navigation;
  const visibleLogo = logoType === 'image' ? logoUrl : null;
  const { logo3Url } = settings.footerLogos;
  const { imageAt } = await findFiles([visibleLogo, logo3Url], row?.lang);
  return {
    ...settings,
    navigationLogo: imageAt(visibleLogo),
    footerLogo: imageAt(logo3Url),
  };
}

/** A page as visitors see it, in the language of the content if it is translated. Throws if its content is invalid. */
export async function findPage(
  slug: string,
  previewRecord?: PreviewTarget,
): Promise<Page | undefined> {
  const row = await findRow(slug, previewRecord);
  if (!row) return undefined;
  const content = storedContentAt(slug).parse(JSON.parse(row.content));
  const files = await findFiles([row.cardUrl, ...usedFiles({ ...row, content })], row.lang);
  const textMedia = await findTextMedia(
    content.sections.map((section) => section.content),
    row.lang,
  );
  return toShownPage({ ...row, content }, { ...files, textMedia });
}

/** A page that has its own texts. Without a record it has its initial texts. */
export async function findPageTexts<Slug extends keyof PageTexts>(
  slug: Slug,
  previewRecord?: PreviewTarget,
): Promise<PageWithTexts<Slug>> {
  const page = await findPage(slug, previewRecord);
  return (page ?? basePageTexts(slug)) as PageWithTexts<Slug>;
}

/** The initial texts of a page, also shown while the database is unreachable. */
export function basePageTexts<Slug extends keyof PageTexts>(slug: Slug): PageWithTexts<Slug> {
  const page = { ...basePageOfSite(slug), updatedAt: '' };
  return toShownPage(
    page as typeof page & { content: PageContent },
    noFiles,
  ) as PageWithTexts<Slug>;
}

type Files = Awaited<ReturnType<typeof findFiles>> & { textMedia: TextMedia };

const noFiles: Files = { imageAt: () => null, renditionsAt: () => [], textMedia: new Map() };

function toShownPage(
  page: Omit<PageInput, 'content'> & { updatedAt: string; content: PageContent },
  { imageAt, renditionsAt, textMedia }: Files,
): Page {
  const { slug, content } = page;
  const { images, subtitle, ...hero } = content.hero;
  const { searchTitle, searchDescription } = page;
  return {
    slug,
    title: filled(page.title, slug),
    updatedAt: page.updatedAt,
    search: toSearchResult({
      ...filled({ searchTitle, searchDescription }, slug),
      card: imageAt(page.cardUrl),
    }),
    hero: {
      ...filled(hero, slug),
      subtitle: filled(subtitle, slug, true),
      media: heroMedia(page, imageAt(page.heroUrl), renditionsAt(page.heroUrl)),
      topSquare: imageAt(images.topSquare),
      bottomSquare: imageAt(images.bottomSquare),
      rightSkyscraper: imageAt(images.rightSkyscraper),
    },
    sections: content.sections.map((section) => ({
      ...filled({ title: section.title, subheading: section.subheading }, slug),
      content: filled(section.content, slug, true),
      textMedia,
      image: imageAt(section.imageUrl),
      medallion: imageAt(section.medallionLogoUrl),
      isOnBaseline: section.imageAlignment === 'baseline',
    })),
    ...(content.projects && { projects: content.projects }),
    ...(content.words && { words: filled(content.words, slug), imageAt }),
  };
}

async function findRow(slug: string, previewRecord?: PreviewTarget) {
  const row = await reading(previewRecord)
    .selectFrom('pages')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  const [page] = await inLanguage('pages', row ? [row] : []);
  return page;
}

/**
 * Looks up the picture at each URL, or the poster and the small versions of the film at it. They are described in the
 * language of the content, or for a `lang` in the source language.
 */
async function findFiles(urls: (string | null)[], lang: string | undefined) {
  const altOf = await readAlts();
  const mediaUrls = urls.filter((url) => url !== null);
  const rows =
    mediaUrls.length === 0 ? [] : await selectMedia().where('media.url', 'in', mediaUrls).execute();
  const pictures = new Map(
    rows.map((row) => [
      row.url,
      row.kind === 'image'
        ? toImage(row.url, altOf(row.url, row.alt, lang), focalFrom(row), row.luminance)
        : posterFrom(row, altOf(row.posterUrl, row.posterAlt, lang), row.posterLuminance),
    ]),
  );
  const smallFilms = new Map(rows.map((row) => [row.url, parseRenditions(row.smallFilms)]));
  return {
    imageAt: (url: string | null) => (url === null ? null : (pictures.get(url) ?? null)),
    renditionsAt: (url: string | null) => smallFilms.get(url ?? '') ?? [],
  };
}

function selectMedia() {
  return db
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.kind', 'media.alt', 'media.smallFilms'])
    .select(['media.focalX', 'media.focalY', 'media.wideFocalX', 'media.wideFocalY'])
    .select(posterColumns)
    .select(['media.luminance', 'poster.luminance as posterLuminance']);
}

type LinkedPage = Pick<PageInput, 'title' | 'slug' | 'placement'>;

/** The pages in the language of the frame that editors put into the navigation or the footer, oldest first. */
export function listLinkedPages(previewRecord?: PreviewTarget) {
  return inFrame(() => readLinkedPages(previewRecord));
}

async function readLinkedPages(previewRecord?: PreviewTarget): Promise<LinkedPage[]> {
  const rows = await reading(previewRecord?.noun === 'pages' ? previewRecord : undefined)
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'placement'])
    .where('placement', '!=', 'none')
    .$call(whereInLanguage('pages'))
    .orderBy('id')
    .execute();
  return (await onlyInLanguage('pages', rows))
    .filter(({ slug }) => isFreeSlug(slug))
    .map(({ id: _id, ...page }) => ({ ...page, title: filled(page.title, page.slug) }));
}

/** Finds an editor's page by its slug, or the current slug of a page that had this slug before. */
export async function findFreePage(slug: string, previewRecord?: PreviewTarget) {
  const isOfDraft = previewRecord?.noun === 'pages' && previewRecord.row['slug'] === slug;
  if (!isOfDraft && !isFreeSlug(slug)) return {};
  return findAtSlug('pages', slug, (pageSlug) => findPage(pageSlug, previewRecord));
}

/** Title and slug of the page for buyers from abroad; undefined if editors have taken it down or it is not translated. */
export async function findAbroadPage() {
  const { record, movedTo } = await findAtSlug('pages', abroadSlug, findTitle);
  return record ?? (movedTo === undefined ? undefined : findTitle(movedTo));
}

async function findTitle(slug: string) {
  const row = await findRow(slug);
  if (row?.lang !== undefined) return undefined;
  return row && { slug: row.slug, title: filled(row.title, row.slug) };
}
