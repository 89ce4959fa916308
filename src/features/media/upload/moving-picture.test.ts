import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isMoving } from './moving-picture.ts';

test('an animated WebP is detected', async () => {
  const frames = await Promise.all([canvas('#a29a8c').png(), canvas('#1f2a30').png()].map(bytesOf));
  const animation = sharp(frames, { join: { animated: true } }).webp();
  expect(await isMoving(blobOf(await bytesOf(animation)))).toBe(true);
  for (const still of [canvas('#a298').webp(), canvas('#a298').webp({ lossless: true })])
    expect(await isMoving(blobOf(await bytesOf(still)))).toBe(false);
});

test('an AVIF sequence is detected', async () => {
  const still = await bytesOf(canvas('#a29a8c').avif());
  expect(await isMoving(blobOf(still))).toBe(false);
  const sequence = Buffer.from(still);
  sequence.write('avis', 8, 'latin1');
  expect(await isMoving(blobOf(sequence))).toBe(true);
});

test('other formats are never animated', async () => {
  expect(await isMoving(new Blob([]))).toBe(false);
  expect(await isMoving(new Blob(['avis avis avis']))).toBe(false);
});

function canvas(background: string) {
  return sharp({ create: { width: 40, height: 30, channels: 4, background } });
}

function bytesOf(picture: Sharp) {
  return picture.toBuffer();
}

function blobOf(bytes: Buffer) {
  return new Blob([new Uint8Array(bytes)]);
}
