import { type PartResult, type QuestPart, searchPart } from '../find/index.ts';
import { finish } from '../go/task.ts';
import { type Pool, poolOfOne, poolOfThreads, processors } from './audit/pool.ts';
import type { Io } from './command.ts';

type FindPool = Pool<QuestPart, PartResult>;

/** Searches a part at once: what a thread does with it. */
export function findPart(part: QuestPart): PartResult {
  return finish(searchPart(part));
}

/** Whether what a thread was given is a part of a search, and no part of a collection. */
export function isPart(job: object): job is QuestPart {
  return 'condition' in job;
}

/** Threads, or, where there are none, this one. */
export async function findPool({ program }: Io, threads: number | undefined): Promise<FindPool> {
  const width = threads ?? processors();
  return program === null || width === 1 ? poolOfOne(findPart) : poolOfThreads(program, width);
}
