import { BLACK, type Color, type ColorName, type Point, WHITE } from '../go/types.ts';
import {
  ask,
  type Boundary,
  boundaryFor,
  type Certificate,
  DEFAULT_STATES,
  MOST_THREATS,
  type OutcomeAnswer,
  type OutcomeQuestion,
  type SearchProgress,
  summaryOf,
  type Threats,
  targetColors,
} from '../outcome/index.ts';
import { RULES } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { lineOf, type PlacedAnalysis } from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { columnsOf, padded } from './columns.ts';
import { type Command, type Io, type ParsedArguments, UsageError } from './command.ts';
import { byFile, hasMove, readInputs, reasonOf } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { printedLines, tell } from './printable.ts';
import { projectSettings } from './project.ts';
import { atTerminal } from './reading.ts';

export const outcomeCommand: Command = {
  name: 'outcome',
  endings: READ,
  summary: message('help.outcome'),
  usage: '--target POINT,POINT… [OPTIONS] FILE...',
  options: [
    { name: 'target', value: 'POINT,POINT…', doc: message('help.outcome.target') },
    { ...SHARED_OPTIONS.rules, doc: message('help.outcome.rules') },
    { name: 'first', value: 'black | white | both', doc: message('help.outcome.first') },
    { name: 'threats', value: 'B,W', doc: message('help.outcome.threats', { most: MOST_THREATS }) },
    { name: 'outside', value: 'POINT,POINT… | none', doc: message('help.outcome.outside') },
    { name: 'after', value: 'N', doc: message('help.outcome.after') },
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'proof', value: 'FILE', doc: message('help.outcome.proof') },
    { name: 'budget', value: 'N', doc: message('help.outcome.budget', { states: DEFAULT_STATES }) },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.outcome.notes')],
  run(args, io) {
    const request = requestOf(args);
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
        const line = lineIn?.(placed) ?? lineOf(placed.entry);
        const entry = asked(placed, request, io, `${file}:${line}`);
        if (!entry) {
          failed = true;
          return [];
        }
        for (const { answer } of entry.outcomes) {
          if (answer.certificate) proofs.push(answer.certificate);
          if (answer.undecided) isOpen = true;
        }
        return [{ ...entry, line }];
      }),
    }));
    const files = byFile(read);
    if (request.proof !== undefined && !written(request.proof, proofs, io)) failed = true;
    io.out(request.format === 'json' ? json(files) : text(files));
    return failed ? 2 : isOpen ? 1 : 0;
  },
};

interface Request {
  readonly targets: readonly string[];
  readonly outside: readonly string[] | null;
  readonly rules: readonly RuleId[];
  readonly firsts: readonly Color[];
  readonly threats: readonly Threats[];
  readonly after: number | undefined;
  readonly format: 'text' | 'json';
  readonly proof: string | undefined;
  readonly states: number;
}

/** @throws UsageError */
function requestOf(args: ParsedArguments): Request {
  const points = (given: string) => given.split(/[,\s]+/).filter((one) => one !== '');
  const first = choiceOption(args, 'first', ['black', 'white', 'both']) ?? 'both';
  const outside = args.option('outside');
  const targets = points(args.all('target').join(','));
  if (targets.length === 0) throw new UsageError(message('outcome.no-target'));
  const threats = args.all('threats').map(threatsOf);
  return {
    targets,
    outside: outside === undefined ? null : outside === 'none' ? [] : points(outside),
    rules: rulesOption(args) ?? RULES.map(({ id }) => id),
    firsts: first === 'both' ? [BLACK, WHITE] : [first === 'black' ? BLACK : WHITE],
    threats: threats.length > 0 ? threats : [{ black: 0, white: 0 }],
    after: numberOption(args, 'after', 0, 99_999),
    format: choiceOption(args, 'format', ['text', 'json']) ?? 'text',
    proof: args.option('proof'),
    states: numberOption(args, 'budget', 1, 1e9) ?? DEFAULT_STATES,
  };
}

/** `1,0`: Black has one, White none; `*` for as many as a player likes. */
function threatsOf(given: string): Threats {
  const match = /^\s*(\d{1,2}|\*)\s*,\s*(\d{1,2}|\*)\s*$/.exec(given);
  if (!match) throw new UsageError(message('outcome.no-threats', { given, most: MOST_THREATS }));
  const [black = 0, white = 0] = match
    .slice(1)
    .map((one) => (one === '*' ? Number.POSITIVE_INFINITY : Number(one)));
  return { black, white };
}

interface AskedOutcome {
  readonly question: OutcomeQuestion;
  readonly answer: OutcomeAnswer;
}

interface Entry {
  readonly title: string | null;
  /** The shown number of the move before the question; 0 for the start. */
  readonly after: number;
  readonly region: Boundary;
  readonly outcomes: readonly AskedOutcome[];
}

/**
 * All outcomes of an entry that are asked for; `null`, and a line on standard error, where it has
 * none.
 */
function asked(placed: PlacedAnalysis, request: Request, io: Io, where: string): Entry | null {
  const { analysis, entry } = placed;
  if (request.after !== undefined && !hasMove(placed, request.after, io, where, 'drawn')) return null;
  const n = request.after === undefined ? analysis.game.length : analysis.index(request.after);
  const game = analysis.game.prefix(n);
  const { geometry } = game.start.position;
  const refuse = (said: Message): null => {
    tell(io, `${where}: ${say(said)}`);
    return null;
  };
  const unknown = [...request.targets, ...(request.outside ?? [])].find((one) => geometry.point(one) < 0);
  if (unknown !== undefined) return refuse(message('outcome.no-point', { point: unknown }));
  const pointsOf = (names: readonly string[]): Point[] => names.map((one) => geometry.point(one));
  const question = {
    game,
    options: analysis.options,
    targets: pointsOf(request.targets),
    outside: request.outside && pointsOf(request.outside),
  };
  const outcomes: AskedOutcome[] = [];
  let region: Boundary | null = null;
  for (const rule of request.rules)
    for (const first of request.firsts)
      for (const threats of request.threats) {
        const one: OutcomeQuestion = { ...question, rule, first, threats };
        const found = boundaryFor(one);
        if ('code' in found) return refuse(found);
        region = found;
        const progress: SearchProgress = { states: 0 };
        const said = () => message('output.outcome.states', { states: progress.states });
        const answer = atTerminal(ask(one, request.states, progress), said, io);
        outcomes.push({ question: one, answer });
      }
  return region && { title: entry.syntax.title?.value ?? null, after: analysis.shown(n), region, outcomes };
}

/** Writes the proofs, each on a line of its own; whether that went well. */
function written(file: string, proofs: readonly Certificate[], io: Io): boolean {
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
  readonly entries: readonly (Entry & { readonly line: number })[];
}

const said = (threats: number) => (threats === Number.POSITIVE_INFINITY ? '*' : threats);
const named = (color: Color): ColorName => (color === BLACK ? 'black' : 'white');

function json(files: readonly FileOutcomes[]): string {
  return printJson({
    version: 1,
    files: files.map(({ file, entries }) => ({
      file,
      entries: entries.map(({ title, line, after, region, outcomes }) => {
        const { geometry } = region.position;
        return {
          title,
          line,
          after,
          targets: { black: targetsOf(region, BLACK), white: targetsOf(region, WHITE) },
          outside: geometry.names(region.outside),
          alive: geometry.names(region.alive),
          points: region.changing.length,
          assumes: region.assumes,
          outcomes: outcomes.map((one) => jsonOf(one)),
        };
      }),
    })),
  });
}

function jsonOf({ question, answer }: AskedOutcome) {
  const { certificate, undecided } = answer;
  return {
    rule: question.rule,
    first: named(question.first),
    threats: { black: said(question.threats.black), white: said(question.threats.white) },
    canForce: answer.canForce,
    certificate: certificate && {
      states: certificate.strategies.reduce((sum, { nodes }) => sum + nodes.length, 0),
      strategies: certificate.strategies.length,
      bytes: JSON.stringify(certificate).length,
    },
    states: answer.states,
    ...(undecided && { undecided: { states: undecided.states, reason: undecided.reason.code } }),
  };
}

function text(files: readonly FileOutcomes[]): string {
  const lines: string[] = [];
  for (const { file, entries } of files) {
    for (const { title, line, after, region, outcomes } of entries) {
      lines.push(`${file}:${line}: ${say(message('output.entry', { title, after }))}`);
      for (const one of boundary(region)) lines.push(`  ${say(one)}`);
      const rules = [...new Set(outcomes.map(({ question }) => question.rule))];
      const columns = outcomes.filter(({ question }) => question.rule === rules[0]);
      const head = columns.map(({ question: { first, threats } }) =>
        say(
          message('output.outcome.column', {
            first: named(first),
            threats: `${said(threats.black)},${said(threats.white)}`,
          }),
        ),
      );
      const colors = targetColors(region);
      const rows = rules.map((rule) => [
        rule,
        ...outcomes
          .filter(({ question }) => question.rule === rule)
          .map(({ answer }) => {
            const summary = answer.undecided ? 'undecided' : summaryOf(answer.canForce, colors);
            return say(message('output.outcome.summary', { summary }));
          }),
      ]);
      const table = [[say(message('audit.head-rule')), ...head], ...rows];
      const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => columnsOf(row[i] ?? '')))) ?? [];
      for (const row of table)
        lines.push(`  ${row.map((cell, i) => padded(cell, widths[i] ?? 0)).join('  ')}`.trimEnd());
      const open = outcomes.find(({ answer }) => answer.undecided)?.answer.undecided;
      if (open) lines.push(`  ${say(open.reason)}`);
    }
  }
  return printedLines(lines);
}

function targetsOf({ position, targets }: Boundary, color: Color): string[] {
  return position.geometry.names(targets.filter((one) => one.color === color).map(({ named }) => named));
}

/** What every outcome is about: targets, the points that are left out and why, two passes. */
function boundary(region: Boundary): Message[] {
  const { geometry } = region.position;
  const lines = [
    message('output.outcome.targets', { black: targetsOf(region, BLACK), white: targetsOf(region, WHITE) }),
    message('output.outcome.region', {
      points: region.changing.length,
      outside: geometry.names(region.outside),
      areEyes: region.alive.length > 0,
    }),
  ];
  if (region.assumes) lines.push(message('output.outcome.assumes'));
  lines.push(message('output.outcome.ends'));
  return lines;
}
