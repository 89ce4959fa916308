import { decodedUri } from '../../../lib/web/decoded-uri.ts';
import { mediaInText, withFigures } from '../../../lib/html/figures.ts';
import { htmlOfText } from '../../../lib/html/html-text.ts';
import { inBlocks } from '../../../lib/html/rich-text.ts';
import { videoId } from '../../../lib/media/video-url.ts';
import { readableSlug } from '../../../lib/slugs/proposed-slug.ts';
import { afterColon } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import { maxSlugLength, slugPattern, toSlug } from '../../../lib/text/slug.ts';
import { newsCategories } from '../../news/news.ts';
import { isOwnSlug } from '../../page-content/free-page.ts';
import { fileTokensIn, type FileToken, type SourceRecord, type TextToken } from '../moving.ts';
import { unwrappedNote } from './older-site.ts';
import { withoutCodes } from './wordpress-codes.ts';
import { itemLanguage } from './wordpress-languages.ts';
import {
  readText,
  TooDeep,
  withParagraphs,
  type ReadText,
  type ShownImage,
  type TextPart,
} from './wordpress-text.server.ts';

/** How a text of WordPress becomes one of this site. Given by the server, which has the sanitiser. */
export type TextTools = { clean: (html: string) => string; toText: (html: string) => string };

/** An item of an export, by the names of its elements. */
export type Item = {
  texts: Record<string, string>;
  meta: Record<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  /** Slugs that it had before. */
  oldSlugs: string[];
  comments: number;
  /** What of its signs could not be read, as sentences. */
  notes: string[];
  /** Why it cannot be read. */
  damage?: string;
};

export type Known = {
  /** The address of the old site. */
  address: string;
  authors: ReadonlyMap<string, string>;
  /** The URLs of attachments by their ids. */
  attachments: ReadonlyMap<string, string>;
  /** The URLs of attachments by {@link imageKey}. */
  attachmentsByKey: ReadonlyMap<string, string>;
  /** The addresses of the pages of attachments, by the id of what they belong to. */
  pagesOfParent: ReadonlyMap<string, readonly string[]>;
  /** The path at which WordPress was installed, such as `/blog`. */
  base: string;
  /** The slug of its language that is the one of this site; undefined if none is. */
  language: string | undefined;
};

/** What an item is: a record, a file, or what is left out. */
export function kindOfItem({ texts, damage }: Item): 'record' | 'attachment' | 'bin' | 'other' {
  const type = texts['wp:post_type'] ?? (damage === undefined ? undefined : 'post');
  if (type !== 'post' && type !== 'page' && type !== 'attachment') return 'other';
  if (['trash', 'auto-draft'].includes(readStatus(texts))) return 'bin';
  return type === 'attachment' ? type : 'record';
}

/** A post becomes a news item and a page becomes a page. Undefined for anything else. */
export function readWordPressItem(
  item: Item,
  place: string,
  known: Known,
  tools: TextTools,
): SourceRecord | undefined {
  const { texts } = item;
  if (kindOfItem(item) !== 'record') return undefined;
  const isPost = texts['wp:post_type'] !== 'page';
  const title = tools.toText(texts['title'] ?? '') || 'Untitled';
  const whyDraft = item.damage === undefined ? listWhyDraft(item, known) : [];
  const record: SourceRecord = {
    noun: isPost ? 'news' : 'pages',
    id: texts['wp:post_id'] ?? texts['link'] ?? title,
    name: title,
    place,
    values: {},
    files: [],
    isDraft: whyDraft.length > 0,
    faults: item.damage === undefined ? [] : [`It is damaged: ${afterColon(item.damage)}`],
    notes: [...whyDraft, ...item.notes],
    oldPaths: listOldPaths(item, known),
    author: authorName(texts, known),
  };
  const { text, names, galleryIds } = withoutCodes(texts['content:encoded'] ?? '');
  if (names.size > 0) record.notes.push(`Left out of its text: ${[...names].join(', ')}.`);
  const page = URL.parse(texts['link'] ?? '', known.address)?.href ?? known.address;
  const slug = slugOf(texts['wp:post_name'] ?? '', title, record);
  try {
    const read = readText(withParagraphs(text), page);
    const own = { slug, title, read };
    record.values = isPost
      ? newsValues(item, own, record, known, tools)
      : pageValues(item, own, record, known, tools);
    record.files = listOthers(record, galleryIds, known);
    noteTexts(item, read, record, known, tools);
  } catch (cause) {
    if (!(cause instanceof TooDeep)) throw cause;
    record.faults.push('Its text is nested too deeply.');
  }
  return record;
}

type Read = { read: ReadText; slug: string; title: string };

function newsValues(
  item: Item,
  { read, slug, title }: Read,
  record: SourceRecord,
  known: Known,
  { clean }: TextTools,
) {
  const { parts, video } = read;
  const featured = featuredImage(item, known);
  const shown = listImages(
    parts.flatMap(({ images }) => images),
    'news',
    record,
    known,
  );
  const image = featured ? fileToken(featured, 'news') : shown.tokens[0];
  const html = tidy(clean(parts.map((part) => headingOf(part) + part.html).join('\n')));
  const usedVideo = image ? undefined : video;
  const content = textWithFiles(inBlocks(html), shown.files, [image?.$file, usedVideo]);
  return {
    slug,
    title,
    content: content || htmlOfText(title),
    category: readCategory(item, record),
    publishedAt: readDay(item, record),
    imageUrl: image ?? null,
    videoUrl: usedVideo ?? null,
    videoType: usedVideo === undefined ? null : 'youtube',
  };
}

function headingOf({ heading }: TextPart) {
  return heading === '' ? '' : `<h2>${heading}</h2>`;
}

const longestTitle = 200;

function pageValues(
  item: Item,
  { read, slug, title }: Read,
  record: SourceRecord,
  known: Known,
  { clean, toText }: TextTools,
) {
  const hero = featuredImage(item, known);
  const usedVideo = hero ? undefined : read.video;
  const sections = read.parts.map((part) => {
    const { heading, html } = part;
    const shown = listImages(part.images, 'sections', record, known);
    const name = toText(heading);
    const isTitle = name.length <= longestTitle;
    const text = tidy(clean(isTitle ? html : headingOf(part) + html));
    return {
      title: isTitle ? name : '',
      subheading: '',
      content: textWithFiles(text, shown.files, [shown.tokens[0]?.$file, usedVideo]),
      imageUrl: shown.tokens[0] ?? null,
      imageAlignment: null,
      medallionLogoUrl: null,
    };
  });
  return {
    slug,
    title,
    placement: 'none',
    heroType: 'image',
    heroUrl: hero ? fileToken(hero, 'heroes') : null,
    heroYoutubeUrl: usedVideo ?? null,
    content: {
      hero: { title, subheading: '', subtitle: '', images: null },
      sections: sections.filter((one) => one.title || one.content || one.imageUrl),
    },
  };
}

/** Without links that nobody sees, and without empty lists and lines. */
function tidy(html: string) {
  return html
    .replaceAll(/<([uo])l>(?:\s|<\/?li>)*<\/\1l>/g, '')
    .replaceAll(/<a(?: [^>]*)?><\/a>/g, '')
    .replaceAll(/<p>(?:\s|<br \/>)*<\/p>/g, '')
    .trim();
}

/**
 * A text with its images. Those without a file are left out, and what is shown above the text as well, once and if it has
 * no caption.
 */
function textWithFiles(
  html: string,
  files: Record<string, FileToken>,
  above: readonly (string | undefined)[],
): string | TextToken {
  const left = new Set(above.map((address) => videoId(address) ?? address));
  const text = withFigures(html, (src, caption, figure) => {
    const name = files[src]?.$file ?? videoId(src);
    if (name === undefined || (caption === '' && left.delete(name))) return '';
    return figure;
  });
  const used = mediaInText(text).flatMap((src) => (files[src] ? [[src, files[src]] as const] : []));
  return used.length === 0 ? text : { $text: text, files: Object.fromEntries(used) };
}

/** The attachment of an item; undefined if it is none. Its token is missing if it is neither an image nor a video. */
export function readAttachment(item: Item) {
  const { texts, meta } = item;
  if (kindOfItem(item) !== 'attachment') return undefined;
  const url = texts['wp:attachment_url']?.trim() ?? '';
  const name = URL.parse(url)?.pathname ?? url;
  const isVideo = /\.(?:mp4|webm|m4v)$/i.test(name);
  const isImage = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|svg)$/i.test(name);
  const token = isVideo || isImage ? fileToken(url, isSvg(name) ? 'logos' : 'news') : undefined;
  const { 'wp:post_id': id = '', 'wp:post_parent': parent = '' } = texts;
  return { id, url, token, alt: meta['_wp_attachment_image_alt'] ?? '', parent };
}

function fileToken(url: string, folder: FileToken['folder'], alt = ''): FileToken {
  const as = /\.(?:mp4|webm|m4v)$/i.test(URL.parse(url)?.pathname ?? url) ? 'video' : 'image';
  return { $file: url, as, folder: as === 'video' ? 'news' : folder, ...(alt !== '' && { alt }) };
}

function isSvg(name: string) {
  return /\.svg$/i.test(name);
}

function featuredImage({ meta }: Item, { attachments }: Known) {
  return attachments.get(meta['_thumbnail_id'] ?? '');
}

/** One image has one key, whatever its scheme, its server of copies or its way of writing. */
export function imageKey(address: string) {
  const url = URL.parse(address);
  if (!url) return address;
  const written = decodedUri(url.host + url.pathname).normalize('NFC');
  return written.replace(/^i\d\.wp\.com\//, '').replace(/^www\./, '');
}

const sizeInName = /-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/;

/** The whole image: the attachment with one of its addresses or its id, else without the size in its name. */
function wholeImage({ addresses, id }: ShownImage, known: Known) {
  const { attachments, attachmentsByKey, address: site } = known;
  const keys = addresses.map(imageKey);
  const exact = keys.map((key) => attachmentsByKey.get(key)).find((url) => url !== undefined);
  if (exact !== undefined) return exact;
  const byId = attachments.get(id);
  if (byId !== undefined) return byId;
  for (const key of keys) {
    const whole = key.replace(sizeInName, '');
    const found =
      attachmentsByKey.get(whole) ??
      attachmentsByKey.get(whole.replace(/(?=\.\w{2,5}$)/, '-scaled')) ??
      (whole === key
        ? undefined
        : attachmentsByKey.get(whole.replace(/(?=\.\w{2,5}$)/, '-rotated')));
    if (found !== undefined) return found;
  }
  const [first] = addresses;
  const url = first === undefined ? null : URL.parse(first);
  // Only WordPress itself names copies so.
  if (url && imageKey(url.origin) === imageKey(URL.parse(site)?.origin ?? ''))
    url.pathname = url.pathname.replace(sizeInName, '');
  return url?.href;
}

/** The images of a text, each once, and by what stands for them in it. */
function listImages(
  images: readonly ShownImage[],
  folder: FileToken['folder'],
  record: SourceRecord,
  known: Known,
) {
  const found = new Map<string, FileToken>();
  const files: Record<string, FileToken> = {};
  let unread = 0;
  for (const image of images) {
    const url = wholeImage(image, known);
    if (url === undefined) {
      unread += 1;
      continue;
    }
    const token = found.get(url) ?? fileToken(url, folder, image.alt);
    found.set(url, token);
    files[image.standIn] = token;
  }
  if (unread > 0)
    record.notes.push(
      plural(
        unread,
        '# of its images has no address and was left out.',
        '# of its images have no address and were left out.',
      ),
    );
  record.files?.push(...found.values());
  return { tokens: [...found.values()], files };
}

/** Images that it shows and for which it has no field, each once. */
function listOthers(
  { values, files = [] }: SourceRecord,
  galleryIds: readonly string[],
  { attachments }: Known,
) {
  const used = new Set([...fileTokensIn(values)].map(({ $file }) => $file));
  const ofGalleries = galleryIds.flatMap((id) => attachments.get(id) ?? []);
  const shown = [...files, ...ofGalleries.map((url) => fileToken(url, 'news'))];
  const others = new Map(shown.map((token) => [token.$file, token]));
  return [...others.values()].filter(({ $file }) => !used.has($file));
}

const shownNames = 12;

/** Says what is lost of a text, what loses its look, and what else WordPress had. */
function noteTexts(
  { texts, meta }: Item,
  { dropped, plain, lostLinks, unwrappedLinks }: ReadText,
  { notes }: SourceRecord,
  { attachments }: Known,
  { toText }: TextTools,
) {
  if (dropped.size > 0) notes.push(`Dropped from its text: ${listCounts(dropped)}.`);
  if (plain.size > 0) notes.push(`Kept as plain text: ${listCounts(plain)}.`);
  if (lostLinks.length > 0)
    notes.push(`Kept as text without their links: ${shortened(lostLinks)}.`);
  if (unwrappedLinks.length > 0) notes.push(unwrappedNote(unwrappedLinks));
  if (toText(texts['excerpt:encoded'] ?? '') !== '') notes.push('Its excerpt was left out.');
  const fields = Object.keys(meta).filter((name) => !name.startsWith('_') && meta[name] !== '');
  if (fields.length > 0) notes.push(`Left out: its fields ${shortened(fields)}.`);
  const { _thumbnail_id: featured = '' } = meta;
  if (featured !== '' && !attachments.has(featured))
    notes.push('Its featured image is not in the export.');
}

function listCounts(counts: ReadonlyMap<string, number>) {
  return shortened([...counts].map(([tag, count]) => `${count} ${tag}`));
}

function shortened(names: readonly string[]) {
  const more = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function readCategory({ categories }: Item, record: SourceRecord) {
  const names = categories.filter(({ domain }) => domain === 'category').map(({ name }) => name);
  const known = newsCategories.find((one) =>
    names.some((name) => name.toLowerCase() === one.toLowerCase()),
  );
  if (known) return known;
  if (names.length > 0) record.notes.push(`Its category “${names[0]}” becomes “Company News”.`);
  return 'Company News';
}

function readDay({ texts }: Item, record: SourceRecord) {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(texts['wp:post_date'] ?? '') ?? [];
  if (day !== undefined && day !== '0000-00-00') return day;
  const time = Date.parse(texts['pubDate'] ?? '');
  // WordPress writes the year -1 for a draft without a date.
  if (Number.isNaN(time) || time < 0) {
    record.notes.push('It has no date.');
    return null;
  }
  return new Date(time).toISOString().slice(0, 10);
}

function readStatus(texts: Record<string, string>) {
  return (texts['wp:status'] ?? '').trim().toLowerCase();
}

const statusNotes: Record<string, string> = {
  draft: 'It is a draft there.',
  pending: 'It waits for review there, so it becomes a draft.',
  private: 'It is private there, so it becomes a draft.',
};

/** Every mark by which WordPress keeps an item from visitors. Only what is known to be public is. */
function listWhyDraft(item: Item, { language }: Known) {
  const { texts } = item;
  const status = readStatus(texts);
  const reasons: string[] = [];
  if (status === 'future')
    reasons.push(`It is scheduled there for ${texts['wp:post_date']}, so it becomes a draft.`);
  else if (status !== 'publish')
    reasons.push(
      statusNotes[status] ?? `Its status “${status}” is unknown here, so it becomes a draft.`,
    );
  if ((texts['wp:post_password'] ?? '') !== '')
    reasons.push('It was protected by a password, so it becomes a draft.');
  const own = itemLanguage(item);
  if (own && own.slug !== language)
    reasons.push(`It is in another language, ${own.name}, so it becomes a draft.`);
  return reasons;
}

function slugOf(name: string, title: string, record: SourceRecord) {
  const decoded = decodedUri(name);
  const slug = slugPattern.test(decoded)
    ? decoded
    : readableSlug(decoded || title) || `item-${record.id}`;
  if (record.noun !== 'pages' || !isOwnSlug(slug)) return slug;
  record.notes.push(`The site has a page “${slug}” of its own, so this becomes “${slug}-2”.`);
  return `${slug}-2`;
}

/** Gives each record a slug of its own. In WordPress pages below different pages may have the same. */
export function slugKeeper() {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (record: SourceRecord) => {
    const { noun, values } = record;
    const slug = String(values['slug']);
    const parent = toSlug(
      decodedUri(record.oldPaths[0] ?? '')
        .split('/')
        .filter(Boolean)
        .at(-2) ?? '',
    );
    const candidates = [slug, ...(noun === 'pages' && parent !== '' ? [`${parent}-${slug}`] : [])];
    let own = candidates.find((one) => isFree(one));
    const start = slug.slice(0, maxSlugLength - 8);
    const key = `${noun} ${start}`;
    for (let number = numbers.get(key) ?? 2; own === undefined; number += 1) {
      if (isFree(`${start}-${number}`)) own = `${start}-${number}`;
      numbers.set(key, number + 1);
    }
    taken.add(`${noun} ${own}`);
    if (own === slug) return;
    values['slug'] = own;
    record.notes.push(`Another one has the slug “${slug}”, so this becomes “${own}”.`);

    function isFree(one: string) {
      const isOurs = noun === 'pages' && isOwnSlug(one);
      return one.length <= maxSlugLength && !isOurs && !taken.has(`${noun} ${one}`);
    }
  };
}

/** The paths at which visitors found an item: its own, those with its id, its former ones, and those of its files. */
function listOldPaths({ texts, oldSlugs }: Item, { base, pagesOfParent }: Known) {
  const { link = '', 'wp:post_id': id = '', 'wp:post_type': type } = texts;
  const own = readPath(link);
  if (readStatus(texts) !== 'publish') return own;
  const former = own.flatMap((path) =>
    oldSlugs.map((slug) => path.replace(/[^/]+(?=\/?$)/, encodeURIComponent(decodedUri(slug)))),
  );
  const queries = type === 'page' ? ['page_id', 'p'] : ['p'];
  return [
    ...own,
    ...(id === '' ? [] : queries.map((name) => `${base}/?${name}=${id}`)),
    ...former,
    ...(pagesOfParent.get(id) ?? []),
  ];
}

/** The addresses of the page of an attachment. */
export function pathsOfAttachment({ texts }: Item) {
  const { link = '', 'wp:post_id': id = '' } = texts;
  return [...readPath(link), ...(id === '' ? [] : [`/?attachment_id=${id}`])];
}

function readPath(link: string) {
  const url = URL.parse(link);
  return url && url.pathname !== '/' ? [url.pathname] : [];
}

function authorName(texts: Record<string, string>, { authors }: Known) {
  const login = texts['dc:creator'] ?? '';
  if (login === '') return undefined;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(texts['wp:post_date'] ?? '') ?? [];
  return [authors.get(login) ?? login, day].filter(Boolean).join(', ');
}
