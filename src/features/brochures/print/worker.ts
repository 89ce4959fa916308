import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { provideLocale } from '../../../lib/text/locale.ts';
import type { PrintJob } from '../brochure.ts';
import { printPast } from './print-past.ts';
import { printBrochure } from './print-brochure.ts';

// Runs as a child process that prints one document. Ending the process frees all its memory.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async ({ files, target, ...job }: PrintJob) => {
  const { language } = 'past' in job ? job.past : job.brochure;
  provideLocale(() => language);
  const printed = 'past' in job ? printPast(job.past, files) : printBrochure(job.brochure, files);
  const response = await printed
    .then(async (document) => writeFile(target, document))
    .then(() => ({}))
    .catch((cause: unknown) => ({ error: cause instanceof Error ? cause.stack : String(cause) }));
  process.send?.(response);
});

setPriority(Number(process.argv[2]));
