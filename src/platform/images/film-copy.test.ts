import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeWhole } from './film-copy.ts';
import { makeFilm } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = await mkdtemp(path.join(tmpdir(), 'films-'));
const film = await readFile('demo/hero-loop-480.mp4');

test('a film keeps its video, begins with its index and loses its metadata', async () => {
  const location = box('udta', '+49.28-123.12/'.repeat(9_000));
  const master = await makeFilm(await fileOf(Buffer.concat([film, location])), folder);
  expect(master).toMatchObject({ extension: 'mp4', width: 480 });
  const bytes = await readFile(master.file);
  expect(bytes).toHaveLength(master.bytes);
  expect(bytes.includes('+49.28')).toBe(false);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const videoStart = film.indexOf('mdat') + 4;
  expect(bytes.includes(film.subarray(videoStart, videoStart + 10_000))).toBe(true);
});

test('a WebM keeps its format and loses its tags, and is refused when its end is missing', async () => {
  const tagged = await readFile('tests/films/tagged.webm');
  expect(tagged.includes('+49.28')).toBe(true);
  const master = await makeFilm(await fileOf(tagged), folder);
  expect(master).toMatchObject({ extension: 'webm', width: 64 });
  expect((await readFile(master.file)).includes('+49.28')).toBe(false);
  const half = makeFilm(await fileOf(tagged.subarray(0, tagged.length / 2)), folder);
  await expect(half).rejects.toMatchObject({ reason: 'damaged' });
});

test('a remuxed film can be remuxed again', async () => {
  const remuxed = await makeFilm(await fileOf(film), folder);
  expect(await makeFilm(remuxed.file, folder)).toMatchObject({ bytes: remuxed.bytes, width: 480 });
});

test.each([
  ['that is cut off', film.subarray(0, film.length / 2), 'damaged'],
  ['without its last bytes', film.subarray(0, -100), 'damaged'],
  ['with only its beginning', film.subarray(0, 60), 'damaged'],
  ['whose index claims more than the file holds', withSize(0x7fffffff), 'damaged'],
  ['that is a text', Buffer.from('only words'), 'unsupported type'],
  ['that is empty', Buffer.alloc(0), 'unsupported type'],
])('a film %s is refused', async (_case, bytes, reason) => {
  await expect(makeFilm(await fileOf(bytes), folder)).rejects.toMatchObject({ reason });
});

test('an unreadable film does not stop the next one', async () => {
  const broken = Buffer.from(film);
  broken.fill(0xff, film.indexOf('avcC') + 4, film.indexOf('avcC') + 20);
  await makeFilm(await fileOf(broken), folder).catch(() => undefined);
  expect(await makeFilm(await fileOf(film), folder)).toMatchObject({ width: 480 });
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
  await writeWhole(handle, Buffer.from('abcdefgh'), 2);
  expect(disk.bytes.toString()).toBe('\0\0abcdefgh');
  disk.maxAtOnce = 0;
  await expect(writeWhole(handle, Buffer.from('abc'), 0)).rejects.toThrow('The disk is full');
});

/** The film with a changed size of the first packet in its index. */
function withSize(bytes: number) {
  const copy = Buffer.from(film);
  copy.writeUInt32BE(bytes, film.indexOf('stsz') + 16);
  return copy;
}

let files = 0;

async function fileOf(bytes: Buffer) {
  const file = path.join(folder, `${files++}.sent`);
  await writeFile(file, bytes);
  return file;
}

function box(type: string, content: string) {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content)]);
}
