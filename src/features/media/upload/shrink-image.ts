import { exifIn, withoutExif } from '../../../lib/media/image-exif.ts';
import { maxImageBytes } from './upload-rules.ts';

/** The width of the widest variant. */
const widest = 2880;
const tallest = 8192;
const narrowest = 960;
const scaleStep = 0.8;
const qualities = [0.9, 0.82, 0.74];
const sampleSide = 256;

/** How each orientation of Exif is turned or mirrored, as matrices of the canvas. */
const turns = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const;

const convertible = /^image\/(?:webp|avif|hei[cf])$/;
const foreignName = /\.(?:webp|avif|hei[cf])$/i;
const stillTypes = /^image\/(?:jpeg|png)$/;

/** True for pictures that are too large or in an unsupported format. GIFs and drawings are never shrunk. */
export function needsShrinking({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isForeign = convertible.test(type) || (type === '' && foreignName.test(name));
  return isForeign || (stillTypes.test(type) && size > maxImageBytes);
}

/**
 * The picture as a JPG, or as a PNG if it has transparency, small enough to upload. Returns the original file if this
 * browser cannot decode it or make it small enough; the upload rules then refuse it.
 */
export async function shrinkImage(file: File): Promise<File> {
  const image = await decode(file).catch(() => undefined);
  if (!image) return file;
  try {
    const type = file.type !== 'image/jpeg' && isSeenThrough(image) ? 'image/png' : 'image/jpeg';
    const blob = await encodeWithin(image, type);
    if (!blob) return file;
    const name = file.name.replace(/(?:\.[^.]*)?$/, type === 'image/png' ? '.png' : '.jpg');
    return new File([blob], name, { type, lastModified: file.lastModified });
  } catch {
    return file;
  } finally {
    image.bitmap.close();
  }
}

/** A decoded picture, and how it still has to be turned. */
type DecodedImage = { bitmap: ImageBitmap; orientation: number; width: number; height: number };

/** Browsers turn JPG, AVIF and HEIC upright, but not all of them PNG and WebP. */
async function decode(file: File): Promise<DecodedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = exifIn(bytes);
  const bitmap = await createImageBitmap(exif ? withoutExif(file, exif, bytes) : file);
  const { orientation = 1 } = exif ?? {};
  const [width, height] = isOnItsSide(orientation)
    ? [bitmap.height, bitmap.width]
    : [bitmap.width, bitmap.height];
  return { bitmap, orientation, width, height };
}

function isOnItsSide(orientation: number) {
  return orientation > 4;
}

async function encodeWithin(image: DecodedImage, type: 'image/png' | 'image/jpeg') {
  const { width, height } = image;
  let scale = Math.min(1, widest / width, tallest / height);
  for (; width * scale >= Math.min(narrowest, width); scale *= scaleStep) {
    const canvas = draw(image, scale);
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= maxImageBytes) return blob;
    }
  }
  return undefined;
}

function draw({ bitmap, orientation, width, height }: DecodedImage, scale: number) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = requireContext(canvas);
  context.imageSmoothingQuality = 'high';
  const [a, b, c, d] = turns[orientation - 1] ?? turns[0];
  context.setTransform(a, b, c, d, canvas.width / 2, canvas.height / 2);
  const [across, down] = isOnItsSide(orientation)
    ? [canvas.height, canvas.width]
    : [canvas.width, canvas.height];
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  return canvas;
}

/** Checks a small copy for transparency. */
function isSeenThrough(image: DecodedImage) {
  const { width, height } = image;
  const canvas = draw(image, Math.min(1, sampleSide / Math.max(width, height)));
  const { data } = requireContext(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function requireContext(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}
