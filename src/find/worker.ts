/** The worker of *Find an Example...*. */
import { doJob } from './jobs.ts';
import { answerJobs } from './thread.ts';

answerJobs(doJob);
