import sharp from 'sharp';
import type { BrochurePicture } from '../brochure.ts';
import type { Box, Print } from './elements.ts';

type Source = NonNullable<ReturnType<Print['sourceOf']>>;

/** From the best to what still looks well: the first that is small enough is taken. */
const grades = [
  { dpi: 200, quality: 80 },
  { dpi: 170, quality: 72 },
  { dpi: 140, quality: 64 },
  { dpi: 110, quality: 55 },
];

const maxBytes = 2.6e6;

/** Remembers which pictures the pages ask for, and then has them in the size in which they stand. */
export function createPictures(files: Record<string, string>) {
  const asked = new Map<string, { picture: BrochurePicture; box: Box }>();
  let made = new Map<string, Source>();

  function sourceOf(picture: BrochurePicture | null, box: Box): Source | undefined {
    if (!picture || !files[picture.url]) return undefined;
    const key = keyOf(picture, box);
    asked.set(key, { picture, box });
    return made.get(key) ?? { data: Buffer.alloc(0), format: 'jpg' };
  }

  /** After the pages were asked once. */
  async function make() {
    for (const grade of grades) {
      made = new Map();
      for (const [key, { picture, box }] of asked) {
        const source = await encode(files[picture.url] ?? '', picture, box, grade);
        if (source) made.set(key, source);
        else delete files[picture.url];
      }
      const bytes = [...made.values()].reduce((sum, { data }) => sum + data.length, 0);
      if (bytes <= maxBytes) return;
    }
  }

  return { sourceOf, make };
}

function keyOf({ url }: BrochurePicture, { width, height }: Box) {
  return `${url} ${Math.round(width)}x${Math.round(height)}`;
}

/** Undefined for a file that is no picture any more. */
async function encode(
  file: string,
  { focal }: BrochurePicture,
  box: Box,
  { dpi, quality }: (typeof grades)[number],
) {
  try {
    return box.isWhole
      ? await drawing(file, box, dpi)
      : await photograph(file, focal, box, dpi, quality);
  } catch {
    return undefined;
  }
}

async function photograph(
  file: string,
  focal: BrochurePicture['focal'],
  box: Box,
  dpi: number,
  quality: number,
): Promise<Source> {
  const { width, height } = await sharp(file).metadata();
  const shape = box.width / box.height;
  const cut =
    width / height > shape
      ? { width: Math.max(1, Math.round(height * shape)), height }
      : { width, height: Math.max(1, Math.round(width / shape)) };
  const left = between(focal.x * width - cut.width / 2, width - cut.width);
  const top = between(focal.y * height - cut.height / 2, height - cut.height);
  const data = await sharp(file, { limitInputPixels: 50e6 })
    .extract({ left, top, ...cut })
    .resize({ width: Math.min(cut.width, Math.round((box.width / 72) * dpi)) })
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
  // A drawing of lines is drawn in the size in which it is shown.
  const density = Math.min(2_400, Math.max(72, (72 * size.width) / width));
  const data = await sharp(file, { density, limitInputPixels: 50e6 })
    .resize({ ...size, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 128 })
    .toBuffer();
  return { data, format: 'png' };
}

function between(value: number, most: number) {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, most)));
}
