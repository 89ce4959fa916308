import type { MediaKind } from './media.ts';

const megabyte = 1024 * 1024;

export const maxImageBytes = 5 * megabyte;
export const maxVideoBytes = 100 * megabyte;

export const uploadHints = {
  image: 'PNG, JPG or GIF, up to 5MB',
  logo: 'PNG, JPG, GIF or SVG, up to 5MB',
  video: 'MP4 or WebM, up to 100MB',
  /** For developers and partners. */
  logoSize: 'Recommended size: 200x200px',
  testimonialLogoSize: 'Recommended size: 200x50px',
} as const;

/** Why a file is refused, as shown beside its field. */
export const uploadErrors = {
  notImage: 'Please upload an image file',
  imageSize: 'File size must be less than 5MB',
  notVideo: 'Please upload a video file',
  videoSize: 'File size must be less than 100MB',
  heic: 'HEIC photos are not supported. Save it as JPG and try again.',
  imageTooLarge: 'This image is too large. Reduce its size and try again.',
  empty: 'This file is empty.',
  busy: 'Too many files are being uploaded. Try again in a minute.',
  noRoom:
    'The server has run out of storage. The file was not saved. Please contact your site administrator.',
  storeAway: 'File storage is not responding. The file was not saved. Try again in a minute.',
  databaseAway: 'The database is not responding. The file was not saved. Try again in a minute.',
} as const;

function notImagesError(count: number) {
  return `${count} file(s) are not images and were excluded.`;
}

function imageSizesError(count: number) {
  return `${count} file(s) exceed the 5MB limit and were excluded.`;
}

/** For the `accept` attribute. */
export const acceptedTypes = {
  image: 'image/png,image/jpeg,image/gif',
  logo: 'image/png,image/jpeg,image/gif,image/svg+xml',
  video: 'video/mp4,video/webm',
} as const;

/** Converted to JPG or PNG before the upload. HEIC is omitted: Safari converts it itself, unless it is listed. */
export const foreignTypes = 'image/webp,image/avif';

/** The browser's information about a file before the upload. */
export type ChosenFile = { name: string; type: string; size: number };

/** Undefined if the file can be uploaded. The server checks its bytes. */
export function imageError(file: ChosenFile, acceptsSvg: boolean) {
  if (isHeic(file)) return uploadErrors.heic;
  if (!isImage(file, acceptsSvg)) return uploadErrors.notImage;
  return sizeError('image', file.size);
}

export function videoError(file: ChosenFile) {
  if (!acceptedTypes.video.split(',').includes(file.type)) return uploadErrors.notVideo;
  return sizeError('video', file.size);
}

/** Checks several pictures at once. A file that is not a picture makes the whole selection invalid. */
export function checkImages<File extends ChosenFile>(
  files: readonly File[],
): { accepted: File[]; error: string | undefined } {
  const images = files.filter((file) => isImage(file, false));
  if (images.length < files.length) {
    const isAllHeic = files.every((file) => isHeic(file) || isImage(file, false));
    const words = notImagesError(files.length - images.length);
    return { accepted: [], error: isAllHeic ? `${words} ${uploadErrors.heic}` : words };
  }
  const accepted = images.filter((file) => file.size <= maxImageBytes);
  const tooLargeCount = images.length - accepted.length;
  return { accepted, error: tooLargeCount > 0 ? imageSizesError(tooLargeCount) : undefined };
}

export function sizeError(kind: MediaKind, bytes: number) {
  if (bytes === 0) return uploadErrors.empty;
  if (kind === 'image') return bytes > maxImageBytes ? uploadErrors.imageSize : undefined;
  return bytes > maxVideoBytes ? uploadErrors.videoSize : undefined;
}

/** Some browsers do not know the MIME type of HEIC, so the name counts, too. */
function isHeic({ name, type }: ChosenFile) {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function isImage({ type }: ChosenFile, acceptsSvg: boolean) {
  return (acceptsSvg ? acceptedTypes.logo : acceptedTypes.image).split(',').includes(type);
}
