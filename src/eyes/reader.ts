/**
 * Reads whether a string can be captured or saved, and whether a play is safe, with ko.
 *
 * The words of the answers are exact (see `grade.ts`): *yes* is success even if only the other side has ko threats, *no* is failure
 * even if only this side has them, and everything between hangs on a ko, in which one of the two has to find the first threat.
 */
import type { Position } from '../go/position.ts';
import { Scratch } from '../go/scratch.ts';
import { type Color, EMPTY, type Point } from '../go/types.ts';
import { type Bounds, DEFENDER_THREATENS, ENDLESS, LOST, NO_BAN, WON } from './grade.ts';
import { Memory } from './memory.ts';
import { Search } from './search.ts';

export type Answer = 'no' | 'ko' | 'yes';

export interface Reading {
  /** Whether the side that was asked about succeeds; `undecided` when the budget ran out before anything was known. */
  readonly answer: Answer | 'undecided';
  /** In a ko, who has to find the first ko threat: the side that was asked about or the other; else `null`. */
  readonly firstThreat: 'self' | 'other' | null;
  /** A first move that does it; `null` when there is none, or when a pass does. */
  readonly move: Point | null;
  /**
   * Whether it is proven: every play was tried to the end. Else only plays near the fight were, or a string was taken as saved
   * because it has many liberties or touches what is not drawn.
   */
  readonly proven: boolean;
  readonly nodes: number;
}

export interface ReadOptions {
  /** Nodes that one stage of one question may visit, at most. */
  readonly nodes?: number;
}

/** Nodes for one stage of one question: most questions need some hundreds, the hardest that were met some ten thousand. */
export const DEFAULT_NODES = 12_000;

/** Boards with so few points, or so few empty ones, are searched without any assumption before anything is assumed. */
const SMALL = 30;
const FEW = 9;

const UNLIMITED = 10_000;

/** One for all readers, since it is large: each search forgets what was before, and none is interrupted by another. */
const MEMORY = new Memory();

/** A reader for one position; it keeps what it has found out. */
export class Reader {
  readonly board: Scratch;
  private readonly search: Search;
  private readonly nodes: number;
  private readonly small: boolean;
  private readonly scrap: Int16Array;
  private readonly attacks = new Map<Point, Reading>();
  private readonly defenses = new Map<Point, Reading>();

  constructor(position: Position, options: ReadOptions = {}) {
    this.board = Scratch.from(position);
    this.search = new Search(this.board, MEMORY);
    this.scrap = new Int16Array(position.geometry.area);
    this.nodes = options.nodes ?? DEFAULT_NODES;
    let empty = 0;
    for (const cell of position.cells) if (cell === EMPTY) empty++;
    this.small = position.geometry.area <= SMALL || empty <= FEW;
  }

  /** Whether the opponent, moving first, captures the string at `p`. A stone must be there. */
  attack(p: Point, ban: Point = NO_BAN): Reading {
    return this.ask(p, true, ban, this.attacks);
  }

  /** Whether the owner, moving first, saves the string at `p`. A stone must be there. */
  defend(p: Point, ban: Point = NO_BAN): Reading {
    return this.ask(p, false, ban, this.defenses);
  }

  /** Whether a string stays on the board if its owner moves first, as far as the narrow stages of the reading tell. */
  staysAtAGlance(p: Point): boolean {
    const { board, search } = this;
    const liberties = board.liberties(p, UNLIMITED);
    search.begin();
    for (const stage of GLANCE) {
      if (liberties > stage.liberties) continue;
      if (search.run(p, true, NO_BAN, stage) === LOST || search.stopped) continue;
      return GLANCE.every((bounds) => search.run(p, false, NO_BAN, bounds) < WON || search.stopped);
    }
    return true;
  }

  /** Whether a stone that `color` plays at `p` stays on the board, when the opponent moves next. No for a suicide. */
  safe(color: Color, p: Point): Reading {
    const { board } = this;
    const removed = board.play(color, p);
    if (removed < 0) return { answer: 'no', firstThreat: null, move: null, proven: true, nodes: 0 };
    let reading: Reading = { answer: 'no', firstThreat: null, move: null, proven: true, nodes: 0 };
    if (!board.suicide) {
      const single = removed === 1 && board.size(p) === 1 && board.liberties(p, 2) === 1;
      const ban = single ? board.taken[board.takenFrom]! : NO_BAN;
      reading = { ...this.read(p, true, ban, true), move: null };
    }
    board.undo();
    return reading.answer === 'no' ? reading : { ...reading, move: p };
  }

  /** The only liberty of a string in atari. */
  liberty(p: Point): Point {
    return this.board.libertiesInto(p, this.scrap) > 0 ? this.scrap[0]! : -1;
  }

  private ask(p: Point, attacking: boolean, ban: Point, known: Map<Point, Reading>): Reading {
    const root = this.board.root(p);
    const before = ban === NO_BAN ? known.get(root) : undefined;
    if (before) return before;
    const reading = this.read(p, attacking, ban, !attacking);
    if (ban === NO_BAN) known.set(root, reading);
    return reading;
  }

  /**
   * Asks the search with ever wider bounds. The narrow ones find ladders and short fights at once; what they win is won. The answer is
   * that of the widest bounds that were searched through.
   */
  private read(p: Point, attackerMoves: boolean, ban: Point, forOwner: boolean): Reading {
    const { search } = this;
    const before = this.board.liberties(p, UNLIMITED);
    let nodes = 0;
    let grade = -1;
    let proven = false;
    let move: Point = -1;
    search.begin();
    for (const bounds of this.stages(before)) {
      // An attack that leads to a ko in which the owner has to threaten first is good enough not to look far for better.
      if (attackerMoves && grade === DEFENDER_THREATENS && bounds.quiet > 4 && !bounds.everywhere) break;
      const found = search.run(
        p,
        attackerMoves,
        ban,
        bounds,
        bounds.everywhere ? LOST : Math.max(grade, LOST),
      );
      nodes += search.nodes;
      if (search.stopped && !bounds.everywhere) break;
      if (search.stopped) continue;
      if (found !== grade || !attackerMoves) move = search.best;
      grade = found;
      proven = !search.assumed && (bounds.everywhere || search.nodes === 0);
      if (grade === WON || !search.assumed) break;
    }
    return readingOf(grade, forOwner, move, proven, nodes);
  }

  private stages(liberties: number): Bounds[] {
    const { nodes } = this;
    const near = STAGES.filter((stage) => liberties <= stage.liberties).map((stage) => ({ ...stage, nodes }));
    if (this.small) near.unshift({ nodes, liberties: UNLIMITED, quiet: ENDLESS, everywhere: true });
    return near.length > 0 ? near : [{ ...STAGES.at(-1)!, nodes: 1 }];
  }
}

/** What decides whether a string bounds an eye space. */
const GLANCE: readonly Bounds[] = [
  { liberties: 2, quiet: 0, everywhere: false, nodes: 300 },
  { liberties: 3, quiet: 2, everywhere: false, nodes: 300 },
];

/** Ladders, then nets, then what is loose. */
const STAGES: readonly Omit<Bounds, 'nodes'>[] = [
  { liberties: 2, quiet: 0, everywhere: false },
  { liberties: 3, quiet: 1, everywhere: false },
  { liberties: 3, quiet: 2, everywhere: false },
  { liberties: 4, quiet: 3, everywhere: false },
  { liberties: 4, quiet: 4, everywhere: false },
  { liberties: 4, quiet: 5, everywhere: false },
  { liberties: 4, quiet: 7, everywhere: false },
];

function readingOf(grade: number, forOwner: boolean, move: Point, proven: boolean, nodes: number): Reading {
  if (grade < 0) return { answer: 'undecided', firstThreat: null, move: null, proven: false, nodes };
  const own = forOwner ? WON - grade : grade;
  return {
    answer: own === LOST ? 'no' : own === WON ? 'yes' : 'ko',
    firstThreat: own === 1 ? 'self' : own === 2 ? 'other' : null,
    move: own === LOST || move < 0 ? null : move,
    proven,
    nodes,
  };
}
