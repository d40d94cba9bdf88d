/**
 * `koban check` alone, which editors and hooks start again and again: it has half of the code, and
 * Node reads it in half of the time.
 */
import { audit } from './audit/job.ts';
import { checkCommand } from './check.ts';
import { programOf } from './node.ts';

export const { main, work } = programOf([checkCommand], audit);
