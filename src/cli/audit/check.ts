import { splitLines } from '../../notation/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import {
  DEFAULT_SETTINGS,
  type Diagnosis,
  type DocumentAnalysis,
  gamesIn,
  type Overrides,
  type Settings,
} from '../../service/index.ts';
import { message } from '../../words/index.ts';
import { type ExitCode, type Io, type ParsedArguments, UsageError } from '../command.ts';
import { documentIn } from '../input.ts';
import { printJson } from '../json.ts';
import { encodingOption } from '../options.ts';
import { findingsOf } from '../other-rules.ts';
import { projectReports } from '../project-rules.ts';
import { type HelpedDiagnosis, withHelp } from '../report/help.ts';
import { REPORTS } from '../report/index.ts';
import { gravest, type ReportLevel, upToLevel } from '../report/report.ts';
import { seeMore } from '../report/see.ts';
import { Counts, claimsHeld } from '../report/text.ts';
import { sarifFile, writeSarif } from '../sarif-file.ts';
import { textOf } from '../source.ts';
import type { AuditRequest } from './job.ts';
import { withListed } from './options.ts';
import { runAudit } from './run.ts';
import { countMoves, countProblems, tallyText } from './tally.ts';

export interface CheckRequest {
  readonly format: keyof typeof REPORTS;
  readonly level: ReportLevel;
  /** Whether hints that need a search are asked for. */
  readonly isHinting: boolean;
  /** Rules that judge besides those in force. */
  readonly others: readonly RuleId[];
  settingsFor(file: string): Settings;
  readonly overrides: Overrides;
}

/** `koban check` of SGF. JSON and SARIF are printed at the end, other formats as games come. */
export async function auditCheck(given: ParsedArguments, world: Io, check: CheckRequest): Promise<ExitCode> {
  const args = withListed(given, world);
  const { format, isHinting, level, others, settingsFor, overrides } = check;
  const isSummary = args.has('summary');
  if (isSummary && format !== 'text' && format !== 'json')
    throw new UsageError(message('cli.summary-format'));
  const request: AuditRequest = {
    moves: null,
    problems: true,
    rules: null,
    others,
    settings: DEFAULT_SETTINGS,
    overrides,
    extras: {},
  };
  const isOne = !isSummary && (format === 'json' || format === 'sarif');
  const sarif = sarifFile(args);
  const everything: { file: string; diagnostics: HelpedDiagnosis[] }[] = [];
  const kept: { file: string; diagnostics: HelpedDiagnosis[] }[] = [];
  const helps = helper(args, world, check);
  const counts = new Counts();
  let explained: string | undefined;
  const isColored = format === 'text' && world.hasColors();
  const printed = (io: Io, text: string) => io.out(isColored ? new TextEncoder().encode(text) : text);
  const print = (io: Io, file: string, diagnostics: readonly Diagnosis[]) => {
    counts.add(diagnostics);
    if (isSummary) return;
    if (sarif) everything.at(-1)?.diagnostics.push(...helps(file, diagnostics).diagnostics);
    const shown = upToLevel(diagnostics, level);
    const helped = helps(file, shown);
    explained ??= gravest(shown)?.code;
    if (isOne) kept.at(-1)?.diagnostics.push(...helped.diagnostics);
    else printed(io, REPORTS[format]([{ file, ...helped }], isColored));
  };
  const { failed, files, tally, io } = await runAudit(args, world, request, {
    settingsFor,
    file(file) {
      if (isOne) kept.push({ file, diagnostics: [] });
      if (sarif) everything.push({ file, diagnostics: [] });
    },
    games: (io, file, { problems }) =>
      print(
        io,
        file,
        problems.map(({ verdict: _, ...one }) => one),
      ),
    other(io, file, read, tally) {
      const { text } = read;
      const settings = settingsFor(file);
      const { document: analysis } = documentIn(file, text, { from: 'named', settings, overrides });
      const diagnostics = findingsOf(analysis, read, others, overrides, isHinting);
      for (const { game } of gamesIn(analysis)) countMoves(tally, game);
      countProblems(tally, diagnostics);
      counts.claims += claimsHeld(analysis);
      print(io, file, diagnostics);
    },
  });
  for (const { diagnostics, file } of projectReports(args, io)) {
    if (isOne) kept.push({ file, diagnostics: [] });
    if (sarif) everything.push({ file, diagnostics: [] });
    print(io, file, diagnostics);
  }
  if (isOne) io.out(REPORTS[format](kept));
  else if (isSummary) {
    io.out(
      format === 'json'
        ? printJson({ version: 1, files, games: tally.games, problems: tally.problems })
        : tallyText(tally, files),
    );
  } else if ((format === 'text' || format === 'short') && !args.has('quiet')) {
    io.out(counts.line(files));
    seeMore(io, explained);
  }
  const isWritten = sarif === null || writeSarif(sarif, everything, io);
  if (failed || !isWritten) return 2;
  return counts.isBad ? 1 : 0;
}

/** Files that are read again for what helps, and bytes of each: a collection is only listed. */
const MOST_FILES = 100;
const LARGEST = 1 << 18;

/** Finds what helps with the diagnostics of a file, and its lines. */
function helper(args: ParsedArguments, io: Io, { format, settingsFor, overrides }: CheckRequest) {
  const isTold = (format !== 'short' && format !== 'github') || args.has('sarif');
  const isMeant = isTold && !args.has('summary');
  const isSmall = isMeant && args.files.length <= MOST_FILES;
  let last: { readonly file: string; readonly document: DocumentAnalysis | null } | null = null;
  const documentOf = (file: string) => {
    if (last?.file === file) return last.document;
    last = { file, document: null };
    const bytes = io.sizeOf(file) ?? Number.POSITIVE_INFINITY;
    if (file === '-' || bytes > LARGEST) return null;
    try {
      const text = textOf(file, io.readBytes(file), io, encodingOption(args));
      const read = documentIn(file, text, { from: 'named', settings: settingsFor(file), overrides });
      last = { file, document: read.isMade ? null : read.document };
    } catch {
      // A file with bytes that its encoding has not, or that is gone meanwhile, is listed without.
    }
    return last.document;
  };
  return (
    file: string,
    diagnostics: readonly Diagnosis[],
  ): { readonly diagnostics: readonly HelpedDiagnosis[]; readonly lines?: readonly string[] } => {
    const document = isSmall && diagnostics.length > 0 ? documentOf(file) : null;
    if (!document) return { diagnostics };
    return {
      diagnostics: withHelp(document, diagnostics),
      lines: format === 'text' ? splitLines(document.document.text) : [],
    };
  };
}
