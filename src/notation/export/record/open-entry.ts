import type { Game } from '../../../go/game.ts';
import { place } from '../../../go/play.ts';
import { type Position, without } from '../../../go/position.ts';
import { BLACK, type Color, colorName, EMPTY, type Move, opponent } from '../../../go/types.ts';

/** The moves that lead to a place, the last one first: branches share what is before them. */
export interface Path {
  readonly move: Move;
  readonly before: Path | null;
}

/** A line of moves that is still to be written. */
export interface Branch {
  readonly node: number;
  /** The board and the moves before it. */
  readonly start: Game;
  readonly path: Path | null;
  /** The board where it begins. */
  readonly position: Position;
  readonly title: string;
  /** What it continues; `null` when it draws its board. */
  readonly from: { readonly title: string; readonly after: number; readonly next: number } | null;
}

/** An entry while it is written. */
export class OpenEntry {
  readonly lines: string[];
  /** Positions on the way on which something is drawn: entries of their own. */
  readonly shown: { readonly node: number; readonly lines: readonly string[] }[] = [];
  readonly later: Branch[] = [];
  moved = 0;
  /** The board after its moves. */
  position: Position;
  private path: Path | null;
  private plays: string[] = [];
  /** Who plays next if no color is written; 0 where one has to be. */
  private expected: Color | 0 = 0;
  private firstMover: Color | 0 = 0;

  constructor(
    readonly branch: Branch,
    /** The number of its first move. */
    readonly first: number,
    lines: readonly string[],
  ) {
    this.path = branch.path;
    this.position = branch.position;
    this.lines = [`# ${branch.title}`, ...lines];
  }

  /** The number of the last move; 0 stands for the start, whatever number the first one carries. */
  get last(): number {
    return this.moved === 0 ? (this.branch.from?.after ?? 0) : this.first + this.moved - 1;
  }

  /** Whether the move was put on a stone, which an entry does not do. */
  play(move: Move, name: string): boolean {
    const color = this.expected === move.color ? '' : `${move.color === BLACK ? 'B' : 'W'} `;
    this.plays.push(`${color}${name}`);
    this.expected = opponent(move.color);
    this.firstMover ||= move.color;
    this.path = { move, before: this.path };
    this.moved++;
    if (move.kind !== 'play') return false;
    const isOver = this.position.at(move.point) !== EMPTY;
    const board = isOver ? without(this.position, move.point) : this.position;
    const placed = place(board, move.color, move.point);
    if (typeof placed !== 'string') this.position = placed.after;
    return isOver;
  }

  say(comment: readonly string[]): void {
    this.writePlays();
    this.lines.push(...comment);
    this.expected = 0;
  }

  leave(node: number, title: string, from: Branch['from']): void {
    this.later.push({
      node,
      start: this.branch.start,
      path: this.path,
      position: this.position,
      title,
      from,
    });
  }

  end(): void {
    this.writePlays();
    const { from, start } = this.branch;
    const { toPlay } = start.start;
    if (!from && toPlay !== (this.firstMover || BLACK)) this.lines.push(`to-play: ${colorName(toPlay)}`);
  }

  private writePlays(): void {
    for (let i = 0; i < this.plays.length; i += 10)
      this.lines.push(`moves: ${this.plays.slice(i, i + 10).join(' ')}`);
    this.plays = [];
  }
}
