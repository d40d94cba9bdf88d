import { finish } from '../../go/task.ts';
import type { RuleId } from '../../rules/rule.ts';
import {
  analyseSgf,
  buildGame,
  type Diagnosis,
  diagnosed,
  type Finding,
  gameFindings,
  type JudgeExtras,
  type Overrides,
  type ProblemsRequest,
  placesIn,
  problemOfGame,
  regionsOf,
  type Settings,
  type SgfGame,
} from '../../service/index.ts';
import type { FileAnswers } from '../answers.ts';
import { withOtherRules } from '../other-rules.ts';
import { jsonOf } from '../printable.ts';
import { type BookPart, lookAt } from './book.ts';
import { type GameFacts, gameFacts } from './facts.ts';
import { isOf, type Shard } from './shard.ts';
import type { Batch } from './split.ts';
import { type AuditTally, countMoves, countProblems, countVerdicts, emptyTally } from './tally.ts';

/** Whether games are printed as parts of a JSON document, as lines of JSON, or not at all. */
export type GameFormat = 'json' | 'ndjson' | 'none';

/** What a thread is to do. Plain data, since it crosses between threads. */
export interface AuditJob extends AuditRequest {
  readonly pieces: readonly AuditPiece[];
}

/** What is asked of each game. */
export interface AuditRequest {
  /** `null` when the moves are not wanted. */
  readonly moves: GameFormat | null;
  /** Whether problems are wanted. */
  readonly problems: boolean;
  /** `null`: those of each game. */
  readonly rules: readonly RuleId[] | null;
  /** Rules besides that in force, whose problems are reported as information. */
  readonly others: readonly RuleId[];
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly extras: JudgeExtras;
  /** How the problems that games are are to be checked; not at all where it is not given. */
  readonly book?: ProblemsRequest;
}

export interface AuditPiece {
  readonly file: string;
  readonly batch: Batch;
  readonly settings: Settings;
  /** Which games of the file are to be looked at, `null` for all. */
  readonly shard: Shard | null;
  /** What is said beside the file of the games from the first of these on. */
  readonly answers?: FileAnswers;
}

/** What came out of a piece. */
export interface Audited {
  /** Games as text, in the order of the file. */
  readonly games: readonly string[];
  readonly problems: readonly Diagnosis[];
  /** The problems that the games are, in the order of the file. */
  readonly book: BookPart;
  readonly tally: AuditTally;
}

export function audit(job: AuditJob): Audited[] {
  return job.pieces.map((piece) => auditPiece(piece, job));
}

function auditPiece({ answers, file, batch, shard, settings }: AuditPiece, request: AuditRequest): Audited {
  const { overrides } = request;
  const document = analyseSgf(batch.text, settings, null, overrides);
  const tally = emptyTally();
  const games: string[] = [];
  const regionOf = regionsOf(batch.text, batch);
  const placeOf = placesIn(batch.text, batch);
  const mine = document.games.filter((_, i) => !shard || isOf(shard, batch.game + i));
  for (const { game, offset } of mine) {
    countMoves(tally, game);
    if (request.moves === null) continue;
    const rules = request.rules ?? game.rules;
    if (request.moves !== 'none') {
      const facts = gameFacts(game, placeOf(offset), offset, rules, settings, regionOf, request.extras);
      games.push(printGame(file, facts, request.moves));
    }
    countVerdicts(tally, game, rules);
  }
  const problems: Diagnosis[] = [];
  if (request.problems) {
    // The first shard reports what stands between games. A batch may lack games, a file may not.
    const outside = document.outside.filter(
      ({ code }) => (shard?.index ?? 1) === 1 && (batch.game === 0 || code !== 'sgf.no-game'),
    );
    problems.push(...diagnosed(outside, 0, regionOf));
    for (const { game, offset } of mine) {
      const under = (rule: RuleId) =>
        diagnosed(
          allFindings(buildGame(game.text, settings, { ...overrides, rules: [rule] }), settings),
          offset,
          regionOf,
        );
      problems.push(
        ...withOtherRules(diagnosed(allFindings(game, settings), offset, regionOf), request.others, under),
      );
    }
    countProblems(tally, problems);
  }
  const book: BookPart = { problems: [], misfits: [] };
  if (request.book)
    for (const [i, { game, offset }] of document.games.entries()) {
      if (shard && !isOf(shard, batch.game + i)) continue;
      const { line } = placeOf(offset);
      const found = { text: problemOfGame.get(game), answer: answers?.[i] ?? null, line };
      finish(lookAt(book, found, request.book));
    }
  return { games, problems, book, tally };
}

/** The findings of a game, searched to the end. */
function allFindings(game: SgfGame, settings: Settings): readonly Finding[] {
  const [inForce] = game.rules;
  if (inForce) finish(game.verdicts.all(inForce));
  return gameFindings(game, settings);
}

function printGame(file: string, facts: GameFacts, format: 'json' | 'ndjson'): string {
  if (format === 'ndjson') return `${jsonOf({ file, ...facts })}\n`;
  const { nodes, problems, ...head } = facts;
  const lines = nodes.map((node) => `          ${jsonOf(node)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n        ]` : '[]';
  return `        ${jsonOf(head).slice(0, -1)},"nodes":${list},"problems":${jsonOf(problems)}}`;
}
