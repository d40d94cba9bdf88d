import { must } from '../../go/must.ts';
import type { Position } from '../../go/position.ts';
import { Scratch } from '../../go/scratch.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point } from '../../go/types.ts';
import { type Budget, type Cycle, type CyclePlay, cycleOf } from '../cycle.ts';

/**
 * Plays carried out between two yields of a task, and what each costs in plays tried on a small
 * board.
 */
const SLICE = 64;
const COST = 8;

/**
 * An odd cycle that the even cycle `plays` from `start` contains (Spight, "Ko"), or `null`: some of
 * its plays in cyclic order, colors alternating, an odd number of them, the same plays, that form a
 * cycle from the position before the first of them. `undefined` when the budget ended first.
 */
export function* searchOdd(
  start: Position,
  plays: readonly CyclePlay[],
  nodeBudget: Budget,
): Task<Cycle | null | undefined> {
  if (!oddPossible(plays)) return null;
  const board = takeBoard(start);
  const rest = { left: SLICE };
  for (const [i, play] of plays.entries()) {
    const search = new OddSearch(board, [...plays.slice(i), ...plays.slice(0, i)], nodeBudget, rest);
    const found = yield* search.run();
    spare = board;
    if (found) return cycleOf(search.taken());
    if (nodeBudget.left < 0) return undefined;
    if (board.play(play.color, play.point) < 0) return null;
    spare = null;
  }
  spare = board;
  return null;
}

/** A board that no search uses, for the next one: most are on boards of one shape. */
let spare: Scratch | null = null;

function takeBoard(start: Position): Scratch {
  const board = spare;
  spare = null;
  if (board?.geometry !== start.geometry) return Scratch.from(start);
  board.set(start);
  return board;
}

/**
 * An odd cycle has k + 1 plays of one color and k of the other, and each color loses as many stones
 * as it plays: so the k plays capture k + 1 stones. Where no play captures two stones, and none is
 * a suicide, there is none.
 */
function oddPossible(plays: readonly CyclePlay[]): boolean {
  return plays.some((play) => play.captured.length > 1 || play.captured.includes(play.point));
}

/**
 * Takes an odd cycle out of `plays`, beginning with the first of them, on a board that it leaves as
 * it was.
 */
class OddSearch {
  /** The plays that were taken, by number. */
  private readonly path: number[] = [];
  /** The points that plays change, and what is on them at the start. */
  private readonly points: readonly Point[];
  private readonly start: readonly number[];
  /** For each of them the last play on it, and the last that empties it; -1 for none. */
  private readonly lastPlay: readonly number[];
  private readonly lastCapture: readonly number[];

  constructor(
    private readonly board: Scratch,
    private readonly plays: readonly CyclePlay[],
    private readonly nodeBudget: Budget,
    /** Plays until the next yield; shared, since many searches are short. */
    private readonly rest: { left: number },
  ) {
    const lastPlay = new Map<Point, number>();
    const lastCapture = new Map<Point, number>();
    plays.forEach(({ point, captured }, k) => {
      lastPlay.set(point, k);
      for (const p of captured) lastCapture.set(p, k);
    });
    this.points = [...new Set([...lastPlay.keys(), ...lastCapture.keys()])];
    this.start = this.points.map((p) => board.cells[p] ?? EMPTY);
    this.lastPlay = this.points.map((p) => lastPlay.get(p) ?? -1);
    this.lastCapture = this.points.map((p) => lastCapture.get(p) ?? -1);
  }

  taken(): CyclePlay[] {
    return this.path.flatMap((k) => this.plays[k] ?? []);
  }

  *run(): Task<boolean> {
    const { path, plays, nodeBudget, rest, board } = this;
    // The next play to be tried after each that was taken.
    const next: number[] = [];
    let k = 0;
    for (;;) {
      nodeBudget.left -= COST;
      if (--rest.left <= 0) {
        rest.left = SLICE;
        yield;
      }
      if (this.make(must(plays[k]))) {
        path.push(k);
        if (path.length % 2 === 1 && this.isHome()) return true;
        next.push(this.isMendable(k + 1) ? k + 1 : plays.length);
      }
      // Goes on from the last play that another one can follow.
      for (;;) {
        const last = path.length - 1;
        if (last < 0) return false;
        const { color } = must(plays[must(path[last])]);
        k = must(next[last]);
        while (plays[k]?.color === color) k++;
        next[last] = k + 1;
        if (k < plays.length && nodeBudget.left >= 0) break;
        board.undo();
        path.pop();
        next.pop();
      }
    }
  }

  /** Makes a play, if it is the same by all four marks. */
  private make({ color, point, chain, captured }: CyclePlay): boolean {
    const { cells, geometry } = this.board;
    if (cells[point] !== EMPTY) return false;
    for (const p of chain) {
      if (p !== point && cells[p] !== color) return false;
      for (const n of geometry.adjacent(p)) if (cells[n] === color && !chain.includes(n)) return false;
    }
    const { board } = this;
    const count = board.play(color, point);
    if (count === captured.length) {
      let same = true;
      for (let i = board.takenFrom; i < board.takenTo; i++) same &&= captured.includes(board.taken[i] ?? -1);
      if (same) return true;
    }
    board.undo();
    return false;
  }

  private isHome(): boolean {
    return this.points.every((p, i) => this.board.cells[p] === this.start[i]);
  }

  /**
   * Every point that differs from the start must be played on or emptied by a play that is still to
   * come.
   */
  private isMendable(from: number): boolean {
    const { cells } = this.board;
    return this.points.every((p, i) => {
      if (cells[p] === this.start[i]) return true;
      const last = this.start[i] === EMPTY || cells[p] !== EMPTY ? this.lastCapture : this.lastPlay;
      return (last[i] ?? -1) >= from;
    });
  }
}
