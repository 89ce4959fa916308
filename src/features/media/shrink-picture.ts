import { maxImageBytes } from './upload-rules.ts';

/** The width of the widest variant. */
const widest = 2880;
const tallest = 8192;
const narrowest = 960;
const narrower = 0.8;
const qualities = [0.9, 0.82, 0.74];
const sampleSide = 256;

const foreign = /^image\/(?:webp|avif|hei[cf])$/;
const foreignName = /\.(?:webp|avif|hei[cf])$/i;
const still = /^image\/(?:jpeg|png)$/;

/** True for pictures in formats that are not sent, and for those that are too large. GIFs and drawings stay as they are. */
export function needsShrinking({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isForeign = foreign.test(type) || (type === '' && foreignName.test(name));
  return isForeign || (still.test(type) && size > maxImageBytes);
}

/**
 * The picture as a JPG, or as a PNG if it is transparent, small enough to be sent. Returns the file itself when this
 * browser cannot read it or make it small enough: the upload rules then refuse it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  try {
    const type = file.type !== 'image/jpeg' && isSeenThrough(bitmap) ? 'image/png' : 'image/jpeg';
    const made = await encodeWithin(bitmap, type);
    if (!made) return file;
    const name = file.name.replace(/(?:\.[^.]*)?$/, type === 'image/png' ? '.png' : '.jpg');
    return new File([made], name, { type, lastModified: file.lastModified });
  } catch {
    return file;
  } finally {
    bitmap.close();
  }
}

async function encodeWithin(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg') {
  let scale = Math.min(1, widest / bitmap.width, tallest / bitmap.height);
  for (; bitmap.width * scale >= Math.min(narrowest, bitmap.width); scale *= narrower) {
    const canvas = drawn(bitmap, scale);
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const made = await canvas.convertToBlob({ type, quality });
      if (made.size <= maxImageBytes) return made;
    }
  }
  return undefined;
}

function drawn(bitmap: ImageBitmap, scale: number) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Looks for transparency in a small copy. */
function isSeenThrough(bitmap: ImageBitmap) {
  const canvas = drawn(bitmap, Math.min(1, sampleSide / Math.max(bitmap.width, bitmap.height)));
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}
