import { writeFile } from 'node:fs/promises';
import { provideLocale } from '../../../lib/text/locale.ts';
import { answerJobs } from '../../../platform/jobs/answer-jobs.ts';
import type { PrintJob } from '../brochure.ts';
import { printPast } from './print-past.ts';
import { printBrochure } from './print-brochure.ts';

// Runs as a child process that prints one document. Ending the process frees all its memory.
answerJobs(async ({ files, target, ...job }: PrintJob) => {
  const { language } = 'past' in job ? job.past : job.brochure;
  provideLocale(() => language);
  const document = await ('past' in job
    ? printPast(job.past, files)
    : printBrochure(job.brochure, files));
  await writeFile(target, document);
});
