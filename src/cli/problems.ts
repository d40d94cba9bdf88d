import { DEFAULT_ASKED, GRADED_STATES } from '../outcome/index.ts';
import {
  DEFAULT_SETTINGS,
  gamesIn,
  gradedRules,
  lineOf,
  type ProblemsRequest,
  problemOfEntry,
  problemOfGame,
} from '../service/index.ts';
import { message, say, spokenLanguage } from '../words/index.ts';
import { type FileAnswers, GivenAnswers } from './answers.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type BookPart, type BookProblem, lookAt } from './audit/book.ts';
import type { AuditRequest } from './audit/job.ts';
import { AUDIT_OPTIONS, withListed } from './audit/options.ts';
import { runAudit } from './audit/run.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { documentIn } from './input.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { jsonOf, printedLines, report, tell } from './printable.ts';
import { projectSettings } from './project.ts';
import { atTerminal } from './reading.ts';
import { Resumed } from './resumed.ts';

const FORMATS = ['text', 'json', 'ndjson'] as const;

export const problemsCommand: Command = {
  name: 'problems',
  endings: READ,
  summary: message('help.problems'),
  usage: '[OPTIONS] FILE...',
  options: [
    { ...SHARED_OPTIONS.rules, doc: message('help.problems.rules') },
    { name: 'passes', value: '2 | 3', doc: message('help.outcome.passes') },
    { name: 'format', value: FORMATS.join(' | '), doc: message('help.option.text') },
    { name: 'budget', value: 'N', doc: message('help.outcome.budget', { states: GRADED_STATES }) },
    { name: 'answers', value: 'FILE', doc: message('help.problems.answers') },
    { name: 'resume', value: 'FILE', doc: message('help.problems.resume') },
    SHARED_OPTIONS.encoding,
    ...AUDIT_OPTIONS.filter(({ name }) => name !== 'summary'),
  ],
  notes: [message('help.problems.notes')],
  run,
};

async function run(given: ParsedArguments, world: Io): Promise<ExitCode> {
  const args = withListed(given, world);
  const passes = choiceOption(args, 'passes', ['2', '3']);
  const book: ProblemsRequest = {
    rule: gradedRules(rulesOption(args, world))[0] ?? 'basic',
    passes: passes === undefined ? null : passes === '2' ? 2 : 3,
    asked: DEFAULT_ASKED,
    states: numberOption(args, 'budget', 1, 1e9) ?? GRADED_STATES,
  };
  const settingsFor = projectSettings(args, world);
  const overrides = overridesOption(args);
  const request: AuditRequest = {
    moves: null,
    problems: false,
    rules: null,
    others: [],
    settings: DEFAULT_SETTINGS,
    overrides,
    extras: {},
    book,
  };
  const kept = args.option('resume');
  if (kept !== undefined && args.has('shard')) throw new UsageError(message('cli.resume-shard'));
  const named = args.option('answers');
  const answers = named === undefined ? null : GivenAnswers.read(named, world);
  const about = JSON.stringify([book, args.option('encoding'), spokenLanguage(), ...(answers?.about ?? [])]);
  const resumed = kept === undefined ? null : await Resumed.read(kept, about, world);
  const printer = PRINTERS[choiceOption(args, 'format', FORMATS) ?? 'text']();
  const files = [...new Set(args.files)];
  for (const name of answers?.missing(files) ?? [])
    report(world, 'problems', message('answers.no-file', { name }), named);
  const known = new Map<string, readonly BookProblem[]>();
  for (const file of resumed ? files : []) {
    const problems = resumed?.known(file);
    if (problems) known.set(file, problems);
  }
  let next = 0;
  /** Prints what was known of the files before one. */
  const upTo = (io: Io, file: string | null) => {
    for (; next < files.length && files[next] !== file; next++) {
      const name = files[next];
      const problems = name === undefined ? undefined : known.get(name);
      if (name === undefined || !problems) continue;
      printer.file(io, name);
      printer.problems(io, name, problems);
    }
  };
  let begun: {
    readonly file: string;
    readonly problems: BookProblem[];
    places: number;
    isFit: boolean;
  } | null = null;
  let isMisfit = false;
  const misfit = (io: Io, place: string, said: string) => {
    isMisfit = true;
    if (begun) begun.isFit = false;
    tell(io, `koban: ${place}: ${said}`);
  };
  const ended = (io: Io) => {
    if (!begun) return;
    const { file, places, problems } = begun;
    const given = answers?.of(file)?.length ?? places;
    // One part of a file has not all of its games.
    if (given !== places && !args.has('shard'))
      misfit(io, file, say(message('answers.count', { given, places })));
    if (begun.isFit) resumed?.keep(file, problems);
  };
  const begin = (file: string, io: Io) => {
    ended(io);
    upTo(io, file);
    begun = { file, problems: [], places: 0, isFit: true };
    printer.file(io, file);
  };
  const take = (io: Io, file: string, { misfits, problems }: BookPart, places: number) => {
    if (begun) begun.places += places;
    if (resumed) begun?.problems.push(...problems);
    printer.problems(io, file, problems);
    for (const { line, said } of misfits) misfit(io, `${file}:${line}`, said);
  };
  const left = files.filter((file) => !known.has(file));
  const isDone = files.length > 0 && left.length === 0;
  const { failed, io } = isDone
    ? { failed: false, io: world }
    : await runAudit({ ...args, files: left }, world, request, {
        settingsFor,
        file: begin,
        failed() {
          begun = null;
        },
        answersFor: (file) => answers?.of(file) ?? null,
        games: (io, file, { book: found, tally }) => take(io, file, found, tally.games),
        other(io, file, { text }) {
          const reading = { from: 'auto', settings: settingsFor(file), overrides };
          const { found, places } = problemsIn(file, text, reading, book, answers?.of(file) ?? [], io);
          take(io, file, found, places);
        },
      });
  ended(io);
  upTo(io, null);
  const bad = printer.end(io);
  if (resumed && !resumed.write()) return 2;
  return failed || isMisfit ? 2 : bad > 0 ? 1 : 0;
}

/** The problems of a file that is no SGF: of its entries, and of its fences of SGF. */
function problemsIn(
  file: string,
  text: string,
  reading: Parameters<typeof documentIn>[2],
  request: ProblemsRequest,
  answers: FileAnswers,
  io: Io,
): { readonly found: BookPart; readonly places: number } {
  const { document, lineOf: lineIn } = documentIn(file, text, reading);
  const found: BookPart = { problems: [], misfits: [] };
  const said = () => message('output.problems.progress', { done: found.problems.length });
  const games = gamesIn(document).map(({ game, offset }) => ({
    text: problemOfGame.get(game),
    line: document.document.positionAt(offset).line + 1,
  }));
  const entries = document.entries.map((placed) => ({
    text: problemOfEntry(placed.analysis),
    line: lineIn?.(placed) ?? lineOf(placed.entry),
  }));
  const places = [...entries, ...games].sort((a, b) => a.line - b.line);
  for (const [i, one] of places.entries())
    atTerminal(lookAt(found, { ...one, answer: answers[i] ?? null }, request), said, io);
  return { found, places: places.length };
}

interface BookPrinter {
  file(io: Io, file: string): void;
  problems(io: Io, file: string, problems: readonly BookProblem[]): void;
  /** How many problems are to be looked at. */
  end(io: Io): number;
}

class Count {
  all = 0;
  bad = 0;
  add(problems: readonly BookProblem[]): void {
    this.all += problems.length;
    this.bad += problems.filter(({ isBad }) => isBad).length;
  }
}

function textPrinter(): BookPrinter {
  const count = new Count();
  return {
    file() {},
    problems(io, file, problems) {
      count.add(problems);
      const lines = problems.flatMap(({ isBad, line, said: [first = '', ...rest], title }) => [
        `${file}:${line}: ${isBad ? 'warning: ' : ''}${title === null ? '' : `${title}: `}${first}`,
        ...rest.map((one) => `  ${one}`),
      ]);
      if (lines.length > 0) io.out(printedLines(lines));
    },
    end(io) {
      io.out(printedLines([say(message('output.problems.summary', { all: count.all, bad: count.bad }))]));
      return count.bad;
    },
  };
}

function linePrinter(): BookPrinter {
  const count = new Count();
  return {
    file() {},
    problems(io, file, problems) {
      count.add(problems);
      io.out(problems.map(({ facts, line }) => `${jsonOf({ file, line, ...facts })}\n`).join(''));
    },
    end: () => count.bad,
  };
}

/** One document, put together as its parts come. */
function jsonPrinter(): BookPrinter {
  const count = new Count();
  let files = 0;
  let here = 0;
  const close = (io: Io) => io.out(here > 0 ? '\n      ] }' : '] }');
  return {
    file(io, file) {
      if (files++ > 0) close(io);
      io.out(
        files > 1
          ? `,\n    { "file": ${jsonOf(file)}, "problems": [`
          : `{ "version": 1, "files": [\n    { "file": ${jsonOf(file)}, "problems": [`,
      );
      here = 0;
    },
    problems(io, _, problems) {
      count.add(problems);
      if (problems.length === 0) return;
      const list = problems.map(({ facts, line }) => `        ${jsonOf({ line, ...facts })}`);
      io.out(`${here > 0 ? ',\n' : '\n'}${list.join(',\n')}`);
      here += problems.length;
    },
    end(io) {
      if (files === 0) io.out('{ "version": 1, "files": [] }\n');
      else {
        close(io);
        io.out('\n] }\n');
      }
      return count.bad;
    },
  };
}

const PRINTERS: Record<(typeof FORMATS)[number], () => BookPrinter> = {
  text: textPrinter,
  json: jsonPrinter,
  ndjson: linePrinter,
};
