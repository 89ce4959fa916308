import sharp, { type Sharp } from 'sharp';
import { cardSize, variantQuality, type ImageFormat } from '../../lib/media/image-url.ts';
import { measureLuminance } from './measure-luminance.ts';
import { MediaRefused, type IconShape } from './process.ts';

const maxWidth = 2880;
const maxHeight = 8192;
const maxPixels = 50e6;
const maxPixelsOfAllFrames = 100e6;
/** A thousand frames of the smallest size take 2 s. */
const maxFrames = 1_000;
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

export type Encoded = Awaited<ReturnType<typeof encodeMaster>>;

/** Encodes fast rather than small: visitors receive variants of the master. */
export function masterAsJpeg(file: string) {
  return encodeMaster(read(file).autoOrient().resize(maxSize()).jpeg({ quality: 86 }), file);
}

export function masterAsPng(file: string) {
  return encodeMaster(read(file).autoOrient().resize(maxSize()).png({ compressionLevel: 9 }), file);
}

export function masterAsAnimation(file: string) {
  const frames = sharp(file, {
    animated: true,
    limitInputPixels: maxPixelsOfAllFrames,
    failOn: 'error',
  });
  return encodeMaster(frames.resize(maxSize()).webp(), file);
}

function read(file: string) {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
}

export function masterSize() {
  return { width: maxWidth, height: maxHeight };
}

function maxSize() {
  return { ...masterSize(), fit: 'inside', withoutEnlargement: true } as const;
}

export async function hasFrames(file: string) {
  const { pages = 1, width, height } = await read(file).metadata();
  if (pages > maxFrames || pages * width * height > maxPixelsOfAllFrames) {
    throw new MediaRefused('too large');
  }
  return pages > 1;
}

async function encodeMaster(image: Sharp, file: string) {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    colour: await dominantColour(file),
    luminance: await measureLuminance(read(file).autoOrient()),
  };
}

/** Also reads animations, so pass only masters. */
export async function findLuminance(file: string) {
  return withTrustedLoaders(() => measureLuminance(read(file)));
}

async function dominantColour(file: string) {
  const thumbnail = await read(file)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = thumbnail.info;
  const { dominant } = await sharp(thumbnail.data, { raw: { width, height, channels } }).stats();
  return [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

export function encodeVariant(file: string, width: number, format: ImageFormat, isPhoto: boolean) {
  const resized = read(file).resize(width);
  if (format === 'jpg') return resized.jpeg({ quality: 75 });
  if (format === 'png') return resized.png({ compressionLevel: 9 });
  const quality = variantQuality(width, format);
  return format === 'avif'
    ? resized.avif({ quality, effort: 3, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' })
    : resized.webp({ quality, effort: 4 });
}

export function encodeCard(file: string) {
  return read(file).resize(cardSize).flatten({ background: '#fff' }).jpeg({ quality: 80 });
}

/** Also reads drawings and animations, so pass only files made by {@link masterAsPng} and its siblings or by the site. */
export async function encodeIcon(
  file: string,
  { pixels, width = pixels, fills = 1, ground, isWhole }: IconShape,
) {
  return withTrustedLoaders(async () => {
    if (isWhole)
      return await read(file).resize(width, pixels).png({ compressionLevel: 9 }).toBuffer();
    const inner = Math.round(pixels * fills);
    const background = ground ?? '#0000';
    const icon = await read(file)
      .resize(inner, inner, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return sharp({ create: { width, height: pixels, channels: 4, background } })
      .composite([{ input: icon, gravity: 'centre' }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
}

async function withTrustedLoaders<T>(work: () => Promise<T>) {
  const trustedLoaders = ['VipsForeignLoadSvg', 'VipsForeignLoadWebp'];
  sharp.unblock({ operation: trustedLoaders });
  try {
    return await work();
  } finally {
    sharp.block({ operation: trustedLoaders });
  }
}
