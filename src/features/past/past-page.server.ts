import { randomBytes } from 'node:crypto';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { createSemaphore } from '../../platform/jobs/semaphore.ts';
import { workerProcess } from '../../platform/jobs/worker-process.ts';
import { withWorkFolder } from '../../platform/storage/storage.ts';
import { readPastMedia, readPastRecords } from './past-records.server.ts';
import { pastProcessName, type PastAnswer, type PastJob } from './past-job.server.ts';

export type PastPage = {
  status: number;
  html: string;
  /** The path to which the page redirects. */
  location: string | null;
  /** The number of records that cannot be shown in today's form. */
  omitted: number;
};

export type PastResult =
  | { outcome: 'rendered'; page: PastPage }
  | { outcome: 'noPage' | 'busy' | 'failed' };

/** Each takes a process of about 200 MB for a second or two. */
const semaphore = createSemaphore({ permits: 2, maxWaiting: 8 });
const limits = { memoryMb: 500, heapMb: 320 };
const longestStepMs = 20_000;

/** What pages depend on besides the database. */
const pageVariables = [
  'HOST',
  'PORT',
  'SITE_URL',
  'MAP_STYLE_URL',
  'MAP_KEY',
  'DEMO_CONTENT',
  'LOG_FORMAT',
  'TZ',
];

/** Puts the files that a page contains into a data folder. False if it contains none. */
type PutFiles = (html: string, dataFolder: string) => Promise<boolean>;

let program: string | undefined;

/** Sets the file of the built server, which also renders pages of another time. */
export function providePastProgram(file: string) {
  program = file;
}

/**
 * Renders a public page as it was at a time, in today's templates, in a process of its own with a database of its own:
 * nothing of it reaches the caches, the settings or the clock of the server.
 */
export async function renderPast(
  { at, path }: { at: string; path: string },
  signal: AbortSignal,
  putFiles: PutFiles = async () => false,
): Promise<PastResult> {
  const release = await semaphore.acquire(signal);
  if (!release) return { outcome: 'busy' };
  try {
    const page = await withWorkFolder(renderIn);
    return page ? { outcome: 'rendered', page } : { outcome: 'noPage' };
  } catch (cause) {
    log.error(`Could not show ${path} as of ${at}`, cause);
    return { outcome: 'failed' };
  } finally {
    release();
  }

  async function renderIn(dataFolder: string): Promise<PastPage | undefined> {
    if (program === undefined) throw new Error('Past pages need the built server');
    const variables = pageVariables.map((name) => [name, process.env[name]]);
    const worker = workerProcess<PastAnswer>({
      program,
      name: 'process of a past page',
      ...limits,
      niceness: 0,
      args: [pastProcessName],
      env: {
        ...Object.fromEntries(variables.filter(([, value]) => value !== undefined)),
        SITE_URL: env.siteUrl.origin,
        DATA_DIR: dataFolder,
        // What is signed there is worth nothing here.
        SECRET: randomBytes(32).toString('hex'),
      },
    });
    const ask = (job: PastJob) => worker.run(job, longestStepMs);
    try {
      let omitted = 0;
      for await (const media of readPastMedia(at)) await ask({ kind: 'media', media });
      for await (const records of readPastRecords(at)) {
        const answer = await ask({ kind: 'records', records });
        if (answer.kind === 'filled') omitted += answer.omitted;
      }
      let answer = await ask({ kind: 'render', at, path });
      if (answer.kind === 'rendered' && (await putFiles(answer.html, dataFolder)))
        answer = await ask({ kind: 'render', at, path });
      if (answer.kind !== 'rendered') throw new Error('The page was not rendered');
      const { status, html, location, isPage } = answer;
      // What programs ask for, such as the API, is no page.
      return isPage || location !== null ? { status, html, location, omitted } : undefined;
    } finally {
      worker.end();
    }
  }
}
