import { readFile, stat, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { cardSize, qualityOf } from '../lib/image-url.ts';
import type { FilmFormat } from '../lib/film.ts';
import {
  MediaRefused,
  type FilmMaster,
  type ImageAnswer,
  type ImageJob,
  type ImageMaster,
} from './image-process.ts';

const widest = 2880;
const tallest = 8192;
const mostPixels = 50e6;
const mostPixelsOfAllFrames = 100e6;
/** A thousand of the smallest take 2 s. */
const mostFrames = 1_000;
const mostBytesOfSvg = 1e6;
/** Phones and editing programs write M4V, which is MP4 by another name. */
const filmFormats = new Map<string, FilmFormat>([
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/webm', 'webm'],
]);

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (job: ImageJob) => {
  process.send?.(await answer(job));
});

setPriority(10);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

async function answer(job: ImageJob): Promise<ImageAnswer> {
  try {
    return { result: await perform(job) };
  } catch (cause) {
    if (cause instanceof MediaRefused)
      return { refusal: { reason: cause.reason, type: cause.type } };
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

function perform(job: ImageJob) {
  if (job.kind === 'master') return makeMaster(job.file, job.folder, job.acceptsSvg);
  if (job.kind === 'film') return makeFilm(job.file, job.folder);
  if (job.kind === 'variants') return makeVariants(job);
  return findType(job.file);
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
    return writePixels(folder, 'png', await orRefuse(() => masterAsPng(file)));
  }
  if (type === 'image/gif') {
    const isAnimation = await orRefuse(() => hasFrames(file));
    if (!isAnimation) return writePixels(folder, 'png', await orRefuse(() => masterAsPng(file)));
    return writePixels(folder, 'webp', await orRefuse(() => masterAsAnimation(file)));
  }
  if (acceptsSvg && (type === null || type === 'application/xml')) return makeSvg(file, folder);
  throw new MediaRefused('unsupported type', type ?? undefined);
}

/** Without the slower ways to save bytes: visitors get variants of it. */
function masterAsJpeg(file: string) {
  return encodeMaster(read(file).autoOrient().resize(within()).jpeg({ quality: 86 }), file);
}

function masterAsPng(file: string) {
  return encodeMaster(read(file).autoOrient().resize(within()).png({ compressionLevel: 9 }), file);
}

function masterAsAnimation(file: string) {
  const frames = sharp(file, {
    animated: true,
    limitInputPixels: mostPixelsOfAllFrames,
    failOn: 'error',
  });
  return encodeMaster(frames.resize(within()).webp(), file);
}

function read(file: string) {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
}

function within() {
  return { width: widest, height: tallest, fit: 'inside', withoutEnlargement: true } as const;
}

async function hasFrames(file: string) {
  const { pages = 1, width, height } = await read(file).metadata();
  if (pages > mostFrames || pages * width * height > mostPixelsOfAllFrames) {
    throw new MediaRefused('too large');
  }
  return pages > 1;
}

async function encodeMaster(picture: Sharp, file: string) {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    colour: await dominantColour(file),
  };
}

async function dominantColour(file: string) {
  const small = await read(file)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const { dominant } = await sharp(small.data, { raw: { width, height, channels } }).stats();
  return [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

async function writePixels(
  folder: string,
  extension: ImageMaster['extension'],
  made: Awaited<ReturnType<typeof encodeMaster>>,
): Promise<ImageMaster> {
  const { data, width, height, colour } = made;
  const file = await write(folder, `master.${extension}`, data);
  return { file, extension, bytes: data.length, pixels: { width, height, colour } };
}

async function makeVariants(job: Extract<ImageJob, { kind: 'variants' }>) {
  const isPhoto = job.file.endsWith('.jpg');
  const files: string[] = [];
  for (const format of job.formats) {
    const picture = read(job.file);
    const encoded =
      format === 'jpg' ? asCard(picture) : encode(picture, job.width, format, isPhoto);
    files.push(await write(job.folder, `${job.width}.${format}`, await encoded.toBuffer()));
  }
  return files;
}

function encode(picture: Sharp, width: number, format: 'avif' | 'webp', isPhoto: boolean) {
  const resized = picture.resize(width);
  const quality = qualityOf(width, format);
  return format === 'avif'
    ? resized.avif({ quality, effort: 3, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' })
    : resized.webp({ quality, effort: 4 });
}

function asCard(picture: Sharp) {
  return picture.resize(cardSize).flatten({ background: '#fff' }).jpeg({ quality: 80 });
}

async function makeFilm(file: string, folder: string): Promise<FilmMaster> {
  const type = await findType(file);
  const extension = type === null ? undefined : filmFormats.get(type);
  if (extension === undefined) throw new MediaRefused('unsupported type', type ?? undefined);
  const { copyFilm } = await import('./film-copy.ts');
  const copy = path.join(folder, `${path.basename(file)}.${extension}`);
  const width = await orRefuse(() => copyFilm(file, copy, extension));
  const { size: bytes } = await stat(copy);
  return { file: copy, extension, bytes, width };
}

async function makeSvg(file: string, folder: string): Promise<ImageMaster> {
  const { size } = await stat(file);
  if (size > mostBytesOfSvg) throw new MediaRefused('too large');
  const source = await readFile(file, 'utf8');
  if (!/<(?:\w+:)?svg[\s>]/.test(source)) throw new MediaRefused('unsupported type');
  const { cleanSvg } = await import('./image-svg.ts');
  const data = Buffer.from(await orRefuse(() => cleanSvg(source)));
  return {
    file: await write(folder, 'master.svg', data),
    extension: 'svg',
    bytes: data.length,
    pixels: null,
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
