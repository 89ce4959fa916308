import { sql } from 'kysely';
import { pastProcessName, type PastAnswer, type PastJob } from './past-job.server.ts';
import { nounRecords } from '../nouns.server.ts';
import { db } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrations.ts';
import { answerJobs } from '../../platform/jobs/answer-jobs.ts';
import { log } from '../../platform/observability/log.ts';
import type { PastMedia, PastRecord } from './past-records.server.ts';
import { lastDisplayOrder } from '../../records/preview-target.server.ts';

type RenderPage = (path: string) => Promise<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}>;

/** True in a process that a server has started to render a page of another time. */
export function isPastProcess() {
  return process.argv[2] === pastProcessName && process.send !== undefined;
}

/** Fills an empty database with what the server sends, then renders a page with it. */
export function answerParent(renderPage: RenderPage) {
  const prepared = prepare();
  answerJobs((job: PastJob) => prepared.then(() => perform(job, renderPage)));
}

/** The file is thrown away, and lacks records that others refer to. */
async function prepare() {
  await sql`pragma synchronous = off`.execute(db);
  await migrate();
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`begin`.execute(db);
}

let isFilled = false;

async function perform(job: PastJob, renderPage: RenderPage): Promise<PastAnswer> {
  if (job.kind === 'media') return fill(job.media, insertMedia);
  if (job.kind === 'records') return fill(job.records, insertRecord);
  if (!isFilled) {
    await sql`commit`.execute(db);
    setClock(Date.parse(job.at));
    isFilled = true;
  }
  const { status, headers, body } = await renderPage(job.path);
  const find = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  return {
    kind: 'rendered',
    status,
    html: body.toString(),
    location: find('location') ?? null,
    isPage: find('content-type')?.startsWith('text/html') ?? false,
  };
}

/** What an old record lacks may be required today: such a record is left out. */
async function fill<Row>(rows: readonly Row[], insert: (row: Row) => Promise<unknown>) {
  let omitted = 0;
  for (const row of rows) {
    try {
      await insert(row);
    } catch (cause) {
      log.error('A past record cannot be shown', cause);
      omitted++;
    }
  }
  return { kind: 'filled', omitted } as const;
}

async function insertMedia({ validFrom, validUntil: _validUntil, ...row }: PastMedia) {
  await db
    .insertInto('media')
    .values({
      ...row,
      name: '',
      searchText: '',
      revision: 1,
      variantsReady: 1,
      variantsLease: null,
      variantsTries: 0,
      createdBy: '',
      createdAt: validFrom,
    })
    .execute();
}

async function insertRecord({ noun, recordId, revision, displayOrder, record: text }: PastRecord) {
  const record = JSON.parse(text) as { updatedAt: string };
  const columns = await readColumns(noun);
  const stored = Object.entries(nounRecords[noun].toColumns(record as never));
  const row = {
    displayOrder: displayOrder ?? lastDisplayOrder,
    // Of what was saved before its noun had pages.
    slug: recordId,
    ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)),
    ...(displayOrder !== null && { displayOrder }),
    id: recordId,
    revision,
    updatedAt: record.updatedAt,
  };
  const known = Object.entries(row).filter(([name]) => columns.has(name));
  await db
    .insertInto(noun)
    .values(Object.fromEntries(known) as never)
    .execute();
}

const columnsByTable = new Map<string, Set<string>>();

async function readColumns(table: string) {
  const known = columnsByTable.get(table);
  if (known) return known;
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(db);
  const columns = new Set(
    rows.map(({ name }) =>
      name.replaceAll(/_(\w)/g, (_, initial: string) => initial.toUpperCase()),
    ),
  );
  columnsByTable.set(table, columns);
  return columns;
}

/** From now on it is always this time. Nothing here measures how long something takes. */
function setClock(time: number) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
      if (parts.length === 0) super(time);
      else super(...parts);
    }
    static override now() {
      return time;
    }
  } as DateConstructor;
  Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(time);
}
