import { parseSum, printSum, type Sum } from '../eyes/index.ts';
import {
  Campaign,
  type Condition,
  distinct,
  type Example,
  exampleOf,
  type Hit,
  MOST_POINTS,
  merge,
  type Quest,
  type QuestFound,
  type SearchState,
  type SmallSize,
} from '../find/index.ts';
import { DEFAULT_SETTINGS } from '../service/index.ts';
import { english, type Message, message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { parseShard } from './audit/shard.ts';
import { cut } from './columns.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { findMatching, MOST_UNKNOWN, partialOf } from './find-matching.ts';
import { type FindPool, findPool } from './find-pool.ts';
import { readInputs } from './input.ts';
import { printJson } from './json.ts';
import { pairOf } from './options.ts';
import { report } from './printable.ts';

/** Milliseconds between two lines of progress, and between two saves. */
const EVERY = 1000;
/** Moves, at most, where nobody says. */
const MOVES = 5;

export const findCommand: Command = {
  name: 'find',
  isSameEverywhere: true,
  summary: message('help.find'),
  usage: '(--differ ID,ID | --cycle N | --eye VALUE | --matching FILE) [OPTIONS]',
  options: [
    { name: 'differ', value: 'ID,ID', doc: message('help.find.differ') },
    { name: 'cycle', value: 'N', doc: message('help.find.cycle') },
    { name: 'parity', value: 'odd | even', doc: message('help.find.parity') },
    {
      name: 'eye',
      value: 'VALUE',
      doc: message('help.find.eye'),
    },
    {
      name: 'matching',
      value: 'FILE',
      doc: message('help.find.matching'),
    },
    {
      name: 'claim',
      value: 'CLAIM',
      doc: message('help.find.claim'),
    },
    { name: 'board', value: 'CxR', doc: message('help.find.board', { most: MOST_POINTS }) },
    {
      name: 'stones',
      value: 'N',
      doc: message('help.find.stones'),
    },
    { name: 'moves', value: 'N', doc: message('help.find.moves', { default: MOVES }) },
    { name: 'passes', value: 'allowed | forbidden', doc: message('help.find.passes') },
    { name: 'every', doc: message('help.find.every') },
    { name: 'format', value: 'goban | json', doc: message('help.find.format') },
    { name: 'threads', value: 'N', doc: message('help.find.threads') },
    { name: 'shard', value: 'I/N', doc: message('help.find.shard') },
    { name: 'merge', doc: message('help.find.merge') },
    { name: 'checkpoint', value: 'FILE', doc: message('help.find.checkpoint') },
  ],
  notes: [message('help.find.notes'), message('help.find.bounds')],
  run: (args, io) => (args.has('merge') ? mergeFiles(args, io) : search(args, io)),
};

async function search(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.files.length > 0) throw new UsageError(message('find.no-files'));
  if (args.has('matching')) return complete(args, io);
  const quest = questOf(args);
  const file = args.option('checkpoint');
  const campaign = begin(quest, file, io);
  const pool = findPool(io, numberOption(args, 'threads', 1, 1024));
  const save = () => file !== undefined && io.writeFile(file, printJson(campaign.state));
  let told = io.now();
  try {
    for (let parts = campaign.parts(); parts.length > 0; parts = campaign.parts()) {
      const { level } = campaign;
      await eachOf(parts, pool, (number, result) => {
        campaign.done(number, result);
        if (io.now() - told < EVERY) return;
        told = io.now();
        save();
        if (io.terminalColumns > 0 && level) {
          const { done, all } = campaign.progress;
          const { stones, moves } = level;
          const { plays } = campaign.state;
          const line = say(message('find.progress', { stones, moves, step: done + 1, steps: all, plays }));
          io.error(`\r${cut(line, io.terminalColumns - 1)}\u001b[K`);
        }
      });
    }
  } finally {
    pool.close();
    if (io.terminalColumns > 0) io.error('\r\u001b[K');
  }
  save();
  if (args.has('shard')) io.out(printJson(campaign.state));
  else print(args, io, quest, campaign.state);
  return campaign.state.found.some((one) => one !== null) || args.has('shard') ? 0 : 1;
}

/** Completes a diagram. @throws UsageError */
function complete(args: ParsedArguments, io: Io): ExitCode {
  const other = [
    'differ',
    'cycle',
    'parity',
    'eye',
    'board',
    'passes',
    'threads',
    'shard',
    'checkpoint',
  ].find((name) => args.has(name));
  if (other) throw new UsageError(message('find.not-with', { option: `--${other}` }));
  const inputs = readInputs({ ...args, files: [args.option('matching') ?? ''] }, io, DEFAULT_SETTINGS, {});
  if (inputs.failed) return 2;
  const entries = inputs.read.flatMap(({ analysis }) => analysis.entries);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new UsageError(message('find.one-entry', { entries: entries.length }));
  const claim = args.option('claim');
  const partial = partialOf(entry, claim === undefined ? [] : [claim], {
    stones: numberOption(args, 'stones', 0, MOST_UNKNOWN),
    moves: numberOption(args, 'moves', 0, 24),
  });
  const { texts, stones, moves, undecided } = findMatching(partial, DEFAULT_SETTINGS);
  const shown = args.has('every') ? texts : texts.slice(0, 1);
  const open = message('find.open-claims', { count: undecided });
  if (choiceOption(args, 'format', ['goban', 'json']) === 'json') {
    io.out(printJson({ version: 1, stones, moves, found: texts.length, undecided, examples: shown }));
  } else if (texts.length === 0) {
    report(io, 'find', message('find.none-matching', { stones, moves }));
    if (undecided > 0) report(io, 'find', open);
  } else {
    const smallest = message('find.smallest-matching', { stones, moves, unknown: partial.unknown.length });
    const counts = { all: texts.length, shown: shown.length };
    io.out([...heading(smallest, undecided === 0 ? null : open, counts), ...shown].join('\n'));
  }
  return texts.length > 0 ? 0 : 1;
}

/** Has every part searched, as many at once as the pool is wide. */
async function eachOf(
  parts: ReturnType<Campaign['parts']>,
  pool: FindPool,
  done: (number: number, result: Awaited<ReturnType<FindPool['do']>>) => void,
): Promise<void> {
  const queue = parts.values();
  const work = async () => {
    for (const { number, part } of queue) done(number, await pool.do(part));
  };
  await Promise.all(Array.from({ length: pool.width }, work));
}

/** @throws UsageError */
function begin(quest: Quest, file: string | undefined, io: Io): Campaign {
  if (file === undefined) return Campaign.begin(quest);
  let saved: string;
  try {
    saved = io.readFile(file);
  } catch {
    // There is none yet.
    return Campaign.begin(quest);
  }
  if (saved === '') return Campaign.begin(quest);
  try {
    return Campaign.resume(quest, JSON.parse(saved) as SearchState);
  } catch {
    throw new UsageError(message('find.other-search', { file }));
  }
}

/** @throws UsageError */
function mergeFiles(args: ParsedArguments, io: Io): ExitCode {
  const states = args.files.map((file) => {
    try {
      return JSON.parse(io.readFile(file)) as SearchState;
    } catch {
      throw new UsageError(message('find.no-part', { file }));
    }
  });
  const [first] = states;
  if (!first) throw new UsageError(message('find.no-parts'));
  const { found, parts } = merge(states);
  if (parts === 'differ') throw new UsageError(message('find.parts-differ'));
  if (parts !== null)
    throw new UsageError(message('find.parts-missing', { parts: parts.of, given: parts.given }));
  const undecided = states.reduce((sum, state) => sum + state.undecided, 0);
  print(args, io, first.quest, { found, undecided });
  return found.some((one) => one !== null) ? 0 : 1;
}

/** @throws UsageError */
function questOf(args: ParsedArguments): Quest {
  const differ = args.option('differ');
  const length = numberOption(args, 'cycle', 1, 24);
  const eye = args.option('eye');
  if ([differ, length, eye].filter((one) => one !== undefined).length !== 1)
    throw new UsageError(message('find.what'));
  const parity = choiceOption(args, 'parity', ['odd', 'even']);
  const board = boardOption(args);
  const most = board.columns * board.rows;
  const moves = numberOption(args, 'moves', 1, 24) ?? length ?? MOVES;
  if (length !== undefined && moves < length)
    throw new UsageError(message('find.moves-below-cycle', { length }));
  return {
    bounds: {
      board,
      stones: { least: 0, most: numberOption(args, 'stones', 0, most) ?? most },
      moves: eye === undefined ? { least: 1, most: moves } : { least: 0, most: 0 },
      passes: choiceOption(args, 'passes', ['allowed', 'forbidden']) !== 'forbidden',
    },
    condition:
      differ !== undefined
        ? { kind: 'differ', pairs: [pairOf(differ)] }
        : eye !== undefined
          ? { kind: 'eye', value: eyeValue(eye) }
          : { kind: 'cycle', length: length ?? 0, ...(parity && { parity }) },
    shard: parseShard(args.option('shard')) ?? { index: 1, count: 1 },
  };
}

/** @throws UsageError */
function eyeValue(text: string): Sum {
  const value = parseSum(text);
  if (!value || value.unknown > 0) throw new UsageError(message('find.no-eye-value', { given: text }));
  return value;
}

/** @throws UsageError */
function boardOption(args: ParsedArguments): SmallSize {
  const given = args.option('board') ?? '3x3';
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(given);
  const size = { columns: Number(match?.[1] ?? 0), rows: Number(match?.[2] ?? 0) };
  const points = size.columns * size.rows;
  if (points < 1 || points > MOST_POINTS)
    throw new UsageError(message('find.no-size', { most: MOST_POINTS, given }));
  return size;
}

function print(
  args: ParsedArguments,
  io: Io,
  { bounds, condition }: Quest,
  { found, undecided }: { readonly found: readonly (QuestFound | null)[]; readonly undecided: number },
): void {
  const isJson = choiceOption(args, 'format', ['goban', 'json']) === 'json';
  const words = isJson ? english : undefined;
  const all = found
    .flatMap((one) => one?.hits ?? [])
    .map((hit) => exampleOf(bounds, condition, hit, say(titleOf(condition, hit), words)));
  const examples: readonly Example[] = args.has('every') ? all : distinct(all);
  if (isJson) {
    io.out(printJson({ version: 1, bounds, condition, found: all.length, undecided, examples }));
    return;
  }
  const board = `${bounds.board.columns}x${bounds.board.rows}`;
  const open = openCases(condition, undecided);
  const [least] = examples;
  if (!least) {
    const moves = condition.kind === 'eye' ? null : bounds.moves.most;
    report(io, 'find', message('find.none', { board, stones: bounds.stones.most, moves }));
    if (open) report(io, 'find', open);
    return;
  }
  const moves = condition.kind === 'eye' ? null : least.moves;
  const smallest = message('find.smallest', { board, stones: least.stones, moves });
  const counts = { all: all.length, shown: examples.length };
  const lines = [...heading(smallest, open, counts), ...examples.map(({ text }) => text)];
  io.out(lines.join('\n').replace(/\n+$/, '\n'));
}

/** What an example shows. */
function titleOf(condition: Condition, { moves, pair }: Hit): Message {
  if (condition.kind === 'eye') return message('find.title-eye', { value: printSum(condition.value) });
  if (condition.kind === 'cycle') return message('find.title-cycle', { moves: moves.length });
  return message('find.title-differ', { rules: condition.pairs[pair] ?? [] });
}

/** Comments above the examples. */
function heading(
  smallest: Message,
  open: Message | null,
  counts: { readonly all: number; readonly shown: number },
): string[] {
  return [
    `; ${say(smallest)} ${say(open ?? message('find.proven'))}`,
    `; ${say(message('find.examples', counts))}\n`,
  ];
}

/** What the search could not compare, so that something smaller may be among it. */
function openCases({ kind }: Condition, count: number): Message | null {
  if (count === 0) return null;
  return message(kind === 'eye' ? 'find.open-eyes' : 'find.open-verdicts', { count });
}
