import { FilmDamaged, mergeBlanks, readWhole, type Blank, type ReadBytes } from './film-bytes.ts';

type Box = { type: string; at: number; header: number; end: number };
type Film = { read: ReadBytes; boxesLeft: number; entriesLeft: number; comparisonsLeft: number };

const mostBoxes = 100_000;
const mostEntries = 1_000_000;
const largestTable = 2 * 1024 * 1024;
const mostComparisons = 1e7;
/** A part that every player skips. */
const free = 0x66726565;
const played = ['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp'];

/**
 * Looks whether an MP4 film is whole, down to where its samples lie, and finds what a camera wrote of its
 * owner: places, names, and tracks that nobody sees, such as those of a position. Throws `FilmDamaged`.
 */
export async function findMp4Metadata(read: ReadBytes, size: number): Promise<Blank[]> {
  const film: Film = {
    read,
    boxesLeft: mostBoxes,
    entriesLeft: mostEntries,
    comparisonsLeft: mostComparisons,
  };
  const top = await boxesIn(film, 0, size);
  const data = top.filter((box) => box.type === 'mdat');
  const [moov] = top.filter((box) => box.type === 'moov');
  if (!moov || data.length === 0) throw new FilmDamaged('Its index or its data is missing');

  const inMoov = await boxesIn(film, moov.at + moov.header, moov.end);
  const blanks = [...top, ...inMoov].filter(isMetadata).map(blankOf);
  const unseen: Blank[] = [];
  let hasPictures = false;
  for (const track of inMoov.filter((box) => box.type === 'trak')) {
    const { handler, metadata, samples } = await lookAtTrack(film, track, data);
    hasPictures ||= handler === 'vide';
    for (const box of metadata) blanks.push(blankOf(box));
    for (const sample of samples) unseen.push(sample);
  }
  if (!hasPictures) throw new FilmDamaged('It has no pictures');
  for (const fragment of top.filter((box) => box.type === 'moof')) {
    const inside = await boxesIn(film, fragment.at + fragment.header, fragment.end);
    for (const box of inside) {
      if (isMetadata(box)) blanks.push(blankOf(box));
      if (box.type !== 'traf') continue;
      const inTraf = await boxesIn(film, box.at + box.header, box.end);
      for (const part of inTraf.filter(isMetadata)) blanks.push(blankOf(part));
    }
  }
  // The boxes lie beside each other, but a table may name the same bytes of the data again and again.
  return blanks.concat(mergeBlanks(unseen));
}

async function lookAtTrack(film: Film, track: Box, data: Box[]) {
  const inTrack = await boxesIn(film, track.at + track.header, track.end);
  const inMedia = await boxesOf(film, inTrack, 'mdia');
  const inSamples = await boxesOf(film, await boxesOf(film, inMedia, 'minf'), 'stbl');
  const handler = await handlerOf(film, inMedia);
  const chunks = await chunksOf(film, inSamples);
  film.comparisonsLeft -= chunks.length * data.length;
  if (film.comparisonsLeft < 0) throw new FilmDamaged('It has too many parts');
  if (!chunks.every((at) => data.some((box) => at >= box.at + box.header && at < box.end)))
    throw new FilmDamaged('Its samples lie outside of its data');
  if (played.includes(handler)) {
    return { handler, metadata: [...inTrack, ...inMedia].filter(isMetadata), samples: [] };
  }
  const samples = await samplesOf(film, inSamples, chunks);
  const inData = samples.filter(({ at, bytes }) =>
    data.some((box) => at >= box.at + box.header && at + bytes <= box.end),
  );
  return { handler, metadata: [track], samples: inData };
}

async function handlerOf(film: Film, inMedia: Box[]) {
  const [hdlr] = inMedia.filter((box) => box.type === 'hdlr');
  if (!hdlr) throw new FilmDamaged('A track does not say what it is');
  return textOf(await readWhole(film.read, hdlr.at + hdlr.header + 8, 4), 0);
}

/** Where the chunks of a track begin. */
async function chunksOf(film: Film, inSamples: Box[]) {
  const [box] = inSamples.filter(({ type }) => type === 'stco' || type === 'co64');
  if (!box) return [];
  const table = await tableOf(film, box);
  const width = box.type === 'stco' ? 4 : 8;
  return entriesOf(film, table, 4, width).map((at) =>
    width === 4 ? table.getUint32(at) : Number(table.getBigUint64(at)),
  );
}

/** The bytes of a track's samples, chunk by chunk. */
async function samplesOf(film: Film, inSamples: Box[], chunks: number[]): Promise<Blank[]> {
  const [stsz] = inSamples.filter(({ type }) => type === 'stsz');
  const [stsc] = inSamples.filter(({ type }) => type === 'stsc');
  if (!stsz || !stsc) return [];
  const sizes = await tableOf(film, stsz);
  const sizeOfAll = sizes.getUint32(4);
  const listed = sizeOfAll > 0 ? [] : entriesOf(film, sizes, 8, 4).map((at) => sizes.getUint32(at));
  const runs = await tableOf(film, stsc);
  const starts = entriesOf(film, runs, 4, 12).map((at) => ({
    chunk: runs.getUint32(at),
    samples: runs.getUint32(at + 4),
  }));
  let sample = 0;
  let run = 0;
  return chunks.map((at, index) => {
    while ((starts[run + 1]?.chunk ?? Infinity) <= index + 1) run++;
    const count = starts[run]?.samples ?? 0;
    const bytes =
      sizeOfAll > 0
        ? sizeOfAll * count
        : listed.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    sample += count;
    return { at, bytes, header: new Uint8Array() };
  });
}

async function tableOf(film: Film, box: Box) {
  const bytes = box.end - box.at - box.header;
  if (bytes < 8 || bytes > largestTable) throw new FilmDamaged('A table has no sensible size');
  const view = await readWhole(film.read, box.at + box.header, bytes);
  // The next read may use the same memory.
  return new DataView(view.buffer.slice(view.byteOffset, view.byteOffset + bytes));
}

/** Where the entries of a table begin whose number stands before them. */
function entriesOf(film: Film, table: DataView, countAt: number, width: number) {
  const count = table.getUint32(countAt);
  const first = countAt + 4;
  if (first + count * width > table.byteLength) throw new FilmDamaged('A table is cut off');
  film.entriesLeft -= count;
  if (film.entriesLeft < 0) throw new FilmDamaged('It has too many samples');
  return Array.from({ length: count }, (_, index) => first + index * width);
}

async function boxesOf(film: Film, boxes: Box[], type: string) {
  const [box] = boxes.filter((candidate) => candidate.type === type);
  return box ? boxesIn(film, box.at + box.header, box.end) : [];
}

async function boxesIn(film: Film, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (film.boxesLeft-- === 0) throw new FilmDamaged('It has too many parts');
    const box = await boxAt(film, at, to);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** A size of 1 is followed by the true one; 0 is the data up to the end of the file. */
async function boxAt({ read }: Film, at: number, to: number): Promise<Box> {
  const start = await readWhole(read, at, 8);
  const [size, type] = [start.getUint32(0), textOf(start, 4)];
  if (size === 0 && type === 'mdat') return { type, at, header: 8, end: to };
  const header = size === 1 ? 16 : 8;
  const bytes = size === 1 ? Number((await readWhole(read, at + 8, 8)).getBigUint64(0)) : size;
  if (bytes < header || at + bytes > to) throw new FilmDamaged('A part of it is cut off');
  return { type, at, header, end: at + bytes };
}

function textOf(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function isMetadata({ type }: Box) {
  return type === 'udta' || type === 'meta' || type === 'uuid';
}

function blankOf({ at, header, end }: Box): Blank {
  const bytes = end - at;
  const written = new DataView(new ArrayBuffer(header));
  written.setUint32(0, header === 16 ? 1 : bytes);
  written.setUint32(4, free);
  if (header === 16) written.setBigUint64(8, BigInt(bytes));
  return { at, bytes, header: new Uint8Array(written.buffer) };
}
