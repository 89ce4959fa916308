import { expect, test } from 'vitest';
import { FilmDamaged } from './film-bytes.ts';
import { findWebmMetadata } from './webm.ts';

const head = element('1a45dfa3', element('4282', 'webm'));
const info = element('1549a966', 'made by nobody');
const videoTrack = element('1654ae6b', element('ae', element('83', '\x01')));
const soundTrack = element('1654ae6b', element('ae', element('83', '\x02')));
const cluster = element('1f43b675', element('a3', 'pictures'));
const unknownSize = 'ffffffffffffff';

test('a whole film without metadata is left as it is', async () => {
  const bytes = film(info, videoTrack, cluster);
  expect(await blanked(bytes)).toEqual(bytes);
});

test.each([
  ['tags', '1254c367', 'secret'],
  ['a short tag', '1254c367', ''],
  ['attached files', '1941a469', 'secret'.repeat(50)],
])('%s become nothing, and everything else stays where it is', async (_what, id, content) => {
  const bytes = film(info, videoTrack, element(id, content), cluster);
  const found = await blanked(bytes);
  expect(found).toHaveLength(bytes.length);
  expect(found.indexOf('pictures')).toBe(bytes.indexOf('pictures'));
  expect(found.includes('secret')).toBe(false);
  expect(found.includes(Buffer.from(id, 'hex'))).toBe(false);
  expect(await blanked(found)).toEqual(found);
});

test('a film that was recorded without knowing its end is understood', async () => {
  const frames = element('a3', 'pictures');
  const bytes = Buffer.concat([
    head,
    endless('18538067', info, videoTrack, endless('1f43b675', frames), endless('1f43b675', frames)),
    element('1254c367', 'secret'),
  ]);
  expect((await blanked(bytes)).includes('secret')).toBe(false);
  await expect(blanked(bytes.subarray(0, -3))).rejects.toThrow(FilmDamaged);
});

test.each([
  ['cut off', film(videoTrack, cluster).subarray(0, -3)],
  ['with more behind it', Buffer.concat([film(videoTrack, cluster), Buffer.from('<script>')])],
  ['without pictures', film(soundTrack, cluster)],
  ['without data', film(videoTrack)],
  ['with an unknown part', film(videoTrack, element('1c53bb6c', 'x'), cluster)],
  ['of zeros', Buffer.alloc(100)],
  ['that is empty', Buffer.alloc(0)],
])('a film %s is refused', async (_what, bytes) => {
  await expect(blanked(bytes)).rejects.toThrow(FilmDamaged);
});

function film(...content: Buffer[]) {
  return Buffer.concat([head, element('18538067', Buffer.concat(content))]);
}

function element(id: string, content: string | Buffer) {
  const inside = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + inside.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
}

function endless(id: string, ...content: Buffer[]) {
  return Buffer.concat([Buffer.from(`${id}01${unknownSize}`, 'hex'), ...content]);
}

/** The film after its metadata was written over. */
async function blanked(bytes: Buffer) {
  const changed = Buffer.from(bytes);
  const read = async (at: number, length: number) => bytes.subarray(at, at + length);
  for (const { at, bytes: length, header } of await findWebmMetadata(read, bytes.length))
    changed.fill(0, at, at + length).set(header, at);
  return changed;
}
