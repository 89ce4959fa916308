import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isMoving } from './animated-image.ts';

test('an animated WebP is detected', async () => {
  const frames = await Promise.all(
    [canvas('#a29a8c').png(), canvas('#1f2a30').png()].map(encodeImage),
  );
  const animation = sharp(frames, { join: { animated: true } }).webp();
  expect(await isMoving(makeBlob(await encodeImage(animation)))).toBe(true);
  for (const still of [canvas('#a298').webp(), canvas('#a298').webp({ lossless: true })])
    expect(await isMoving(makeBlob(await encodeImage(still)))).toBe(false);
});

test('an AVIF sequence is detected', async () => {
  const still = await encodeImage(canvas('#a29a8c').avif());
  expect(await isMoving(makeBlob(still))).toBe(false);
  const sequence = Buffer.from(still);
  sequence.write('avis', 8, 'latin1');
  expect(await isMoving(makeBlob(sequence))).toBe(true);
});

test('other formats are never animated', async () => {
  expect(await isMoving(new Blob([]))).toBe(false);
  expect(await isMoving(new Blob(['avis avis avis']))).toBe(false);
});

function canvas(background: string) {
  return sharp({ create: { width: 40, height: 30, channels: 4, background } });
}

function encodeImage(image: Sharp) {
  return image.toBuffer();
}

function makeBlob(bytes: Buffer) {
  return new Blob([new Uint8Array(bytes)]);
}
