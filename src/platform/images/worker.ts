import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { VideoFormat } from '../../lib/media/video.ts';
import { describeDrawing, measureDrawing } from './svg-facts.ts';
import { withEarlyExif } from '../../lib/media/image-exif.ts';
import { answerJobs } from '../jobs/answer-jobs.ts';
import {
  MediaRefused,
  type VideoMaster,
  type ConvertedImage,
  type IconShape,
  type ImageJob,
  type ImageMaster,
  type PageMaster,
} from './process.ts';
import {
  encodeCard,
  encodeIcon,
  encodeVariant,
  findLuminance,
  hasFrames,
  masterAsAnimation,
  masterAsJpeg,
  masterAsPng,
  type Encoded,
} from './pixels.ts';

const maxSvgBytes = 1e6;
/** Phones and editing programs write M4V, which is MP4 with another type. */
const videoFormats = new Map<string, VideoFormat>([
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/webm', 'webm'],
]);

answerJobs(perform);

async function perform(job: ImageJob) {
  if (job.kind === 'master') return makeMaster(job.file, job.folder, job.acceptsSvg);
  if (job.kind === 'page') return makePage(job.file, job.folder);
  if (job.kind === 'film') return makeVideo(job.file, job.folder);
  if (job.kind === 'variants') return makeVariants(job);
  if (job.kind === 'card')
    return write(job.folder, `card-${job.cut}.jpg`, await encodeCard(job.file, job.cut));
  if (job.kind === 'luminance')
    return job.file.endsWith('.svg') ? '' : orRefuse(() => findLuminance(job.file));
  if (job.kind === 'converted') return convert(job);
  if (job.kind === 'icon') return makeIcon(job.file, job.shape);
  return findType(job.file);
}

async function makeIcon(file: string, shape: IconShape) {
  return (await orRefuse(() => encodeIcon(file, shape))).toString('base64');
}

async function findType(file: string) {
  const type = await fileTypeFromFile(file);
  return type?.mime ?? null;
}

async function makeMaster(file: string, folder: string, acceptsSvg: boolean): Promise<ImageMaster> {
  const type = await findType(file);
  if (type === 'image/jpeg')
    return writePixels(folder, 'jpg', await orRefuse(() => masterAsJpeg(file)));
  if (type === 'image/png' || type === 'image/apng') {
    const upright = await orRefuse(() => withReadableExif(file, folder));
    return writePixels(folder, 'png', await orRefuse(() => masterAsPng(upright)));
  }
  if (type === 'image/gif') {
    const isAnimation = await orRefuse(() => hasFrames(file));
    if (!isAnimation) return writePixels(folder, 'png', await orRefuse(() => masterAsPng(file)));
    return writePixels(folder, 'webp', await orRefuse(() => masterAsAnimation(file)));
  }
  if (acceptsSvg && (type === null || type === 'application/xml')) return makeSvg(file, folder);
  throw new MediaRefused('unsupported type', type ?? undefined);
}

/** The reader of PNG ignores Exif data behind the pixels. */
async function withReadableExif(file: string, folder: string) {
  const parts = withEarlyExif(await readFile(file));
  return parts ? write(folder, 'exif-first.png', Buffer.concat(parts)) : file;
}

async function writePixels(
  folder: string,
  extension: ImageMaster['extension'],
  encoded: Encoded,
): Promise<ImageMaster> {
  const { data, width, height, colour, luminance } = encoded;
  const file = await write(folder, `master.${extension}`, data);
  const first = encoded.first && {
    file: await write(folder, `${encoded.first.width}.webp`, encoded.first.data),
    width: encoded.first.width,
  };
  const pixels = { width, height, colour };
  return { file, extension, bytes: data.length, pixels, luminance, first };
}

async function makeVariants(job: Extract<ImageJob, { kind: 'variants' }>) {
  const isPhoto = job.file.endsWith('.jpg');
  const files: string[] = [];
  for (const format of job.formats) {
    const encoded = encodeVariant(job.file, job.width, format, isPhoto);
    files.push(await write(job.folder, `${job.width}.${format}`, await encoded.toBuffer()));
  }
  return files;
}

async function makeVideo(file: string, folder: string): Promise<VideoMaster> {
  const type = await findType(file);
  const extension = type === null ? undefined : videoFormats.get(type);
  if (extension === undefined) throw new MediaRefused('unsupported type', type ?? undefined);
  const { copyVideo } = await import('./video-copy.ts');
  const copy = path.join(folder, `${path.basename(file)}.${extension}`);
  const width = await orRefuse(() => copyVideo(file, copy, extension));
  const { size: bytes } = await stat(copy);
  return { file: copy, extension, bytes, width };
}

async function makePage(file: string, folder: string): Promise<PageMaster> {
  const { readFirstPage } = await import('./pdf.ts');
  const { png, copy } = await orRefuse(async () => readFirstPage(await readFile(file)));
  const picture = await write(folder, 'page.png', png);
  const master = await writePixels(folder, 'png', await masterAsPng(picture));
  if (copy === null) return { ...master, copy };
  return { ...master, copy: { file: await write(folder, 'page.pdf', copy), bytes: copy.length } };
}

const convertible = /^image\/(?:jpeg|a?png|gif|webp|avif|hei[cf](?:-sequence)?)$/;

async function convert({
  file,
  folder,
  maxBytes,
}: Extract<ImageJob, { kind: 'converted' }>): Promise<ConvertedImage> {
  const from = await findType(file);
  if (from === null || !convertible.test(from))
    throw new MediaRefused('unsupported type', from ?? undefined);
  const { convertImage } = await import('./convert.ts');
  const { data, extension, isStilled } = await orRefuse(() => convertImage(file, from, maxBytes));
  const written = await write(folder, `converted.${extension}`, data);
  return { file: written, extension, bytes: data.length, from, isStilled };
}

async function makeSvg(file: string, folder: string): Promise<ImageMaster> {
  const { size } = await stat(file);
  if (size > maxSvgBytes) throw new MediaRefused('too large');
  const source = await readFile(file, 'utf8');
  if (!/<(?:\w+:)?svg[\s>]/.test(source)) throw new MediaRefused('unsupported type');
  const { cleanSvg } = await import('./svg.ts');
  const clean = await orRefuse(() => cleanSvg(source));
  const data = Buffer.from(clean);
  return {
    file: await write(folder, 'master.svg', data),
    extension: 'svg',
    bytes: data.length,
    pixels: null,
    drawing: measureDrawing(clean),
    alt: describeDrawing(clean),
    luminance: '',
  };
}

async function write(folder: string, name: string, data: Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, data);
  return file;
}

async function orRefuse<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof MediaRefused) throw cause;
    const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit');
    throw new MediaRefused(isTooLarge ? 'too large' : 'damaged');
  }
}
