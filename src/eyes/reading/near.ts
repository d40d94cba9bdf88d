import { lastOf } from '../../go/must.ts';
import type { Scratch } from '../../go/scratch.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { LOST, NO_BAN, type SearchWork, WON } from './grade.ts';
import type { KeptReadings } from './kept.ts';
import { ProofSearch } from './proof/search.ts';
import { Findings } from './proof/transposition-table.ts';

/**
 * Nodes for one stage of one question: most questions need some hundreds, the hardest that were met
 * some ten thousand.
 */
export const DEFAULT_NODES = 12_000;

/** Ladders first, since they are many and soon read; then all else. */
const STAGES = [2, 4];

/** What a reading has come to; the grade is -1 when the budget did not suffice for any. */
export interface NearFound {
  readonly grade: number;
  readonly move: Point;
  readonly nodes: number;
  readonly proven: boolean;
  /** A ko was met on the way, or may have been. */
  readonly kos: boolean;
  /** The budget ran out, so a chain that is not captured may be captured after all. */
  readonly stopped: boolean;
}

/** Readings of other boards. */
export type KeptNearby = KeptReadings<NearFound>;

/**
 * Scratch objects that no search uses. A search that is abandoned midway keeps its own, which is
 * then collected with it.
 */
const FINDINGS: Findings[] = [];

/** Reads chains with the plays near them. */
export class NearReader {
  /** Searches that are not running. */
  private readonly idle: ProofSearch[] = [];
  /** By question: plays that are tried before a question lead to the same ones again. */
  private readonly known = new Map<string, NearFound>();

  constructor(
    private readonly board: Scratch,
    private readonly nodes: number,
    private readonly kept: KeptNearby | undefined,
    private readonly tally: SearchWork = { opened: 0 },
  ) {}

  /**
   * With ever wider limits, near the fight. The answer is that of the widest that were searched
   * through; what is captured is captured.
   *
   * @param made plays on the board that the position did not have, in words: chains that grew
   * otherwise are read in another order
   */
  *read(p: Point, attackerMoves: boolean, ban: Point, plays: number, made: string): Task<NearFound> {
    const question = `${attackerMoves} ${ban} ${plays} ${made}`;
    return yield* this.once(p, question, attackerMoves, ban, plays);
  }

  /** Whether the chain at `p` is captured though its owner moves first, ko or no ko. */
  *isCaptured(p: Point): Task<boolean> {
    return (yield* this.once(p, 'captured', false, NO_BAN, 0, [WON])).grade === WON;
  }

  private *once(
    p: Point,
    words: string,
    attackerMoves: boolean,
    ban: Point,
    plays: number,
    questions?: readonly number[],
  ): Task<NearFound> {
    // Any stone of a chain stands for it.
    const root = this.board.root(p);
    const question = `${root} ${this.nodes} ${words}`;
    const before = this.known.get(question) ?? this.kept?.find(question, this.board);
    if (before) return before;
    const found = yield* this.search(question, root, attackerMoves, ban, plays, questions);
    this.known.set(question, found);
    return found;
  }

  private *search(
    question: string,
    p: Point,
    attackerMoves: boolean,
    ban: Point,
    plays: number,
    questions?: readonly number[],
  ): Task<NearFound> {
    const liberties = this.board.liberties(p, lastOf(STAGES) + 1);
    let nodes = 0;
    let grade = -1;
    let move: Point = -1;
    let kos = false;
    let stopped = false;
    const stages = STAGES.filter((stage) => liberties <= stage);
    if (stages.length === 0) return { grade: LOST, move, nodes, proven: false, kos, stopped };
    const proofs = this.idle.pop() ?? new ProofSearch(this.board, this.tally);
    proofs.scope.forget();
    const findings = FINDINGS.pop() ?? new Findings();
    for (const stage of stages) {
      const found = yield* proofs.run(findings, {
        target: p,
        attackerMoves,
        ban,
        nodes: this.nodes,
        liberties: stage,
        known: Math.max(grade, LOST),
        start: plays,
        questions,
      });
      nodes += proofs.nodes;
      kos ||= proofs.kos;
      stopped = proofs.stopped;
      // A chain with liberties to spare that so long a search cannot capture is taken as saved, as
      // if it had one more.
      if (proofs.stopped && grade < 0 && (liberties <= 2 || this.nodes < DEFAULT_NODES)) break;
      if (found !== grade || !attackerMoves) move = proofs.best;
      grade = found;
      if (grade === WON) break;
    }
    const found = { grade, move, nodes, proven: nodes === 0 && grade === WON, kos, stopped };
    this.kept?.keep(question, this.board, proofs.scope.points(this.board), found);
    FINDINGS.push(findings);
    this.idle.push(proofs);
    return found;
  }
}
