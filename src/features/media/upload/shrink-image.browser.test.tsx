import { expect, test } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

/** The corner of a picture, left or right and top or bottom, in which its red square is when it stands upright. */
const corners = [
  [1, 'left top @long'],
  [2, 'right top @long'],
  [3, 'right bottom @long'],
  [4, 'left bottom @long'],
  [5, 'left top @long'],
  [6, 'right top'],
  [7, 'right bottom @long'],
  [8, 'left bottom @long'],
] as const;

test.each(corners)(
  'a WebP of orientation %i becomes a JPG with its first corner %s',
  async (orientation, corner) => {
    const jpg = await shrinkImage(await webpTurned(orientation));
    expect(jpg.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(jpg);
    const { width, height } = bitmap;
    expect([width, height]).toEqual(orientation > 4 ? [32, 64] : [64, 32]);
    const context = makeContext(width, height);
    context.drawImage(bitmap, 0, 0);
    const [across, down] = corner.split(' ');
    const x = across === 'left' ? 4 : width - 5;
    const y = down === 'top' ? 4 : height - 5;
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    expect(red).toBeGreaterThan(blue);
  },
);

/** A blue WebP with a red square in the first corner of its pixels. */
async function webpTurned(orientation: number) {
  const context = makeContext(64, 32);
  context.fillStyle = 'blue';
  context.fillRect(0, 0, 64, 32);
  context.fillStyle = 'red';
  context.fillRect(0, 0, 16, 16);
  const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  const pixels = new Uint8Array(await blob.arrayBuffer()).subarray(12);
  const flags = chunk('VP8X', [0b1000, 0, 0, 0, 63, 0, 0, 31, 0, 0]);
  const exif = chunk('EXIF', [...tiff(orientation)]);
  const isExtended = String.fromCharCode(...pixels.subarray(0, 4)) === 'VP8X';
  const body = [...(isExtended ? [] : flags), ...pixels, ...exif];
  const file = [...letters('RIFF'), ...littleEndian(body.length + 4), ...letters('WEBP'), ...body];
  return new File([new Uint8Array(file)], 'turned.webp', { type: 'image/webp' });
}

function chunk(name: string, data: number[]) {
  const padding = data.length % 2 === 0 ? [] : [0];
  return [...letters(name), ...littleEndian(data.length), ...data, ...padding];
}

function tiff(orientation: number) {
  return [
    ...letters('II*\0'),
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
}

function letters(text: string) {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function littleEndian(value: number) {
  return [0, 8, 16, 24].map((shift) => (value >> shift) & 255);
}

function makeContext(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}
