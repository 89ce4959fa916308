import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { isLong } from '../../../tests/set-up/long.ts';
import { exifIn } from '../../lib/media/image-exif.ts';
import { findFileType, makeCard, makeMaster, makeVariants } from './process.ts';
import { folder, canvas, writeFixture } from '../../../tests/files/images.ts';

vi.setConfig({ testTimeout: 30_000 });

test('a photo keeps its format, is rotated upright, fits 2880 pixels and loses its metadata', async () => {
  const photo = await canvas(3000, 500, '#3366cc')
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const master = await makeMaster(await writeFixture('photo.png', photo), folder, {
    acceptsSvg: false,
  });
  expect(master).toMatchObject({ extension: 'jpg', pixels: { width: 500, height: 3000 } });
  const metadata = await sharp(master.file).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 500, height: 3000 });
  expect(metadata.exif).toBeUndefined();
  expect(master.bytes).toBe((await stat(master.file)).size);

  const wide = await writeFixture('wide.jpg', await canvas(3200, 400, '#3366cc').jpeg().toBuffer());
  const { pixels } = await makeMaster(wide, folder, { acceptsSvg: false });
  expect(pixels).toMatchObject({ width: 2880, height: 360 });
  expect(pixels?.colour).toMatch(/^3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
});

/** Mirrored, upside down, and on its side. */
const turns = isLong ? [2, 3, 4, 5, 6, 7, 8] : [2, 6];

test.each(turns)(
  'a picture of orientation %i stands upright in every format, wherever the file says so',
  async (orientation) => {
    const corner = await canvas(64, 32, '#0000ff')
      .composite([
        { input: await canvas(16, 16, '#ff0000').png().toBuffer(), gravity: 'northwest' },
      ])
      .png()
      .toBuffer();
    const turned = sharp(corner).withMetadata({ orientation });
    const jpeg = await turned.clone().jpeg({ quality: 100 }).toBuffer();
    const png = await turned.clone().png().toBuffer();
    const upright = await sharp(jpeg).autoOrient().raw().toBuffer({ resolveWithObject: true });
    for (const [name, content] of [
      ['turned.jpg', jpeg],
      ['turned.png', png],
      ['late.png', withLateExif(png)],
    ] as const) {
      const master = await makeMaster(await writeFixture(name, content), folder, {
        acceptsSvg: false,
      });
      const { width, height } = upright.info;
      expect(master.pixels, name).toMatchObject({ width, height });
      const pixels = await sharp(master.file).removeAlpha().raw().toBuffer();
      for (const [x, y] of [
        [4, 4],
        [width - 5, 4],
        [4, height - 5],
        [width - 5, height - 5],
      ] as const) {
        const at = (y * width + x) * 3;
        const isRed = (data: Buffer) => (data[at] ?? 0) > 128;
        expect(isRed(pixels), `${name} ${x} ${y}`).toBe(isRed(upright.data));
      }
    }
  },
);

test('a PNG keeps its transparency', async () => {
  const logo = await writeFixture('logo.png', await canvas(600, 200, '#ff000080').png().toBuffer());
  const master = await makeMaster(logo, folder, { acceptsSvg: false });
  expect(master).toMatchObject({ extension: 'png', pixels: { width: 600, height: 200 } });
  expect((await sharp(master.file).metadata()).hasAlpha).toBe(true);
});

test('an animated GIF becomes an animated WebP, a single-frame GIF a PNG', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((colour) => canvas(40, 30, colour).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200] })
    .toBuffer();
  const animation = await makeMaster(await writeFixture('moving.gif', moving), folder, {
    acceptsSvg: false,
  });
  expect(animation).toMatchObject({ extension: 'webp', pixels: { width: 40, height: 30 } });
  expect(await sharp(animation.file).metadata()).toMatchObject({ pages: 2, delay: [100, 200] });

  const still = await writeFixture('still.gif', await canvas(40, 30, 'red').gif().toBuffer());
  expect(await makeMaster(still, folder, { acceptsSvg: false })).toMatchObject({
    extension: 'png',
  });
});

test('markup after the image data is dropped', async () => {
  const photo = await canvas(50, 50, 'red').jpeg().toBuffer();
  const polyglot = await writeFixture(
    'polyglot.jpg',
    Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
  );
  const { file } = await makeMaster(polyglot, folder, { acceptsSvg: false });
  expect((await readFile(file)).includes('<script>')).toBe(false);
});

test('a drawing loses scripts, handlers, links and outside references', async () => {
  const drawing = `<?xml version="1.0"?><!DOCTYPE svg>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="alert(1)">
      <script>alert(2)</script><linearGradient id="a"/><image href="https://example.com/x.png"/>
      <a href="javascript:alert(3)"><text>Castrelle &amp;\u00a0Söhne</text></a><path d="M0 0h9" fill="url(#a)"/>
    </svg>`;
  const master = await makeMaster(await writeFixture('logo.svg', drawing), folder, {
    acceptsSvg: true,
  });
  expect(master).toMatchObject({ extension: 'svg', pixels: null });
  const clean = await readFile(master.file, 'utf8');
  expect(clean).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(clean).toContain('<path d="M0 0h9" fill="url(#a)"/>');
  expect(clean).toContain('Castrelle &amp;\u00a0Söhne');
  expect(clean).not.toMatch(/alert|script|example\.com|<a\b|onload/);
});

test.each([
  '<style>path{filter/**/:blur(9px)}</style><path d="M0 0h9"/>',
  '<style>path{f\\69lter:blur(9px)}</style><path d="M0 0h9"/>',
  '<style>path{fill:red;backdrop-filter : blur(9px)}</style><path d="M0 0h9"/>',
  '<style>@import "https://example.com/blur.css";</style><path d="M0 0h9"/>',
  '<path d="M0 0h9" style="f\\69lter:blur(9px)"/>',
  '<path d="M0 0h9" style="@import blur"/>',
  '<path d="M0 0h9" fill="url(https://example.com/blur)"/>',
  '<path d="M0 0h9" fill="u\\72l(https://example.com/blur)"/>',
  '<path d="M0 0h9" style="fill:url( \'//example.com/blur\')"/>',
])('a drawing keeps its lines, but no costly or external content: %s', async (inside) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const file = await writeFixture('hidden.svg', drawing);
  const clean = await readFile((await makeMaster(file, folder, { acceptsSvg: true })).file, 'utf8');
  expect(clean).toContain('d="M0 0h9"');
  expect(clean).not.toMatch(/blur|example/);
});

test('a drawing keeps its plain styles', async () => {
  const inside = `<style>.a{fill:url(#b)}</style><path class="a" style="stroke:url('#b')"/>`;
  const file = await writeFixture(
    'plain.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`,
  );
  const clean = await readFile((await makeMaster(file, folder, { acceptsSvg: true })).file, 'utf8');
  expect(clean).toContain('.a{fill:url(#b)}');
  expect(clean).toContain(`style="stroke:url('#b')"`);
});

test('variants are made in the requested formats', async () => {
  const photo = await writeFixture(
    'variants.jpg',
    await canvas(1000, 500, 'red').jpeg().toBuffer(),
  );
  const [avif = '', webp = ''] = await makeVariants(photo, folder, 480, ['avif', 'webp']);
  expect(await findFileType(avif)).toBe('image/avif');
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
});

test('a variant in the format of the picture is the whole picture, transparent if that is', async () => {
  const photo = await writeFixture('wide.jpg', await canvas(1400, 700, 'red').jpeg().toBuffer());
  const [jpeg = ''] = await makeVariants(photo, folder, 1280, ['jpg']);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 640 });
  const logo = await writeFixture(
    'clear.png',
    await canvas(1400, 700, '#00000000').png().toBuffer(),
  );
  const [png = ''] = await makeVariants(logo, folder, 1280, ['png']);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1280, hasAlpha: true });
});

test('a social card is cropped where it is told, on white', async () => {
  const half = { create: { width: 1400, height: 400, channels: 4, background: 'red' } } as const;
  const tall = await canvas(1400, 2000, '#00000000')
    .composite([{ input: half, gravity: 'north' }])
    .png()
    .toBuffer();
  const file = await writeFixture('tall.png', tall);
  const card = await makeCard(file, folder, 5);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { dominant } = await sharp(card).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  const top = await sharp(await makeCard(file, folder, 0)).stats();
  expect(top.dominant).toMatchObject({ r: expect.closeTo(248, -1), g: expect.closeTo(8, -1) });
});

/** Moves the Exif data of a PNG behind its pixels. */
function withLateExif(png: Buffer) {
  const exif = exifIn(png);
  if (!exif) throw new Error('It has no Exif data');
  const end = png.length - 12;
  const { start } = exif;
  return Buffer.concat([
    png.subarray(0, start),
    png.subarray(exif.end, end),
    png.subarray(start, exif.end),
    png.subarray(end),
  ]);
}
