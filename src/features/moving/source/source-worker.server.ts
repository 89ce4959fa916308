import v8 from 'node:v8';
import { SourceFault, type SourceContent, type SourceRecord } from '../moving.ts';
import { plural } from '../../../lib/text/plural.ts';
import { answerJobs } from '../../../platform/jobs/answer-jobs.ts';
import { provideSettings } from '../../../site/settings/settings.ts';
import { openContent } from './open-source.server.ts';
import type { OpenedFacts, SheetHead, Slice, SourceJob, SourceList } from './source-job.ts';

const sampleRows = 3;
const sampleChars = 60;
const sliceBytes = 128 * 1024;
const sliceMs = 500;
/** No record that a site shows is as large. */
const maxItemBytes = 1024 * 1024;
const maxProblems = 1_000;

let content: SourceContent | undefined;
const streams: (AsyncIterator<unknown> | Iterator<unknown>)[] = [];

answerJobs((job: SourceJob) => {
  if (job.kind === 'sheet') return readSheetHead(job);
  if (job.kind === 'open') return open(job);
  if (job.kind === 'begin') return streams.push(iterate(job.list)) - 1;
  if (job.kind === 'slice') return readSlice(job.stream);
  return requireContent().fileNote?.(job.key);
});

async function readSheetHead(job: Extract<SourceJob, { kind: 'sheet' }>): Promise<SheetHead> {
  const { file, name, unpacked, siteSettings } = job;
  provideSettings(() => siteSettings);
  const isArchive = /\.zip$/i.test(name);
  const found = isArchive ? await unzipOnly(file, unpacked) : { place: file, sheet: name };
  if (!found) return { head: [], sample: [] };
  const { readSheet } = await import('./sheet.server.ts');
  const { head, rows } = await readSheet(found.place, found.sheet);
  // A table of the older system has the ids that other tables refer to.
  if (isArchive && head.includes('id')) return { head: [], sample: [] };
  const sample = rows
    .slice(0, sampleRows)
    .map((cells) => cells.slice(0, head.length).map((cell) => cell.slice(0, sampleChars)));
  return { head, sample };
}

async function unzipOnly(file: string, folder: string) {
  const { unzipSheet } = await import('./unzip.server.ts');
  return unzipSheet(file, folder);
}

async function open(job: Extract<SourceJob, { kind: 'open' }>): Promise<OpenedFacts> {
  provideSettings(() => job.siteSettings);
  const opened = await openContent(job);
  ({ content } = opened);
  const { kind, system, host, cities, settings, problems } = content;
  const shown = problems.slice(0, maxProblems);
  const more = problems.length - shown.length;
  return {
    kind,
    system,
    ...(host !== undefined && { host }),
    ...(cities && { cities }),
    ...(settings && { settings }),
    problems:
      more > 0
        ? [
            ...shown,
            plural(more, '# more problem is not listed.', '# more problems are not listed.'),
          ]
        : shown,
    root: opened.root,
    only: opened.only,
  };
}

function requireContent() {
  if (!content) throw new Error('No source is open');
  return content;
}

function iterate(list: SourceList) {
  const items = requireContent()[list]?.() ?? [];
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

async function readSlice(stream: number): Promise<Slice> {
  const iterator = streams[stream];
  if (!iterator) throw new Error('No list was begun');
  const items: Uint8Array[] = [];
  const until = performance.now() + sliceMs;
  for (let bytes = 0; bytes < sliceBytes && performance.now() < until;) {
    const { done, value } = await iterator.next();
    if (done) return { items, isLast: true };
    const item = serialise(value);
    bytes += item.length;
    items.push(item);
  }
  return { items, isLast: false };
}

function serialise(item: unknown) {
  const bytes = v8.serialize(item);
  if (bytes.length <= maxItemBytes) return bytes;
  if (!isRecord(item)) throw new SourceFault('A file of the source has a name that is too long.');
  const { noun, id, name, place } = item;
  return v8.serialize({
    noun,
    id: id.slice(0, 300),
    name: name.slice(0, 200),
    place: place.slice(0, 200),
    values: {},
    faults: ['It is longer than 1 MB. Shorten it.'],
    notes: [],
    oldPaths: [],
  } satisfies SourceRecord);
}

function isRecord(item: unknown): item is SourceRecord {
  return typeof item === 'object' && item !== null && 'noun' in item;
}
