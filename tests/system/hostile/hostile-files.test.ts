import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareDemoSite } from '../sites/demo-site.ts';
import type { Editor } from '../sites/editor.ts';
import { gifBomb, half, heic, manyParts, mov, parts, pngBomb, svg } from './hostile-bytes.ts';
import { health, type Site } from '../sites/site.ts';
import {
  listStoredFiles,
  readStoredRows,
  signInAdministrator,
  uploadAs,
  messages,
  type Upload,
} from '../sites/uploader.ts';
import { firstTrouble } from '../sites/watched-site.ts';

const video = await readFile('demo/hero-loop.mp4');
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = await sharp({
  create: { width: 120, height: 90, channels: 3, background: '#a29a8c', noise },
})
  .withExif({ IFD3: { GPSLatitude: '49/1 16/1 0/1' }, IFD0: { Artist: 'Somebody' } })
  .jpeg()
  .toBuffer();
const logo = { folder: 'logos' };
const formatNames = {
  heic: 'HEIC photos are not supported. Save it as JPG and try again.',
  mov: 'MOV videos are not supported. Save it as MP4 and try again.',
};
const news = { kind: 'video', folder: 'news' } as const;

let site: Site;
let editor: Editor;
let outputBefore: number;
let trouble: Promise<string | undefined>;
const ending = new AbortController();

beforeAll(async () => {
  site = await shareDemoSite();
  outputBefore = site.said().length;
  editor = await signInAdministrator(site);
  trouble = firstTrouble(site, ending.signal, 5_000);
});

afterAll(() => ending.abort());

test.each<[string, Upload, string]>([
  ['a PNG of 30,000 by 30,000', { body: pngBomb() }, messages.imageTooLarge],
  [
    '@long: a GIF of 5,000 by 5,000 with 500 frames',
    { body: gifBomb(5_000, 500) },
    messages.imageTooLarge,
  ],
  ['@long: a GIF of 100,000 frames', { body: gifBomb(1, 100_000) }, messages.imageTooLarge],
  ['@long: a drawing of too many parts', { ...logo, body: manyParts() }, messages.imageTooLarge],
  [
    '@long: a drawing that shows its parts ten million times',
    { ...logo, body: parts() },
    messages.imageTooLarge,
  ],
  [
    'a drawing of 100,000 nested groups',
    { ...logo, body: svg(`${'<g>'.repeat(100_000)}<path d="M0 0h9"/>${'</g>'.repeat(100_000)}`) },
    messages.imageTooLarge,
  ],
  ['@long: a drawing among photos', { body: svg('<path d="M0 0h9"/>') }, messages.notImage],
  [
    '@long: a drawing that is only script',
    { ...logo, body: svg('<script>alert(1)</script>') },
    messages.notImage,
  ],
  [
    '@long: a page named as a drawing',
    { ...logo, body: Buffer.from('<html><script>alert(1)</script>') },
    messages.notImage,
  ],
  [
    '@long: a document named as a photo',
    { body: Buffer.from('%PDF-1.7 and more') },
    messages.notImage,
  ],
  [
    '@long: a program named as a photo',
    { body: Buffer.from(`MZ${'\0'.repeat(200)}`) },
    messages.notImage,
  ],
  ['@long: a film named as a photo', { body: video }, messages.notImage],
  ['@long: a photo named as a film', { ...news, body: photo }, messages.notVideo],
  ['a page named as a film', { ...news, body: Buffer.from('<html>') }, messages.notVideo],
  ['a photo of a phone in HEIC', { body: heic() }, formatNames.heic],
  ['a film of a phone in MOV, also named as an MP4', { ...news, body: mov() }, formatNames.mov],
  ['half a JPG', { body: photo.subarray(0, photo.length / 2) }, messages.notImage],
  ['@long: half a PNG', { body: half(await sharp(photo).png().toBuffer()) }, messages.notImage],
  ['@long: half a GIF', { body: half(await sharp(photo).gif().toBuffer()) }, messages.notImage],
  ['@long: the beginning of a JPG', { body: photo.subarray(0, 100) }, messages.notImage],
  ['half an MP4', { ...news, body: half(video) }, messages.notVideo],
])('%s is refused in the right words and leaves nothing', async (_what, upload, message) => {
  const before = await everything();
  expect(await uploadAs(editor, upload)).toEqual({ status: 422, message });
  expect(await everything()).toEqual(before);
});

test.each<[string, Upload, RegExp]>([
  [
    '@long: markup behind a photo',
    { body: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]) },
    /script/,
  ],
  ['where a photo was taken, and by whom', { body: photo }, /Exif|Somebody/],
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
    '@long: a costly filter in a drawing',
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
    '@long: a drawing that grows by its own entities',
    {
      ...logo,
      body: Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "&#60;path/>"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/>&b;</svg>',
      ),
    },
    /ENTITY/,
  ],
  [
    '@long: a page behind a film',
    { ...news, body: Buffer.concat([video, Buffer.from('<script>')]) },
    /<script>/,
  ],
])('%s is not served', async (_what, upload, removed) => {
  const { status, file } = await uploadAs(editor, upload);
  expect(status).toBe(201);
  const served = await fetch(site.origin + file?.url);
  expect(served.headers.get('content-type')).toMatch(/^(image|video)\//);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await served.bytes()).toString('latin1')).not.toMatch(removed);
});

test('a photo stands upright, and an animation moves on', async () => {
  const lying = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
  const { file: upright } = await uploadAs(editor, { body: lying });
  expect(upright?.url).toContain('_90x120_');
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
  expect(await trouble).toBeUndefined();
  expect(await health(site)).toMatchObject({ ready: true, database: 'ok' });
  expect(site.said().slice(outputBefore)).not.toMatch(/Failed|Error/);
});

async function everything() {
  const { stored, incoming } = await listStoredFiles(site);
  // Smaller pictures of what earlier tests have left are made meanwhile.
  return {
    stored: stored.filter((file) => !/\d+\.(avif|webp)$/.test(file)),
    incoming,
    rows: readStoredRows(site),
  };
}
