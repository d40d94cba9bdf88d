import { gamesIn } from '../../service/index.ts';
import { choiceOption } from '../arguments.ts';
import type { ExitCode, Io, ParsedArguments } from '../command.ts';
import { documentIn } from '../input.ts';
import { printJson } from '../json.ts';
import { overridesOption, rulesOption, settingsOption } from '../options.ts';
import { jsonOf } from '../printable.ts';
import { projectSettings } from '../project.ts';
import { tellDoubt } from '../text.ts';
import { allFacts } from './facts.ts';
import type { AuditRequest, GameFormat } from './job.ts';
import { extrasOf } from './options.ts';
import { runAudit } from './run.ts';
import { countMoves, countVerdicts, tallyText } from './tally.ts';

export const JUDGE_FORMATS = ['json', 'ndjson'] as const;

/** `koban judge` of SGF: each game is printed as it comes, so no collection is too large. */
export async function auditJudge(args: ParsedArguments, world: Io): Promise<ExitCode> {
  const asked = choiceOption(args, 'format', JUDGE_FORMATS);
  const isSummary = args.has('summary');
  const format: GameFormat = isSummary ? 'none' : (asked ?? 'json');
  const rules = rulesOption(args, world);
  const settingsFor = projectSettings(args, world);
  const overrides = overridesOption(args);
  const extras = extrasOf(args);
  const request: AuditRequest = {
    moves: format,
    problems: false,
    rules,
    others: [],
    settings: settingsOption(args),
    overrides,
    extras,
  };
  const printer = PRINTERS[format]();
  const { failed, files, tally, io } = await runAudit(args, world, request, {
    settingsFor,
    file: (file, io) => printer.file(io, file),
    games: (io, _, { games }) => printer.games(io, games),
    other(io, file, read, tally) {
      tellDoubt(file, read, io);
      const { text } = read;
      const { document: analysis } = documentIn(file, text, {
        from: 'named',
        settings: settingsFor(file),
        overrides,
      });
      for (const { game } of gamesIn(analysis)) {
        countMoves(tally, game);
        countVerdicts(tally, game, rules ?? game.rules);
      }
      if (!isSummary) printer.entries(io, file, allFacts(analysis, rules, extras, io));
    },
  });
  printer.end(io);
  if (isSummary)
    io.out(asked === 'json' ? printJson({ version: 1, files, ...tally }) : tallyText(tally, files));
  return failed ? 2 : 0;
}

interface Printer {
  file(io: Io, file: string): void;
  games(io: Io, games: readonly string[]): void;
  entries(io: Io, file: string, entries: readonly object[]): void;
  end(io: Io): void;
}

/** One document, put together as its parts come. */
function jsonPrinter(): Printer {
  let files = 0;
  let games = 0;
  return {
    file(io, file) {
      if (files++ > 0) io.out(games > 0 ? '\n      ] },\n' : '] },\n');
      else io.out('{ "version": 1, "files": [\n');
      io.out(`    { "file": ${jsonOf(file)}, "entries": [`);
      games = 0;
    },
    games(io, list) {
      if (list.length > 0) io.out(`${games > 0 ? ',\n' : '\n'}${list.join(',\n')}`);
      games += list.length;
    },
    entries(io, _, entries) {
      this.games(
        io,
        entries.map((entry) => printJson(entry).trimEnd().replace(/^/gm, '        ')),
      );
    },
    end(io) {
      if (files === 0) io.out('{ "version": 1, "files": [] }\n');
      else io.out(games > 0 ? '\n      ] }\n] }\n' : '] }\n] }\n');
    },
  };
}

function linePrinter(): Printer {
  return {
    file() {},
    games: (io, games) => io.out(games.join('')),
    entries: (io, file, entries) =>
      io.out(entries.map((entry) => `${jsonOf({ file, ...entry })}\n`).join('')),
    end() {},
  };
}

const SILENT: Printer = { file() {}, games() {}, entries() {}, end() {} };

const PRINTERS: Record<GameFormat, () => Printer> = {
  json: jsonPrinter,
  ndjson: linePrinter,
  none: () => SILENT,
};
