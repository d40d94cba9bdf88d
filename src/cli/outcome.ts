import type { Task } from '../go/task.ts';
import { BLACK, WHITE } from '../go/types.ts';
import {
  type Certificate,
  DEFAULT_ASKED,
  DEFAULT_STATES,
  GRADED_STATES,
  isUndecided,
  MOST_THREATS,
  type OutcomeQuestion,
  type SearchProgress,
  type Supply,
} from '../outcome/index.ts';
import { RULES } from '../rules/index.ts';
import {
  boundaryNotes,
  columnWords,
  type EntryOutcomes,
  entryGrades,
  gradedRules,
  gradeLines,
  gradesFacts,
  lineOf,
  type OutcomeProgress,
  type OutcomeRequest,
  outcomeFacts,
  outcomesOf,
  type PlacedAnalysis,
  questionWords,
  resultWords,
  robustnessWords,
} from '../service/index.ts';
import { english, type Message, message, ruleWord, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { columnsOf, padded } from './columns.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { byFile, hasMove, readInputs, reasonOf } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { printedLines, tell } from './printable.ts';
import { projectSettings } from './project.ts';
import { atTerminal } from './reading.ts';

const AIMS = ['capture-any', 'capture-all', 'keep-one', 'keep-all', 'connect'] as const;

export const outcomeCommand: Command = {
  name: 'outcome',
  endings: READ,
  summary: message('help.outcome'),
  usage: '[--target POINT,POINT…] [OPTIONS] FILE...',
  options: [
    { name: 'target', value: 'POINT,POINT…', doc: message('help.outcome.target') },
    { ...SHARED_OPTIONS.rules, doc: message('help.outcome.rules') },
    { name: 'first', value: 'black | white | both', doc: message('help.outcome.first') },
    { name: 'threats', value: 'B,W', doc: message('help.outcome.threats', { most: MOST_THREATS }) },
    { name: 'spare', value: 'B,W', doc: message('help.outcome.spare', { most: MOST_THREATS }) },
    { name: 'passes', value: '2 | 3', doc: message('help.outcome.passes') },
    { name: 'goal', value: AIMS.join(' | '), doc: message('help.outcome.goal') },
    { name: 'outside', value: 'POINT,POINT… | none', doc: message('help.outcome.outside') },
    { name: 'after', value: 'N', doc: message('help.outcome.after') },
    { name: 'each', doc: message('help.outcome.each', { asked: DEFAULT_ASKED }) },
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'proof', value: 'FILE', doc: message('help.outcome.proof') },
    { name: 'budget', value: 'N', doc: message('help.outcome.budget', { states: DEFAULT_STATES }) },
    { name: 'time', value: 'SECONDS', doc: message('help.outcome.time') },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.outcome.notes')],
  run(args, io) {
    const request = requestOf(args, io);
    if (args.has('each')) return gradeEach(args, io, request);
    const inputs = readInputs(args, io, projectSettings(args, io), overridesOption(args), {
      everything: true,
      games: true,
    });
    let failed = inputs.failed;
    let isOpen = false;
    const proofs: Certificate[] = [];
    const read = inputs.read.map(({ file, analysis, lineOf: lineIn }) => ({
      file,
      entries: analysis.entries.flatMap((placed) => {
        // Without a target the entries that name a goal are asked about.
        if (request.targets.length === 0 && !placed.analysis.syntax.outcome?.goal) return [];
        const line = lineIn?.(placed) ?? lineOf(placed.entry);
        const entry = asked(placed, request, io, `${file}:${line}`);
        if (!entry) {
          failed = true;
          return [];
        }
        for (const { answer } of entry.outcomes) {
          if (answer.certificate) proofs.push(answer.certificate);
          if (isUndecided(answer, entry.region)) isOpen = true;
        }
        if (entry.waiting.length > 0) isOpen = true;
        return [{ ...entry, line }];
      }),
    }));
    if (!failed && read.every(({ entries }) => entries.length === 0)) {
      tell(io, `koban: ${say(message('cli.no-goal'))}`);
      failed = true;
    }
    const files = byFile(read);
    if (request.proof !== undefined && !written(request.proof, proofs, io)) failed = true;
    io.out(request.format === 'json' ? json(files) : text(files, request));
    return failed ? 2 : isOpen ? 1 : 0;
  },
};

/** Grades each first move of each entry that names a goal. */
function gradeEach(args: ParsedArguments, io: Io, asked: Request): ExitCode {
  const rules = gradedRules(rulesOption(args, io));
  const states = args.has('budget') ? asked.states : GRADED_STATES;
  const request = { ...asked, rules, asked: DEFAULT_ASKED, states };
  const inputs = readInputs(args, io, projectSettings(args, io), overridesOption(args), {
    everything: true,
    games: true,
  });
  let failed = inputs.failed;
  let isOpen = false;
  const proofs: unknown[] = [];
  const read = inputs.read.map(({ file, analysis, lineOf: lineIn }) => ({
    file,
    entries: analysis.entries.flatMap((placed) => {
      if (request.targets.length === 0 && !placed.analysis.syntax.outcome?.goal) return [];
      const line = lineIn?.(placed) ?? lineOf(placed.entry);
      const where = `${file}:${line}`;
      const n = momentOf(placed, request.after, io, where);
      if (n === null) {
        failed = true;
        return [];
      }
      const progress: SearchProgress = { states: 0 };
      const said = () => message('output.outcome.states', { states: progress.states });
      const found = atTerminal(entryGrades(placed, n, request, progress), said, io);
      if ('code' in found) {
        tell(io, `${where}: ${say(found)}`);
        failed = true;
        return [];
      }
      for (const { grades, why } of found.all) {
        if (grades?.certificate) proofs.push(grades.certificate);
        if (why) isOpen = true;
      }
      return [{ ...found, line }];
    }),
  }));
  if (!failed && read.every(({ entries }) => entries.length === 0)) {
    tell(io, `koban: ${say(message('cli.no-goal'))}`);
    failed = true;
  }
  const files = byFile(read);
  if (request.proof !== undefined && !written(request.proof, proofs, io)) failed = true;
  if (request.format === 'json')
    io.out(
      printJson({
        version: 1,
        files: files.map(({ file, entries }) => ({
          file,
          entries: entries.map((entry) => ({ title: entry.title, line: entry.line, ...gradesFacts(entry) })),
        })),
      }),
    );
  else
    io.out(
      printedLines(
        files.flatMap(({ file, entries }) =>
          entries.flatMap(({ title, line, after, all }) => [
            `${file}:${line}: ${say(message('output.entry', { title, after }))}`,
            // Why nothing is graded is the same whoever begins.
            ...[
              ...new Set(
                all.map((one) =>
                  gradeLines(one)
                    .map((words) => say(words))
                    .join('\n'),
                ),
              ),
            ]
              .flatMap((one) => one.split('\n'))
              .map((one) => `  ${one}`),
          ]),
        ),
      ),
    );
  return failed ? 2 : isOpen ? 1 : 0;
}

/**
 * The index of the move before the question; `null`, and a line on standard error, where there is
 * none.
 */
function momentOf(placed: PlacedAnalysis, after: number | undefined, io: Io, where: string): number | null {
  if (after !== undefined && !hasMove(placed, after, io, where, 'drawn')) return null;
  return after === undefined ? placed.analysis.game.length : placed.analysis.index(after);
}

interface Request extends OutcomeRequest {
  readonly after: number | undefined;
  readonly format: 'text' | 'json';
  readonly proof: string | undefined;
  /** Seconds. */
  readonly time: number | undefined;
  /** When it was asked, in milliseconds. */
  readonly begun: number;
}

/** @throws UsageError */
function requestOf(args: ParsedArguments, io: Io): Request {
  const points = (given: string) => given.split(/[,\s]+/).filter((one) => one !== '');
  const first = choiceOption(args, 'first', ['black', 'white', 'both']) ?? 'both';
  const outside = args.option('outside');
  const targets = points(args.all('target').join(','));
  const [threats, spare] = [args.all('threats').map(supplyOf), args.all('spare').map(supplyOf)];
  const aim = choiceOption(args, 'goal', AIMS);
  const passes = choiceOption(args, 'passes', ['2', '3']);
  return {
    targets,
    outside: outside === undefined ? null : outside === 'none' ? [] : points(outside),
    rules: rulesOption(args, io) ?? RULES.map(({ id }) => id),
    firsts: first === 'both' ? [BLACK, WHITE] : [first === 'black' ? BLACK : WHITE],
    aim: aim ?? null,
    threats: threats.length > 0 ? threats : null,
    spare: spare.length > 0 ? spare : null,
    passes: passes === undefined ? null : passes === '2' ? 2 : 3,
    after: numberOption(args, 'after', 0, 99_999),
    format: choiceOption(args, 'format', ['text', 'json']) ?? 'text',
    proof: args.option('proof'),
    states: numberOption(args, 'budget', 1, 1e9) ?? DEFAULT_STATES,
    robust: spare.length === 0,
    time: numberOption(args, 'time', 1, 86_400),
    begun: io.now(),
  };
}

/** `1,0`: Black has one, White none; `*` for as many as a player likes. */
function supplyOf(given: string): Supply {
  const match = /^\s*(\d{1,2}|\*)\s*,\s*(\d{1,2}|\*)\s*$/.exec(given);
  if (!match) throw new UsageError(message('outcome.no-threats', { given, most: MOST_THREATS }));
  const [black = 0, white = 0] = match
    .slice(1)
    .map((one) => (one === '*' ? Number.POSITIVE_INFINITY : Number(one)));
  return { black, white };
}

/**
 * All outcomes of an entry that are asked for; `null`, and a line on standard error, where it has
 * none.
 */
function asked(placed: PlacedAnalysis, request: Request, io: Io, where: string): EntryOutcomes | null {
  const n = momentOf(placed, request.after, io, where);
  if (n === null) return null;
  const progress: OutcomeProgress = { states: 0, known: null };
  const said = () => message('output.outcome.states', { states: progress.states });
  const found = atTerminal(inTime(outcomesOf(placed, n, request, progress), progress, request, io), said, io);
  if (!('code' in found)) return found;
  tell(io, `${where}: ${say(found)}`);
  return null;
}

/** Answers of which the first takes longer are told one by one as they come. */
const SOON = 2000;

/** The same as far as the time goes; what has come of it is told on standard error. */
function* inTime(
  task: Task<EntryOutcomes | Message>,
  progress: OutcomeProgress,
  { time, begun }: Request,
  io: Io,
): Task<EntryOutcomes | Message> {
  const told = new Set<OutcomeQuestion>();
  for (;;) {
    const step = task.next();
    const { known } = progress;
    const took = io.now() - begun;
    if (known && took > SOON)
      for (const { question, answer } of known.outcomes) {
        if (told.has(question)) continue;
        told.add(question);
        const said = resultWords(answer, known.region, question.rule);
        tell(
          io,
          say(
            message('output.outcome.row', {
              rule: ruleWord(question.rule),
              column: columnWords(question),
              said,
            }),
          ),
        );
      }
    if (step.done) return step.value;
    if (known && time !== undefined && took > 1000 * time) return known;
    yield;
  }
}

/** Writes the proofs, each on a line of its own; whether that went well. */
function written(file: string, proofs: readonly unknown[], io: Io): boolean {
  const lines = proofs.map((one) => JSON.stringify(one)).join(',\n');
  try {
    io.writeFile(file, `{"version": 1, "proofs": [\n${lines}\n]}\n`);
    return true;
  } catch (problem) {
    tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
    return false;
  }
}

interface FileOutcomes {
  readonly file: string;
  readonly entries: readonly (EntryOutcomes & { readonly line: number })[];
}

function json(files: readonly FileOutcomes[]): string {
  return printJson({
    version: 1,
    files: files.map(({ file, entries }) => ({
      file,
      entries: entries.map((entry) => ({
        title: entry.title,
        line: entry.line,
        ...saidFacts(entry),
      })),
    })),
  });
}

function text(files: readonly FileOutcomes[], request: Request): string {
  const lines: string[] = [];
  for (const { file, entries } of files) {
    for (const entry of entries) {
      const { title, line, after, region, outcomes, waiting } = entry;
      if (lines.length > 0) lines.push('');
      lines.push(`${file}:${line}: ${say(message('output.entry', { title, after }))}`);
      for (const one of position(entry)) lines.push(`  ${say(one)}`);
      const asked = outcomes[0]?.question ?? waiting[0];
      const notes = asked ? boundaryNotes(asked, region) : [];
      for (const one of [...questionWords(region, asked?.passes ?? 2), ...notes]) lines.push(`  ${say(one)}`);
      const answered = new Map(outcomes.map((one) => [one.question, one.answer]));
      const all = [...outcomes.map(({ question }) => question), ...waiting];
      const rules = request.rules.filter((rule) => all.some((one) => one.rule === rule));
      const columns = [...new Map(all.map((one) => [say(columnWords(one)), one])).keys()].sort(
        (x, y) => order(all, x) - order(all, y),
      );
      const rows = rules.map((rule) => [
        ruleWord(rule),
        ...columns.map((column) => {
          const one = all.find((q) => q.rule === rule && say(columnWords(q)) === column);
          const answer = one && answered.get(one);
          return say(answer ? resultWords(answer, region, rule) : message('output.outcome.not-asked'));
        }),
      ]);
      const table = [[say(message('audit.head-rule')), ...columns], ...alike(rows)];
      const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => columnsOf(row[i] ?? '')))) ?? [];
      for (const row of table)
        lines.push(`  ${row.map((cell, i) => padded(cell, widths[i] ?? 0)).join('  ')}`.trimEnd());
      for (const one of robustnessWords(outcomes, region)) lines.push(`  ${say(one)}`);
      const unasked = request.robust ? outcomes.filter((one) => isUnasked(one)).length : 0;
      if (unasked > 0)
        lines.push(`  ${say(message('output.outcome.not-robust', { isAll: unasked === outcomes.length }))}`);
      const open = outcomes.find(({ answer }) => isUndecided(answer, region))?.answer.undecided;
      if (open) lines.push(`  ${say(open.reason)}`);
      for (const { change, said, options } of entry.smaller)
        lines.push(`  ${say(message('smaller.ask', { change, said }))}`, `    ${commandFor(options, file)}`);
    }
  }
  return printedLines(lines);
}

/** The command that asks a question, as a shell reads it. */
function commandFor(options: EntryOutcomes['smaller'][number]['options'], file: string): string {
  const args = Object.entries(options).flatMap(([name, value]) =>
    name === 'threats' || name === 'spare'
      ? (value as readonly string[]).map((one) => `--${name}=${one}`)
      : [`--${name}=${String(value)}`],
  );
  const quoted = (word: string) =>
    /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
  return ['koban', 'outcome', ...args, ...(/^-./.test(file) ? ['--'] : []), file].map(quoted).join(' ');
}

/** Rules that answer everything alike share a row. */
function alike(rows: readonly (readonly string[])[]): string[][] {
  const found = new Map<string, string[]>();
  for (const [rule = '', ...cells] of rows) {
    const key = cells.join('\n');
    const row = found.get(key);
    if (row) row[0] += `, ${rule}`;
    else found.set(key, [rule, ...cells]);
  }
  return [...found.values()];
}

/** Which position is asked about, and that a rule forbids the move before it. */
function position({ after, before, forbidden, moves }: EntryOutcomes): Message[] {
  const words = forbidden.map((rule) => ruleWord(rule));
  return [
    message('output.outcome.position', { after, moves }),
    ...(words.length > 0 ? [message('output.outcome.forbidden', { move: after, before, rules: words })] : []),
  ];
}

/** Whether it is not known what spare moves do to an answer without any. */
function isUnasked({ question: { spare }, robustness }: EntryOutcomes['outcomes'][number]): boolean {
  return robustness === null && spare.black === 0 && spare.white === 0;
}

/** The place of a column: that of the first question under it. */
function order(all: readonly OutcomeQuestion[], column: string): number {
  return all.findIndex((one) => say(columnWords(one)) === column);
}

/** The facts, with a sentence beside each answer: *Black lives*. */
function saidFacts(entry: EntryOutcomes) {
  const { outcomes, ...facts } = outcomeFacts(entry);
  const { region } = entry;
  return {
    ...facts,
    outcomes: outcomes.map((one, i) => {
      const { answer, question } = entry.outcomes[i] ?? {};
      if (!answer || !question) return one;
      return { ...one, says: say(resultWords(answer, region, question.rule), english) };
    }),
    ...(facts.smaller && {
      smaller: facts.smaller.map((one, i) => {
        const { change, said } = entry.smaller[i] ?? {};
        return change && said ? { ...one, changed: say(change, english), says: say(said, english) } : one;
      }),
    }),
  };
}
