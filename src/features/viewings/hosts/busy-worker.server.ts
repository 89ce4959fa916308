import { answerJobs } from '../../../platform/jobs/answer-jobs.ts';
import { busyTimes, type BusyJob } from './busy-calendar.server.ts';

answerJobs((job: BusyJob) => busyTimes(job));
