import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFilm } from './film-file.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'films-'));
const demo = path.resolve('demo/hero-loop.mp4');
const original = await readFile(demo);

test('a film keeps its length and its pictures and loses what was written of it', async () => {
  const place = path.join(folder, 'place.mp4');
  await writeFile(place, Buffer.concat([original, box('udta', '+49.28-123.12/'.repeat(9_000))]));
  const { file, extension, bytes } = await makeFilm(place, folder);
  const made = await readFile(file);
  expect(extension).toBe('mp4');
  expect(made.length).toBe(bytes);
  expect(made.includes('+49.28')).toBe(false);
  const data = original.indexOf('mdat');
  expect(made.subarray(data, data + 1_000)).toEqual(original.subarray(data, data + 1_000));
  expect(await readFile(demo)).toEqual(original);
});

test('a film of which nothing was written is stored as it is', async () => {
  const { file } = await makeFilm(demo, folder);
  const clean = path.join(folder, 'clean.mp4');
  await writeFile(clean, await readFile(file));
  expect(await makeFilm(clean, folder)).toMatchObject({ file: clean });
});

test.each([
  ['a film that is cut off', original.subarray(0, original.length / 2), 'damaged'],
  ['the beginning of a film', original.subarray(0, 60), 'damaged'],
  ['a text', Buffer.from('only words'), 'unsupported type'],
  ['nothing', Buffer.alloc(0), 'unsupported type'],
])('%s is refused', async (name, bytes, reason) => {
  const file = path.join(folder, `${name}.mp4`);
  await writeFile(file, bytes);
  await expect(makeFilm(file, folder)).rejects.toMatchObject({ reason });
});

test('the work on a film ends with its signal', async () => {
  const left = new Error('The sender has left');
  await expect(makeFilm(demo, folder, AbortSignal.abort(left))).rejects.toBe(left);
});

function box(type: string, content: string) {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content)]);
}
