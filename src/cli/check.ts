import { splitLines } from '../notation/index.ts';
import { RULES } from '../rules/index.ts';
import { message } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { auditCheck, type CheckRequest } from './audit/check.ts';
import { AUDIT_OPTIONS, filesOf, isAudit } from './audit/options.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { fixFiles } from './fix.ts';
import { documentIn, readInputs } from './input.ts';
import { encodingOption, overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { findingsOf } from './other-rules.ts';
import { type Project, projectSettings, readProject } from './project.ts';
import { projectReports } from './project-rules.ts';
import { withHelp } from './report/help.ts';
import { REPORTS } from './report/index.ts';
import { gravest, LEVELS, type Report, type ReportLevel, upToLevel } from './report/report.ts';
import { seeMore } from './report/see.ts';
import { Counts, claimsHeld } from './report/text.ts';
import { sarifFile, writeSarif } from './sarif-file.ts';

export const checkCommand: Command = {
  name: 'check',
  endings: READ,
  summary: message('help.check'),
  usage: '[OPTIONS] [FILE...]',
  options: [
    { name: 'format', value: Object.keys(REPORTS).join(' | '), doc: message('help.option.text') },
    { name: 'level', value: LEVELS.join(' | '), doc: message('help.check.level') },
    { name: 'quiet', doc: message('help.check.quiet') },
    { name: 'sarif', value: 'FILE', doc: message('help.check.sarif') },
    { name: 'fix', doc: message('help.check.fix') },
    { name: 'problems', doc: message('help.check.problems') },
    {
      ...SHARED_OPTIONS.rules,
      doc: message('help.check.rules'),
    },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    SHARED_OPTIONS.encoding,
    { name: 'config', value: 'FILE', doc: message('help.option.config') },
    ...AUDIT_OPTIONS,
  ],
  notes: [message('help.check.fixes'), message('help.check.exit')],
  language: (args, io) => projectOption(args, io)?.language,
  run(given, io) {
    const args = withFiles(given, io, projectOption(given, io));
    const request = requestOf(args, io);
    if (!args.has('fix')) return checking(args, io, request);
    const files = [...new Set(filesOf(args, io))];
    if (files.includes('-')) throw new UsageError(message('cli.fix-file'));
    if (args.has('shard')) throw new UsageError(message('cli.fix-shard'));
    const fixed = fixFiles(files, io, {
      encoding: encodingOption(args),
      document(file, text) {
        const { settingsFor, overrides } = request;
        const read = documentIn(file, text, { from: 'named', settings: settingsFor(file), overrides });
        return read.isMade ? null : read.document;
      },
    });
    if (fixed.length === 0 && files.length > 0) return 2;
    const isRest = (name: string) => name !== 'files-from' && args.has(name);
    const ended = checking(
      {
        ...args,
        files: fixed,
        has: isRest,
        option: (name) => (isRest(name) ? args.option(name) : undefined),
      },
      io,
      request,
    );
    const whole = (code: ExitCode): ExitCode => (fixed.length < files.length ? 2 : code);
    return typeof ended === 'number' ? whole(ended) : ended.then(whole);
  },
};

/** @throws UsageError */
function requestOf(args: ParsedArguments, io: Io): CheckRequest {
  const formats = Object.keys(REPORTS) as (keyof typeof REPORTS)[];
  const format = choiceOption(args, 'format', formats) ?? 'text';
  const rules = rulesOption(args, io);
  const all = rules?.length === RULES.length;
  const own = projectSettings(args, io);
  const others = all ? rules : (rules?.slice(1) ?? []);
  return {
    format,
    others,
    isHinting: args.option('level') === 'hint',
    level: levelOption(args, format, others.length > 0),
    overrides: { ...overridesOption(args), ...(rules && !all && { rules }) },
    settingsFor: args.has('problems') ? (file) => ({ ...own(file), problems: true }) : own,
  };
}

function checking(args: ParsedArguments, io: Io, request: CheckRequest): ExitCode | Promise<ExitCode> {
  if (isAudit(args, io)) return auditCheck(args, io, request);
  const { format, isHinting, level, others, overrides, settingsFor } = request;
  const inputs = readInputs(args, io, settingsFor, overrides, { tellsDoubts: false });
  const isQuiet = args.has('quiet');
  const counts = new Counts();
  const sarif = sarifFile(args);
  const isPlain = format === 'short' || format === 'github';
  const everything: Report[number][] = [];
  const stated = projectReports(args, io);
  const report: Report = inputs.read.map(({ file, analysis, source, isMade }) => {
    const ofRules = stated.find((one) => one.file === file)?.diagnostics ?? [];
    const found = [...ofRules, ...findingsOf(analysis, source, others, overrides, isHinting)];
    counts.add(found);
    counts.claims += claimsHeld(analysis);
    if (sarif) everything.push({ file, diagnostics: isMade ? found : withHelp(analysis, found) });
    const diagnostics = upToLevel(found, level);
    if (isMade || isPlain) return { file, diagnostics };
    const lines = format === 'text' ? splitLines(analysis.document.text) : [];
    return { file, diagnostics: withHelp(analysis, diagnostics), lines };
  });
  const beside = stated.filter(({ file }) => report.every((one) => one.file !== file));
  for (const { diagnostics } of beside) counts.add(diagnostics);
  everything.push(...beside);
  // Whether a terminal shows colors is asked where there is something to color: that takes a while.
  const isColored =
    format === 'text' &&
    [...report, ...beside].some(({ diagnostics }) => diagnostics.length > 0) &&
    io.hasColors();
  const isText = format === 'text' || format === 'short';
  const last = isText && !isQuiet ? counts.line(report.length) : '';
  const shown = beside.map((one) => ({ ...one, diagnostics: upToLevel(one.diagnostics, level) }));
  const printed = REPORTS[format]([...report, ...shown], isColored) + last;
  // Each line of it is made printable already, and colors have to pass.
  io.out(isColored ? new TextEncoder().encode(printed) : printed);
  if (isText && !isQuiet)
    seeMore(io, gravest([...report, ...shown].flatMap(({ diagnostics }) => diagnostics))?.code);
  const isWritten = sarif === null || writeSarif(sarif, everything, io);
  if (inputs.failed || !isWritten) return 2;
  return counts.isBad ? 1 : 0;
}

/**
 * The least severe diagnostics that are printed. People see what is wrong, and what other
 * rules say where they ask for it; programs get everything. @throws UsageError
 */
function levelOption(args: ParsedArguments, format: keyof typeof REPORTS, hasOthers: boolean): ReportLevel {
  const given = choiceOption(args, 'level', LEVELS);
  if (args.has('quiet')) return 'error';
  if (given) return given;
  if (format === 'json' || format === 'ndjson' || format === 'sarif') return 'hint';
  return hasOthers ? 'information' : 'warning';
}

/** @throws UsageError when the project cannot be read */
function projectOption(args: ParsedArguments, io: Io): Project | null {
  return readProject(io, args.option('config'));
}

/** Without arguments that name files, those of the project. @throws UsageError */
function withFiles(args: ParsedArguments, io: Io, project: Project | null): ParsedArguments {
  const isNamed = args.files.length > 0 || args.has('files-from');
  if (isNamed || project === null || project.files.length === 0) return args;
  const files = io.filesMatching(project.files, true);
  if (files.length === 0) throw new UsageError(message('project.no-match'));
  return { ...args, files };
}
