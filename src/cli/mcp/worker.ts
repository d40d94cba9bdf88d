/** The worker of tools of language models. */
import { answerJobs } from '../../find/index.ts';
import { doToolJob } from './job.ts';

answerJobs(doToolJob);
