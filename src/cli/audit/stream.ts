import { must } from '../../go/must.ts';
import type { Settings } from '../../service/index.ts';
import type { Message } from '../../words/index.ts';
import type { FileAnswers } from '../answers.ts';
import type { Io } from '../command.ts';
import { reasonOf } from '../input.ts';
import type { DecodedText } from '../text.ts';
import type { Audited, AuditJob, AuditPiece, AuditRequest } from './job.ts';
import type { Pool } from './pool.ts';
import { isOf, type Shard, sharesGames } from './shard.ts';
import { BATCH_LENGTH, type Batch, Splitter } from './split.ts';

/** How files are read. */
export interface AuditRead {
  /** The games of a file of SGF, piece by piece. @throws Error */
  games(file: string): Iterable<string>;
  /** Any other file. @throws Error */
  other(file: string): DecodedText;
  settings(file: string): Settings;
  answers(file: string): FileAnswers | null;
}

/** What comes out, in the order of the files and of the games in them. */
type AuditEvent =
  | { readonly kind: 'file'; readonly file: string }
  | ({ readonly kind: 'games'; readonly file: string } & Audited)
  /** A file that is no SGF. */
  | { readonly kind: 'other'; readonly file: string; readonly text: DecodedText }
  /** A file that could not be read, or not to its end. */
  | { readonly kind: 'failed'; readonly file: string; readonly reason: Message };

/**
 * Reads SGF files piece by piece, has their games looked at by the pool, and hands out what comes
 * back in order. At most a few batches for each thread are on their way at any time, so memory does
 * not grow with the files.
 */
export async function* auditFiles(
  files: readonly string[],
  io: Io,
  pool: Pool<AuditJob, Audited[]>,
  request: AuditRequest,
  shard: Shard | null,
  read: AuditRead,
): AsyncGenerator<AuditEvent> {
  const ahead = 2 * pool.width + 1;
  const queue: Promise<AuditEvent[]>[] = [];
  // A problem takes long for its length, so that threads get few at a time.
  const most = request.book ? BATCH_LENGTH >> 5 : BATCH_LENGTH;
  for (const work of jobs(files, io, shard, read, most)) {
    queue.push(toEvents(work, pool, request));
    if (queue.length >= ahead) yield* (await queue.shift()) ?? [];
  }
  for (const left of queue) yield* await left;
}

/** Pieces of several small files or of one large one, and the events before and behind them. */
type AuditStep =
  | { readonly kind: 'piece'; readonly piece: AuditPiece }
  | Exclude<AuditEvent, { kind: 'games' }>;

async function toEvents(
  steps: readonly AuditStep[],
  pool: Pool<AuditJob, Audited[]>,
  request: AuditRequest,
): Promise<AuditEvent[]> {
  const pieces = steps.flatMap((step) => (step.kind === 'piece' ? [step.piece] : []));
  const audited = pieces.length > 0 ? await pool.do({ ...request, pieces }) : [];
  let next = 0;
  return steps.map((step) =>
    step.kind === 'piece' ? { kind: 'games', file: step.piece.file, ...must(audited[next++]) } : step,
  );
}

function* jobs(
  files: readonly string[],
  io: Io,
  shard: Shard | null,
  read: AuditRead,
  most: number,
): Generator<AuditStep[]> {
  let steps: AuditStep[] = [];
  let length = 0;
  const byGame = sharesGames(shard, files.length);
  for (const [index, file] of files.entries()) {
    if (shard && !byGame && !isOf(shard, index)) continue;
    try {
      if (!isSgf(file, io)) {
        // Shared out by games, it belongs to one part as well.
        if (shard && byGame && !isOf(shard, index)) continue;
        steps.push({ kind: 'other', file, text: read.other(file) });
        continue;
      }
      steps.push({ kind: 'file', file });
      const settings = read.settings(file);
      const answers = read.answers(file);
      for (const batch of batchesOf(read.games(file), most)) {
        const piece = { file, batch, settings, shard: byGame ? shard : null };
        const its = answers?.slice(batch.game);
        steps.push({ kind: 'piece', piece: its ? { ...piece, answers: its } : piece });
        length += batch.text.length;
        if (length >= most) {
          yield steps;
          steps = [];
          length = 0;
        }
      }
    } catch (problem) {
      steps.push({ kind: 'failed', file, reason: reasonOf(problem) });
    }
  }
  if (steps.length > 0) yield steps;
}

/** By its name, and standard input by its beginning. */
export function isSgf(file: string, io: Io): boolean {
  return file === '-' ? /^\uFEFF?\s*\(\s*;/.test(io.peekStandardInput()) : /\.sgf$/i.test(file);
}

/** The games of a text that comes piece by piece. @throws GameTooLong */
function* batchesOf(text: Iterable<string>, most: number): Generator<Batch> {
  const splitter = new Splitter(most);
  for (const piece of text) yield* splitter.push(piece);
  yield* splitter.end();
}
