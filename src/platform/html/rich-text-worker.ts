import { answerJobs } from '../jobs/answer-jobs.ts';
import { cleanHtml } from './clean-html.ts';

answerJobs(({ html }: { html: string }) => cleanHtml(html));
