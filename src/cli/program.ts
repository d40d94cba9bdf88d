/** The whole command line. */
import type { QuestPart } from '../find/index.ts';
import { type AuditJob, audit } from './audit/job.ts';
import { COMMANDS } from './commands.ts';
import { findPart, isPart } from './find-pool.ts';
import { programOf } from './node.ts';

export const { main, work } = programOf(COMMANDS, (job: AuditJob | QuestPart) =>
  isPart(job) ? findPart(job) : audit(job),
);
