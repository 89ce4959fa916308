import { z } from 'zod';
import { maxRevision } from '../../model/record.ts';
import type { VideoRendition } from '../../lib/media/video.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { centre, focalFrom } from '../../lib/media/focal-point.ts';
import { imageTypes, type ImageType } from '../../lib/media/image-type.ts';
import { fold } from '../../lib/text/fold.ts';
import { mediaKey, missingFileMessage, type ImageFolder } from '../../lib/media/media-key.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { imageAddress } from '../../model/fields.ts';
import type { Proposal } from '../../model/proposal.ts';

export type { ImageFolder };

export type MediaKind = 'image' | 'video';

/** The description from an editor. */
export type MediaNote = {
  alt: string;
  focal: Image['focal'];
  /** The original file name. */
  name: string;
  /** The poster of a film. */
  posterUrl?: string | null | undefined;
  imageType?: ImageType | null;
  editor: string;
};

export type MediaRow = {
  url: string;
  kind: MediaKind;
  bytes: number;
  alt: string;
  focalX: number;
  focalY: number;
  /** Null if the point is the same in wide frames. */
  wideFocalX: number | null;
  wideFocalY: number | null;
  variantsReady: 0 | 1;
  variantsLease: string | null;
  variantsTries: number;
  /** How bright a picture is (`parseLuminance`). Null until it is measured, empty if it cannot be. */
  luminance: string | null;
  name: string;
  /** Folded words for the search. */
  searchText: string;
  posterUrl: string | null;
  /** The format of `parseSmallFilms`. */
  smallFilms: string | null;
  /** The size of the PDF beside the picture of a floor plan (`planPdfUrl`). */
  pdfBytes: number | null;
  revision: number;
  /** Null for what is usual where it is shown: renderings for projects that are not complete. */
  imageType: ImageType | null;
  /** When the last record or version stopped referencing it; null while it is referenced. */
  unreferencedSince: string | null;
  /** 1 for a picture that needs no alternative text. */
  isDecorative: 0 | 1;
  /** When it was removed from the library. The row and the file are deleted later, like those of all unused files. */
  deletedAt: string | null;
  /** The hash of the uploaded bytes. */
  digest: string | null;
  createdBy: string;
  createdAt: string;
};

/** A file as the back office shows it. */
export type MediaFile = Pick<
  MediaRow,
  | 'url'
  | 'kind'
  | 'bytes'
  | 'pdfBytes'
  | 'name'
  | 'alt'
  | 'imageType'
  | 'revision'
  | 'createdBy'
  | 'createdAt'
> & {
  isDecorative: boolean;
  isDeleted: boolean;
  focal: Image['focal'];
  poster: Image | null;
  smallFilms: readonly VideoRendition[];
  /** The records whose current version shows it, as far as the member may open them. */
  uses: MediaUse[];
  /** The number of other uses. */
  hiddenUses: number;
  /** The alternative text that an assistant proposes. */
  proposal?: Proposal | undefined;
};

/** A record that shows a file: for example a `partner`, with its name. */
export type MediaUse = {
  noun: string;
  recordId: string;
  name: string;
  /** The URL of its form in the back office. */
  address: string;
  /** The fields that contain the file, such as `images.gallery.2`. Empty if they contain a film with this poster. */
  places: string[];
};

const longestAlt = 500;

const fraction = z.number().min(0).max(1);

const point = z.object({ x: fraction, y: fraction });

const fileUrl = z.string().refine((url) => mediaKey(url) !== undefined);

/** The description that an editor submits. */
const mediaSchema = z.object({
  alt: z
    .string()
    .overwrite((text) => plainText(text).replaceAll(/\s+/g, ' '))
    .trim()
    .max(longestAlt, `Use ${longestAlt} characters or fewer`),
  focal: point.extend({ wide: point.optional() }),
  /** The poster of a film; null for pictures. */
  posterUrl: imageAddress,
  /** Unchanged if omitted. */
  isDecorative: z.boolean().optional(),
  /** Unchanged if omitted. */
  imageType: z.enum(imageTypes).nullable().optional(),
});

export const mediaInputSchema = mediaSchema.extend({
  url: fileUrl,
  revision: z.number().int().min(0).max(maxRevision),
});

export type MediaInput = z.output<typeof mediaInputSchema>;

export const mediaFindSchema = z.object({ urls: z.array(z.string()).max(500) });

const urls = z.array(fileUrl).min(1).max(500);

export const mediaUrlsSchema = z.object({ urls });

/** A file that could not be deleted, with the records that show it. */
export type UndeletedFile = Pick<MediaFile, 'url' | 'name' | 'uses' | 'hiddenUses'>;

export type MediaDeletion = { deleted: string[]; kept: UndeletedFile[] };

export const mediaReplaceSchema = z.object({ url: fileUrl, by: fileUrl });

/** The number of places in which a file was replaced or removed. */
export type Replaced = { places: number };

export const mediaUseSchema = z.object({ url: fileUrl });

/** The records from which to remove a file, as seen by the member, and the films whose poster it is. */
export const mediaDetachSchema = z
  .object({
    url: fileUrl,
    records: z
      .array(
        z.object({
          recordId: z.string().max(100),
          revision: z.number().int().min(0).max(maxRevision),
        }),
      )
      .max(500),
    films: z.array(fileUrl).max(500),
  })
  .refine(({ records, films }) => records.length + films.length > 0);

export type MediaDetachment = z.output<typeof mediaDetachSchema>;

/** A record that the member may change, and from which a file can be removed unless fields require it. */
type DetachableUse = Pick<MediaUse, 'recordId' | 'name'> & {
  /** The newest revision that contains the file. */
  revision: number;
  /** True if visitors see the file. */
  isPublic: boolean;
  /** The fields that need a file. */
  required: string[];
};

/** Where a member may remove a file. */
export type DetachableUses = {
  records: DetachableUse[];
  /** The films whose poster it is. */
  films: { url: string; name: string }[];
};

/**
 * A replacement as its activity entry stores it: records with their new revisions, and the films whose poster changed.
 * `by` is null if the file was removed, `url` if a removal was undone.
 */
export type StoredReplacement = {
  url: string | null;
  by: string | null;
  records: {
    noun: string;
    id: string;
    revision: number;
    /** The previous revisions of the published version and of the draft. */
    before: { published: number | null; draft: number | null };
  }[];
  films: string[];
  /** The threads of notes that went along. */
  threads?: string[];
};

export const mediaErrors = {
  fetch: 'Failed to fetch media',
  save: 'Failed to save media',
  missing: missingFileMessage,
  upload: { image: 'Failed to upload image', video: 'Failed to upload video' },
  replace: 'Failed to replace media',
  detach: 'Failed to remove the file',
  undo: 'Failed to undo this',
  delete: 'Failed to delete media',
  restore: 'Failed to restore media',
  makeSmall: 'This video cannot be compressed in this browser.',
  dismiss: 'Failed to dismiss the proposed text',
  remove: { image: 'Failed to remove image', video: 'Failed to remove video' },
} as const;

export const replaceErrors = {
  unfit: 'Choose a different file of the same type.',
  changed: 'One of the places has been changed since',
} as const;

export const detachErrors = {
  changed:
    'Someone else changed one of these places. Check where the file is used, then try again.',
  required: 'This file is required there. Replace it instead.',
} as const;

/** Only logos and floor plans may be drawings. */
export function acceptsSvg(folder: ImageFolder) {
  return folder === 'logos' || folder === 'plans';
}

/** True for the drawing or picture of a floor plan. */
export function isPlan({ url }: Pick<MediaFile, 'url'>) {
  return url.startsWith('/media/images/plans/');
}

/** True for the logo of a company. */
export function isLogo({ url }: Pick<MediaFile, 'url'>) {
  return url.startsWith('/media/images/logos/');
}

/** True for the picture of a floor plan that was uploaded as PDF. */
export function isPlanPage({ url, name, pdfBytes }: Pick<MediaFile, 'url' | 'name' | 'pdfBytes'>) {
  return isPlan({ url }) && (pdfBytes !== null || /\.pdf$/i.test(name));
}

/** The name of a file with the ending of its content, which may be in another format than the uploaded one. */
export function downloadName(file: Pick<MediaFile, 'url' | 'name'>, url = file.url) {
  const name = file.name.replace(/\.[^.]*$/, '') || 'file';
  return `${name}${url.slice(url.lastIndexOf('.'))}`;
}

/** True for a picture that lacks an alternative text and is not marked as decorative. */
export function lacksText({
  kind,
  alt,
  isDecorative,
}: Pick<MediaFile, 'kind' | 'alt' | 'isDecorative'>) {
  return kind === 'image' && alt === '' && !isDecorative;
}

export function kindName({ kind }: Pick<MediaFile, 'kind'>) {
  return kind === 'image' ? 'image' : 'video';
}

/** The name shown to editors. */
export function nameOfFile({ name, alt }: Pick<MediaFile, 'name' | 'alt'>) {
  return alt || name || 'Untitled';
}

/** The value of the `search_text` column. */
export function mediaSearchText(name: string, alt: string) {
  return fold(`${name} ${alt}`);
}

/** The picture of a row that joined `media`. All columns are null without a picture. */
export function toImage(
  url: string | null,
  alt: string | null,
  focal: Image['focal'] = centre,
  luminance?: string | null,
): Image | null {
  if (url === null) return null;
  return { url, alt: alt ?? '', focal, ...(luminance && { luminance }) };
}

/** The poster of a film, where `media` is joined as `poster`. */
export const posterColumns = [
  'media.posterUrl',
  'poster.alt as posterAlt',
  'poster.focalX as posterX',
  'poster.focalY as posterY',
  'poster.wideFocalX as posterWideX',
  'poster.wideFocalY as posterWideY',
] as const;

type PosterRow = Pick<MediaRow, 'posterUrl'> &
  Record<'posterX' | 'posterY' | 'posterWideX' | 'posterWideY', number | null>;

export function posterFrom(row: PosterRow, alt: string | null, luminance?: string | null) {
  const { posterX: focalX, posterY: focalY, posterWideX, posterWideY } = row;
  const focal =
    focalX === null || focalY === null
      ? undefined
      : focalFrom({ focalX, focalY, wideFocalX: posterWideX, wideFocalY: posterWideY });
  return toImage(row.posterUrl, alt, focal, luminance);
}
