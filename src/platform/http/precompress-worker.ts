import { answerJobs } from '../jobs/answer-jobs.ts';
import { compressFile } from './precompress.ts';

answerJobs(({ file }: { file: string }) => compressFile(file));
