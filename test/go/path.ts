import type { Position } from '../../src/go/position.ts';
import { Scratch } from '../../src/go/scratch.ts';
import { Seen } from '../../src/go/seen.ts';
import type { Color, Point } from '../../src/go/types.ts';

/** What `Path.play` answers when it has done nothing. */
const OCCUPIED = -1;
const RECREATES = -2;
export const SUICIDE = -3;

/**
 * A scratch board that never comes back to where it was: a play that would recreate a position of
 * the path so far is not made (positional superko). For counting games, playing at random, and
 * searches under superko.
 */
export class Path {
  readonly board: Scratch;
  private readonly seen = new Seen();
  /** The board at the moment of a comparison. */
  private readonly present: Uint8Array;
  private readonly isPresent = (depth: number): boolean => this.wasHere(depth);

  constructor(
    start: Position,
    private readonly suicide: 'allowed' | 'forbidden',
  ) {
    this.board = Scratch.from(start);
    this.present = new Uint8Array(this.board.area);
    this.seen.add(this.board.high, this.board.low);
  }

  /** Forgets the path and begins another one. */
  set(start: Position): void {
    this.board.set(start);
    this.seen.clear();
    this.seen.add(this.board.high, this.board.low);
  }

  /**
   * Returns the number of stones removed, or why nothing was done: OCCUPIED, RECREATES or SUICIDE.
   */
  play(color: Color, p: Point): number {
    const { board, seen } = this;
    const removed = board.play(color, p);
    if (removed < 0) return OCCUPIED;
    if (removed > 0 && this.suicide === 'forbidden' && board.suicide) {
      board.undo();
      return SUICIDE;
    }
    if (seen.enter(board.high, board.low, this.isPresent) >= 0) {
      board.undo();
      return RECREATES;
    }
    return removed;
  }

  undo(): void {
    this.seen.pop(this.board.high, this.board.low);
    this.board.undo();
  }

  /**
   * Whether the board was the same after `depth` plays: goes back there, looks, and comes again.
   */
  private wasHere(depth: number): boolean {
    const { board, present } = this;
    const { area, cells } = board;
    for (let p = 0; p < area; p++) present[p] = cells[p]!;
    const again: number[] = [];
    while (board.depth > depth) {
      again.push(board.lastColor, board.lastPoint);
      board.undo();
    }
    let same = true;
    for (let p = 0; p < area && same; p++) same = present[p] === cells[p];
    while (again.length > 0) {
      const p = again.pop()!;
      board.play(again.pop() as Color, p);
    }
    return same;
  }
}
