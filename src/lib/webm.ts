import { FilmDamaged, readWhole, type Blank, type ReadBytes } from './film-bytes.ts';

/** `end` is undefined where the size was not known when the film was written. */
type Element = { id: number; at: number; start: number; end: number | undefined };
type Film = { read: ReadBytes; elementsLeft: number };

const mostElements = 1_000_000;
const [ebml, segment, tracks, trackEntry, trackType] = [
  0x1a45dfa3, 0x18538067, 0x1654ae6b, 0xae, 0x83,
];
const [cluster, cues, tags, attachments, chapters] = [
  0x1f43b675, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770,
];
const [seekHead, info, filler, checksum] = [0x114d9b74, 0x1549a966, 0xec, 0xbf];
const framing = [seekHead, info, filler, checksum];
const inSegment = new Set([tracks, cluster, cues, tags, attachments, chapters, ...framing]);
const pictures = 1;

/**
 * Looks whether a WebM film is whole, and finds what was written of its owner: tags and attached files.
 * Throws `FilmDamaged`.
 */
export async function findWebmMetadata(read: ReadBytes, size: number): Promise<Blank[]> {
  const film: Film = { read, elementsLeft: mostElements };
  const head = await elementAt(film, 0, size);
  const body = await elementAt(film, head.end ?? size, size);
  if (head.id !== ebml || body.id !== segment) throw new FilmDamaged('It is no WebM');
  if (body.end !== undefined && body.end !== size) throw new FilmDamaged('More follows it');

  const blanks: Blank[] = [];
  let hasPictures = false;
  let hasData = false;
  for (let at = body.start; at < size;) {
    const element = await elementAt(film, at, size);
    if (!inSegment.has(element.id)) throw new FilmDamaged('A part of it is unknown');
    at = element.end ?? (await endOfCluster(film, element, size));
    hasData ||= element.id === cluster;
    if (element.id === tracks) hasPictures = await hasPictureTrack(film, element.start, at);
    if (element.id === tags || element.id === attachments) blanks.push(blankOf(element.at, at));
  }
  if (!hasPictures || !hasData) throw new FilmDamaged('It has no pictures');
  return blanks;
}

/** A cluster of unknown size ends where the next part of the film begins. */
async function endOfCluster(film: Film, { id, start }: Element, size: number) {
  if (id !== cluster) throw new FilmDamaged('A part of it has no size');
  let at = start;
  while (at < size) {
    const { id: inside, end } = await elementAt(film, at, size);
    if (inSegment.has(inside) && inside !== filler && inside !== checksum) break;
    if (end === undefined) throw new FilmDamaged('A part of it has no size');
    at = end;
  }
  return at;
}

async function hasPictureTrack(film: Film, start: number, end: number) {
  for (const track of await elementsIn(film, start, end)) {
    if (track.id !== trackEntry) continue;
    for (const { id, start: at } of await elementsIn(film, track.start, track.end ?? end)) {
      if (id === trackType && (await readWhole(film.read, at, 1)).getUint8(0) === pictures)
        return true;
    }
  }
  return false;
}

async function elementsIn(film: Film, start: number, end: number) {
  const elements: Element[] = [];
  for (let at = start; at < end;) {
    const element = await elementAt(film, at, end);
    elements.push(element);
    at = element.end ?? end;
  }
  return elements;
}

async function elementAt(film: Film, at: number, to: number): Promise<Element> {
  if (film.elementsLeft-- === 0) throw new FilmDamaged('It has too many parts');
  const id = await numberAt(film, at, 4);
  const size = await numberAt(film, at + id.bytes, 8);
  const start = at + id.bytes + size.bytes;
  const isUnknown = size.value === 2 ** (7 * size.bytes) - 1;
  const end = isUnknown ? undefined : start + size.value;
  if ((end ?? start) > to) throw new FilmDamaged('A part of it is cut off');
  return { id: id.value + id.marker, at, start, end };
}

/** The zeros before its first one tell how many bytes a number has. */
async function numberAt({ read }: Film, at: number, mostBytes: number) {
  const first = (await readWhole(read, at, 1)).getUint8(0);
  const bytes = Math.clz32(first) - 23;
  if (bytes > mostBytes) throw new FilmDamaged('A number in it is too long');
  const view = await readWhole(read, at, bytes);
  let value = first % 2 ** (8 - bytes);
  for (let index = 1; index < bytes; index++) value = value * 256 + view.getUint8(index);
  return { value, bytes, marker: 2 ** (7 * bytes) };
}

/** A filler with the longest form of its size, which takes nine bytes before the zeros. */
function blankOf(at: number, end: number): Blank {
  const bytes = end - at;
  if (bytes < 9) return { at, bytes, header: Uint8Array.of(filler, 0x80 + bytes - 2) };
  const written = new DataView(new ArrayBuffer(9));
  written.setBigUint64(1, BigInt(bytes - 9) + 2n ** 56n);
  written.setUint8(0, filler);
  return { at, bytes, header: new Uint8Array(written.buffer) };
}
