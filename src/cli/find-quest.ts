/** What `koban find` is to look for, as its options say it. */
import {
  areaOf,
  boardOf,
  boundsOf,
  conditionOf,
  type FindKind,
  KINDS,
  MOST_UNKNOWN,
  MOVES,
  partialOf,
  type Quest,
  type RefusedRequest,
  type SmallSize,
} from '../find/index.ts';
import { PATTERNS } from '../rules/index.ts';
import { message } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { parseShard } from './audit/shard.ts';
import { type Io, type ParsedArguments, UsageError } from './command.ts';
import { readInputs } from './input.ts';
import { pairOf } from './options.ts';
import { writtenSettings } from './project.ts';

/** Options that say nothing of what is looked for. No move is made for those about positions. */
const NOT_WITH: Readonly<Record<FindKind, readonly string[]>> = {
  differ: ['parity', 'claim'],
  cycle: ['claim'],
  pattern: ['claim'],
  eye: ['parity', 'claim', 'moves', 'passes'],
  'ko-position': ['parity', 'claim', 'moves', 'passes'],
  disturber: ['parity', 'claim'],
  hot: ['parity', 'claim'],
  outcome: ['parity', 'claim', 'moves', 'passes'],
  matching: ['parity', 'board', 'up-to', 'passes'],
};

/** Options of a search in files. */
const ONLY_IN = ['after', 'encoding'];

/** `null`: a file cannot be read, which has been reported. @throws UsageError */
export function questOf(args: ParsedArguments, io: Io): Quest | null {
  // A cycle may have a length and a pattern.
  const [kind, ...more] = KINDS.filter(
    (name) => args.has(name) && !(name === 'pattern' && args.has('cycle')),
  );
  if (kind === undefined || more.length > 0) throw new UsageError(message('find.what'));
  const other = [...NOT_WITH[kind], ...ONLY_IN].find((name) => args.has(name));
  if (other) throw new UsageError(message('find.not-with', { condition: `--${kind}`, option: `--${other}` }));
  const shard = parseShard(args.option('shard')) ?? { index: 1, count: 1 };
  if (kind === 'matching') {
    const found = partial(args, io);
    return found && { ...found, shard };
  }
  const size = boardOption(args);
  const most = areaOf(size.board);
  const condition = conditionIn(kind, args, io, most);
  const length = condition.kind === 'cycle' ? condition.length : undefined;
  const moves = numberOption(args, 'moves', 1, MOVES.most) ?? length;
  if (length !== undefined && moves !== undefined && moves < length)
    throw new UsageError(message('find.moves-below-cycle', { length }));
  const stones = numberOption(args, 'stones', 0, most);
  const passes = choiceOption(args, 'passes', ['allowed', 'forbidden']) !== 'forbidden';
  return { bounds: boundsOf(condition, size, { stones, moves, passes }), condition, shard };
}

/** @throws UsageError */
function conditionIn(
  kind: Exclude<FindKind, 'matching'>,
  args: ParsedArguments,
  io: Io,
  most: number,
): Quest['condition'] {
  const given = args.option(kind) ?? '';
  // Rules that there are none of are reported by name.
  if (kind === 'differ') return { kind, pairs: [pairOf(given, io)] };
  if (kind === 'outcome') return { kind, rules: pairOf(given, io) };
  const condition = accepted(conditionOf(kind, given, most));
  const parity = choiceOption(args, 'parity', ['odd', 'even']);
  const pattern = choiceOption(args, 'pattern', PATTERNS);
  return { ...condition, ...(parity && { parity }), ...(pattern && { pattern }) };
}

/** @throws UsageError */
function accepted<T extends object>(asked: T | RefusedRequest): T {
  if ('refused' in asked) throw new UsageError(asked.refused);
  return asked;
}

/** A diagram to complete. @throws UsageError */
function partial(args: ParsedArguments, io: Io): Omit<Quest, 'shard'> | null {
  const inputs = readInputs({ ...args, files: [args.option('matching') ?? ''] }, io, writtenSettings(io), {});
  if (inputs.failed) return null;
  const entries = inputs.read.flatMap(({ analysis }) => analysis.entries);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new UsageError(message('find.one-entry', { entries: entries.length }));
  const claim = args.option('claim');
  const found = partialOf(entry, claim === undefined ? [] : [claim], {
    stones: numberOption(args, 'stones', 0, MOST_UNKNOWN),
    moves: numberOption(args, 'moves', 0, MOVES.most),
  });
  const { bounds, blanks } = accepted(found);
  return { bounds, condition: { kind: 'matching', blanks } };
}

/** @throws UsageError */
function boardOption(args: ParsedArguments): { readonly board: SmallSize; readonly upTo: boolean } {
  const upTo = args.has('up-to');
  if (upTo && args.has('board')) throw new UsageError(message('find.one-board'));
  const option = upTo ? 'up-to' : 'board';
  return { ...accepted(boardOf(args.option(option) ?? '3x3', `--${option}`)), upTo };
}
