import { expect, test } from 'vitest';
import { FilmDamaged, type Blank } from './film-bytes.ts';
import { findMp4Metadata } from './mp4.ts';

const ftyp = box('ftyp', 'isom');
const samples = 'pictures';

test('a whole film without metadata is left as it is', async () => {
  expect(await blanked(film())).toEqual(film());
});

test('what a camera wrote becomes nothing, and everything else stays where it is', async () => {
  const place = box('udta', box('©xyz', '+49.28-123.12/'));
  const plain = film({ inMoov: box('free', ' '.repeat(place.length - 8)) });
  const found = await blanked(film({ inMoov: place }));
  expect(found).toHaveLength(plain.length);
  expect(text(found)).not.toContain('+49.28');
  expect(text(found)).toContain(samples);
  expect(text(found).replaceAll('\0', ' ')).toBe(text(plain).replaceAll('\0', ' '));
});

test.each([
  ['in the index', film({ inMoov: box('meta', 'secret') })],
  ['in a track', film({ inTrack: box('udta', 'secret') })],
  ['beside the index', film({ after: box('uuid', 'secret') })],
  ['in a fragment', film({ after: box('moof', box('traf', box('uuid', 'secret'))) })],
  ['in a large box', film({ after: largeBox('uuid', 'secret') })],
])('metadata %s is found', async (_where, bytes) => {
  expect(text(bytes)).toContain('secret');
  const found = await blanked(bytes);
  expect(text(found)).not.toContain('secret');
  expect(await blanked(found)).toEqual(found);
});

test('a track that nobody sees is removed with its samples', async () => {
  const data = box('mdat', samples, 'position 1', 'position 2');
  const first = ftyp.length + 8 + samples.length;
  const bytes = join(
    ftyp,
    data,
    box(
      'moov',
      track('vide', [ftyp.length + 8]),
      track('meta', [first, first + 10], { sizes: [10, 10] }),
    ),
  );
  const found = await blanked(bytes);
  expect(text(found)).not.toContain('position');
  expect(text(found)).toContain(samples);
  expect(text(found).match(/trak/g)).toHaveLength(1);
});

test('samples that are named again and again are written over once', async () => {
  const first = ftyp.length + 8;
  const data = box('mdat', samples, 'position 1');
  const chunks = Array.from({ length: 60_000 }, () => first + samples.length);
  const bytes = join(
    ftyp,
    data,
    box('moov', track('vide', [first]), track('meta', chunks, { sizes: chunks.map(() => 10) })),
  );
  const blanks = await blanksOf(bytes);
  expect(blanks).toHaveLength(2);
  expect(blanks.reduce((sum, blank) => sum + blank.bytes, 0)).toBeLessThan(bytes.length);
  expect(text(await blanked(bytes))).not.toContain('position');
});

test('a film with more entries than any has is refused', async () => {
  const first = ftyp.length + 8;
  const chunks = Array.from({ length: 400_000 }, () => first);
  const tracks = [0, 1, 2].map(() => track('soun', chunks));
  const bytes = join(ftyp, box('mdat', samples), box('moov', track('vide', [first]), ...tracks));
  await expect(blanksOf(bytes)).rejects.toThrow('too many samples');
});

test.each([
  ['cut off in its data', film().subarray(0, -3)],
  ['cut off between two parts', join(ftyp, box('mdat', samples))],
  ['cut off where its data has no size', join(ftyp, movie([900]), endlessData())],
  ['without data', join(ftyp, movie([40]))],
  ['of sound alone', join(ftyp, box('mdat', samples), box('moov', track('soun', [])))],
  ['with more behind it', join(film(), Buffer.from('<script>alert(1)</script>'))],
  ['with a box larger than what holds it', film({ inMoov: join(u32(500), Buffer.from('udta')) })],
  ['that is empty', Buffer.alloc(0)],
])('a film %s is refused', async (_what, bytes) => {
  await expect(blanked(bytes)).rejects.toThrow(FilmDamaged);
});

test('a film of a million empty parts is refused', async () => {
  const empty = box('free');
  const parts = Buffer.concat(Array.from({ length: 200_000 }, () => empty));
  await expect(blanked(join(film(), parts))).rejects.toThrow('too many parts');
});

function film({
  inMoov = Buffer.alloc(0),
  inTrack = Buffer.alloc(0),
  after = Buffer.alloc(0),
} = {}) {
  const data = box('mdat', samples);
  return join(
    ftyp,
    data,
    box('moov', track('vide', [ftyp.length + 8], { inTrack }), inMoov),
    after,
  );
}

function movie(chunks: number[]) {
  return box('moov', track('vide', chunks));
}

function endlessData() {
  return join(u32(0), Buffer.from(`mdat${samples}`));
}

function track(
  handler: string,
  chunks: number[],
  { inTrack = Buffer.alloc(0), sizes = [samples.length] } = {},
) {
  const sampleTable = box(
    'stbl',
    box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
    box('stsz', u32(0), u32(0), u32(sizes.length), u32s(sizes)),
    box('stco', u32(0), u32(chunks.length), u32s(chunks)),
  );
  const media = box('mdia', box('hdlr', u32(0), u32(0), handler), box('minf', sampleTable));
  return box('trak', media, inTrack);
}

function box(type: string, ...content: (string | Buffer)[]) {
  const inside = join(...content);
  return join(u32(8 + inside.length), Buffer.from(type, 'latin1'), inside);
}

function largeBox(type: string, content: string) {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(16 + content.length));
  return join(u32(1), type, size, content);
}

function join(...parts: (string | Buffer)[]) {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function u32(number: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function u32s(numbers: number[]) {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
}

/** The film after its metadata was written over. */
async function blanked(bytes: Buffer) {
  return (await blanksOf(bytes)).reduce(overwritten, bytes);
}

function blanksOf(bytes: Buffer) {
  return findMp4Metadata(async (at, length) => bytes.subarray(at, at + length), bytes.length);
}

function overwritten(bytes: Buffer, { at, bytes: length, header }: Blank) {
  const changed = Buffer.from(bytes);
  changed.fill(0, at, at + length).set(header, at);
  return changed;
}

function text(bytes: Buffer) {
  return bytes.toString('latin1');
}
