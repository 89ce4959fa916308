import { z } from 'zod';
import type { SmallFilm } from '../../lib/film.ts';
import type { Image } from '../../lib/image-url.ts';
import { fold } from '../../lib/fold.ts';
import { mediaKey, missingFileWords, type ImageFolder } from '../../lib/media-key.ts';
import { plainText } from '../../lib/plain-text.ts';
import { imageAddress } from '../../records/fields.ts';

export type { ImageFolder };

export type MediaKind = 'image' | 'video';

/** What an editor says of a file. `focal` is in parts of the whole, as in `Image`. */
export type MediaNote = {
  alt: string;
  focal: Image['focal'];
  /** What the file was called where it came from. */
  name: string;
  /** A picture that stands for a film until it plays. */
  posterUrl?: string | null | undefined;
  editor: string;
};

export type MediaRow = {
  url: string;
  kind: MediaKind;
  bytes: number;
  alt: string;
  focalX: number;
  focalY: number;
  variantsReady: 0 | 1;
  variantsLease: string | null;
  variantsTries: number;
  name: string;
  /** Folded words to find it by. */
  searchText: string;
  posterUrl: string | null;
  /** What `parseSmallFilms` reads. */
  smallFilms: string | null;
  revision: number;
  /** Since when no record and no version names it; null while one does. */
  unreferencedSince: string | null;
  createdBy: string;
  createdAt: string;
};

/** A file as the back office sees it. */
export type MediaFile = Pick<
  MediaRow,
  'url' | 'kind' | 'bytes' | 'name' | 'alt' | 'revision' | 'createdBy' | 'createdAt'
> & {
  focal: Image['focal'];
  poster: Image | null;
  smallFilms: readonly SmallFilm[];
  /** The records that show it as they stand now. */
  uses: MediaUse[];
};

/** A record that shows a file: a `partner`, by its name. */
export type MediaUse = { noun: string; recordId: string; name: string };

const longestAlt = 500;
const part = z.number().min(0).max(1);
const address = z.string().refine((url) => mediaKey(url) !== undefined);

/** What an editor writes of a file. */
const mediaSchema = z.object({
  alt: z
    .string()
    .overwrite((text) => plainText(text).replaceAll(/\s+/g, ' '))
    .trim()
    .max(longestAlt, `Use at most ${longestAlt} characters`),
  focal: z.object({ x: part, y: part }),
  /** The picture of a film; null for pictures. */
  posterUrl: imageAddress,
});

export const mediaInputSchema = mediaSchema.extend({
  url: address,
  revision: z.number().int(),
});

export type MediaInput = z.output<typeof mediaInputSchema>;

export const mediaListSchema = z.object({
  kind: z.enum(['image', 'video']),
  search: z.string().max(200),
  /** Drawings are found, too. */
  hasDrawings: z.boolean(),
  /** The last file of the part that is shown already. */
  before: z.object({ url: z.string(), createdAt: z.string() }).optional(),
});

export type MediaList = z.output<typeof mediaListSchema>;

export const mediaFindSchema = z.object({ urls: z.array(z.string()).max(500) });

export const mediaErrors = {
  fetch: 'Failed to fetch media',
  save: 'Failed to save media',
  missing: missingFileWords,
  upload: { image: 'Failed to upload image', video: 'Failed to upload video' },
  makeSmall: 'This film cannot be made smaller here.',
  remove: { image: 'Failed to remove image', video: 'Failed to remove video' },
} as const;

/** Logos alone may be drawings. */
export function acceptsSvg(folder: ImageFolder) {
  return folder === 'logos';
}

/** What `search_text` holds of a file. */
export function searchTextOf(name: string, alt: string) {
  return fold(`${name} ${alt}`);
}

/** The picture of a record whose read joined `media`: all columns are null where there is none. */
export function imageOf(
  url: string | null,
  alt: string | null,
  focalX: number | null,
  focalY: number | null,
): Image | null {
  if (url === null) return null;
  return { url, alt: alt ?? '', focal: { x: focalX ?? 0.5, y: focalY ?? 0.5 } };
}
