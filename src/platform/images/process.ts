import type { VideoFormat } from '../../lib/media/video.ts';
import type { DrawingFacts, ImageFormat } from '../../lib/media/image-url.ts';
import { JobFailed, WorkerEnded, workerProcess } from '../jobs/worker-process.ts';

/** Why a file is refused. A retry would not help. */
export type MediaRefusal =
  | 'empty'
  | 'missing'
  | 'unsupported type'
  | 'too large'
  | 'damaged'
  /** A PDF that needs a password. */
  | 'protected'
  | 'too many pages'
  | 'took too long';

export class MediaRefused extends Error {
  readonly reason: MediaRefusal;
  /** The detected MIME type, if known, such as `image/heic`. */
  readonly type: string | undefined;

  constructor(reason: MediaRefusal, type?: string) {
    super(type === undefined ? reason : `${reason} (${type})`);
    this.reason = reason;
    this.type = type;
  }
}

/** A picture re-encoded from its pixels. An SVG has no pixel size and no colour. */
export type ImageMaster = {
  file: string;
  extension: 'jpg' | 'png' | 'webp' | 'svg';
  bytes: number;
  pixels: { width: number; height: number; colour: string } | null;
  /** Of an SVG that states its size. */
  drawing?: DrawingFacts | undefined;
  /** What an SVG says of itself: its title and description. */
  alt?: string | undefined;
  /** The text that `parseLuminance` reads. Empty for an SVG. */
  luminance: string;
  /** A variant to show until the others are made. */
  first?: { file: string; width: number } | undefined;
};

/** The first page of a PDF as a picture, and a PDF of only what it draws, if that looks the same. */
export type PageMaster = ImageMaster & { copy: { file: string; bytes: number } | null };

/** A film remuxed from its video and audio. */
export type VideoMaster = { file: string; extension: VideoFormat; bytes: number; width: number };

/** A picture in another format, or smaller. */
export type ConvertedImage = {
  file: string;
  extension: 'jpg' | 'png';
  bytes: number;
  /** The format that it had, such as `image/webp`. */
  from: string;
  /** True if it moved before. */
  isStilled: boolean;
};

export type ImageJob =
  | { kind: 'master'; file: string; folder: string; acceptsSvg: boolean }
  | { kind: 'page'; file: string; folder: string }
  | { kind: 'film'; file: string; folder: string }
  | { kind: 'variants'; file: string; folder: string; width: number; formats: ImageFormat[] }
  | { kind: 'card'; file: string; folder: string; cut: number }
  | { kind: 'luminance'; file: string }
  | { kind: 'icon'; file: string; shape: IconShape }
  | { kind: 'converted'; file: string; folder: string; maxBytes: number }
  | { kind: 'type'; file: string };

/** A square of this many pixels, or `width` wide. With a `ground`, the picture fills the share `fills` of it, otherwise all. */
export type IconShape = {
  pixels: number;
  width?: number;
  fills?: number;
  ground?: string;
  /** True for a drawing of that width and height. */
  isWhole?: true;
};

export const pdfType = 'application/pdf';

const masterLimitMs = 30_000;
const pageLimitMs = 30_000;
const convertLimitMs = 60_000;
const videoLimitMs = 30_000;
const variantsLimitMs = 60_000;
const program = 'src/platform/images/worker.ts';
/** The largest picture that is accepted takes about 600 MB when it is written as AVIF. */
const images = workerProcess<unknown>({
  program,
  name: 'image process',
  memoryMb: 700,
  heapMb: 256,
});
const documents = workerProcess<unknown>({
  program,
  name: 'PDF process',
  memoryMb: 400,
  heapMb: 128,
});

/** Re-encodes an uploaded picture, so that none of its original bytes are kept. */
export async function makeMaster(file: string, folder: string, options: { acceptsSvg: boolean }) {
  return (await runJob({ kind: 'master', file, folder, ...options }, masterLimitMs)) as ImageMaster;
}

/** Makes a JPEG or PNG of at most `maxBytes` of a picture in WebP, AVIF or HEIC, or of one that is too large. */
export async function convertImage(file: string, folder: string, maxBytes: number) {
  return (await runJob(
    { kind: 'converted', file, folder, maxBytes },
    convertLimitMs,
  )) as ConvertedImage;
}

/** Draws the first page of a PDF. Refusals have its type. */
export async function makePageMaster(file: string, folder: string) {
  try {
    return (await runJob({ kind: 'page', file, folder }, pageLimitMs)) as PageMaster;
  } catch (cause) {
    throw cause instanceof MediaRefused ? new MediaRefused(cause.reason, pdfType) : cause;
  }
}

/** Remuxes a film: video and audio unchanged, index at the front, no metadata. */
export async function makeVideo(file: string, folder: string) {
  return (await runJob({ kind: 'film', file, folder }, videoLimitMs)) as VideoMaster;
}

/** Makes files such as `480.avif` in a folder. Returns their paths in the order of the formats. */
export async function makeVariants(
  file: string,
  folder: string,
  width: number,
  formats: ImageFormat[],
) {
  return (await runJob(
    { kind: 'variants', file, folder, width, formats },
    variantsLimitMs,
  )) as string[];
}

/** Makes a social card in a folder, with so many tenths of what it cuts off before it. Returns its path. */
export async function makeCard(file: string, folder: string, cut: number) {
  return (await runJob({ kind: 'card', file, folder, cut }, variantsLimitMs)) as string;
}

/** The luminance of a master, as `parseLuminance` reads it. Empty for an SVG. */
export async function readLuminance(file: string) {
  return (await runJob({ kind: 'luminance', file }, masterLimitMs)) as string;
}

/** Fits a picture of the site into a square, as PNG. */
export async function makeIcon(file: string, shape: IconShape) {
  return Buffer.from(
    (await runJob({ kind: 'icon', file, shape }, masterLimitMs)) as string,
    'base64',
  );
}

/** The MIME type detected from the bytes, such as `video/mp4`. */
export async function findFileType(file: string) {
  return (await runJob({ kind: 'type', file }, masterLimitMs)) as string | null;
}

/** Ends the processes at once. A running job fails. */
export function endImageProcess() {
  images.end();
  documents.end();
}

/** Runs one job at a time in a process that alone loads the image libraries and can safely be killed. */
export async function runJob(job: ImageJob, timeLimitMs: number): Promise<unknown> {
  const { run } = job.kind === 'page' ? documents : images;
  return run(job, timeLimitMs).catch((cause: unknown) => {
    throw toRefusal(cause);
  });
}

function toRefusal(cause: unknown) {
  if (cause instanceof JobFailed && cause.name === MediaRefused.name) {
    const { reason, type } = cause.facts as Pick<MediaRefused, 'reason' | 'type'>;
    return new MediaRefused(reason, type);
  }
  if (!(cause instanceof WorkerEnded)) return cause;
  if (cause.reason === 'took too long') return new MediaRefused('took too long');
  return cause.reason === 'out of memory' ? new MediaRefused('too large') : cause;
}
