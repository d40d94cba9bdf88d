import { parseSum, type Sum } from '../eyes/topology/values.ts';
import {
  Campaign,
  type Condition,
  distinct,
  type Example,
  exampleOf,
  MOST_POINTS,
  merge,
  type Quest,
  type QuestFound,
  type SearchState,
  type SmallSize,
} from '../find/index.ts';
import { DEFAULT_SETTINGS } from '../service/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { parseShard } from './audit/shard.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { findMatching, MOST_UNKNOWN, type PartialEntry, partialOf } from './find-matching.ts';
import { type FindPool, findPool } from './find-pool.ts';
import { readInputs } from './input.ts';
import { printJson } from './json.ts';
import { pairOf } from './options.ts';
import { tell } from './printable.ts';

/** Milliseconds between two lines of progress, and between two saves. */
const EVERY = 1000;

export const findCommand: Command = {
  name: 'find',
  summary:
    'find the smallest position on which rules differ, that has a cycle, or that has an eye of a value',
  usage: '(--differ ID,ID | --cycle N | --eye VALUE | --matching FILE) [OPTIONS]',
  options: [
    { name: 'differ', value: 'ID,ID', doc: 'the last move is judged differently by these two rules' },
    { name: 'cycle', value: 'N', doc: 'the last of N moves makes the board as it was at the start' },
    { name: 'parity', value: 'odd | even', doc: 'of the plays of the cycle, passes not counted' },
    {
      name: 'eye',
      value: 'VALUE',
      doc: 'the position has an eye of Black with this value, as 1+a; no move is made',
    },
    {
      name: 'matching',
      value: 'FILE',
      doc: 'the one entry of FILE, with stones or empty points for each of its ?, so that all its claims hold',
    },
    {
      name: 'claim',
      value: 'CLAIM',
      doc: 'a claim besides those of the entry, as “move 3 forbidden” (--matching)',
    },
    { name: 'board', value: 'CxR', doc: `columns and rows, at most ${MOST_POINTS} points; 3x3 by default` },
    {
      name: 'stones',
      value: 'N',
      doc: 'stones of the position, at most; as many as the board holds by default',
    },
    { name: 'moves', value: 'N', doc: 'moves, at most; 5 by default' },
    { name: 'passes', value: 'allowed | forbidden', doc: 'whether moves may be passes; allowed by default' },
    { name: 'every', doc: 'print every example of the smallest size, not one of each kind' },
    { name: 'format', value: 'goban | json', doc: 'goban by default: entries with claims' },
    { name: 'threads', value: 'N', doc: 'how many threads search; by default as many as processors' },
    { name: 'shard', value: 'I/N', doc: 'search the Ith of N equal parts, from 1, and print it as JSON' },
    { name: 'merge', doc: 'put the outputs of all shards together, which are the files' },
    { name: 'checkpoint', value: 'FILE', doc: 'save the search here, and go on from it when it is there' },
  ],
  notes: [
    'Smallest: fewest stones, then fewest moves. Every position of the board and every line of moves up to',
    'these bounds is searched, so what is printed is the smallest there is, and what is not found is not',
    'there. Black makes the first move. Suicide is forbidden. Two passes in a row do not occur. Of positions',
    'that turns, mirrors and an exchange of colors make equal, one is searched.',
  ].join('\n'),
  run: (args, io) => (args.has('merge') ? mergeFiles(args, io) : search(args, io)),
};

async function search(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.files.length > 0) throw new UsageError('only --merge takes files');
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
          const where = `${level.stones} stones, ${level.moves} moves`;
          io.error(`\r${where} (step ${done + 1} of at most ${all}), ${campaign.state.plays} plays\u001b[K`);
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
  if (other) throw new UsageError(`--matching does not go together with --${other}`);
  const inputs = readInputs({ ...args, files: [args.option('matching') ?? ''] }, io, DEFAULT_SETTINGS, {});
  if (inputs.failed) return 2;
  const entries = inputs.read.flatMap(({ analysis }) => analysis.entries);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new UsageError(`--matching takes a file with one entry, not ${entries.length}`);
  const claim = args.option('claim');
  let partial: PartialEntry;
  try {
    partial = partialOf(entry, claim === undefined ? [] : [claim], {
      stones: numberOption(args, 'stones', 0, MOST_UNKNOWN),
      moves: numberOption(args, 'moves', 0, 24),
    });
  } catch (problem) {
    if (problem instanceof RangeError) throw new UsageError(problem.message);
    throw problem;
  }
  const { texts, stones, moves, undecided } = findMatching(partial, DEFAULT_SETTINGS);
  const shown = args.has('every') ? texts : texts.slice(0, 1);
  const open = `${undecided} completed entries have claims that are undecided`;
  if (choiceOption(args, 'format', ['goban', 'json']) === 'json') {
    io.out(printJson({ version: 1, stones, moves, found: texts.length, undecided, examples: shown }));
  } else if (texts.length === 0) {
    tell(
      io,
      `koban find: there is none with up to ${stones} stones on unknown points and ${moves} further moves`,
    );
    if (undecided > 0) tell(io, `koban find: ${open}`);
  } else {
    const proof = undecided === 0 ? 'Nothing smaller was left out.' : `${open}.`;
    const step = `${stones} stones on ${partial.unknown.length} unknown points, ${moves} further moves`;
    io.out(
      [
        `; The smallest: ${step}. ${proof}`,
        `; There are ${texts.length} of this size, here ${shown.length}.\n`,
        ...shown,
      ].join('\n'),
    );
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
  let saved: string;
  try {
    saved = file === undefined ? '' : io.readFile(file);
  } catch {
    // There is none yet.
    return Campaign.begin(quest);
  }
  if (saved === '') return Campaign.begin(quest);
  try {
    return Campaign.resume(quest, JSON.parse(saved) as SearchState);
  } catch {
    throw new UsageError(`${file} holds another search, or none; name another file or remove it`);
  }
}

/** @throws UsageError */
function mergeFiles(args: ParsedArguments, io: Io): ExitCode {
  const states = args.files.map((file) => {
    try {
      return JSON.parse(io.readFile(file)) as SearchState;
    } catch {
      throw new UsageError(`${file} cannot be read as the output of koban find --shard`);
    }
  });
  const [first] = states;
  if (!first) throw new UsageError('--merge takes the outputs of all shards');
  let found: readonly (QuestFound | null)[];
  try {
    found = merge(states);
  } catch (problem) {
    if (problem instanceof RangeError) throw new UsageError(problem.message);
    throw problem;
  }
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
    throw new UsageError('say what to find: --differ ID,ID, --cycle N, --eye VALUE or --matching FILE');
  const parity = choiceOption(args, 'parity', ['odd', 'even']);
  const board = boardOption(args);
  const most = board.columns * board.rows;
  const moves = numberOption(args, 'moves', 1, 24) ?? length ?? 5;
  if (length !== undefined && moves < length) throw new UsageError(`--moves is less than --cycle ${length}`);
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
  if (!value || value.unknown > 0)
    throw new UsageError(`--eye takes a sum such as 1+a, 2b or 0, not “${text}”`);
  return value;
}

/** @throws UsageError */
function boardOption(args: ParsedArguments): SmallSize {
  const given = args.option('board') ?? '3x3';
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(given);
  const size = { columns: Number(match?.[1] ?? 0), rows: Number(match?.[2] ?? 0) };
  const points = size.columns * size.rows;
  if (points < 1 || points > MOST_POINTS)
    throw new UsageError(
      `--board takes columns and rows, as in 4x3, and at most ${MOST_POINTS} points, not “${given}”`,
    );
  return size;
}

function print(
  args: ParsedArguments,
  io: Io,
  { bounds, condition }: Quest,
  { found, undecided }: { readonly found: readonly (QuestFound | null)[]; readonly undecided: number },
): void {
  const all = found.flatMap((one) => one?.hits ?? []).map((hit) => exampleOf(bounds, condition, hit));
  const examples: readonly Example[] = args.has('every') ? all : distinct(all);
  if (choiceOption(args, 'format', ['goban', 'json']) === 'json') {
    io.out(printJson({ version: 1, bounds, condition, found: all.length, undecided, examples }));
    return;
  }
  const { board, stones, moves } = bounds;
  const size = `${board.columns}x${board.rows}`;
  const [least] = examples;
  if (!least) {
    const lines = condition.kind === 'eye' ? '' : `, up to ${moves.most} moves`;
    tell(io, `koban find: there is none on ${size}, positions of up to ${stones.most} stones${lines}`);
    if (undecided > 0) tell(io, `koban find: ${openCases(condition, undecided)}`);
    return;
  }
  const moved = condition.kind === 'eye' ? '' : `, ${least.moves} moves`;
  const proof = undecided === 0 ? 'Nothing smaller was left out.' : `${openCases(condition, undecided)}.`;
  io.out(
    [
      `; The smallest on ${size}: ${least.stones} stones${moved}. ${proof}`,
      `; ${all.length === 1 ? 'There is 1' : `There are ${all.length}`} of this size, here ${examples.length}.\n`,
      ...examples.map(({ text }) => text),
    ]
      .join('\n')
      .replace(/\n+$/, '\n'),
  );
}

/** What the search could not compare, so that something smaller may be among it. */
function openCases({ kind }: Condition, undecided: number): string {
  return kind === 'eye'
    ? `${undecided} positions have an eye whose value is not proven`
    : `${undecided} verdicts were undecided and are not compared`;
}
