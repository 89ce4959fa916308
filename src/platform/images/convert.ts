import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { HeifImage, Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.js';
import sharp, { type Sharp } from 'sharp';
import { masterSize } from './pixels.ts';
import { MediaRefused } from './process.ts';

/** Photos of phones and cameras. What is decoded is held by this process alone. */
const maxPixels = 110e6;
/** What is tried until the file is small enough, as quality of JPEG and share of the size. */
const attempts = [
  { quality: 92, scale: 1 },
  { quality: 84, scale: 1 },
  { quality: 76, scale: 0.75 },
  { quality: 76, scale: 0.5 },
  { quality: 76, scale: 0.35 },
];
const trustedLoaders = ['VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

type Converted = { data: Buffer; extension: 'jpg' | 'png'; isStilled: boolean };

/**
 * The first frame of a picture in a format that uploads have, upright, in sRGB and in at most `maxBytes`: JPEG, or PNG if
 * it has transparent parts.
 */
export async function convertImage(file: string, type: string, maxBytes: number) {
  sharp.unblock({ operation: trustedLoaders });
  try {
    const source = await openImage(file, type);
    const { pages = 1, hasAlpha, autoOrient } = await source().metadata();
    const isTransparent = hasAlpha && !(await source().stats()).isOpaque;
    const converted = await firstThatFits(maxBytes, ({ quality, scale }) => {
      const image = source().autoOrient().resize(sizeOf(autoOrient, scale));
      if (isTransparent) return image.png({ compressionLevel: 9 }).toBuffer();
      return image.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
    });
    const extension = isTransparent ? 'png' : 'jpg';
    return { data: converted, extension, isStilled: pages > 1 } satisfies Converted;
  } finally {
    sharp.block({ operation: trustedLoaders });
  }
}

async function openImage(file: string, type: string): Promise<() => Sharp> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  if (!/^image\/hei[cf]/.test(type)) return () => sharp(file, options);
  const decoded = await decodeHeic(await readFile(file));
  return () => sharp(decoded, options);
}

async function firstThatFits(
  maxBytes: number,
  encode: (attempt: (typeof attempts)[number]) => Promise<Buffer>,
) {
  for (const attempt of attempts) {
    const data = await encode(attempt);
    if (data.length <= maxBytes) return data;
  }
  throw new MediaRefused('too large');
}

type Size = { width: number; height: number };

function sizeOf({ width, height }: Size, scale: number) {
  const most = masterSize();
  const fit = Math.min(1, most.width / width, most.height / height) * scale;
  return { width: Math.max(1, Math.round(width * fit)) };
}

/** The main picture as PNG with the colours of its profile. The reader of the image library lacks this format. */
async function decodeHeic(source: Buffer): Promise<Buffer> {
  const heif = await (library ??= loadLibrary());
  const decoder = new heif.HeifDecoder();
  try {
    const pixels = await readPixels(decoder.decode(source));
    const { width, height } = pixels;
    const raw = { width, height, channels: 4 } as const;
    const png = await sharp(pixels.data, { raw }).png({ compressionLevel: 1 }).toBuffer();
    return withProfile(png, profileIn(source));
  } catch (cause) {
    if (!(cause instanceof WebAssembly.RuntimeError)) throw cause;
    // Once its memory is full, it reads nothing more.
    library = undefined;
    throw new MediaRefused('too large');
  } finally {
    // It keeps the file until then.
    if (library && decoder.decoder) heif.heif_context_free(decoder.decoder);
  }
}

let library: Promise<Libheif> | undefined;

async function loadLibrary() {
  const { default: load } = await import('libheif-js/libheif-wasm/libheif-bundle.js');
  const heif = load();
  await heif.ready;
  return heif;
}

async function readPixels(images: HeifImage[]) {
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new MediaRefused('damaged');
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw new MediaRefused('too large');
    const data = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise<object | null>((resolve) => {
      image.display({ data, width, height }, resolve);
    });
    if (!shown) throw new MediaRefused('damaged');
    return { data: Buffer.from(data.buffer), width, height };
  } finally {
    for (const one of images) one.free();
  }
}

/** The colour profile of a HEIC file. */
function profileIn(source: Buffer) {
  const at = source.indexOf('colrprof');
  const bytes = at < 4 ? 0 : source.readUInt32BE(at - 4) - 12;
  return bytes > 0 && bytes < 4e6 ? source.subarray(at + 8, at + 8 + bytes) : undefined;
}

const endOfHeader = 33;

/** Adds a colour profile behind the header of a PNG. */
function withProfile(png: Buffer, profile: Buffer | undefined) {
  if (!profile) return png;
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)]);
}
