import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { PrintJob } from '../brochure.ts';
import { printBrochure } from './print-brochure.ts';

// A program of its own: it ends with its one document, and gives back all that this took.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async ({ brochure, files, target }: PrintJob) => {
  const answer = await printBrochure(brochure, files)
    .then(async (document) => writeFile(target, document))
    .then(() => ({}))
    .catch((cause: unknown) => ({ error: cause instanceof Error ? cause.stack : String(cause) }));
  process.send?.(answer);
});

setPriority(5);
