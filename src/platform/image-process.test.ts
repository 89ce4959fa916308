import { spawn } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { findFileType, inTurn, makeMaster, makeVariants } from './image-process.ts';

vi.setConfig({ testTimeout: 30_000 });

const folder = await mkdtemp(path.join(tmpdir(), 'images-'));

test('a photo keeps its kind, stands upright, fits 2880 pixels and loses its metadata', async () => {
  const photo = await canvas(4000, 2000, '#3366cc')
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const master = await makeMaster(await fileOf('photo.png', photo), folder, { acceptsSvg: false });
  expect(master).toMatchObject({ extension: 'jpg', pixels: { width: 2000, height: 4000 } });
  const metadata = await sharp(master.file).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 2000, height: 4000 });
  expect(metadata.exif).toBeUndefined();
  expect(master.bytes).toBe((await stat(master.file)).size);

  const wide = await fileOf('wide.jpg', await canvas(4000, 2000, '#3366cc').jpeg().toBuffer());
  const { pixels } = await makeMaster(wide, folder, { acceptsSvg: false });
  expect(pixels).toMatchObject({ width: 2880, height: 1440 });
  expect(pixels?.colour).toMatch(/^3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
});

test('a PNG keeps its transparency', async () => {
  const logo = await fileOf('logo.png', await canvas(600, 200, '#ff000080').png().toBuffer());
  const master = await makeMaster(logo, folder, { acceptsSvg: false });
  expect(master).toMatchObject({ extension: 'png', pixels: { width: 600, height: 200 } });
  expect((await sharp(master.file).metadata()).hasAlpha).toBe(true);
});

test('an animated GIF becomes an animated WebP, a still one a PNG', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((colour) => canvas(40, 30, colour).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200] })
    .toBuffer();
  const animation = await makeMaster(await fileOf('moving.gif', moving), folder, {
    acceptsSvg: false,
  });
  expect(animation).toMatchObject({ extension: 'webp', pixels: { width: 40, height: 30 } });
  expect(await sharp(animation.file).metadata()).toMatchObject({ pages: 2, delay: [100, 200] });

  const still = await fileOf('still.gif', await canvas(40, 30, 'red').gif().toBuffer());
  expect(await makeMaster(still, folder, { acceptsSvg: false })).toMatchObject({
    extension: 'png',
  });
});

test('markup behind a photo is not kept', async () => {
  const photo = await canvas(50, 50, 'red').jpeg().toBuffer();
  const polyglot = await fileOf(
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
  const master = await makeMaster(await fileOf('logo.svg', drawing), folder, { acceptsSvg: true });
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
])('a drawing keeps its lines, and nothing costly or from outside: %s', async (inside) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const file = await fileOf('hidden.svg', drawing);
  const clean = await readFile((await makeMaster(file, folder, { acceptsSvg: true })).file, 'utf8');
  expect(clean).toContain('d="M0 0h9"');
  expect(clean).not.toMatch(/blur|example/);
});

test('a drawing keeps its plain styles', async () => {
  const inside = `<style>.a{fill:url(#b)}</style><path class="a" style="stroke:url('#b')"/>`;
  const file = await fileOf('plain.svg', `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  const clean = await readFile((await makeMaster(file, folder, { acceptsSvg: true })).file, 'utf8');
  expect(clean).toContain('.a{fill:url(#b)}');
  expect(clean).toContain(`style="stroke:url('#b')"`);
});

test('drawings are refused where only photos may stand, and when they are too large', async () => {
  const drawing = await fileOf(
    'drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
  );
  await expect(makeMaster(drawing, folder, { acceptsSvg: false })).rejects.toMatchObject({
    reason: 'unsupported type',
  });
  const large = await fileOf('large.svg', `<svg>${'<path/>'.repeat(200_000)}</svg>`);
  await expect(makeMaster(large, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'too large',
  });
});

test('a picture of too many pixels is refused before it is read', async () => {
  const bomb = await fileOf('bomb.png', pngHeader(30_000, 30_000));
  await makeMaster(bomb, folder, { acceptsSvg: false }).catch(() => undefined);
  const begin = performance.now();
  await expect(makeMaster(bomb, folder, { acceptsSvg: false })).rejects.toMatchObject({
    reason: 'too large',
  });
  expect(performance.now() - begin).toBeLessThan(500);
});

test('other files are refused by what they are, whatever their name', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(40),
  ]);
  await expect(
    makeMaster(await fileOf('photo.jpg', heic), folder, { acceptsSvg: true }),
  ).rejects.toMatchObject({
    reason: 'unsupported type',
    type: 'image/heic',
  });
  const words = await fileOf('words.png', 'only words');
  await expect(makeMaster(words, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'unsupported type',
  });
  const photo = await canvas(900, 900, 'red').jpeg().toBuffer();
  const half = await fileOf('half.jpg', photo.subarray(0, photo.length / 2));
  await expect(makeMaster(half, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'damaged',
  });
});

test('variants are made in the formats asked for', async () => {
  const photo = await fileOf('variants.jpg', await canvas(1000, 500, 'red').jpeg().toBuffer());
  const [avif = '', webp = ''] = await makeVariants(photo, folder, 480, ['avif', 'webp']);
  expect(await findFileType(avif)).toBe('image/avif');
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
});

test('the card of social networks is cut at the centre, on white', async () => {
  const half = { create: { width: 1400, height: 400, channels: 4, background: 'red' } } as const;
  const tall = await canvas(1400, 2000, '#00000000')
    .composite([{ input: half, gravity: 'north' }])
    .png()
    .toBuffer();
  const [card = ''] = await makeVariants(await fileOf('tall.png', tall), folder, 1200, ['jpg']);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { dominant } = await sharp(card).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test('a job that takes too long is ended, and the next one is done', async () => {
  const photo = await fileOf('slow.jpg', await canvas(3000, 3000, 'red').jpeg().toBuffer());
  const slow = inTurn({ kind: 'master', file: photo, folder, acceptsSvg: false }, 1);
  const next = findFileType(photo);
  await expect(slow).rejects.toMatchObject({ reason: 'took too long' });
  expect(await next).toBe('image/jpeg');
});

test('the image process dies with its parent', async () => {
  const photo = await fileOf('orphan.jpg', await canvas(3000, 3000, 'red').jpeg().toBuffer());
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', parentOf(photo)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const child = Number(await firstLine(parent.stdout));
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 5_000 });
});

/** Prints the number of its image process as soon as that has a job. */
function parentOf(photo: string) {
  const job = JSON.stringify({ kind: 'master', file: photo, folder, acceptsSvg: false });
  return `
    import { subscribe } from 'node:diagnostics_channel';
    import { inTurn } from ${JSON.stringify(path.resolve('src/platform/image-process.ts'))};
    subscribe('child_process', ({ process }) => setImmediate(() => console.log(process.pid)));
    inTurn(${job}, 10_000);`;
}

async function firstLine(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function canvas(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });
}

async function fileOf(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

function pngHeader(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(0))]);
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
