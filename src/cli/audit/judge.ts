import { hostOf } from '../../document/hosts.ts';
import { openDocument } from '../../document/index.ts';
import { analyse } from '../../service/analyse.ts';
import { judge } from '../../service/judge.ts';
import { choiceOption } from '../arguments.ts';
import { type ExitCode, type Io, type ParsedArguments, UsageError } from '../command.ts';
import { printJson } from '../json.ts';
import { overridesOption, rulesOption, settingsOption } from '../options.ts';
import type { GameFormat } from './job.ts';
import { Meter } from './meter.ts';
import { filesOf, poolFor, totalOf } from './options.ts';
import { grouped } from './progress.ts';
import { parseShard } from './shard.ts';
import { type AuditOptions, auditFiles } from './stream.ts';
import { addTally, emptyTally, tallyText } from './tally.ts';

export const JUDGE_FORMATS = ['json', 'ndjson'] as const;

/** `koban judge` where there are SGF files: what comes out is printed as it comes, so that no collection is too large. */
export async function auditJudge(args: ParsedArguments, world: Io): Promise<ExitCode> {
  const asked = choiceOption(args, 'format', JUDGE_FORMATS);
  const isSummary = args.has('summary');
  const rules = rulesOption(args);
  const format: GameFormat = isSummary ? 'none' : (asked ?? 'json');
  const settings = settingsOption(args);
  const overrides = overridesOption(args);
  const options: AuditOptions = {
    format,
    rules,
    settings,
    overrides,
    shard: parseShard(args.option('shard')),
  };
  const files = filesOf(args, world);
  if (files.length === 0) throw new UsageError('no file is given; - reads standard input');
  const total = totalOf(files, world);
  const pool = poolFor(args, world, total);
  const meter = new Meter(world, options.shard ? null : total);
  const { io } = meter;
  const printer = PRINTERS[format](io);
  const tally = emptyTally(rules ?? []);
  let count = 0;
  let failed = false;
  try {
    for await (const event of auditFiles(files, io, pool, options)) {
      if (event.kind === 'failed') {
        failed = true;
        io.error(`koban: ${event.file}: ${event.reason}\n`);
      } else if (event.kind === 'games') {
        addTally(tally, event.tally);
        meter.games = tally.games;
        printer.games(event.games);
      } else if (event.kind === 'file') {
        count++;
        printer.file(event.file);
      } else {
        count++;
        const document = openDocument(event.file, 0, hostOf(event.file, event.text), event.text);
        const entries = judge(analyse(document, settings, undefined, overrides), rules);
        printer.entries(event.file, entries);
      }
      meter.show();
    }
  } finally {
    pool.close();
  }
  printer.end();
  meter.clear();
  if (isSummary) {
    io.out(asked === 'json' ? printJson({ version: 1, files: count, ...tally }) : tallyText(tally, count));
    const seconds = meter.elapsed / 1000;
    if (io.terminalColumns > 0)
      io.error(`${seconds.toFixed(1)} s, ${grouped(Math.round(tally.games / seconds))} games a second\n`);
  }
  return failed ? 2 : 0;
}

interface Printer {
  file(file: string): void;
  games(games: readonly string[]): void;
  entries(file: string, entries: readonly object[]): void;
  end(): void;
}

/** One document, put together as its parts come. */
function jsonPrinter(io: Io): Printer {
  let files = 0;
  let games = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) io.out(games > 0 ? '\n      ] }' : '] }');
    isOpen = false;
  };
  const next = () => {
    close();
    io.out(files++ > 0 ? ',\n' : '{ "version": 1, "files": [\n');
  };
  return {
    file(file) {
      next();
      io.out(`    { "file": ${JSON.stringify(file)}, "entries": [`);
      games = 0;
      isOpen = true;
    },
    games(list) {
      if (list.length > 0) io.out(`${games > 0 ? ',\n' : '\n'}${list.join(',\n')}`);
      games += list.length;
    },
    entries(file, entries) {
      next();
      io.out(printJson({ file, entries }).trimEnd().replace(/^/gm, '    '));
    },
    end() {
      close();
      io.out(files > 0 ? '\n] }\n' : '{ "version": 1, "files": [] }\n');
    },
  };
}

function linePrinter(io: Io): Printer {
  return {
    file() {},
    games: (games) => io.out(games.join('')),
    entries: (file, entries) =>
      io.out(entries.map((entry) => `${JSON.stringify({ file, ...entry })}\n`).join('')),
    end() {},
  };
}

const SILENT: Printer = { file() {}, games() {}, entries() {}, end() {} };

const PRINTERS: Record<GameFormat, (io: Io) => Printer> = {
  json: jsonPrinter,
  ndjson: linePrinter,
  none: () => SILENT,
};
