import { parseSmallFilms } from '../../lib/film.ts';
import { heroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { refusalOf, type Change, type Refusal } from '../../lib/record.ts';
import { withoutNul } from '../../lib/without-nul.ts';
import { db } from '../../platform/database.ts';
import { sanitisedHtml } from '../../platform/rich-text.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { imageOf } from '../media/media.ts';
import {
  anyPageSchema,
  filesOf,
  pageContentSchema,
  pageNoun,
  pageSchema,
  settingsPageSchema,
  settingsSchema,
  type Page,
  type PageInput,
  type PageRecord,
  type PageRequest,
  type PageRow,
  type Settings,
} from './page-content.ts';

export const pageRecords = defineRecords(pageNoun, {
  schema: anyPageSchema,
  columnsOf,
  recordFrom,
});

type SettingsWithLogos = Settings & { navigationLogo: Image | null; footerLogo: Image | null };

/**
 * What navigation and footer show; what the input of an editor says, if there is one. Throws when the
 * settings page is missing or does not parse.
 */
export async function findSettings(edited?: PageInput): Promise<SettingsWithLogos> {
  const row = edited?.slug === 'settings' ? rowOf(edited) : await findRow('settings');
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

/** A page as visitors see it, or as they would see the input of its editor. Throws when it does not parse. */
export async function findPage(slug: string, edited?: PageInput): Promise<Page | undefined> {
  const row = edited?.slug === slug ? rowOf(edited) : await findRow(slug);
  if (!row) return undefined;
  const content = pageContentSchema.parse(JSON.parse(row.content));
  const { pictureAt, smallFilmsAt } = await findFiles(filesOf({ ...row, content }));
  const { images, ...hero } = content.hero;
  return {
    slug,
    updatedAt: row.updatedAt,
    hero: {
      ...hero,
      media: heroMedia(row, pictureAt(row.heroUrl), smallFilmsAt(row.heroUrl)),
      topSquare: pictureAt(images.topSquare),
      bottomSquare: pictureAt(images.bottomSquare),
      rightSkyscraper: pictureAt(images.rightSkyscraper),
    },
    sections: content.sections.map((section) => ({
      title: section.title,
      subheading: section.subheading,
      content: section.content,
      image: pictureAt(section.imageUrl),
      medallion: pictureAt(section.medallionLogoUrl),
      isOnBaseline: section.imageAlignment === 'baseline',
    })),
  };
}

/** A page as its editor would have it, checked and made harmless as when it is saved. */
export function pageInputFrom(slug: string, input: unknown): PageInput | Refusal {
  const schema = slug === 'settings' ? settingsPageSchema : pageSchema;
  const { data, error } = schema.safeParse(input);
  if (!data) return refusalOf(error);
  const edited = withoutNul(data);
  return { ...edited, slug, content: sanitised(edited.content) };
}

/** All pages as editors see them, by slug. */
export async function listPages(): Promise<PageRecord[]> {
  const rows = await db.selectFrom('pages').selectAll().orderBy('slug').execute();
  return rows.map(recordFrom);
}

/** Writes the next revision of a page. */
export async function savePage(
  { id, revision, ...input }: PageRequest,
  editor: string,
): Promise<Change<PageRecord>> {
  const page = await db.selectFrom('pages').select('slug').where('id', '=', id).executeTakeFirst();
  if (!page) return { outcome: 'conflict', newest: null };
  const edited = pageInputFrom(page.slug, input);
  if ('outcome' in edited) return edited;
  return pageRecords.save({ ...edited, id, revision }, editor);
}

/** The columns of an input, with its rich text made harmless. */
function columnsOf({ content, ...edited }: Omit<PageInput, 'slug'>) {
  return { ...edited, content: JSON.stringify(sanitised(content)) };
}

function sanitised(content: PageInput['content']): PageInput['content'] {
  if ('navigation' in content) return content;
  const { hero, sections } = content;
  return {
    hero: { ...hero, subtitle: sanitisedHtml(hero.subtitle) },
    sections: sections.map((section) => ({ ...section, content: sanitisedHtml(section.content) })),
  };
}

function recordFrom(row: PageRow): PageRecord {
  const schema = row.slug === 'settings' ? settingsSchema : pageContentSchema;
  return { ...row, content: schema.parse(JSON.parse(row.content)) };
}

async function findRow(slug: string) {
  return db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();
}

function rowOf({ content, ...edited }: PageInput) {
  return { ...edited, content: JSON.stringify(content), updatedAt: new Date().toISOString() };
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
