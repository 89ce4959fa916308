import sharp, { type Sharp } from 'sharp';
import {
  cardSize,
  variantQuality,
  widthsOfVariants,
  type ImageFormat,
} from '../../lib/media/image-url.ts';
import { measureLuminance } from './measure-luminance.ts';
import { MediaRefused, type IconShape } from './process.ts';

const maxWidth = 2880;
const maxHeight = 8192;
const maxPixels = 50e6;
const maxPixelsOfAllFrames = 100e6;
/** A thousand frames of the smallest size take 2 s. */
const maxFrames = 1_000;
const maxFirstWidth = 960;
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

export type Encoded = {
  data: Buffer;
  width: number;
  height: number;
  colour: string;
  luminance: string;
  /** A variant to show until the others are made. */
  first?: { data: Buffer; width: number } | undefined;
};

/** Encodes fast rather than small: visitors receive variants of the master. */
export function masterAsJpeg(file: string) {
  return encodeStill(file, (image) => image.jpeg({ quality: 86 }));
}

export function masterAsPng(file: string) {
  return encodeStill(file, (image) => image.png({ compressionLevel: 9 }));
}

async function encodeStill(file: string, encode: (image: Sharp) => Sharp): Promise<Encoded> {
  const { master, width, height, first } = await encodePixels(file, encode);
  return { data: master, width, height, first, ...(await describe(file)) };
}

/** Decodes once for both, since that takes as long as encoding. */
async function encodePixels(file: string, encode: (image: Sharp) => Sharp) {
  const upright = read(file).autoOrient().resize(maxSize());
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const [master, first] = await Promise.all([
    encode(pixels()).toBuffer(),
    encodeFirst(pixels, info.width),
  ]);
  return { master, first, width: info.width, height: info.height };
}

/** A small variant in WebP, which is encoded fast. */
async function encodeFirst(pixels: () => Sharp, ofMaster: number) {
  const width = widthsOfVariants(ofMaster, 'webp').findLast((one) => one <= maxFirstWidth);
  if (width === undefined) return undefined;
  return { width, data: await resized(pixels(), width, 'webp', true).toBuffer() };
}

export async function masterAsAnimation(file: string): Promise<Encoded> {
  const frames = sharp(file, {
    animated: true,
    limitInputPixels: maxPixelsOfAllFrames,
    failOn: 'error',
  });
  const { data, info } = await frames
    .resize(maxSize())
    .webp()
    .toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  return { data, width: info.width, height, ...(await describe(file)) };
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

/**
 * Reads the file itself: a small picture of a large one is decoded small, which evens out its noise. One reading after
 * another: an interlaced picture is in memory as a whole.
 */
async function describe(file: string) {
  const colour = await dominantColour(file);
  return { colour, luminance: await measureLuminance(read(file).autoOrient()) };
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
  return resized(read(file), width, format, isPhoto);
}

function resized(image: Sharp, width: number, format: ImageFormat, isPhoto: boolean) {
  const variant = image.resize(width);
  if (format === 'jpg') return variant.jpeg({ quality: 75 });
  if (format === 'png') return variant.png({ compressionLevel: 9 });
  const quality = variantQuality(width, format);
  return format === 'avif'
    ? variant.avif({ quality, effort: 3, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' })
    : variant.webp({ quality, effort: 4 });
}

/** Cuts so many tenths of what a card cannot show off before it, and the rest behind it. */
export async function encodeCard(file: string, cut: number) {
  const { width, height } = await read(file).metadata();
  const scale = Math.max(cardSize.width / width, cardSize.height / height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const left = Math.round(((wide - cardSize.width) * cut) / 10);
  const top = Math.round(((tall - cardSize.height) * cut) / 10);
  const image = read(file)
    .resize(wide, tall)
    .extract({ left, top, ...cardSize });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
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
