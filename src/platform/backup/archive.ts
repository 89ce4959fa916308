import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

const block = 512;
const partBytes = 256 * 1024;
const maxBytes = 8 ** 11 - 1;

/** The message is shown to the operator unchanged. */
export class BackupRefused extends Error {}

type Entry = { name: string; start: number; bytes: number };

/** Creates a tar file that only its owner may read. Entries are streamed in constant memory. */
export async function createArchive(file: string) {
  const handle = await open(file, 'wx', 0o600);
  let position = 0;
  return {
    /** Returns the SHA-256 of the content, in hexadecimal. */
    async add(name: string, content: AsyncIterable<Buffer>) {
      const start = position;
      const hash = createHash('sha256');
      position += block;
      for await (const chunk of content) {
        hash.update(chunk);
        position += await write(handle, chunk, position);
      }
      const bytes = position - start - block;
      if (bytes > maxBytes) throw new BackupRefused(`${name} is larger than 8 GB`);
      position += await write(handle, Buffer.alloc(paddingAfter(bytes)), position);
      await write(handle, makeHeader(name, bytes), start);
      return hash.digest('hex');
    },
    async finish() {
      position += await write(handle, Buffer.alloc(2 * block), position);
      await handle.sync();
      return position;
    },
    close: () => handle.close(),
  };
}

/** Lists the entries of a tar file made by `createArchive`. Throws `BackupRefused` if it is incomplete. */
export async function openArchive(file: string) {
  const handle = await open(file);
  try {
    return { entries: await listEntries(handle), read, close: () => handle.close() };
  } catch (cause) {
    await handle.close();
    throw cause;
  }

  /** Throws `BackupRefused` after the last byte if the checksum does not match. */
  async function* read(entry: Entry, sha256?: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of readPart(handle, entry.start, entry.bytes)) {
      hash.update(chunk);
      yield chunk;
    }
    if (sha256 !== undefined && hash.digest('hex') !== sha256)
      throw new BackupRefused(`${entry.name} in it is damaged`);
  }
}

/** Splits text at `\n` only: JSON strings may contain other line separators. */
export async function* readLines(content: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.decode() !== '') throw new BackupRefused('a table in it is incomplete');
}

async function write(handle: FileHandle, bytes: Buffer, position: number) {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await handle.write(
      bytes,
      written,
      bytes.length - written,
      position + written,
    );
    written += bytesWritten;
  }
  return bytes.length;
}

async function* readPart(handle: FileHandle, start: number, length: number) {
  for (let done = 0; done < length; done += partBytes) {
    yield await readExactly(handle, start + done, Math.min(partBytes, length - done));
  }
}

async function listEntries(handle: FileHandle) {
  const { size } = await handle.stat();
  const entries = new Map<string, Entry>();
  for (let position = 0; ;) {
    const header = await readBlock(handle, position);
    position += block;
    if (isEmpty(header)) {
      const isLast = position + block === size && isEmpty(await readBlock(handle, position));
      if (!isLast) throw new BackupRefused('it does not end where it should');
      return entries;
    }
    const { name, bytes } = parseHeader(header);
    if (entries.has(name)) throw new BackupRefused(`it holds ${name} twice`);
    entries.set(name, { name, bytes, start: position });
    position += bytes;
    const padding = paddingAfter(bytes);
    if (position + padding + 2 * block > size) throw new BackupRefused('it is incomplete');
    if (!isEmpty(await readExactly(handle, position, padding)))
      throw new BackupRefused(`what follows ${name} in it is damaged`);
    position += padding;
  }
}

async function readBlock(handle: FileHandle, position: number) {
  return readExactly(handle, position, block);
}

async function readExactly(handle: FileHandle, position: number, length: number) {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new BackupRefused('it is incomplete');
    done += bytesRead;
  }
  return bytes;
}

function isEmpty(bytes: Buffer) {
  return bytes.every((byte) => byte === 0);
}

function paddingAfter(bytes: number) {
  return (block - (bytes % block)) % block;
}

/** A POSIX ustar header: fixed text fields, numbers in octal. */
function makeHeader(name: string, bytes: number, writtenAt = Math.floor(Date.now() / 1_000)) {
  const header = Buffer.alloc(block);
  const [folder, base] = splitName(name);
  header.write(base, 0);
  header.write('0000600\x000000000\x000000000\x00', 100);
  header.write(`${octal(bytes)}\0${octal(writtenAt)}\0`, 124);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(folder, 345);
  header.write(`${headerChecksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function parseHeader(header: Buffer) {
  if (header.toString('latin1', 257, 262) !== 'ustar')
    throw new BackupRefused('it is not a backup of this site, or it is damaged');
  const [folder, base] = [textAt(header, 345, 155), textAt(header, 0, 100)];
  const name = folder === '' ? base : `${folder}/${base}`;
  const [bytes, writtenAt] = [124, 136].map((start) => parseInt(textAt(header, start, 12), 8));
  if (bytes === undefined || !makeHeader(name, bytes, writtenAt).equals(header)) {
    throw new BackupRefused('the head of a file in it is damaged');
  }
  return { name, bytes };
}

function splitName(name: string): [folder: string, base: string] {
  if (name.length <= 100) return ['', name];
  const slash = name.indexOf('/', name.length - 101);
  if (slash === -1 || slash > 155) throw new BackupRefused(`${name} is too long a name`);
  return [name.slice(0, slash), name.slice(slash + 1)];
}

function octal(value: number) {
  return value.toString(8).padStart(11, '0');
}

function textAt(header: Buffer, start: number, length: number) {
  return header.toString('latin1', start, start + length).replace(/\0.*$/s, '');
}

/** The sum of all header bytes, with the eight checksum bytes read as spaces. */
function headerChecksum(header: Buffer) {
  return header.reduce((sum, byte) => sum + byte, 8 * 32);
}
