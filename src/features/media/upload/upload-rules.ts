import { maxPdfPages } from '../../../lib/media/plan-pdf.ts';
import type { MediaKind } from '../media.ts';
import { formatError } from './other-formats.ts';

const megabyte = 1024 * 1024;

export const maxImageBytes = 5 * megabyte;
export const maxVideoBytes = 100 * megabyte;

/** Slower uploads are ended, in bytes per second. */
export const slowestUpload = 8 * 1024;

export const uploadHints = {
  image: 'PNG, JPG or GIF, up to 5MB',
  logo: 'PNG, JPG, GIF or SVG, up to 5MB',
  plan: 'SVG, PDF, PNG, JPG or GIF, up to 5MB. An SVG stays clear at any size and in the brochure. Of a PDF, the first page is shown as an image.',
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
  imageTooLarge: 'This image is too large. Reduce its size and try again.',
  pdfProtected: 'This PDF has a password. Save it without one and try again.',
  pdfPages: `This PDF has more than ${maxPdfPages} pages. Save the page with the floor plan as its own file and try again.`,
  pdfTooComplex:
    'This PDF is too large or complex. Save the floor plan as SVG or PNG and try again.',
  pdfDamaged: 'This PDF cannot be read. Save it again as PDF, SVG or PNG and try again.',
  empty: 'This file is empty.',
  tooSlow:
    'Your connection is too slow for this file. The file was not saved. Try again on a faster one.',
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
  pdf: 'application/pdf',
  video: 'video/mp4,video/webm',
} as const;

/** Safari has a type of its own for the MP4 films of Apple. */
const videoTypes = [...acceptedTypes.video.split(','), 'video/x-m4v'];

/** Converted to JPG or PNG before the upload. HEIC is omitted: Safari converts it itself, unless it is listed. */
export const foreignTypes = 'image/webp,image/avif';

/** The browser's information about a file before the upload. */
export type ChosenFile = { name: string; type: string; size: number };

/** Undefined if the file can be uploaded. The server checks its bytes. */
export function imageError(file: ChosenFile, acceptsSvg: boolean) {
  if (!isImage(file, acceptsSvg)) return formatError(file, 'image') ?? uploadErrors.notImage;
  return sizeError('image', file.size);
}

/** For the drawing, picture or PDF of a floor plan. */
export function planError(file: ChosenFile) {
  return isPdf(file) ? sizeError('image', file.size) : imageError(file, true);
}

function isPdf({ type }: Pick<ChosenFile, 'type'>) {
  return type === acceptedTypes.pdf;
}

export function videoError(file: ChosenFile) {
  if (!videoTypes.includes(file.type)) return formatError(file, 'video') ?? uploadErrors.notVideo;
  return sizeError('video', file.size);
}

/** Checks several pictures at once. A file that is not a picture makes the whole selection invalid. */
export function checkImages<File extends ChosenFile>(
  files: readonly File[],
): { accepted: File[]; error: string | undefined } {
  const images = files.filter((file) => isImage(file, false));
  if (images.length < files.length) {
    const others = files.filter((file) => !isImage(file, false));
    const text = notImagesError(others.length);
    const [advice, ...rest] = new Set(others.map((file) => formatError(file, 'image')));
    return { accepted: [], error: advice && rest.length === 0 ? `${text} ${advice}` : text };
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

function isImage({ type }: ChosenFile, acceptsSvg: boolean) {
  return (acceptsSvg ? acceptedTypes.logo : acceptedTypes.image).split(',').includes(type);
}
