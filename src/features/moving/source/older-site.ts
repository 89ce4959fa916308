import { decodedUri } from '../../../lib/web/decoded-uri.ts';
import { mediaInText } from '../../../lib/html/figures.ts';
import { proposedSlug } from '../../../lib/slugs/proposed-slug.ts';
import { imageFolders, type ImageFolder } from '../../../lib/media/media-key.ts';
import { videoId } from '../../../lib/media/video-url.ts';
import { afterColon } from '../../../lib/text/capitalised.ts';
import { readNumber } from '../../../lib/text/numbers.ts';
import { toSlug, slugPattern } from '../../../lib/text/slug.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { readDay } from '../../../lib/time/read-day.ts';
import { unwrapLink, unwrapLinksIn } from '../../../lib/web/unwrapped-link.ts';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { paths } from '../../../site/paths.ts';
import { nouns } from '../../nouns.ts';
import { isFixedSlug } from '../../page-content/free-page.ts';
import { translatedNouns } from '../../translations/translation.ts';
import { findLanguages } from './sheet-languages.ts';
import type { FileToken, MovedNoun, RecordToken, SourceRecord, TextToken } from '../moving.ts';

export type SourceRow = Record<string, unknown>;

/** Columns of the older system that mean nothing here. */
const unusedColumns = new Set(['id', 'created_at', 'updated_at', 'display_order']);

/** Reads a row of the older system. `place` is such as `projects.json, row 12`. */
export function readOlderRow(noun: MovedNoun, row: SourceRow, place: string): SourceRecord {
  const record: SourceRecord = {
    noun,
    id: '',
    name: '',
    place,
    values: {},
    isDraft: textIn(row['visibility']) === 'draft',
    faults: [],
    notes: [],
    oldPaths: [],
  };
  const values = (readers[noun] ?? readOwn)(row, record);
  const own = Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !unusedColumns.has(column) && column !== 'visibility')
      .filter(([column]) => column !== 'draft')
      .map(([column, value]) => [camelCase(column), value === '' ? null : value]),
  );
  const targets = new Set<string>();
  record.values = unwrapLinks({ ...own, ...values }, (target) => targets.add(target));
  if (targets.size > 0) record.notes.push(unwrappedNote([...targets]));
  record.name ||= place;
  record.id = textIn(row['id']) || record.id || record.name;
  const draft = jsonValue(row['draft']);
  if (typeof draft === 'object' && draft !== null)
    record.draft = readOlderRow(noun, { ...draft, id: record.id }, place).values;
  return record;
}

/** All texts of a value without redirects of other services. */
function unwrapLinks<Value>(value: Value, onUnwrapped: (target: string) => void): Value {
  if (typeof value === 'string') {
    const text = unwrapLinksIn(value, onUnwrapped);
    const target = unwrapLink(text);
    if (target !== text) onUnwrapped(target);
    return target as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => unwrapLinks(part, onUnwrapped)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, unwrapLinks(part as unknown, onUnwrapped)]),
  ) as Value;
}

const shownTargets = 10;

export function unwrappedNote(targets: readonly string[]) {
  const more = targets.length - shownTargets;
  const shown = [...targets.slice(0, shownTargets), ...(more > 0 ? [`${more} more`] : [])];
  return `Links through another service lead straight to their targets: ${shown.join(', ')}.`;
}

type Reader = (row: SourceRow, record: SourceRecord) => Record<string, unknown>;

/** How rows are read in which the older system differs. */
const readers: Partial<Record<MovedNoun, Reader>> = {
  developers: readDeveloper,
  partners: readPartner,
  projects: readProject,
  news: readNews,
  testimonials: readTestimonial,
  pages: readPage,
  hosts: readHost,
  campaigns: readCampaign,
};

/** A noun that only this site has, as it was exported. */
function readOwn(row: SourceRow, record: SourceRecord) {
  const { noun, pageAddress } = nouns[record.noun as MovedNoun];
  record.name = textIn(row[snakeCase(noun.nameIn)]);
  return {
    ...(noun.hasPages && { slug: readSlug(row, record, pageAddress) }),
    ...('image_url' in row && { imageUrl: imageToken(row['image_url'], 'sections') }),
  };
}

function readDeveloper(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['name']);
  return {
    name: record.name,
    description: textIn(row['description']),
    logoUrl: imageToken(row['logo_url'], 'logos'),
    website: webAddress(row['website']),
  };
}

const profiles = ['linkedin', 'facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] as const;

function readPartner(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['name']);
  const slug = readSlug(row, record, paths.partner);
  return {
    ...Object.fromEntries(profiles.map((name) => [name, webAddress(row[name])])),
    slug,
    name: record.name,
    title: textIn(row['title']),
    bio: textIn(row['bio']),
    imageUrl: imageToken(row['image_url'], 'partners'),
    logoUrl: imageToken(row['logo_url'], 'logos'),
    ...readCard(row),
    ...('city' in row && { city: textIn(row['city']).toUpperCase() || null }),
    ...('languages' in row && { languages: readLanguages(row['languages'], record) }),
    office: textIn(row['office']),
    mobile: textIn(row['mobile']),
    email: textIn(row['email']),
    website: webAddress(row['website']) ?? '',
  };
}

/** The tags of languages by their tags or names. */
function readLanguages(value: unknown, record: SourceRecord) {
  const { tags, unknown } = findLanguages(textIn(value));
  if (unknown.length > 0)
    record.notes.push(`Languages: ${unknown.map((name) => `“${name}”`).join(', ')} left out.`);
  return tags.join(' ') || null;
}

function readProject(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['title']);
  const slug = readSlug(row, record, paths.project);
  const images = objectIn(row['images']);
  const location = objectIn(row['location']);
  const heroType = textIn(row['hero_type']) === 'video' ? 'video' : 'image';
  const place = objectIn(location['coordinates'] ?? location);
  const plans = objectIn(objectIn(row['residences'])['plans']);
  const written = objectIn(row['specifications']);
  const specifications: SourceRow = {
    ...written,
    ...('units' in written && { units: withoutCounter(written['units']) }),
    ...('levels' in written && { levels: withoutCounter(written['levels']) }),
  };
  for (const [label, value] of [
    ['Units', specifications['units']],
    ['Levels', specifications['levels']],
    ['Latitude', place['lat']],
    ['Longitude', place['lng']],
  ] as const)
    refuseAmbiguous(label, value, record);
  return {
    slug,
    title: record.name,
    description: textIn(row['description']),
    status: statusFrom(row['status']),
    city: textIn(row['city']).toUpperCase(),
    heroType,
    heroUrl:
      heroType === 'video' ? videoToken(row['hero_url']) : imageToken(row['hero_url'], 'heroes'),
    heroYoutubeUrl: textIn(row['hero_youtube_url']) || null,
    developerId: recordToken('developers', row['developer_id']),
    partnerId: recordToken('partners', row['partner_id']),
    logoUrl: imageToken(row['logo_url'], 'logos'),
    ...readCard(row),
    features: listIn(row['features']),
    specifications,
    images: {
      main: imageToken(images['main'], 'projects'),
      gallery: listIn(images['gallery']).flatMap((url) => imageToken(url, 'projects') ?? []),
    },
    location: {
      address: textIn(location['address']) || null,
      coordinates: { lat: degrees(place['lat']), lng: degrees(place['lng']) },
    },
    ...(row['residences'] !== undefined && {
      residences: {
        ...objectIn(row['residences']),
        plans: Object.fromEntries(
          Object.entries(plans).map(([key, plan]) => [
            key,
            { ...objectIn(plan), picture: imageToken(objectIn(plan)['picture'], 'plans') },
          ]),
        ),
      },
    }),
    ...(row['timeline'] !== undefined && { timeline: jsonValue(row['timeline']) }),
    ...(row['legal'] !== undefined && { legal: jsonValue(row['legal']) }),
  };
}

/** A number, also with a decimal comma. Anything else is judged as it is. */
function degrees(value: unknown) {
  const result = readNumber(value, { isFraction: true });
  return 'value' in result ? result.value : (value ?? null);
}

/** What is counted: `戸` of `120戸`, `storeys` of `14 storeys`, `階建` of `地上14階地下1階建`. */
const counter =
  /^(?:地上|共)? ?(\d[\d.,' ]*) ?(?:戸|戶|户|室|세대|units?|homes?|residences?|logements?|unités?|unidades?|viviendas?|wohnungen|(?:wohn)?einheiten|[階阶层層樓楼층](?:地下\d+[階阶层層])?(?:建て?)?|floors?|stor(?:e?y|(?:ey|ie)s)|levels?|étages?|niveaux|pisos?|plantas?|andares|(?:voll)?geschosse|etagen)$/i;

function withoutCounter(value: unknown) {
  const text = textIn(value).normalize('NFKC');
  return text.length > 100 ? value : (counter.exec(text)?.[1]?.trim() ?? value);
}

/** A number with two readings is asked about, not guessed. */
function refuseAmbiguous(label: string, value: unknown, record: SourceRecord) {
  const isFraction = label === 'Latitude' || label === 'Longitude';
  const result = readNumber(value, { isFraction });
  if ('error' in result && textIn(value) !== '')
    record.faults.push(`${label}: ${afterColon(result.error)}`);
}

function statusFrom(value: unknown) {
  const status = textIn(value);
  if (status === '') return 'upcoming';
  return slugPattern.test(status) ? status : toSlug(status);
}

function readNews(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['title']);
  const slug = readSlug(row, record);
  const videoUrl = textIn(row['video_url']);
  const isShared = videoId(videoUrl) !== undefined;
  return {
    slug,
    title: record.name,
    content: withTextFiles(textIn(row['content']), 'news'),
    category: textIn(row['category']),
    projectId: recordToken('projects', row['project_id']),
    publishedAt: readDate(row['published_at'], 'Publish date', record),
    imageUrl: imageToken(row['image_url'], 'news'),
    // `other` of the public side and `upload` of the admin side both mean a file.
    videoUrl: videoUrl === '' ? null : isShared ? videoUrl : videoToken(videoUrl),
    videoType: videoUrl === '' ? null : isShared ? 'youtube' : 'upload',
  };
}

function readTestimonial(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['author']);
  record.id = `${record.name} ${textIn(row['content']).slice(0, 60)}`;
  return {
    type: textIn(row['type']) || 'client',
    content: textIn(row['content']),
    author: record.name,
    company: textIn(row['company']) || null,
    companyLogo: imageToken(row['company_logo'], 'logos'),
    location: textIn(row['location']),
    projectId: recordToken('projects', row['project_id']),
  };
}

function readHost(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['name']);
  return {
    partnerId: recordToken('partners', row['partner_id']),
    projectIds: listIn(row['project_ids']).map((id) => recordToken('projects', id)),
    openHouses: listIn(row['open_houses'])
      .map(objectIn)
      .map((house) => ({ ...house, projectId: recordToken('projects', house['projectId']) })),
  };
}

function readCampaign(row: SourceRow, record: SourceRecord) {
  record.name = textIn(row['name']);
  return {
    projectId: recordToken('projects', row['project_id']),
    matching: recordToken('projects', row['matching']),
    priorityOf: listIn(row['priority_of']).map((id) => recordToken('projects', id)),
  };
}

function readPage(row: SourceRow, record: SourceRecord) {
  const slug = textIn(row['slug']);
  const content = objectIn(row['content']);
  record.name = textIn(row['title']) || slug;
  record.id = slug;
  const heroType = textIn(row['hero_type']) === 'video' ? 'video' : 'image';
  return {
    slug: isFixedSlug(slug) ? slug : readSlug({ slug }, record, paths.page),
    title: textIn(row['title']),
    heroType,
    heroUrl:
      heroType === 'video'
        ? readVideoAddress(row['hero_url'])
        : imageToken(row['hero_url'], 'heroes'),
    heroYoutubeUrl: textIn(row['hero_youtube_url']) || null,
    ...readCard(row),
    content: slug === 'settings' ? settingsFrom(content) : contentFrom(content),
  };
}

/** A page may also show a video of another server. */
function readVideoAddress(value: unknown) {
  const address = textIn(value);
  if (address === '') return null;
  return bucketPath(address)?.startsWith('videos/') ? videoToken(address) : address;
}

function contentFrom(content: SourceRow) {
  const hero = objectIn(content['hero']);
  const images = objectIn(hero['images']);
  const sections = (Array.isArray(content['sections']) ? content['sections'] : []) as unknown[];
  const projects = objectIn(content['projects']);
  const featured = Array.isArray(projects['featured']) ? projects['featured'] : [];
  return {
    ...(content['words'] !== undefined && { words: tokensForFiles(content['words'], 'sections') }),
    ...(content['projects'] !== undefined && {
      projects: {
        heroId: recordToken('projects', projects['hero_id']),
        featured: featured.flatMap((id) => {
          const token = recordToken('projects', id);
          return token ? [{ projectId: token }] : [];
        }),
      },
    }),
    hero: {
      title: textIn(hero['title']),
      subheading: textIn(hero['subheading']),
      subtitle: textIn(hero['subtitle']),
      images: {
        topSquare: imageToken(images['top_square'], 'about'),
        bottomSquare: imageToken(images['bottom_square'], 'about'),
        rightSkyscraper: imageToken(images['right_skyscraper'], 'about'),
      },
    },
    sections: sections.map(objectIn).map((section) => ({
      title: textIn(section['title']),
      subheading: textIn(section['subheading']),
      content: withTextFiles(textIn(section['content']), 'sections'),
      imageUrl: imageToken(section['image_url'], 'sections'),
      imageAlignment: textIn(section['image_alignment']) || null,
      medallionLogoUrl: imageToken(section['medallion_logo_url'], 'logos'),
    })),
  };
}

function settingsFrom(content: SourceRow) {
  const navigation = objectIn(content['navigation']);
  const logos = objectIn(content['footer_logos']);
  return {
    navigation: {
      logoType: textIn(navigation['logo_type']) === 'image' ? 'image' : 'text',
      logoText: textIn(navigation['logo_text']),
      logoUrl: imageToken(navigation['logo_url'], 'logos'),
    },
    footerLogos: { logo3Url: imageToken(logos['logo3_url'], 'logos') },
  };
}

/** Texts of a page of this site name files of the buckets. */
export function tokensForFiles(value: unknown, folder: ImageFolder): unknown {
  if (typeof value === 'string' && /^images\/[\w-]+\/[\w.-]+$/.test(value))
    return imageToken(value, folder);
  if (typeof value === 'string' && /^videos\/[\w-]+\/[\w.-]+$/.test(value))
    return videoToken(value);
  if (Array.isArray(value)) return value.map((part: unknown) => tokensForFiles(part, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, tokensForFiles(part, folder)]),
  );
}

/** A row of an export of this site: the texts of a record in a language. */
export function readTranslationRow(row: SourceRow, language: string, place: string): SourceRecord {
  const noun = textIn(row['noun']);
  const recordId = textIn(row['record']);
  const values = {
    noun,
    recordId: translatedToken(noun, recordId),
    language,
    fields: textsIn(row['texts']),
  };
  const draft = jsonValue(row['draft']);
  return {
    noun: 'translations',
    id: `${language} ${noun} ${recordId}`.slice(0, 400),
    name: `${language}, ${noun} ${recordId}`,
    place,
    values,
    ...(typeof draft === 'object' &&
      draft !== null && { draft: { fields: textsIn((draft as SourceRow)['texts']) } }),
    isDraft: textIn(row['visibility']) === 'draft',
    faults: translatedNouns.some((one) => one === noun)
      ? []
      : ['It belongs to no record of this site.'],
    notes: [],
    oldPaths: [],
  };
}

/** What is translated. A section of the settings has the same id everywhere. */
function translatedToken(noun: string, id: string) {
  if (noun === 'settings') return id;
  return noun === 'media' ? imageToken(id, 'sections') : { $record: noun as MovedNoun, id };
}

/** The texts of a translation as a list; an alternative text names its file. */
function textsIn(value: unknown) {
  const rows = (Array.isArray(value) ? value : []) as unknown[];
  return rows.map(objectIn).map(({ path, alt, source, text }) => ({
    ...(alt === undefined ? { path: plainTextIn(path) } : { alt: imageToken(alt, 'sections') }),
    source: withTextFiles(plainTextIn(source), 'sections'),
    text: withTextFiles(plainTextIn(text), 'sections'),
  }));
}

/** Texts of translations are compared with their sources, so their spaces stay. */
function plainTextIn(value: unknown) {
  return typeof value === 'string' ? value : '';
}

/** The picture for social cards, which only this site has. */
function readCard(row: SourceRow) {
  const cardUrl = imageToken(row['card_url'], 'heroes');
  return cardUrl ? { cardUrl } : {};
}

/** The slug of a row, or the one made of its name. Its old page leads to the new one. */
function readSlug(
  row: SourceRow,
  record: SourceRecord,
  pageAddress?: (slug: string) => string | undefined,
) {
  const old = textIn(row['slug']);
  const slug = slugPattern.test(old)
    ? old
    : proposedSlug(
        old || record.name,
        record.noun === 'translations' ? '' : nouns[record.noun].noun.short,
      );
  record.id ||= old || slug;
  if (old !== '' && old !== slug) record.notes.push(`The slug “${old}” becomes “${slug}”.`);
  if (old !== '' && pageAddress) record.oldPaths.push(oldPath(pageAddress, old));
  return slug;
}

function oldPath(pageAddress: (slug: string) => string | undefined, slug: string) {
  const base = pageAddress('x') ?? '/x';
  return base.slice(0, -1) + encodeURIComponent(slug);
}

/** A day. The time of a time stamp is left out. One with two readings is refused. */
export function readDate(
  value: unknown,
  label: string,
  record: Pick<SourceRecord, 'notes' | 'faults'>,
) {
  const text = textIn(value);
  const [stamp] = /^\d{4}-\d\d-\d\d(?=[T ]\d)/.exec(text) ?? [text];
  const serial = dayOfSerial(stamp);
  if (serial !== undefined) {
    record.notes.push(`${label}: ${text} is read as ${serial}, as Excel counts days.`);
    return serial;
  }
  const result = readDay(stamp);
  if ('value' in result) return result.value;
  record.faults.push(`${label}: ${afterColon(result.error)}`);
  return null;
}

/** Days from 1954 to 2099. */
const serials = { first: 20_000, last: 73_050 };

/** `2025-01-21` for `45678`, as Excel stores days; undefined for anything else. */
function dayOfSerial(text: string) {
  const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (days < serials.first || days > serials.last) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + days * dayMs).toISOString().slice(0, 10);
}

function recordToken(noun: MovedNoun, id: unknown): RecordToken | null {
  const text = textIn(id);
  return text === '' ? null : { $record: noun, id: text };
}

/** A rich text, which may show files of the buckets. */
function withTextFiles(html: string, folder: ImageFolder): string | TextToken {
  const files = mediaInText(html).flatMap((src) => {
    const token = src.startsWith('videos/') ? videoToken(src) : imageToken(src, folder);
    return token && /^(?:images|videos)\//.test(src) ? [[src, token] as const] : [];
  });
  return files.length === 0 ? html : { $text: html, files: Object.fromEntries(files) };
}

export function imageToken(value: unknown, folder: ImageFolder): FileToken | null {
  const address = textIn(value);
  if (address === '') return null;
  const key = bucketPath(address) ?? address;
  const [, named = ''] = /^images\/([^/]+)\//.exec(key) ?? [];
  const known = imageFolders.find((one) => one === named) ?? folder;
  return { $file: key, as: 'image', folder: known, address };
}

export function videoToken(value: unknown): FileToken | null {
  const address = textIn(value);
  if (address === '') return null;
  return { $file: bucketPath(address) ?? address, as: 'video', folder: 'news', address };
}

/** `images/news/a.jpg` for its public URL in a bucket of the older system, and for that path itself. */
function bucketPath(address: string) {
  const pathname = URL.canParse(address) ? new URL(address).pathname : address.split(/[?#]/)[0];
  const stored = /\/storage\/v1\/(?:object|render\/image)\/(?:public|sign|authenticated)\/(.+)$/;
  const key = stored.exec(pathname ?? '')?.[1] ?? (pathname === address ? address : undefined);
  const [found] = /^(?:images|videos)\/.+/.exec((key ?? '').replace(/^\/+/, '')) ?? [];
  return found === undefined ? undefined : decodedUri(found);
}

/** An address that lacks only its scheme gets one. */
function webAddress(value: unknown) {
  const address = textIn(value);
  if (address === '') return null;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}

export function textIn(value: unknown) {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

export function objectIn(value: unknown): SourceRow {
  const parsed = typeof value === 'string' ? jsonValue(value) : value;
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as SourceRow)
    : {};
}

/** A list, also as JSON text or as PostgreSQL writes it: `{Gym,"Roof terrace"}`. */
function listIn(value: unknown): unknown[] {
  const parsed = typeof value === 'string' ? (jsonValue(value) ?? arrayLiteral(value)) : value;
  return Array.isArray(parsed) ? parsed : [];
}

function arrayLiteral(text: string) {
  const [, inner] = /^\{(.*)\}$/s.exec(text.trim()) ?? [];
  if (inner === undefined) return undefined;
  // A quotation that is not closed ends with the text: no part of it is read twice.
  return [...inner.matchAll(/"((?:[^"\\]|\\.?)*)(?:"|$)|([^,"]+)/gs)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare.trim(),
  );
}

function camelCase(column: string) {
  return column.replaceAll(/_+([a-z\d])/g, (_all, initial: string) => initial.toUpperCase());
}

export function snakeCase(field: string) {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
