import type { Image } from '../../lib/image-url.ts';
import type { ImageFolder } from '../../lib/media-key.ts';

export type { ImageFolder };

/** What an editor says of a file. `focal` is in parts of the whole, as in `Image`. */
export type MediaNote = { alt: string; focal: Image['focal']; editor: string };

export type MediaRow = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  alt: string;
  focalX: number;
  focalY: number;
  variantsReady: 0 | 1;
  variantsLease: string | null;
  variantsTries: number;
  /** What the file was called where it came from. */
  name: string;
  /** Folded words to find it by. */
  searchText: string;
  /** A picture that stands for a film until it plays. */
  posterUrl: string | null;
  revision: number;
  /** Since when no record and no version names it; null while one does. */
  unreferencedSince: string | null;
  createdBy: string;
  createdAt: string;
};

/** Logos alone may be drawings. */
export function acceptsSvg(folder: ImageFolder) {
  return folder === 'logos';
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
