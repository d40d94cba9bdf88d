import type { Position } from '../../../go/position.ts';
import { Scratch } from '../../../go/scratch.ts';
import type { Task } from '../../../go/task.ts';
import { EMPTY, type Point } from '../../../go/types.ts';
import { NO_BAN, type SearchWork, WON } from '../grade.ts';
import type { NearFound } from '../near.ts';
import { closedPart } from './closed-part.ts';
import { ExactSearch, SMALL } from './search.ts';
import { TranspositionTable } from './transposition-table.ts';

/** Boards with so few empty points are searched with all plays; small ones with some more. */
const FEW = 9;
const FEW_ON_SMALL = 14;
/** Parts of boards. */
const FEW_IN_PART = 11;

/**
 * Positions that a question may open, for each node of a stage of reading near the fight: one about
 * a grade, which is proven if it is answered, and one of yes and no about what bounds an eye space,
 * which falls back on reading near the fight and is asked of each chain around an eye.
 */
const SHARE = 5;
const SURVIVAL_SHARE = 1 / 2;
const PART_SHARE = 1 / 4;

/** Tables that no search uses; an abandoned search takes its own with it. */
const TABLES: TranspositionTable[] = [];

/** Reads chains with all plays there are, on boards with few empty points. */
export class ExactReader {
  private readonly applies: boolean;
  /**
   * Whether the board is drawn whole: beyond a part, chains may have liberties that are not drawn.
   */
  private readonly whole: boolean;
  /** Searches that are not under way. */
  private readonly idle: ExactSearch[] = [];
  /**
   * By question. Plays that are tried before one lead to the same one from several points, and it
   * may have taken long and found nothing.
   */
  private readonly known = new Map<string, NearFound | null>();

  constructor(
    private readonly board: Scratch,
    position: Position,
    private readonly nodes: number,
    private readonly tally: SearchWork,
  ) {
    let empty = 0;
    for (const cell of position.cells) if (cell === EMPTY) empty++;
    this.applies = empty <= (position.geometry.area <= SMALL ? FEW_ON_SMALL : FEW);
    this.whole = !position.geometry.hasOpenSide && !position.hasUnknown;
  }

  /**
   * What reading the chain at `p` comes to; `null` where it takes too long.
   */
  *read(p: Point, attackerMoves: boolean, ban: Point): Task<NearFound | null> {
    if (!this.applies) return null;
    const { high, low } = this.board;
    const question = `${high} ${low} ${this.board.root(p)} ${attackerMoves} ${ban}`;
    const before = this.known.get(question);
    if (before !== undefined) return before;
    const search = this.take();
    const grade = yield* search.run(p, attackerMoves, ban, SHARE * this.nodes);
    this.release(search);
    const { best, nodes, assumed } = search;
    const proven = nodes === 0 ? grade === WON : this.whole && !assumed;
    const found = grade < 0 ? null : { grade, move: best, nodes, proven, kos: true, stopped: false };
    this.known.set(question, found);
    return found;
  }

  /**
   * The same on the part of a large board that chains with liberties outside close off. That these
   * are never captured is assumed, so nothing is proven.
   */
  *readPart(p: Point, attackerMoves: boolean, ban: Point): Task<NearFound | null> {
    if (this.applies) return null;
    const part = closedPart(this.board, p, FEW_IN_PART);
    if (!part) return null;
    const search = this.take(Scratch.from(part));
    const grade = yield* search.run(p, attackerMoves, ban, PART_SHARE * this.nodes);
    TABLES.push(search.table);
    const { best, nodes } = search;
    return grade < 0 ? null : { grade, move: best, nodes, proven: false, kos: false, stopped: false };
  }

  /**
   * Whether the chain at `p` is captured though its owner moves first, ko or no ko; `null` where it
   * takes too long.
   */
  *isCaptured(p: Point): Task<boolean | null> {
    if (!this.applies) return null;
    const search = this.take();
    const nodes = SURVIVAL_SHARE * this.nodes;
    const grade = yield* search.run(p, false, NO_BAN, nodes, [WON]);
    this.release(search);
    return grade < 0 ? null : grade === WON;
  }

  private take(part?: Scratch): ExactSearch {
    const idle = part ? undefined : this.idle.pop();
    const search = idle ?? new ExactSearch(part ?? this.board, this.tally);
    search.table = TABLES.pop() ?? new TranspositionTable();
    return search;
  }

  private release(search: ExactSearch): void {
    TABLES.push(search.table);
    this.idle.push(search);
  }
}
