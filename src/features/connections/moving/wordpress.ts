import { videoAddress, videoId } from '../../../lib/media/video-url.ts';
import { slugPattern, toSlug } from '../../../lib/text/slug.ts';
import { newsCategories } from '../../news/news.ts';
import { isOwnSlug } from '../../page-content/free-page.ts';
import { paths } from '../../../site/paths.ts';
import type { FileToken, SourceRecord, SourceRedirect } from './moving.ts';

/** How a text of WordPress becomes one of this site. Given by the server, which has the sanitiser. */
export type TextTools = { clean: (html: string) => string; toText: (html: string) => string };

/** An item of an export, by the names of its elements. */
export type Item = {
  texts: Record<string, string>;
  meta: Record<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  /** Slugs that it had before. */
  oldSlugs: string[];
};

/** A category, a tag, or another group. */
export type Term = { taxonomy: string; id: string; slug: string; parent: string };

export type Known = {
  authors: ReadonlyMap<string, string>;
  /** The URLs of attachments by their ids. */
  attachments: ReadonlyMap<string, string>;
  /** The addresses of the pages of attachments, by the id of what they belong to. */
  pagesOfParent: ReadonlyMap<string, readonly string[]>;
  /** The path at which WordPress was installed, such as `/blog`. */
  base: string;
};

/** Parts of WordPress that are no content. */
const ignoredStatuses = new Set(['trash', 'auto-draft', 'inherit']);

/** A post becomes a news item and a page becomes a page. Undefined for anything else. */
export function readWordPressItem(
  item: Item,
  place: string,
  known: Known,
  tools: TextTools,
): SourceRecord | undefined {
  const { texts } = item;
  const type = texts['wp:post_type'];
  const status = texts['wp:status'] ?? '';
  if ((type !== 'post' && type !== 'page') || ignoredStatuses.has(status)) return undefined;
  const title = tools.toText(texts['title'] ?? '') || 'Untitled';
  const record: SourceRecord = {
    noun: type === 'post' ? 'news' : 'pages',
    id: texts['wp:post_id'] ?? texts['link'] ?? title,
    name: title,
    place,
    values: {},
    isDraft: status !== 'publish',
    faults: [],
    notes: [],
    oldPaths: listOldPaths(item, known),
    author: authorName(texts, known),
  };
  const html = withoutShortcodes(texts['content:encoded'] ?? '', record);
  noteDropped(html, record);
  const slug = slugOf(texts['wp:post_name'] ?? '', title, record);
  record.values =
    type === 'post'
      ? newsValues(item, { html, slug, title }, record, known, tools)
      : pageValues(item, { html, slug, title }, known, tools);
  return record;
}

type Read = { html: string; slug: string; title: string };

function newsValues(
  item: Item,
  { html, slug, title }: Read,
  record: SourceRecord,
  known: Known,
  { clean, toText }: TextTools,
) {
  const image = featuredImage(item, known) ?? firstImage(html);
  const video = image ? undefined : sharedVideo(html);
  return {
    slug,
    title,
    content: toText(clean(withParagraphs(html))) || title,
    category: readCategory(item, record),
    publishedAt: readDay(item, record),
    imageUrl: image ? fileToken(image, 'news') : null,
    videoUrl: video ?? null,
    videoType: video === undefined ? null : 'youtube',
  };
}

function pageValues(
  item: Item,
  { html, slug, title }: Read,
  known: Known,
  { clean, toText }: TextTools,
) {
  const hero = featuredImage(item, known);
  const [intro = '', ...parts] = withParagraphs(html).split(/(?=<h2[\s>])/i);
  const chunks = intro.trim() === '' ? parts : [intro, ...parts];
  return {
    slug,
    title,
    placement: 'none',
    heroType: 'image',
    heroUrl: hero ? fileToken(hero, 'heroes') : null,
    heroYoutubeUrl: hero ? null : (sharedVideo(html) ?? null),
    content: {
      hero: { title, subheading: '', subtitle: '', images: null },
      sections: chunks.map((chunk) => {
        const [heading = ''] = /^<h2[\s>][\s\S]*?<\/h2\s*>/i.exec(chunk) ?? [];
        const image = firstImage(chunk);
        return {
          title: toText(clean(heading)),
          subheading: '',
          content: clean(chunk.slice(heading.length)).trim(),
          imageUrl: image ? fileToken(image, 'sections') : null,
          imageAlignment: null,
          medallionLogoUrl: null,
        };
      }),
    },
  };
}

/** The attachment of an item; undefined if it is none, or neither a picture nor a video. */
export function readAttachment({ texts, meta }: Item) {
  const url = texts['wp:attachment_url'] ?? '';
  if (texts['wp:post_type'] !== 'attachment' || url === '') return undefined;
  const isVideo = /\.(?:mp4|webm|m4v)$/i.test(url);
  const isImage = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|svg)$/i.test(url);
  const token = isVideo || isImage ? fileToken(url, isSvg(url) ? 'logos' : 'news') : undefined;
  const { 'wp:post_id': id = '', 'wp:post_parent': parent = '' } = texts;
  return { id, url, token, alt: meta['_wp_attachment_image_alt'] ?? '', parent };
}

function fileToken(url: string, folder: FileToken['folder']): FileToken {
  const as = /\.(?:mp4|webm|m4v)$/i.test(url) ? 'video' : 'image';
  return { $file: url, as, folder: as === 'video' ? 'news' : folder };
}

function isSvg(url: string) {
  return /\.svg$/i.test(url);
}

function featuredImage({ meta }: Item, { attachments }: Known) {
  return attachments.get(meta['_thumbnail_id'] ?? '');
}

/** The first picture of a text, in full size. */
function firstImage(html: string) {
  const [, address] = /<img\b[^>]*?\ssrc=["']([^"']+)["']/i.exec(html) ?? [];
  if (address === undefined || !/^https?:\/\//i.test(address)) return undefined;
  return address.replaceAll('&amp;', '&').replace(/-\d+x\d+(?=\.\w+$)/, '');
}

function sharedVideo(html: string) {
  const [address] = /https?:\/\/[^\s"'<>[\]]*youtu[^\s"'<>[\]]*/i.exec(html) ?? [];
  return address !== undefined && videoId(address) !== undefined
    ? videoAddress(address)
    : undefined;
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
  if (Number.isNaN(time)) {
    record.faults.push('It has no date.');
    return null;
  }
  return new Date(time).toISOString().slice(0, 10);
}

function slugOf(name: string, title: string, record: SourceRecord) {
  const decoded = decode(name);
  const slug = slugPattern.test(decoded)
    ? decoded
    : toSlug(decoded || title) || `item-${record.id}`;
  if (record.noun !== 'pages' || !isOwnSlug(slug)) return slug;
  record.notes.push(`The site has a page “${slug}” of its own, so this becomes “${slug}-2”.`);
  return `${slug}-2`;
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The paths at which visitors found an item: its own, those with its id, its former ones, and those of its files. */
function listOldPaths({ texts, oldSlugs }: Item, { base, pagesOfParent }: Known) {
  const { link = '', 'wp:post_id': id = '', 'wp:status': status, 'wp:post_type': type } = texts;
  const own = readPath(link);
  if (status !== 'publish') return own;
  const former = own.flatMap((path) =>
    oldSlugs.map((slug) => path.replace(/[^/]+(?=\/?$)/, encodeURIComponent(decode(slug)))),
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

/** Removes what the editor of WordPress writes between the blocks, and codes in brackets. */
function withoutShortcodes(html: string, record: SourceRecord) {
  const codes = new Set<string>();
  const text = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\[\/?([a-z][\w-]{2,30})(?:\s[^\]<>]*)?\]/gi, (_code, name: string) => {
      codes.add(name.toLowerCase());
      return '';
    });
  if (codes.size > 0) record.notes.push(`Left out of its text: ${[...codes].join(', ')}.`);
  return text;
}

const allowed = /^(?:p|br|strong|b|em|i|ul|ol|li|h1|h2|h3|a|img|span|div|figure|figcaption)$/;

/** Says which elements the sanitiser will drop with what they show. */
function noteDropped(html: string, record: SourceRecord) {
  const counts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z\d]*)[\s/>]/gi)) {
    const tag = name.toLowerCase();
    if (!allowed.test(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const images = html.match(/<img\b/gi)?.length ?? 0;
  const parts = [...counts].map(([tag, count]) => `${count} ${tag}`);
  if (parts.length > 0) record.notes.push(`Dropped from its text: ${parts.join(', ')}.`);
  if (images > 1) record.notes.push(`${images - 1} more of its images are in Media only.`);
}

/** Blank lines divide the paragraphs of the classic editor. */
function withParagraphs(html: string) {
  if (/<p[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      /^<(?:h[1-6]|ul|ol|div|figure|table|blockquote)[\s>]/i.test(part)
        ? part
        : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}

/** What the lists of WordPress are named by. */
type Lists = {
  authors: ReadonlyMap<string, string>;
  authorIds: ReadonlyMap<string, string>;
  terms: readonly Term[];
  months: ReadonlySet<string>;
} & Pick<Known, 'pagesOfParent' | 'base'>;

/** Groups that have no page. */
const unseen = new Set(['', 'nav_menu', 'post_format', 'link_category', 'wp_theme']);
const feeds = ['rss2', 'rss', 'rdf', 'atom'];

/** The lists of WordPress and the pages of attachments that belong to nothing, which lead to the news. */
export function listRedirects(lists: Lists): SourceRedirect[] {
  const { authors, authorIds, terms, months, pagesOfParent, base } = lists;
  const years = new Set([...months].map((month) => month.slice(0, 4)));
  const parents = new Map(terms.map((one) => [termKey(one), one.parent]));
  const found = [
    ...terms
      .filter(({ taxonomy }) => !unseen.has(taxonomy))
      .flatMap((one) => pathsOfTerm(one, parents)),
    ...[...authors.keys()].flatMap((login) => [
      `/author/${login}`,
      `/author/${toSlug(login)}`,
      `/?author_name=${encodeURIComponent(login)}`,
      ...(authorIds.get(login) ? [`/?author=${authorIds.get(login)}`] : []),
    ]),
    ...[...years].flatMap((year) => [`/${year}`, `/?m=${year}`]),
    ...[...months].map((month) => `/?m=${month}`),
    '/blog',
    '/page',
  ].map((path) => base + path);
  const orphans = ['', '0'].flatMap((parent) => pagesOfParent.get(parent) ?? []);
  const ofFeeds = ['/feed', '/comments/feed', ...feeds.map((name) => `/?feed=${name}`)];
  return [
    ...[...found, ...orphans].map((from) => ({ from, to: paths.news, place: 'Lists' })),
    ...ofFeeds.map((path) => ({ from: base + path, to: paths.newsFeed, place: 'Lists' })),
  ];
}

const queriesOfTerms: Record<string, { list: string; slug: string; id: string }> = {
  category: { list: 'category', slug: 'category_name', id: 'cat' },
  post_tag: { list: 'tag', slug: 'tag', id: 'tag_id' },
};

function termKey({ taxonomy, slug }: Pick<Term, 'taxonomy' | 'slug'>) {
  return `${taxonomy} ${slug}`;
}

function pathsOfTerm({ taxonomy, id, slug, parent }: Term, parents: ReadonlyMap<string, string>) {
  const names = queriesOfTerms[taxonomy] ?? { list: taxonomy, slug: taxonomy, id: '' };
  const above = [slug];
  for (let next = parent; next !== '' && !above.includes(next) && above.length < maxLevels;) {
    above.unshift(next);
    next = parents.get(termKey({ taxonomy, slug: next })) ?? '';
  }
  return [
    `/${names.list}/${above.join('/')}`,
    ...(above.length > 1 ? [`/${names.list}/${slug}`] : []),
    `/?${names.slug}=${slug}`,
    ...(names.id === '' || id === '' ? [] : [`/?${names.id}=${id}`]),
  ];
}

const maxLevels = 6;
