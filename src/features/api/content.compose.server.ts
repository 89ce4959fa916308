import type { z } from 'zod';
import { isFixedSlug, isFreeSlug, otherPages, pagePath } from '../page-content/free-page.ts';
import { pageName } from '../page-content/page-content.ts';
import { findFreePage, findPage } from '../page-content/page/public-pages.server.ts';
import { newsOnAPage, type NewsStory } from '../news/news.ts';
import { findStory, listNewsDays, listNewsItems, withTextMedia } from '../news/news.server.ts';
import { brokerageDetails, licenceLines } from '../partners/licence.ts';
import { profilesElsewhere, titleLines, type Partner } from '../partners/partner.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { partnerLines } from '../places/lines.ts';
import { cityName, type LinkedProject } from '../projects/project.ts';
import { listTestimonials } from '../testimonials/testimonials.server.ts';
import { testimonialTypes, type Testimonial } from '../testimonials/testimonial.ts';
import { richTextElsewhere, type TextMedia } from '../../lib/html/rich-text.ts';
import { imageFacts, type Image } from '../../lib/media/image-url.ts';
import { heroImage, type HeroMedia } from '../../lib/media/hero-media.ts';
import { splitTags } from '../../lib/text/languages.ts';
import { db } from '../../platform/database/database.ts';
import { officeToday } from '../../site/office-today.ts';
import { onlyInLanguage } from '../../records/translations/in-language.server.ts';
import { paths } from '../../site/paths.ts';
import { findBrokerage } from '../../site/settings/sellers.ts';
import { listAnswer } from './list-answer.server.ts';
import { readLocale } from './read-language.server.ts';
import type {
  newsSchema,
  pageSchema,
  pageSummarySchema,
  partnerSchema,
  testimonialSchema,
} from './content-schemas.ts';

const onAPage = 50;
const noMedia: TextMedia = new Map();

export async function listApiPages(url: URL) {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'slug', 'title', 'updatedAt'])
    .where('slug', 'not in', otherPages)
    .execute();
  const shown = rows.filter(({ slug }) => isFixedSlug(slug) || isFreeSlug(slug));
  const open = await onlyInLanguage('pages', shown);
  return listAnswer(url, {
    // Databases compare hyphens in different ways.
    rows: open.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    size: onAPage,
    place: { key: ({ slug }) => slug, order: 'ascending' },
    items: (some) => some.map((row) => pageSummary(row, url)),
  });
}

export async function findApiPage(
  slug: string,
  base: URL,
): Promise<Found<z.output<typeof pageSchema>>> {
  if (otherPages.includes(slug)) return {};
  const { record, movedTo } = isFixedSlug(slug)
    ? { record: await findPage(slug), movedTo: undefined }
    : await findFreePage(slug);
  if (!record) return movedTo === undefined ? {} : { movedTo };
  const { hero, sections } = record;
  return {
    record: {
      ...pageSummary(record, base),
      hero: {
        title: hero.title,
        subheading: hero.subheading,
        text: richTextElsewhere(hero.subtitle, noMedia, base),
        media: media(hero.media, base),
      },
      sections: sections.map((section) => ({
        title: section.title,
        subheading: section.subheading,
        text: richTextElsewhere(section.content, section.textMedia, base),
        image: image(section.image, base),
      })),
    },
  };
}

export async function listApiPartners(url: URL) {
  return listAnswer(url, {
    rows: await partnerRecords.list(),
    size: onAPage,
    place: 'by hand',
    items: (some) => some.map((partner) => partnerFacts(partner, url)),
  });
}

export async function findApiPartner(slug: string, base: URL) {
  const { record, movedTo } = await partnerRecords.findAt(slug);
  return found(record && partnerFacts(record, base), movedTo);
}

export async function listApiNews(url: URL) {
  const today = officeToday();
  return listAnswer(url, {
    rows: await listNewsDays(today),
    size: newsOnAPage,
    place: { key: ({ publishedAt }) => publishedAt, order: 'descending' },
    items: async (some) => {
      const { items, textMedia } = await withTextMedia(await listNewsItems(today, some));
      return items.map((item) => newsFacts({ item, textMedia }, url));
    },
  });
}

export async function findApiNews(slug: string, base: URL) {
  const { record, movedTo } = await findStory(slug, officeToday());
  return found(record && newsFacts(record, base), movedTo);
}

export async function listApiTestimonials(url: URL) {
  const all = [];
  for (const type of testimonialTypes) all.push(...(await listTestimonials(type)));
  return listAnswer(url, {
    rows: all,
    size: onAPage,
    place: 'by hand',
    items: (some) => some.map((one) => testimonialFacts(one, url)),
  });
}

/** A record, or the slug that it has now. */
export type Found<T> = { record?: T; movedTo?: string };

export function found<T>(record: T | undefined, movedTo: string | undefined): Found<T> {
  return { ...(record && { record }), ...(movedTo !== undefined && { movedTo }) };
}

function pageSummary(
  { slug, title, updatedAt }: { slug: string; title: string; updatedAt: string },
  base: URL,
): z.output<typeof pageSummarySchema> {
  const path = pagePath(slug) ?? paths.home;
  return {
    slug,
    language: readLocale(),
    url: absolute(path, base),
    title: pageName({ slug, title }),
    updatedAt,
  };
}

function partnerFacts(partner: Partner, base: URL): z.output<typeof partnerSchema> {
  const { slug, name, city, languages, focus, bio, office, mobile, email, website } = partner;
  const brokerage = findBrokerage(partner);
  return {
    slug,
    language: readLocale(),
    url: absolute(paths.partner(slug), base),
    name,
    title: titleLines(partner),
    city: city && cityName(city),
    languages: splitTags(languages),
    focus,
    brokerage: brokerage ? { name: brokerage.name, details: brokerageDetails(brokerage) } : null,
    licence: licenceLines(partner),
    lines: partnerLines(partner, 'partner'),
    bio,
    image: image(partner.image, base),
    logo: image(partner.logo, base),
    office,
    mobile,
    email,
    website,
    profiles: profilesElsewhere(partner),
    updatedAt: partner.updatedAt,
  };
}

function projectLink(project: LinkedProject | null, base: URL) {
  if (!project) return null;
  const { slug, title } = project;
  return { slug, url: absolute(paths.project(slug), base), name: title };
}

function newsFacts(
  { item, textMedia }: Pick<NewsStory, 'item' | 'textMedia'>,
  base: URL,
): z.output<typeof newsSchema> {
  const { slug, title, content, category, publishedAt, updatedAt } = item;
  return {
    slug,
    language: readLocale(),
    url: absolute(paths.newsItem(slug), base),
    title,
    text: richTextElsewhere(content, textMedia, base),
    category,
    publishedAt,
    project: projectLink(item.project, base),
    media: media(item.media, base),
    updatedAt,
  };
}

function testimonialFacts(one: Testimonial, base: URL): z.output<typeof testimonialSchema> {
  const { type, content, author, company, location, project, updatedAt } = one;
  return {
    type,
    language: readLocale(),
    text: content,
    author,
    company,
    logo: image(one.logo, base),
    location,
    project: projectLink(project, base),
    updatedAt,
  };
}

export function absolute(path: string, base: URL) {
  return new URL(path, base.origin).href;
}

export function image(shown: Image | null | undefined, base: URL) {
  if (!shown) return null;
  const size = imageFacts(shown.url);
  return {
    url: absolute(shown.url, base),
    alt: shown.alt,
    width: size?.width ?? null,
    height: size?.height ?? null,
    type: shown.imageType ?? null,
  };
}

const mediaKinds = { image: 'image', film: 'video', embed: 'youtube' } as const;

export function media(shown: HeroMedia, base: URL) {
  return {
    kind: mediaKinds[shown.kind],
    image: image(heroImage(shown), base),
    video: shown.kind === 'film' ? absolute(shown.film.url, base) : null,
    youtube: shown.kind === 'embed' ? shown.video : null,
  };
}
