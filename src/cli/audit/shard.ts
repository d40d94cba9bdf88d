import { message } from '../../words/index.ts';
import { UsageError } from '../command.ts';

/** One part of the work, by its number from 1, and how many parts there are. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** `2/8`: the second of eight. @throws UsageError */
export function parseShard(given: string | undefined): Shard | null {
  if (given === undefined) return null;
  const match = /^(\d{1,9})\/(\d{1,9})$/.exec(given);
  const [index, count] = match ? [Number(match[1]), Number(match[2])] : [0, 0];
  if (index < 1 || index > count) throw new UsageError(message('cli.no-shard', { given }));
  return { index, count };
}

/**
 * How the parts share the work: files are dealt out in turn; where there are fewer files than
 * parts, the games of each file are. So the parts of the same list of files never overlap and leave
 * nothing out.
 */
export function sharesGames(shard: Shard | null, files: number): boolean {
  return shard !== null && files < shard.count;
}

/** Whether the `n`th piece of work, from 0, is of this part. */
export function isOf(shard: Shard, n: number): boolean {
  return n % shard.count === shard.index - 1;
}
