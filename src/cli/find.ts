import {
  areaOf,
  Campaign,
  distinct,
  type Example,
  exampleOf,
  MOST_POINTS,
  MOVES,
  merge,
  none,
  openCases,
  PLAYERS,
  type Quest,
  type QuestFound,
  type QuestPart,
  type SearchState,
  secondsLeft,
  smallest,
  titleOf,
  undecidedIn,
} from '../find/index.ts';
import { PATTERNS } from '../rules/index.ts';
import { english, type Message, message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { cut } from './columns.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { findPool } from './find-pool.ts';
import { findPositions } from './find-positions.ts';
import { questOf } from './find-quest.ts';
import { reasonOf } from './input.ts';
import { printJson } from './json.ts';
import { SHARED_OPTIONS } from './options.ts';
import { report } from './printable.ts';
import { readText } from './text.ts';

/** Milliseconds between two lines of progress, and between two saves. */
const EVERY = 1000;

export const findCommand: Command = {
  name: 'find',
  isSameEverywhere: true,
  summary: message('help.find'),
  usage:
    '(--differ ID,ID | --cycle N | --pattern NAME | --eye VALUE | --ko-position N | --disturber COLOR | --hot N | --outcome ID,ID | --matching FILE [--in FOLDER]) [OPTIONS]',
  options: [
    { name: 'differ', value: 'ID,ID', doc: message('help.find.differ') },
    { name: 'cycle', value: 'N', doc: message('help.find.cycle') },
    { name: 'parity', value: 'odd | even', doc: message('help.find.parity') },
    { name: 'pattern', value: PATTERNS.join(' | '), doc: message('help.find.pattern') },
    {
      name: 'eye',
      value: 'VALUE',
      doc: message('help.find.eye'),
    },
    { name: 'ko-position', value: 'N', doc: message('help.find.ko-position') },
    { name: 'disturber', value: PLAYERS.join(' | '), doc: message('help.find.disturber') },
    { name: 'hot', value: 'N', doc: message('help.find.hot') },
    { name: 'outcome', value: 'ID,ID', doc: message('help.find.outcome') },
    {
      name: 'matching',
      value: 'FILE',
      doc: message('help.find.matching'),
    },
    { name: 'in', value: 'FOLDER', doc: message('help.find.in') },
    { name: 'after', value: 'N', doc: message('help.option.after') },
    {
      name: 'claim',
      value: 'CLAIM',
      doc: message('help.find.claim'),
    },
    { name: 'board', value: 'CxR', doc: message('help.find.board', { most: MOST_POINTS }) },
    { name: 'up-to', value: 'CxR', doc: message('help.find.up-to') },
    {
      name: 'stones',
      value: 'N',
      doc: message('help.find.stones'),
    },
    { name: 'moves', value: 'N', doc: message('help.find.moves', { default: MOVES.usual }) },
    { name: 'passes', value: 'allowed | forbidden', doc: message('help.find.passes') },
    { name: 'every', doc: message('help.find.every') },
    { name: 'format', value: 'goban | text | json', doc: message('help.find.format') },
    { name: 'threads', value: 'N', doc: message('help.find.threads') },
    { name: 'shard', value: 'I/N', doc: message('help.find.shard') },
    { name: 'merge', doc: message('help.find.merge') },
    { name: 'checkpoint', value: 'FILE', doc: message('help.find.checkpoint') },
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.find.notes'), message('help.find.bounds')],
  run: (args, io) => (args.has('merge') ? mergeFiles(args, io) : search(args, io)),
};

async function search(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.has('in'))
    return findPositions(
      args,
      io,
      findCommand.options.map(({ name }) => name),
    );
  if (args.files.length > 0) throw new UsageError(message('find.no-files'));
  const quest = questOf(args, io);
  if (!quest) return 2;
  const file = args.option('checkpoint');
  const campaign = begin(quest, file, io);
  const pool = await findPool(io, numberOption(args, 'threads', 1, 1024));
  const save = () => file !== undefined && saveTo(file, printJson(campaign.state), io);
  const begun = io.now();
  const before = campaign.progress.share;
  // The first part is saved at once: a file that cannot be written is not noticed after an hour.
  let told = Number.NEGATIVE_INFINITY;
  try {
    const search = async (part: QuestPart) => ({ result: await pool.do(part), level: part.level });
    await campaign.run(pool.width, search, ({ level }) => {
      if (io.now() - told < EVERY) return;
      told = io.now();
      save();
      if (io.terminalColumns === 0) return;
      const { done, all, share } = campaign.progress;
      const left = secondsLeft((told - begun) / 1000, share, before);
      const { plays } = campaign.state;
      const points = quest.bounds.upTo ? level.points : null;
      const line = say(
        message('find.progress', { ...level, points, step: done + 1, steps: all, left, plays }),
      );
      io.error(`\r${cut(line, io.terminalColumns - 1)}\u001b[K`);
    });
  } finally {
    pool.close();
    if (io.terminalColumns > 0) io.error('\r\u001b[K');
  }
  save();
  if (args.has('shard')) io.out(printJson(campaign.state));
  else print(args, io, quest, { found: campaign.state.found, undecided: undecidedIn(campaign.state) });
  return campaign.state.found.some((one) => one !== null) || args.has('shard') ? 0 : 1;
}

/** @throws UsageError */
function saveTo(file: string, text: string, io: Io): void {
  try {
    io.writeFile(file, text);
  } catch (problem) {
    throw unusable(file, problem);
  }
}

function unusable(file: string, problem: unknown): UsageError {
  return new UsageError(message('cli.file', { file, reason: reasonOf(problem) }));
}

/** @throws UsageError */
function begin(quest: Quest, file: string | undefined, io: Io): Campaign {
  if (file === undefined) return Campaign.begin(quest);
  let saved: string;
  try {
    saved = readText(file, io);
  } catch (problem) {
    if ((problem as { code?: unknown } | null)?.code !== 'ENOENT') throw unusable(file, problem);
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
      return JSON.parse(readText(file, io)) as SearchState;
    } catch {
      throw new UsageError(message('find.no-part', { file }));
    }
  });
  const [first] = states;
  if (!first) throw new UsageError(message('find.no-parts'));
  const { found, undecided, parts } = merge(states);
  if (parts === 'differ') throw new UsageError(message('find.parts-differ'));
  if (parts !== null)
    throw new UsageError(message('find.parts-missing', { parts: parts.of, given: parts.given }));
  print(args, io, first.quest, { found, undecided });
  return found.some((one) => one !== null) ? 0 : 1;
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
    .map((hit) => exampleOf(condition, hit, say(titleOf(condition, hit), words)));
  const examples: readonly Example[] = args.has('every') ? all : distinct(all);
  const level = found.find((one) => one !== null)?.level ?? {
    points: areaOf(bounds.board),
    stones: bounds.stones.most,
    moves: bounds.moves.most,
  };
  if (isJson) {
    const texts = examples.map(({ text }) => text);
    io.out(
      printJson(
        condition.kind === 'matching'
          ? {
              version: 1,
              stones: level.stones,
              moves: level.moves,
              found: all.length,
              undecided,
              examples: texts,
            }
          : { version: 1, bounds, condition, found: all.length, undecided, examples },
      ),
    );
    return;
  }
  const open = openCases(condition, undecided);
  if (examples.length === 0) {
    report(io, 'find', none(bounds, condition));
    if (open) report(io, 'find', open);
    return;
  }
  const counts = { all: all.length, shown: examples.length };
  const lines = [
    ...heading(smallest(bounds, condition, level), open, counts),
    ...examples.map(({ text }) => text),
  ];
  io.out(lines.join('\n').replace(/\n+$/, '\n'));
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
