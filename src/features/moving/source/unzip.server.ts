import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { SourceFault } from '../moving.ts';

const megabyte = 1024 * 1024;

type Limits = { entries: number; entryBytes: number; totalBytes: number; ratio: number };

const siteLimits: Limits = {
  entries: 50_000,
  entryBytes: 110 * megabyte,
  totalBytes: 8 * 1024 * megabyte,
  /** No file of pictures or tables shrinks to less than a two-hundredth. */
  ratio: 200,
};

const workbookLimits: Limits = {
  entries: 1_000,
  entryBytes: 64 * megabyte,
  totalBytes: 96 * megabyte,
  ratio: 1_000,
};

/** Unpacks an archive into an empty folder. What it says of its sizes is not believed. */
export async function unzip(file: string, folder: string, limits = siteLimits) {
  await eachEntry(file, limits, async (name, read) => {
    if (name.endsWith('/') || isHidden(name)) return;
    const place = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(place), { recursive: true });
    await pipeline(...(await read()), createWriteStream(place, { flags: 'wx' }));
  });
}

/** Unpacks the only sheet of an archive without tables of another system, and returns its path in it. */
export async function unzipSheet(file: string, folder: string, limits = siteLimits) {
  const tables: string[] = [];
  await eachEntry(file, limits, async (name) => {
    if (!isHidden(name) && isTable.test(name)) tables.push(name);
  });
  const [sheet, ...others] = tables;
  if (sheet === undefined || others.length > 0 || !isSheet.test(sheet)) return undefined;
  const place = path.join(folder, path.basename(sheet));
  await eachEntry(file, limits, async (name, read) => {
    if (name === sheet)
      await pipeline(...(await read()), createWriteStream(place, { flags: 'wx' }));
  });
  return { place, sheet };
}

const isSheet = /\.(?:csv|xlsx)$/i;
const isTable = /\.(?:csv|xlsx|xml|jsonl?|ndjson|sql)$/i;

/** Sees the parts of a file of an archive. What it throws refuses the archive. */
export type Inspector = (part: Buffer) => void;

/** Throws `SourceFault` if an archive unpacks to more than it may, or if what it holds is refused. */
export async function checkArchive(
  file: string,
  newInspector: (name: string) => Inspector | undefined = () => undefined,
  limits = workbookLimits,
) {
  await eachEntry(file, limits, async (name, read) => {
    const [source, counted] = await read();
    const inspect = newInspector(name);
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        try {
          inspect?.(part);
          done();
        } catch (cause) {
          done(cause as Error);
        }
      },
    });
    await pipeline(source, counted, sink);
  });
}

type Read = () => Promise<[NodeJS.ReadableStream, Transform]>;

async function eachEntry(
  file: string,
  limits: Limits,
  handle: (name: string, read: Read) => Promise<void>,
) {
  const { size } = await stat(file);
  const most = Math.min(limits.totalBytes, Math.max(size, megabyte) * limits.ratio);
  let total = 0;
  let count = 0;
  const names = new Set<string>();
  try {
    const archive = await yauzl.openPromise(file, { autoClose: false });
    try {
      for await (const entry of archive.eachEntry()) {
        count += 1;
        if (count > limits.entries) throw new SourceFault('The archive has too many files.');
        const name = entry.fileName;
        if (names.has(name)) throw new SourceFault(`The archive has ${name} twice.`);
        names.add(name);
        await handle(name, async () => {
          let bytes = 0;
          const counted = new Transform({
            transform(chunk: Buffer, _encoding, done) {
              bytes += chunk.length;
              total += chunk.length;
              const isTooMuch = bytes > limits.entryBytes || total > most;
              done(isTooMuch ? new SourceFault('The archive unpacks to too much.') : null, chunk);
            },
          });
          return [await archive.openReadStreamPromise(entry), counted];
        });
      }
    } finally {
      archive.close();
    }
  } catch (cause) {
    if (cause instanceof SourceFault) throw cause;
    throw new SourceFault('The archive is damaged, or has file names that are not allowed.');
  }
}

function isHidden(name: string) {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === '');
}
