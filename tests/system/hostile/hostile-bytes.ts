import { crc32, deflateSync } from 'node:zlib';

/** 110 kB that take a gigabyte as pixels. */
export function pngBomb() {
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
export function gifBomb(side: number, frames: number) {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const head = [Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')];
  const frame = [Buffer.from('2c00000000', 'hex'), size, Buffer.from('000202440100', 'hex')];
  const all = Array.from({ length: frames }, () => frame).flat();
  return Buffer.concat([...head, ...all, Buffer.from(';')]);
}

export function heic() {
  return Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(40),
  ]);
}

export function mov() {
  return Buffer.concat([
    Buffer.from('00000014', 'hex'),
    Buffer.from('ftypqt  \0\0\0\0qt  '),
    Buffer.from('00000010', 'hex'),
    Buffer.from('moov'),
    Buffer.alloc(8),
  ]);
}

export function svg(content: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
}

export function manyParts() {
  return svg('<path d="M0 0h9"/>'.repeat(100_000));
}

/** Each level draws the one below it ten times. */
export function parts() {
  const levels = Array.from({ length: 7 }, (_, level) => {
    const part = `<path d="M0 0h9" mask="url(#m${level})"/>`;
    return `<mask id="m${level + 1}">${part.repeat(10)}</mask>`;
  });
  return svg(`<path id="m0" d="M0 0h9"/>${levels.join('')}<path d="M0 0h9" mask="url(#m7)"/>`);
}

export function half(bytes: Buffer) {
  return bytes.subarray(0, bytes.length / 2);
}
