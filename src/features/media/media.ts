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
  /** 1 for a picture that needs no alternative text. */
  isDecorative: 0 | 1;
  /** Since when it is out of the library; the row and its file go later, as those of all unused files. */
  deletedAt: string | null;
  /** Of the bytes that were sent. */
  digest: string | null;
  createdBy: string;
  createdAt: string;
};

/** A file as the back office sees it. */
export type MediaFile = Pick<
  MediaRow,
  'url' | 'kind' | 'bytes' | 'name' | 'alt' | 'revision' | 'createdBy' | 'createdAt'
> & {
  isDecorative: boolean;
  isDeleted: boolean;
  focal: Image['focal'];
  poster: Image | null;
  smallFilms: readonly SmallFilm[];
  /** The records that show it as they stand now. */
  uses: MediaUse[];
};

/** A record that shows a file: a `partner`, by its name. */
export type MediaUse = {
  noun: string;
  recordId: string;
  name: string;
  /** Its form in the back office. */
  address: string;
  /** The fields that name the file: `images.gallery.2`. None where they name a film that it is the poster of. */
  places: string[];
};

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
  /** Left as it is when it is not given. */
  isDecorative: z.boolean().optional(),
});

export const mediaInputSchema = mediaSchema.extend({
  url: address,
  revision: z.number().int(),
});

export type MediaInput = z.output<typeof mediaInputSchema>;

export const mediaFindSchema = z.object({ urls: z.array(z.string()).max(500) });

const urls = z.array(address).min(1).max(500);

export const mediaUrlsSchema = z.object({ urls });

/** A file that stays although it was to be deleted, and the records that show it, or showed it in a version that is kept. */
export type UndeletedFile = { url: string; name: string; uses: MediaUse[]; former: MediaUse[] };

export type MediaDeletion = { deleted: string[]; kept: UndeletedFile[] };

export const mediaReplaceSchema = z.object({ url: address, by: address });

const revisionBefore = z.number().int().nullable();

/** What a replacement has changed: records with the revisions that it made, and the films whose poster it was. */
export const replacedSchema = mediaReplaceSchema.extend({
  records: z.array(
    z.object({
      noun: z.string(),
      id: z.uuid(),
      revision: z.number().int(),
      /** The revisions before, of what visitors see and of the draft. */
      before: z.object({ published: revisionBefore, draft: revisionBefore }),
    }),
  ),
  films: z.array(address),
});

export type Replaced = z.output<typeof replacedSchema>;

export const mediaErrors = {
  fetch: 'Failed to fetch media',
  save: 'Failed to save media',
  missing: missingFileWords,
  upload: { image: 'Failed to upload image', video: 'Failed to upload video' },
  replace: 'Failed to replace media',
  takeBack: 'Failed to take the replacement back',
  delete: 'Failed to delete media',
  restore: 'Failed to restore media',
  makeSmall: 'This film cannot be made smaller here.',
  remove: { image: 'Failed to remove image', video: 'Failed to remove video' },
} as const;

export const replaceErrors = {
  unfit: 'Choose another file of the same kind.',
  changed: 'One of the places was changed since. Nothing was taken back.',
} as const;

/** Logos alone may be drawings. */
export function acceptsSvg(folder: ImageFolder) {
  return folder === 'logos';
}

/** True for a picture that those who do not see it are told nothing of, by mistake. */
export function lacksText({
  kind,
  alt,
  isDecorative,
}: Pick<MediaFile, 'kind' | 'alt' | 'isDecorative'>) {
  return kind === 'image' && alt === '' && !isDecorative;
}

/** `picture`, or `film` */
export function wordFor({ kind }: Pick<MediaFile, 'kind'>) {
  return kind === 'image' ? 'picture' : 'film';
}

/** What editors know a file by. */
export function nameOfFile({ name, alt }: Pick<MediaFile, 'name' | 'alt'>) {
  return alt || name || 'Without a name';
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
