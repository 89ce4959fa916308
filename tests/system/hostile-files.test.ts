import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Editor } from './editor.ts';
import { copyDemoData, endSites, health, startSite, type Site } from './site.ts';
import { filesOf, rowsOf, signInAdministrator, uploadAs, words, type Upload } from './uploader.ts';

const film = await readFile('demo/hero-loop.mp4');
const photo = await sharp({
  create: { width: 1200, height: 900, channels: 3, background: '#a29a8c', noise: noise() },
})
  .withExif({ IFD3: { GPSLatitude: '49/1 16/1 0/1' }, IFD0: { Artist: 'Somebody' } })
  .jpeg()
  .toBuffer();
const logo = { folder: 'logos' };
const news = { kind: 'video', folder: 'news' } as const;

let site: Site;
let editor: Editor;
let answeredThroughout: Promise<boolean>;
const ending = new AbortController();

beforeAll(async () => {
  site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  editor = await signInAdministrator(site);
  answeredThroughout = answering(ending.signal);
});

afterAll(async () => {
  ending.abort();
  await endSites();
});

test.each<[string, Upload, string]>([
  ['a PNG of 30,000 by 30,000', { body: pngBomb() }, words.imageTooLarge],
  ['a GIF of 5,000 by 5,000 with 500 frames', { body: gifBomb(5_000, 500) }, words.imageTooLarge],
  ['a GIF of 100,000 frames', { body: gifBomb(1, 100_000) }, words.imageTooLarge],
  ['a drawing of too many parts', { ...logo, body: manyParts() }, words.imageTooLarge],
  [
    'a drawing that shows its parts ten million times',
    { ...logo, body: parts() },
    words.imageTooLarge,
  ],
  [
    'a drawing of 100,000 nested groups',
    { ...logo, body: svg(`${'<g>'.repeat(100_000)}<path d="M0 0h9"/>${'</g>'.repeat(100_000)}`) },
    words.imageTooLarge,
  ],
  ['a drawing among photos', { body: svg('<path d="M0 0h9"/>') }, words.notImage],
  [
    'a drawing that is only script',
    { ...logo, body: svg('<script>alert(1)</script>') },
    words.notImage,
  ],
  [
    'a page named as a drawing',
    { ...logo, body: Buffer.from('<html><script>alert(1)</script>') },
    words.notImage,
  ],
  ['a document named as a photo', { body: Buffer.from('%PDF-1.7 and more') }, words.notImage],
  ['a program named as a photo', { body: Buffer.from(`MZ${'\0'.repeat(200)}`) }, words.notImage],
  ['a film named as a photo', { body: film }, words.notImage],
  ['a photo named as a film', { ...news, body: photo }, words.notVideo],
  ['a page named as a film', { ...news, body: Buffer.from('<html>') }, words.notVideo],
  ['a photo of a phone in HEIC', { body: heic() }, words.heic],
  ['half a JPG', { body: photo.subarray(0, photo.length / 2) }, words.notImage],
  ['half a PNG', { body: half(await sharp(photo).png().toBuffer()) }, words.notImage],
  ['half a GIF', { body: half(await sharp(photo).gif().toBuffer()) }, words.notImage],
  ['the beginning of a JPG', { body: photo.subarray(0, 100) }, words.notImage],
  ['half an MP4', { ...news, body: half(film) }, words.notVideo],
])('%s is refused in the right words and leaves nothing', async (_what, upload, message) => {
  const before = await everything();
  expect(await uploadAs(editor, upload)).toEqual({ status: 422, message });
  expect(await everything()).toEqual(before);
});

test.each<[string, Upload, RegExp]>([
  [
    'markup behind a photo',
    { body: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]) },
    /script/,
  ],
  ['where a photo was taken, and by whom', { body: photo }, /Exif|GPS|Somebody/],
  [
    'script in a drawing',
    {
      ...logo,
      body: svg(
        '<script>alert(1)</script><path d="M0 0h9" onclick="alert(2)"/><a href="javascript:alert(3)"><path/></a>',
      ),
    },
    /script|alert|onclick/,
  ],
  [
    'a costly filter in a drawing',
    {
      ...logo,
      body: svg(
        `<filter id="a">${'<feGaussianBlur stdDeviation="999"/>'.repeat(500)}</filter><style>.b{fill:red;filter:blur(999px)}</style><path d="M0 0h9" filter="url(#a)" style="backdrop-filter: blur(999px)"/>`,
      ),
    },
    /filter|feGaussian/,
  ],
  [
    'what a drawing would fetch from elsewhere',
    {
      ...logo,
      body: svg(
        '<image href="https://evil.example/x.png"/><use href="https://evil.example/x.svg#a"/><foreignObject><iframe src="https://evil.example"/></foreignObject><path d="M0 0h9"/>',
      ),
    },
    /evil|iframe|<use/,
  ],
  [
    'a drawing that grows by its own entities',
    {
      ...logo,
      body: Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "&#60;path/>"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/>&b;</svg>',
      ),
    },
    /ENTITY/,
  ],
  [
    'a page behind a film',
    { ...news, body: Buffer.concat([film, Buffer.from('<script>')]) },
    /<script>/,
  ],
])('%s is not served', async (_what, upload, gone) => {
  const { status, file } = await uploadAs(editor, upload);
  expect(status).toBe(201);
  const served = await fetch(site.origin + file?.url);
  expect(served.headers.get('content-type')).toMatch(/^(image|video)\//);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await served.bytes()).toString('latin1')).not.toMatch(gone);
});

test('a photo stands upright, and an animation moves on', async () => {
  const lying = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
  const { file: upright } = await uploadAs(editor, { body: lying });
  expect(upright?.url).toContain('_900x1200_');
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200] })
    .toBuffer();
  const { file: animation } = await uploadAs(editor, { body: moving });
  const served = await fetch(site.origin + animation?.url).then((response) => response.bytes());
  expect(await sharp(served).metadata()).toMatchObject({
    format: 'webp',
    pages: 2,
    delay: [100, 200],
  });
});

test('the site answered throughout', async () => {
  ending.abort();
  expect(await answeredThroughout).toBe(true);
  expect(await health(site)).toMatchObject({ ready: true, database: 'ok' });
  expect(site.said()).not.toMatch(/Failed|Error/);
});

async function answering(signal: AbortSignal) {
  while (!signal.aborted) {
    const page = await fetch(`${site.origin}/partners`, { signal: AbortSignal.timeout(2_000) });
    if (page.status !== 200) return false;
    await wait(20);
  }
  return true;
}

async function everything() {
  const { stored, incoming } = await filesOf(site);
  // Smaller pictures of what earlier tests have left are made meanwhile.
  return {
    stored: stored.filter((file) => !/\d+\.(avif|webp)$/.test(file)),
    incoming,
    rows: rowsOf(site),
  };
}

/** 110 kB that take a gigabyte as pixels. */
function pngBomb() {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes a frame, each of which takes a whole picture in memory. */
function gifBomb(side: number, frames: number) {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const head = [Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')];
  const frame = [Buffer.from('2c00000000', 'hex'), size, Buffer.from('000202440100', 'hex')];
  const all = Array.from({ length: frames }, () => frame).flat();
  return Buffer.concat([...head, ...all, Buffer.from(';')]);
}

function heic() {
  return Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(40),
  ]);
}

function svg(content: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
}

function manyParts() {
  return svg('<path d="M0 0h9"/>'.repeat(100_000));
}

/** Each level draws the one below it ten times. */
function parts() {
  const levels = Array.from({ length: 7 }, (_, level) => {
    const part = `<path d="M0 0h9" mask="url(#m${level})"/>`;
    return `<mask id="m${level + 1}">${part.repeat(10)}</mask>`;
  });
  return svg(`<path id="m0" d="M0 0h9"/>${levels.join('')}<path d="M0 0h9" mask="url(#m7)"/>`);
}

function half(bytes: Buffer) {
  return bytes.subarray(0, bytes.length / 2);
}

function noise() {
  return { type: 'gaussian', mean: 128, sigma: 40 } as const;
}
