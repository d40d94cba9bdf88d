import { ALLOWED, FORBIDDEN, type Quick, type QuickLine, type Ruling } from '../rules/quick.ts';
import { count, type PointSet, type SmallBoard, type SmallPlay, type SmallStart } from './small-board.ts';

/** The point of a pass. */
export const PASS = -1;

/**
 * Moves of alternating colors from a position, Black first, on one small board: done and undone
 * without allocation. Suicide is played only where one of the rules allows it: the others forbid it
 * alike.
 */
export class FoundLine implements QuickLine {
  /** How many moves have been made. */
  length = 0;
  /** By number of moves: the stones of each color after them. */
  private readonly black: Int32Array;
  private readonly white: Int32Array;
  /** By number of moves: the point of the last of them, or {@link PASS}, and what it captured. */
  private readonly point: Int8Array;
  private readonly captured: Int32Array;
  private readonly played: SmallPlay = { own: 0, other: 0, captured: 0, suicide: false };
  /** How many plays have been tried, the ones that turned out to be suicide too. */
  plays = 0;

  constructor(
    readonly board: SmallBoard,
    most: number,
    /** Whether suicide is a move like any other. */
    private readonly suicides = false,
  ) {
    this.black = new Int32Array(most + 1);
    this.white = new Int32Array(most + 1);
    this.point = new Int8Array(most + 1);
    this.captured = new Int32Array(most + 1);
  }

  begin({ black, white }: SmallStart): void {
    this.length = 0;
    this.black[0] = black;
    this.white[0] = white;
  }

  /** The points on which a stone may be tried. */
  get empty(): PointSet {
    const n = this.length;
    return this.board.all & ~(read(this.black, n) | read(this.white, n));
  }

  /** Whether the last move was a pass. */
  get passed(): boolean {
    return this.length > 0 && this.point[this.length] === PASS;
  }

  /** Makes the next move. `false`, and nothing is done, when it is suicide and none is played. */
  make(p: number): boolean {
    const n = this.length;
    const black = read(this.black, n);
    const white = read(this.white, n);
    if (p === PASS) {
      this.record(p, black, white, 0);
      return true;
    }
    this.plays++;
    const { played } = this;
    if (n % 2 === 0) {
      this.board.play(black, white, p, played);
      if (played.suicide && !this.suicides) return false;
      this.record(p, played.own, played.other, played.captured);
    } else {
      this.board.play(white, black, p, played);
      if (played.suicide && !this.suicides) return false;
      this.record(p, played.other, played.own, played.captured);
    }
    return true;
  }

  private record(p: number, black: PointSet, white: PointSet, captured: PointSet): void {
    const n = ++this.length;
    this.black[n] = black;
    this.white[n] = white;
    this.point[n] = p;
    this.captured[n] = captured;
  }

  undo(): void {
    this.length--;
  }

  /** The point of move `n`, {@link PASS} for a pass. */
  move(n: number): number {
    return read(this.point, n);
  }

  isPass(n: number): boolean {
    return this.point[n] === PASS;
  }

  /** The points of the moves made, {@link PASS} for a pass. */
  moves(): number[] {
    return [...this.point.subarray(1, this.length + 1)];
  }

  /** The stones before move `n`, those of the player who makes it as Black's. */
  before(n: number): SmallStart {
    const [black, white] = [read(this.black, n - 1), read(this.white, n - 1)];
    return n % 2 === 0 ? { black: white, white: black } : { black, white };
  }

  /** Whether a stone was captured by any of the moves. */
  get captures(): boolean {
    for (let n = 1; n <= this.length; n++) if (this.captured[n] !== 0) return true;
    return false;
  }

  /**
   * The latest move that played a stone which the last move takes, itself if it is suicide; 0 for
   * none.
   */
  get takes(): number {
    const taken = read(this.captured, this.length);
    let n = this.length;
    while (n > 0 && !(read(this.point, n) !== PASS && (taken >> read(this.point, n)) & 1)) n--;
    return n;
  }

  /**
   * The points whose stones at the start are not there now: each takes a play before the start can
   * come back.
   */
  missing({ black, white }: SmallStart): PointSet {
    const n = this.length;
    return (black & ~read(this.black, n)) | (white & ~read(this.white, n));
  }

  same(n: number, other: number): boolean {
    return this.black[n] === this.black[other] && this.white[n] === this.white[other];
  }

  /**
   * The latest earlier number of moves after which the whole board was as it is now; -1 for none,
   * or when the last move is a pass.
   */
  repeats(): number {
    const n = this.length;
    if (this.point[n] === PASS) return -1;
    for (let k = n - 1; k >= 0; k--) if (this.same(n, k)) return k;
    return -1;
  }

  /**
   * Whether the last move takes back, at once and alone, a single stone that has just captured a
   * single stone.
   */
  get recaptures(): boolean {
    const n = this.length;
    if (n < 2) return false;
    const last = read(this.point, n - 1);
    if (last === PASS || this.captured[n] !== 1 << last || count(read(this.captured, n - 1)) !== 1)
      return false;
    const own = n % 2 === 0 ? read(this.black, n - 1) : read(this.white, n - 1);
    return this.board.chain(1 << last, own) === 1 << last;
  }

  /** What a rule says of the last move. */
  ruling(quick: Quick): Ruling {
    const n = this.length;
    const p = read(this.point, n);
    if (p === PASS) return ALLOWED;
    // A stone that is not there after it was played took itself: no rule here allows that.
    if (this.suicides && (read(this.captured, n) >> p) & 1) return FORBIDDEN;
    return quick(this);
  }
}

/** An element of a typed array at an index that this file keeps within its length. */
function read(array: Int32Array | Int8Array, index: number): number {
  return array[index] ?? 0;
}
