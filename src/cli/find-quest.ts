/** What `koban find` is to look for, as its options say it. */
import { parseSum, type Sum } from '../eyes/index.ts';
import { areaOf, MOST_POINTS, MOST_UNKNOWN, partialOf, type Quest, type SmallSize } from '../find/index.ts';
import { PATTERNS } from '../rules/index.ts';
import { DEFAULT_SETTINGS } from '../service/index.ts';
import { message } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { parseShard } from './audit/shard.ts';
import { type Io, type ParsedArguments, UsageError } from './command.ts';
import { readInputs } from './input.ts';
import { pairOf } from './options.ts';

/** Moves, at most, by default. */
export const MOVES = 5;

const CONDITIONS = ['differ', 'cycle', 'eye', 'ko-position', 'disturber', 'hot', 'matching'] as const;

/** Options that say nothing of what is looked for. No move is made for an eye or a ko position. */
const NOT_WITH: Readonly<Record<(typeof CONDITIONS)[number], readonly string[]>> = {
  differ: ['parity', 'claim'],
  cycle: ['claim'],
  eye: ['parity', 'claim', 'moves', 'passes'],
  'ko-position': ['parity', 'claim', 'moves', 'passes'],
  disturber: ['parity', 'claim'],
  hot: ['parity', 'claim'],
  matching: ['parity', 'board', 'up-to', 'passes'],
};

/** `null`: a file cannot be read, which has been reported. @throws UsageError */
export function questOf(args: ParsedArguments, io: Io): Quest | null {
  const kinds = CONDITIONS.filter((name) => args.has(name));
  const ofCycle = args.has('pattern') && !args.has('cycle');
  const [kind] = ofCycle ? [...kinds, 'cycle' as const] : kinds;
  if (kind === undefined || kinds.length + (ofCycle ? 1 : 0) !== 1)
    throw new UsageError(message('find.what'));
  const other = NOT_WITH[kind].find((name) => args.has(name));
  if (other) {
    const condition = ofCycle ? '--pattern' : `--${kind}`;
    throw new UsageError(message('find.not-with', { condition, option: `--${other}` }));
  }
  const shard = parseShard(args.option('shard')) ?? { index: 1, count: 1 };
  if (kind === 'matching') {
    const found = partial(args, io);
    return found && { ...found, shard };
  }
  const { board, upTo } = boardOption(args);
  const most = areaOf(board);
  const condition = conditionOf(kind, args, most);
  const length = condition.kind === 'cycle' ? condition.length : undefined;
  const moves = numberOption(args, 'moves', 1, 24) ?? length ?? MOVES;
  if (length !== undefined && moves < length)
    throw new UsageError(message('find.moves-below-cycle', { length }));
  const still = condition.kind === 'eye' || condition.kind === 'ko-position';
  return {
    bounds: {
      board,
      ...(upTo && { upTo }),
      stones: { least: 0, most: numberOption(args, 'stones', 0, most) ?? most },
      moves: still ? { least: 0, most: 0 } : { least: 1, most: moves },
      passes: choiceOption(args, 'passes', ['allowed', 'forbidden']) !== 'forbidden',
    },
    condition,
    shard,
  };
}

/** @throws UsageError */
function conditionOf(
  kind: Exclude<(typeof CONDITIONS)[number], 'matching'>,
  args: ParsedArguments,
  most: number,
): Quest['condition'] {
  switch (kind) {
    case 'differ':
      return { kind, pairs: [pairOf(args.option('differ') ?? '')] };
    case 'eye':
      return { kind, value: eyeValue(args.option('eye') ?? '') };
    case 'ko-position':
      return { kind, points: numberOption(args, 'ko-position', 2, most) ?? 0 };
    case 'disturber':
      return { kind, player: choiceOption(args, 'disturber', ['black', 'white']) ?? 'black' };
    case 'hot':
      return { kind, stones: numberOption(args, 'hot', 1, most) ?? 0 };
    case 'cycle': {
      const length = numberOption(args, 'cycle', 1, 24);
      const parity = choiceOption(args, 'parity', ['odd', 'even']);
      const pattern = choiceOption(args, 'pattern', PATTERNS);
      return {
        kind,
        ...(length !== undefined && { length }),
        ...(parity && { parity }),
        ...(pattern && { pattern }),
      };
    }
  }
}

/** A diagram to complete. @throws UsageError */
function partial(args: ParsedArguments, io: Io): Omit<Quest, 'shard'> | null {
  const inputs = readInputs({ ...args, files: [args.option('matching') ?? ''] }, io, DEFAULT_SETTINGS, {});
  if (inputs.failed) return null;
  const entries = inputs.read.flatMap(({ analysis }) => analysis.entries);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new UsageError(message('find.one-entry', { entries: entries.length }));
  const claim = args.option('claim');
  const found = partialOf(entry, claim === undefined ? [] : [claim], {
    stones: numberOption(args, 'stones', 0, MOST_UNKNOWN),
    moves: numberOption(args, 'moves', 0, 24),
  });
  if ('refused' in found) throw new UsageError(found.refused);
  return { bounds: found.bounds, condition: { kind: 'matching', blanks: found.blanks } };
}

/** @throws UsageError */
function eyeValue(text: string): Sum {
  const value = parseSum(text);
  if (!value || value.unknown > 0) throw new UsageError(message('find.no-eye-value', { given: text }));
  return value;
}

/** @throws UsageError */
function boardOption(args: ParsedArguments): { readonly board: SmallSize; readonly upTo: boolean } {
  const upTo = args.has('up-to');
  if (upTo && args.has('board')) throw new UsageError(message('find.one-board'));
  const option = upTo ? 'up-to' : 'board';
  const given = args.option(option) ?? '3x3';
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(given);
  const board = { columns: Number(match?.[1] ?? 0), rows: Number(match?.[2] ?? 0) };
  const points = areaOf(board);
  if (points < 1 || points > MOST_POINTS)
    throw new UsageError(message('find.no-size', { option: `--${option}`, most: MOST_POINTS, given }));
  return { board, upTo };
}
