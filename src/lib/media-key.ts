/** What to do when a record names a file that was removed meanwhile. */
export const missingFileWords = 'This file is no longer there. Choose another.';

export const imageFolders = [
  'news',
  'partners',
  'logos',
  'projects',
  'heroes',
  'about',
  'sections',
] as const;

export type ImageFolder = (typeof imageFolders)[number];

const image = `images/(?:${imageFolders.join('|')})/[a-z0-9]{16,64}`;
const facts = String.raw`_\d{1,5}x\d{1,5}_[0-9a-f]{6}`;
const pictures = String.raw`${image}(?:\.svg|${facts}\.(?:jpg|png|webp))`;
const film = 'videos/news/[a-z0-9]{16,64}';
const films = String.raw`${film}\.(?:mp4|webm)`;
const smallFilms = String.raw`${film}/(?:480|960)\.(?:mp4|webm)`;
const masters = `${pictures}|${films}`;
const variants = String.raw`${image}${facts}/(?:\d{2,4}\.(?:avif|webp)|1200\.jpg)`;
const keyPattern = new RegExp(`^(?:${masters}|${variants}|${smallFilms})$`);
const pictureUrl = new RegExp(`^/media/${pictures}$`);
const filmUrl = new RegExp(`^/media/${films}$`);
/** As a text or a quoted part of one: an address of another site is none of ours. */
const urlsPattern = new RegExp(String.raw`(?<![^"'(\s])/media/(?:${masters})(?![\w./])`, 'g');

/**
 * True for the one shape of key under which a file may be stored: a master, a variant, an SVG, a film or a small film.
 * Everything else, such as a key with `..`, an escape or a capital, is none of ours.
 */
export function isMediaKey(key: string) {
  return keyPattern.test(key);
}

/** The address under which a stored file is served. */
export function mediaUrl(key: string) {
  return `/media/${key}`;
}

/** The key of a served file. Undefined for addresses that cannot be one of ours. */
export function mediaKey(url: string) {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : '';
  return isMediaKey(key) ? key : undefined;
}

/** True for the address of a picture or a drawing of ours, as a record may name it: no variant, no film. */
export function isImageUrl(url: string) {
  return pictureUrl.test(url);
}

/** True for the address of a film of ours. */
export function isFilmUrl(url: string) {
  return filmUrl.test(url);
}

/** {@link mediaKey} of an address that we gave ourselves. */
export function storedKey(url: string) {
  const key = mediaKey(url);
  if (key === undefined) throw new Error(`${url} is no address of ours`);
  return key;
}

/** The addresses of ours that a text such as JSON or HTML names, each once; those of variants are left out. */
export function mediaUrlsIn(text: string) {
  return [...new Set(text.match(urlsPattern))];
}

/** A text in which one file of ours stands for another, wherever {@link mediaUrlsIn} would find that. */
export function withOtherMedia(text: string, url: string, by: string) {
  return text.replaceAll(urlsPattern, (found) => (found === url ? by : found));
}
