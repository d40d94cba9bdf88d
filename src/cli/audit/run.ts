import type { Settings } from '../../service/index.ts';
import { message, say } from '../../words/index.ts';
import type { FileAnswers } from '../answers.ts';
import type { Io, ParsedArguments } from '../command.ts';
import { UsageError } from '../command.ts';
import { encodingOption } from '../options.ts';
import { tell } from '../printable.ts';
import { sgfPieces } from '../sgf-text.ts';
import { type DecodedText, decoded } from '../text.ts';
import type { Audited, AuditRequest } from './job.ts';
import { Meter } from './meter.ts';
import { filesOf, poolFor, totalOf } from './options.ts';
import { parseShard } from './shard.ts';
import { type AuditRead, auditFiles } from './stream.ts';
import { type AuditTally, addTally, emptyTally } from './tally.ts';

/** What a command does with results; `io` is the world with a line of progress below the output. */
interface Sink {
  /** The settings of a file, where they are not those of the request. */
  settingsFor?(file: string): Settings;
  /** What is said beside a file of the problems in it. */
  answersFor?(file: string): FileAnswers | null;
  /** Each file comes before what is in it. */
  file(file: string, io: Io): void;
  /** A file that could not be read to its end. */
  failed?(file: string): void;
  games(io: Io, file: string, audited: Audited): void;
  /** A file that is no SGF; what is in fences of it is counted in `tally`. */
  other(io: Io, file: string, read: DecodedText, tally: AuditTally): void;
}

interface Ended {
  /** Whether a file could not be read. */
  readonly failed: boolean;
  readonly files: number;
  readonly tally: AuditTally;
  readonly io: Io;
}

/** Runs an audit with the options that commands share, and shows progress. @throws UsageError */
export async function runAudit(
  args: ParsedArguments,
  world: Io,
  request: AuditRequest,
  sink: Sink,
): Promise<Ended> {
  const encoding = encodingOption(args);
  const shard = parseShard(args.option('shard'));
  const names = filesOf(args, world);
  if (names.length === 0) throw new UsageError(message('cli.no-file'));
  const total = totalOf(names, world);
  const pool = await poolFor(args, world, total, request.book !== undefined);
  const meter = new Meter(world, shard ? null : total);
  const { io } = meter;
  const tally = emptyTally(request.rules ?? []);
  let files = 0;
  /** The file that was begun last. */
  let begun: string | null = null;
  let failed = false;
  try {
    const read: AuditRead = {
      games: (file) => sgfPieces(file, io, encoding),
      other: (file) => decoded(io.readBytes(file), io, encoding),
      answers: (file) => sink.answersFor?.(file) ?? null,
      settings: (file) => sink.settingsFor?.(file) ?? request.settings,
    };
    for await (const event of auditFiles(names, io, pool, request, shard, read)) {
      if (event.kind === 'failed') {
        failed = true;
        sink.failed?.(event.file);
        // What could not be read to its end is no file that was looked at.
        if (event.file === begun) files--;
        tell(io, `koban: ${event.file}: ${say(event.reason)}`);
      } else if (event.kind === 'games') {
        addTally(tally, event.tally);
        meter.games = tally.games;
        sink.games(io, event.file, event);
      } else {
        files++;
        begun = event.file;
        sink.file(event.file, io);
        if (event.kind === 'other') sink.other(io, event.file, event.text, tally);
      }
      meter.show();
    }
  } finally {
    pool.close();
    meter.clear();
  }
  const seconds = meter.elapsed / 1000;
  if (world.terminalColumns > 0 && seconds > 1) {
    const { games } = tally;
    const speed = Math.round(games / seconds);
    tell(io, say(message('audit.ended', { games, seconds: seconds.toFixed(1), speed })));
  }
  return { failed, files, tally, io };
}
