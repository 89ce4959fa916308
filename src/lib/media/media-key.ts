import { withFigures } from '../html/figures.ts';

/** The validation error of a record that refers to a removed file. */
export const missingFileMessage = 'This file has been deleted. Choose another.';

export const imageFolders = [
  'news',
  'partners',
  'logos',
  'projects',
  'plans',
  'heroes',
  'about',
  'sections',
] as const;

export type ImageFolder = (typeof imageFolders)[number];

const image = `images/(?:${imageFolders.join('|')})/[a-z0-9]{16,64}`;
/** The size of a drawing, and the width at which its letters can be read. */
const drawing = String.raw`(?:_\d{1,5}x\d{1,5}_\d{1,4})?\.svg`;
const facts = String.raw`_\d{1,5}x\d{1,5}_[0-9a-f]{6}`;
const images = String.raw`${image}(?:${drawing}|${facts}\.(?:jpg|png|webp))`;
const video = 'videos/news/[a-z0-9]{16,64}';
const videos = String.raw`${video}\.(?:mp4|webm)`;
const renditions = String.raw`${video}/(?:480|960)\.(?:mp4|webm)`;
const masters = `${images}|${videos}`;
/** What a floor plan's PDF draws, beside its picture. */
const pdfs = String.raw`images/plans/[a-z0-9]{16,64}${facts}/floor-plan\.pdf`;
const variants = String.raw`${image}${facts}/(?:\d{2,4}\.(?:avif|webp)|1200(?:-(?:[1-9]?0|100))?\.jpg|1280\.(?:jpg|png))`;
const keyPattern = new RegExp(`^(?:${masters}|${variants}|${pdfs}|${renditions})$`);
const imageUrlPattern = new RegExp(`^/media/${images}$`);
const videoUrlPattern = new RegExp(`^/media/${videos}$`);
const links = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;
/** Must follow a quote, a space or the start of the text, so URLs of other sites do not match. */
const urlsPattern = new RegExp(String.raw`(?<![^"'(\s])/media/(?:${masters})(?![\w./])`, 'g');

/**
 * True for the storage key of a master, a variant, an SVG, a film or a small film. Rejects everything else, such
 * as `..`, escapes and capitals.
 */
export function isMediaKey(key: string) {
  return keyPattern.test(key);
}

const pastFolder = 'past/';

/** The storage key of a file that was public and is no longer in the library. No URL leads to it. */
export function pastKey(key: string) {
  return `${pastFolder}${key}`;
}

/** The key that a file of {@link pastKey} had. Undefined for other keys. */
export function keyBefore(key: string) {
  return key.startsWith(pastFolder) ? key.slice(pastFolder.length) : undefined;
}

/** True for all keys that storage may hold. */
export function isStorageKey(key: string) {
  return isMediaKey(keyBefore(key) ?? key);
}

export function mediaUrl(key: string) {
  return `/media/${key}`;
}

/** The key of a served file. Undefined if no file of ours can have this URL. */
export function mediaKey(url: string) {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : '';
  return isMediaKey(key) ? key : undefined;
}

/** True for the URL of one of our pictures or drawings, not of a variant or a film. */
export function isImageUrl(url: string) {
  return imageUrlPattern.test(url);
}

/** True for the URL of one of our films. */
export function isVideoUrl(url: string) {
  return videoUrlPattern.test(url);
}

/** Like {@link mediaKey}, but throws for other URLs. */
export function storedKey(url: string) {
  const key = mediaKey(url);
  if (key === undefined) throw new Error(`${url} is not a media URL of this site`);
  return key;
}

/** The distinct URLs of our files in a text such as JSON or HTML. Excludes variants. */
export function mediaUrlsIn(text: string) {
  return [...new Set(text.match(urlsPattern))];
}

/** Replaces the URL of one of our files wherever {@link mediaUrlsIn} would find it. */
export function withOtherMedia(text: string, url: string, newUrl: string) {
  return text.replaceAll(urlsPattern, (match) => (match === url ? newUrl : match));
}

/**
 * Removes the URL of one of our files, with the links to it and its figures in a rich text. Null if nothing else was in
 * the text.
 */
export function withoutMedia(text: string, url: string) {
  if (text === url) return null;
  const others = withFigures(text, (src, _caption, figure) => (src === url ? '' : figure));
  const unlinked = others.replaceAll(links, (link, address: string, linkText: string) =>
    mediaUrlsIn(address).includes(url) ? linkText : link,
  );
  return withOtherMedia(unlinked, url, '');
}
