import sharp from 'sharp';
import { focalAtRatio } from '../../../lib/media/focal-point.ts';
import type { BrochureImage } from '../brochure.ts';
import type { Box, Print } from './elements.ts';

type Source = NonNullable<ReturnType<Print['findSource']>>;

/** From the best quality to an acceptable one. The first that is small enough is used. */
const grades = [
  { dpi: 200, quality: 80 },
  { dpi: 170, quality: 72 },
  { dpi: 140, quality: 64 },
  { dpi: 110, quality: 55 },
];

const maxBytes = 2.6e6;

/** Records the pictures that the pages need, then encodes them at their printed size. */
export function createPrintImages(files: Record<string, string>) {
  const requests = new Map<string, { image: BrochureImage; box: Box }>();
  let sources = new Map<string, Source>();

  function findSource(image: BrochureImage | null, box: Box): Source | undefined {
    if (!image || !files[image.url]) return undefined;
    const key = sourceKey(image, box);
    requests.set(key, { image, box });
    return sources.get(key) ?? { data: Buffer.alloc(0), format: 'jpg' };
  }

  /** Call this after the pages were built once. */
  async function encodeAll() {
    for (const grade of grades) {
      sources = new Map();
      for (const [key, { image, box }] of requests) {
        const source = await encode(files[image.url] ?? '', image, box, grade);
        if (source) sources.set(key, source);
        else delete files[image.url];
      }
      const bytes = [...sources.values()].reduce((sum, { data }) => sum + data.length, 0);
      if (bytes <= maxBytes) return;
    }
  }

  return { findSource, encodeAll };
}

function sourceKey({ url }: BrochureImage, { width, height }: Box) {
  return `${url} ${Math.round(width)}x${Math.round(height)}`;
}

/** Returns undefined for a file that is no longer a readable picture. */
async function encode(
  file: string,
  { focal }: BrochureImage,
  box: Box,
  { dpi, quality }: (typeof grades)[number],
) {
  try {
    return box.isContained
      ? await drawing(file, box, dpi)
      : await photograph(file, focal, box, dpi, quality);
  } catch {
    return undefined;
  }
}

async function photograph(
  file: string,
  focal: BrochureImage['focal'],
  box: Box,
  dpi: number,
  quality: number,
): Promise<Source> {
  const { width, height } = await sharp(file).metadata();
  const shape = box.width / box.height;
  const crop =
    width / height > shape
      ? { width: Math.max(1, Math.round(height * shape)), height }
      : { width, height: Math.max(1, Math.round(width / shape)) };
  const { x, y } = focalAtRatio(focal, shape);
  const left = clamp(x * width - crop.width / 2, width - crop.width);
  const top = clamp(y * height - crop.height / 2, height - crop.height);
  const data = await sharp(file, { limitInputPixels: 50e6 })
    .extract({ left, top, ...crop })
    .resize({ width: Math.min(crop.width, Math.round((box.width / 72) * dpi)) })
    .flatten({ background: '#ffffff' })
    .modulate({ saturation: 0.92 })
    .jpeg({ quality })
    .toBuffer();
  return { data, format: 'jpg' };
}

async function drawing(file: string, box: Box, dpi: number): Promise<Source> {
  const size = {
    width: Math.round((box.width / 72) * dpi),
    height: Math.round((box.height / 72) * dpi),
  };
  const { width } = await sharp(file).metadata();
  // Rasterise a line drawing at the size in which it prints.
  const density = Math.min(2_400, Math.max(72, (72 * size.width) / width));
  const data = await sharp(file, { density, limitInputPixels: 50e6 })
    .resize({ ...size, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 128 })
    .toBuffer();
  return { data, format: 'png' };
}

function clamp(value: number, max: number) {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, max)));
}
