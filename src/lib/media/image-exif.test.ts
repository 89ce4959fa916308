import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exifIn, withEarlyExif } from './image-exif.ts';

const image = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } });

test.each(['png', 'webp'] as const)('the orientation of a %s is found', async (format) => {
  const turned = await image.clone().withMetadata({ orientation: 6 })[format]().toBuffer();
  const exif = exifIn(turned);
  expect(exif?.orientation).toBe(6);
  expect(exifIn(turned.subarray(0, (exif?.start ?? 0) + 12))).toMatchObject({ orientation: 1 });
  expect(exifIn(await image.clone()[format]().toBuffer())).toBeUndefined();
});

test('other formats and damaged pictures have no such data', async () => {
  expect(exifIn(await image.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toBe(
    undefined,
  );
  const endless = Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR', 'latin1');
  for (const bytes of [Buffer.alloc(0), Buffer.from('RIFF'), endless]) {
    expect([exifIn(bytes), withEarlyExif(bytes)]).toEqual([undefined, undefined]);
  }
});
