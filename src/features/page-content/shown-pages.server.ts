import { parseSmallFilms } from '../../lib/film.ts';
import { heroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { db } from '../../platform/database.ts';
import { reading, type Shown } from '../../records/shown.server.ts';
import { findAtSlug } from '../../records/slugs.server.ts';
import { imageOf } from '../media/media.ts';
import { searchResultOf } from '../search-result/search-result.ts';
import { basePageOfSite } from './site-base.server.ts';
import { isFreeSlug } from './free-page.ts';
import { filesOf, type Page, type WordedPage } from './page-content.ts';
import { filled } from './page-placeholders.ts';
import {
  settingsSchema,
  storedContentAt,
  type PageContent,
  type PageInput,
  type Settings,
} from './page-schemas.ts';
import type { PageWords } from './page-words.ts';

type SettingsWithLogos = Settings & { navigationLogo: Image | null; footerLogo: Image | null };

/** What navigation and footer show. Throws when the settings page is missing or does not parse. */
export async function findSettings(shown?: Shown): Promise<SettingsWithLogos> {
  const row = await findRow('settings', shown);
  const settings = settingsSchema.parse(JSON.parse(row?.content ?? 'null'));
  const { logoType, logoUrl } = settings.navigation;
  const shownLogo = logoType === 'image' ? logoUrl : null;
  const { logo3Url } = settings.footerLogos;
  const { pictureAt } = await findFiles([shownLogo, logo3Url]);
  return {
    ...settings,
    navigationLogo: pictureAt(shownLogo),
    footerLogo: pictureAt(logo3Url),
  };
}

/** A page as visitors see it. Throws when it does not parse. */
export async function findPage(slug: string, shown?: Shown): Promise<Page | undefined> {
  const row = await findRow(slug, shown);
  if (!row) return undefined;
  const content = storedContentAt(slug).parse(JSON.parse(row.content));
  const files = await findFiles([row.cardUrl, ...filesOf({ ...row, content })]);
  return pageOf({ ...row, content }, files);
}

/** A page with words of its own; where its record is missing, with those that it begins with. */
export async function findWords<Slug extends keyof PageWords>(
  slug: Slug,
  shown?: Shown,
): Promise<WordedPage<Slug>> {
  const page = await findPage(slug, shown);
  return (page ?? baseWords(slug)) as WordedPage<Slug>;
}

/** What a page with words of its own begins with. Shown also where the database is away. */
export function baseWords<Slug extends keyof PageWords>(slug: Slug): WordedPage<Slug> {
  const page = { ...basePageOfSite(slug), updatedAt: '' };
  return pageOf(page as typeof page & { content: PageContent }, noFiles) as WordedPage<Slug>;
}

type Files = Awaited<ReturnType<typeof findFiles>>;

const noFiles: Files = { pictureAt: () => null, smallFilmsAt: () => [] };

function pageOf(
  page: Omit<PageInput, 'content'> & { updatedAt: string; content: PageContent },
  { pictureAt, smallFilmsAt }: Files,
): Page {
  const { slug, content } = page;
  const { images, subtitle, ...hero } = content.hero;
  const { searchTitle, searchDescription } = page;
  return {
    slug,
    title: filled(page.title, slug),
    updatedAt: page.updatedAt,
    search: searchResultOf({
      ...filled({ searchTitle, searchDescription }, slug),
      card: pictureAt(page.cardUrl),
    }),
    hero: {
      ...filled(hero, slug),
      subtitle: filled(subtitle, slug, true),
      media: heroMedia(page, pictureAt(page.heroUrl), smallFilmsAt(page.heroUrl)),
      topSquare: pictureAt(images.topSquare),
      bottomSquare: pictureAt(images.bottomSquare),
      rightSkyscraper: pictureAt(images.rightSkyscraper),
    },
    sections: content.sections.map((section) => ({
      ...filled({ title: section.title, subheading: section.subheading }, slug),
      content: filled(section.content, slug, true),
      image: pictureAt(section.imageUrl),
      medallion: pictureAt(section.medallionLogoUrl),
      isOnBaseline: section.imageAlignment === 'baseline',
    })),
    ...(content.words && { words: filled(content.words, slug), pictureAt }),
  };
}

async function findRow(slug: string, shown?: Shown) {
  return reading(shown).selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Gives the picture at an address, or the poster of the film there; null where there is none. And the small films of that. */
async function findFiles(urls: (string | null)[]) {
  const wanted = urls.filter((url) => url !== null);
  const rows =
    wanted.length === 0 ? [] : await selectMedia().where('media.url', 'in', wanted).execute();
  const pictures = new Map(
    rows.map((row) => [
      row.url,
      row.kind === 'image'
        ? imageOf(row.url, row.alt, row.focalX, row.focalY)
        : imageOf(row.posterUrl, row.posterAlt, row.posterX, row.posterY),
    ]),
  );
  const smallFilms = new Map(rows.map((row) => [row.url, parseSmallFilms(row.smallFilms)]));
  return {
    pictureAt: (url: string | null) => (url === null ? null : (pictures.get(url) ?? null)),
    smallFilmsAt: (url: string | null) => smallFilms.get(url ?? '') ?? [],
  };
}

function selectMedia() {
  return db
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.kind', 'media.alt', 'media.focalX', 'media.focalY'])
    .select(['media.posterUrl', 'media.smallFilms'])
    .select(['poster.alt as posterAlt', 'poster.focalX as posterX', 'poster.focalY as posterY']);
}

/** The pages that editors have put into the navigation, the oldest first. */
export async function listPlacedPages(shown?: Shown): Promise<{ title: string; slug: string }[]> {
  const rows = await reading(shown?.noun === 'pages' ? shown : undefined)
    .selectFrom('pages')
    .select(['title', 'slug'])
    .where('placement', '=', 'navigation')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ slug }) => isFreeSlug(slug))
    .map(({ title, slug }) => ({ title: filled(title, slug), slug }));
}

/** What stands at the slug of an editor's own page: the page, or the present slug of the one that had it before, or nothing. */
export async function findFreePage(slug: string, shown?: Shown) {
  const isOfDraft = shown?.noun === 'pages' && shown.row['slug'] === slug;
  if (!isOfDraft && !isFreeSlug(slug)) return {};
  return findAtSlug('pages', slug, (at) => findPage(at, shown));
}
