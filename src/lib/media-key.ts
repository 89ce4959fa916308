const imageFolders = [
  'news',
  'partners',
  'logos',
  'projects',
  'heroes',
  'about',
  'sections',
] as const;

export type ImageFolder = (typeof imageFolders)[number];

const name = '[a-z0-9]{16,64}';
const facts = String.raw`_\d{1,5}x\d{1,5}_[0-9a-f]{6}`;
const keys = [
  String.raw`images/(?:${imageFolders.join('|')})/${name}(?:\.svg|${facts}(?:\.(?:jpg|png|webp)|/\d{2,4}\.(?:avif|webp)))`,
  String.raw`videos/news/${name}\.(?:mp4|webm)`,
];
const keyPattern = new RegExp(`^(?:${keys.join('|')})$`);

/**
 * True for the one shape of key under which a file may be stored: a master, a variant, an SVG or a film.
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
