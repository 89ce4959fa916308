import { maxImageBytes } from './upload-rules.ts';

/** The width of the widest variant. */
const widest = 2880;
const tallest = 8192;
const narrowest = 960;
const scaleStep = 0.8;
const qualities = [0.9, 0.82, 0.74];
const sampleSide = 256;

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
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  try {
    const type = file.type !== 'image/jpeg' && isSeenThrough(bitmap) ? 'image/png' : 'image/jpeg';
    const blob = await encodeWithin(bitmap, type);
    if (!blob) return file;
    const name = file.name.replace(/(?:\.[^.]*)?$/, type === 'image/png' ? '.png' : '.jpg');
    return new File([blob], name, { type, lastModified: file.lastModified });
  } catch {
    return file;
  } finally {
    bitmap.close();
  }
}

async function encodeWithin(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg') {
  let scale = Math.min(1, widest / bitmap.width, tallest / bitmap.height);
  for (; bitmap.width * scale >= Math.min(narrowest, bitmap.width); scale *= scaleStep) {
    const canvas = draw(bitmap, scale);
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= maxImageBytes) return blob;
    }
  }
  return undefined;
}

function draw(bitmap: ImageBitmap, scale: number) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Checks a small copy for transparency. */
function isSeenThrough(bitmap: ImageBitmap) {
  const canvas = draw(bitmap, Math.min(1, sampleSide / Math.max(bitmap.width, bitmap.height)));
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}
