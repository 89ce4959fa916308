/** Where the Exif data of a PNG or WebP are, with all of their chunk, and how they turn the picture (1 to 8). */
type ImageExif = { start: number; end: number; orientation: number };

const pngSignature = '\x89PNG\r\n\x1a\n';
const orientationTag = 0x01_12;

/** Finds the Exif data of a PNG or WebP. Undefined for other formats, and for a picture without them. */
export function exifIn(bytes: Uint8Array): ImageExif | undefined {
  const chunk = isPng(bytes) ? pngChunk(bytes) : webpChunk(bytes);
  if (!chunk) return undefined;
  const { data, start, end } = chunk;
  const tiff = textAt(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
  return { start, end, orientation: readOrientation(tiff) };
}

/** The bytes of a PNG with its Exif data before the pixels: many programs ignore them behind. */
export function withEarlyExif(bytes: Uint8Array) {
  const exif = isPng(bytes) ? exifIn(bytes) : undefined;
  const header = readChunks(bytes, pngSignature.length, pngSizes).next().value;
  if (!exif || !header || exif.start === header.end) return undefined;
  const { start, end } = exif;
  return [
    bytes.subarray(0, header.end),
    bytes.subarray(start, end),
    bytes.subarray(header.end, start),
    bytes.subarray(end),
  ];
}

/** The picture without its Exif data, so that every browser decodes it as it is stored. */
export function withoutExif(image: Blob, { start, end }: ImageExif, bytes: Uint8Array) {
  // A PNG chunk has a checksum, so it is left out. A WebP holds its own size, so its chunk is only renamed.
  const rest = isPng(bytes) ? [] : ['XXXX', image.slice(start + 4, end)];
  return new Blob([image.slice(0, start), ...rest, image.slice(end)], { type: image.type });
}

type Chunk = { type: string; data: Uint8Array; start: number; end: number };

function isPng(bytes: Uint8Array) {
  return textAt(bytes, 0, pngSignature.length) === pngSignature;
}

function pngChunk(bytes: Uint8Array) {
  return readChunks(bytes, pngSignature.length, pngSizes).find(({ type }) => type === 'eXIf');
}

function webpChunk(bytes: Uint8Array) {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  return readChunks(bytes, 12, webpSizes).find(({ type }) => type === 'EXIF');
}

type Sizes = (view: DataView, at: number) => { length: number; typeAt: number; whole: number };

function pngSizes(view: DataView, at: number): ReturnType<Sizes> {
  const length = view.getUint32(at);
  return { length, typeAt: at + 4, whole: length + 12 };
}

function webpSizes(view: DataView, at: number): ReturnType<Sizes> {
  const length = view.getUint32(at + 4, true);
  return { length, typeAt: at, whole: 8 + length + (length % 2) };
}

function* readChunks(
  bytes: Uint8Array,
  first: number,
  sizesAt: Sizes,
): Generator<Chunk, undefined> {
  const view = dataView(bytes);
  for (let start = first; start + 8 <= bytes.length;) {
    const { length, typeAt, whole } = sizesAt(view, start);
    const data = bytes.subarray(start + 8, start + 8 + length);
    const end = Math.min(start + whole, bytes.length);
    yield { type: textAt(bytes, typeAt, 4), data, start, end };
    start += whole;
  }
}

/** The orientation in the first directory of Exif data; 1 if it is missing or not valid. */
function readOrientation(tiff: Uint8Array) {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  if (tiff.length < 14 || (!isLittle && textAt(tiff, 0, 2) !== 'MM')) return 1;
  const view = dataView(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  const end = Math.min(directory + 2 + count * 12, tiff.length - 11);
  for (let at = directory + 2; at < end; at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

function dataView({ buffer, byteOffset, byteLength }: Uint8Array) {
  return new DataView(buffer, byteOffset, byteLength);
}

function textAt(bytes: Uint8Array, start: number, length: number) {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
