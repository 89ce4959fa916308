import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFully } from './video-copy.ts';
import { makeVideo } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = await mkdtemp(path.join(tmpdir(), 'films-'));
const video = await readFile('demo/hero-loop-480.mp4');

test('a film keeps its video, begins with its index and loses its metadata', async () => {
  const location = box('udta', '+49.28-123.12/'.repeat(9_000));
  const master = await makeVideo(await makeFile(Buffer.concat([video, location])), folder);
  expect(master).toMatchObject({ extension: 'mp4', width: 480 });
  const bytes = await readFile(master.file);
  expect(bytes).toHaveLength(master.bytes);
  expect(bytes.includes('+49.28')).toBe(false);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const videoStart = video.indexOf('mdat') + 4;
  expect(bytes.includes(video.subarray(videoStart, videoStart + 10_000))).toBe(true);
});

test('a WebM keeps its format and loses its tags, and is refused when its end is missing', async () => {
  const tagged = await readFile('tests/files/tagged.webm');
  expect(tagged.includes('+49.28')).toBe(true);
  const master = await makeVideo(await makeFile(tagged), folder);
  expect(master).toMatchObject({ extension: 'webm', width: 64 });
  expect((await readFile(master.file)).includes('+49.28')).toBe(false);
  const half = makeVideo(await makeFile(tagged.subarray(0, tagged.length / 2)), folder);
  await expect(half).rejects.toMatchObject({ reason: 'damaged' });
});

test('a remuxed film can be remuxed again', async () => {
  const remuxed = await makeVideo(await makeFile(video), folder);
  expect(await makeVideo(remuxed.file, folder)).toMatchObject({ bytes: remuxed.bytes, width: 480 });
});

test.each([
  ['that is cut off', video.subarray(0, video.length / 2), 'damaged'],
  ['without its last bytes', video.subarray(0, -100), 'damaged'],
  ['with only its beginning', video.subarray(0, 60), 'damaged'],
  ['whose index claims more than the file holds', withSize(0x7fffffff), 'damaged'],
  ['that is a text', Buffer.from('only words'), 'unsupported type'],
  ['that is empty', Buffer.alloc(0), 'unsupported type'],
])('a film %s is refused', async (_case, bytes, reason) => {
  await expect(makeVideo(await makeFile(bytes), folder)).rejects.toMatchObject({ reason });
});

test('an unreadable film does not stop the next one', async () => {
  const broken = Buffer.from(video);
  broken.fill(0xff, video.indexOf('avcC') + 4, video.indexOf('avcC') + 20);
  await makeVideo(await makeFile(broken), folder).catch(() => undefined);
  expect(await makeVideo(await makeFile(video), folder)).toMatchObject({ width: 480 });
});

test('partial writes are completed, and a write of zero bytes fails', async () => {
  const disk = { bytes: Buffer.alloc(10), maxAtOnce: 3 };
  const handle = {
    write: async (data: Uint8Array, offset: number, length: number, position: number) => {
      const bytesWritten = Math.min(length, disk.maxAtOnce);
      disk.bytes.set(data.subarray(offset, offset + bytesWritten), position);
      return { bytesWritten };
    },
  };
  await writeFully(handle, Buffer.from('abcdefgh'), 2);
  expect(disk.bytes.toString()).toBe('\0\0abcdefgh');
  disk.maxAtOnce = 0;
  await expect(writeFully(handle, Buffer.from('abc'), 0)).rejects.toThrow('The disk is full');
});

/** The film with a changed size of the first packet in its index. */
function withSize(bytes: number) {
  const copy = Buffer.from(video);
  copy.writeUInt32BE(bytes, video.indexOf('stsz') + 16);
  return copy;
}

let files = 0;

async function makeFile(bytes: Buffer) {
  const file = path.join(folder, `${files++}.sent`);
  await writeFile(file, bytes);
  return file;
}

function box(type: string, content: string) {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content)]);
}
