import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import {
  SourceFault,
  type FileNote,
  type FileToken,
  type ImportOptions,
  type Source,
  type SourcePerson,
  type SourceRecord,
  type SourceRedirect,
} from '../moving.ts';
import { pathOfUpload, pathOnHost, sourceFiles } from './source-files.server.ts';
import { openFolder } from './source-folder.server.ts';
import { env } from '../../../platform/env/env.ts';
import { JobFailed, WorkerEnded, workerProcess } from '../../../platform/jobs/worker-process.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { OpenedFacts, SheetHead, Slice, SourceJob, SourceList } from './source-job.ts';

/** Where uploaded sources and what is unpacked from them are. */
export const importsFolder = path.join(env.dataFolder, 'imports');
const unpackedPrefix = 'unpacked-';

const program = 'src/features/moving/source/source-worker.server.ts';
/** Enough for the largest table that is accepted. */
const importLimits = { program, memoryMb: 600, heapMb: 450, answerMb: 4 };
const sheetLimits = { program, memoryMb: 400, heapMb: 300, answerMb: 4 };
const sheetLimitMs = 30_000;
/** Whoever brings much may take long: every reader is linear. */
const leastLimitMs = 60_000;
const msOfMegabyte = 1_000;
const megabyte = 1024 * 1024;
const longestLimitMs = 30 * 60_000;

const sheetReader = workerProcess<SheetHead>({
  ...sheetLimits,
  name: 'process of sheets',
});

/** Reads the titles of a sheet, or of the only one in an archive, in a bounded process. Throws `SourceFault`. */
export async function readSheetHead(file: string, name: string): Promise<SheetHead> {
  const unpacked = await newUnpacked();
  const facts = { file, name, unpacked, siteSettings: settings() };
  return sheetReader
    .run({ kind: 'sheet', ...facts } satisfies SourceJob, sheetLimitMs)
    .catch((cause: unknown) => {
      throw toFault(cause, name);
    })
    .finally(() => rm(unpacked, { recursive: true, force: true }));
}

async function newUnpacked() {
  await mkdir(importsFolder, { recursive: true });
  return mkdtemp(path.join(importsFolder, unpackedPrefix));
}

/** Opens a folder or file of this machine in a bounded process of its own. `name` has the ending that says what it is. */
export async function openSource(
  place: string,
  { name, options }: { name: string; options: ImportOptions },
): Promise<Source> {
  const worker = workerProcess<unknown>({
    ...importLimits,
    name: 'process of an import',
    endsWhenIdle: false,
  });
  const unpacked = await newUnpacked();
  const limitMs = await findLimit(place);
  const end = async () => {
    worker.end();
    await rm(unpacked, { recursive: true, force: true });
  };
  const ask = <Result>(job: SourceJob) =>
    worker.run(job, limitMs).catch((cause: unknown) => {
      throw toFault(cause, name);
    }) as Promise<Result>;

  async function* list<Item>(of: SourceList): AsyncGenerator<Item> {
    const stream = await ask<number>({ kind: 'begin', list: of });
    const readNext = () => {
      const slice = ask<Slice>({ kind: 'slice', stream });
      // Whoever stops early does not wait for it.
      slice.catch(() => undefined);
      return slice;
    };
    for (let next: Promise<Slice> | undefined = readNext(); next;) {
      const { items, isLast }: Slice = await next;
      next = isLast ? undefined : readNext();
      for (const item of items) yield v8.deserialize(item) as Item;
    }
  }

  try {
    const opened = await ask<OpenedFacts>({
      kind: 'open',
      place,
      name,
      options,
      unpacked,
      siteHost: env.siteUrl.host,
      siteSettings: settings(),
    });
    const { kind, system, host, cities = [], problems, root, only } = opened;
    const redirects = await Array.fromAsync(list<SourceRedirect>('redirects'));
    const isExport = kind === 'wordpress';
    const files = sourceFiles(
      await openFolder(root, only),
      isExport ? { pathOf: pathOfUpload } : {},
    );
    return {
      kind,
      system,
      cities,
      settings: opened.settings ?? [],
      problems,
      redirects,
      records: () => list<SourceRecord>('records'),
      people: () => list<SourcePerson>('people'),
      otherFiles: () => list<FileToken>('otherFiles'),
      fileNote: (key) => ask<FileNote | undefined>({ kind: 'note', key }),
      oldPathOf: ({ $file, address = isExport ? $file : '' }) =>
        host === undefined ? undefined : pathOnHost(address, host),
      openFile: files.open,
      findFile: files.find,
      close: () => files.close().finally(end),
    };
  } catch (cause) {
    await end();
    throw cause;
  }
}

async function findLimit(place: string) {
  const stats = await stat(place).catch(() => undefined);
  if (stats?.isDirectory()) return longestLimitMs;
  return Math.min(longestLimitMs, leastLimitMs + ((stats?.size ?? 0) / megabyte) * msOfMegabyte);
}

/** What a person is told of a source that could not be read. */
function toFault(cause: unknown, name: string) {
  if (cause instanceof JobFailed) {
    if (cause.name === SourceFault.name) return new SourceFault(cause.message);
    if (cause.name === RangeError.name || cause.name === 'AnswerTooLarge')
      return new SourceFault(`${name} holds a text or a list that is too long. Shorten it.`);
    return cause;
  }
  if (!(cause instanceof WorkerEnded) || cause.reason === 'other') return cause;
  return new SourceFault(
    cause.reason === 'took too long'
      ? `${name} takes too long to read. Divide it into smaller files.`
      : `${name} needs too much memory to be read. Divide it into smaller files.`,
  );
}

export function isUnpacked(name: string) {
  return name.startsWith(unpackedPrefix);
}
