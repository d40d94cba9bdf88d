// biome-ignore-all lint/style/noNonNullAssertion: indexes were just counted.
import type { Scratch } from '../../../go/scratch.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from '../../../go/types.ts';
import { banAfter, takesInKo } from '../ban.ts';
import { ATTACKER_THREATENS, DEFENDER_THREATENS, NO_BAN, WON } from '../grade.ts';

/** A pass. */
export const PASS = -1;
/** What `play` returns for a suicide, and for a capture that the claimant renounces. */
export const ILLEGAL = -2;
/** What `play` returns for a capture by which the claimant loses. */
export const REFUTED = -3;

/** Who claims something in a restricted game; see {@link Question.claimant}. */
export const NOBODY = 0;
export const ATTACKER = 1;
export const DEFENDER = 2;
type Claimant = typeof NOBODY | typeof ATTACKER | typeof DEFENDER;

/** Stones of the largest chain that the claimant of a restricted game may capture. */
const MOST_CAPTURED = 8;

/**
 * The game about one chain in which the attacker wants one of the grades of `grade.ts` or more: its
 * rules, and all its moves. The caller keeps the side to move and the banned point.
 */
export class Question {
  target = 0;
  attacker: Color = 1;
  wanted = WON;
  /**
   * In a restricted game one side claims its goal with less than it has: it does not capture the
   * large chains of the start, and it has lost when one of its own is captured. What it reaches so
   * it can reach in the whole game as well, and nothing large is ever captured, so there are few
   * positions.
   */
  claimant: Claimant = NOBODY;
  /** By point, 1 where a large chain stood at the start. */
  private readonly large: Uint8Array;
  /** Whether there is one besides the chain; else restricted games are the whole one. */
  hasLarge = false;
  /**
   * By point, the player whose large chains are all around it, none of them the chain itself, at
   * the start. These chains stay in a restricted game, so their owner's play there is a pass.
   */
  private readonly eyes: Uint8Array;
  private readonly scrap: Int16Array;

  constructor(readonly board: Scratch) {
    this.scrap = new Int16Array(board.area);
    this.large = new Uint8Array(board.area);
    this.eyes = new Uint8Array(board.area);
  }

  about(target: Point): void {
    this.target = target;
    const { board, large } = this;
    this.hasLarge = false;
    this.attacker = opponent(board.cells[target] as Color);
    for (let p = 0; p < board.area; p++) {
      const isStone = board.cells[p] === BLACK || board.cells[p] === WHITE;
      large[p] = isStone && board.size(p) > MOST_CAPTURED ? 1 : 0;
      if (large[p] === 1 && board.root(p) !== board.root(target)) this.hasLarge = true;
    }
    for (let p = 0; p < board.area; p++) this.eyes[p] = board.cells[p] === EMPTY ? this.ownerOf(p) : 0;
  }

  /**
   * The player whose large chains are all around an empty point, none of them the chain; else 0.
   */
  private ownerOf(p: Point): number {
    const { board, large, target } = this;
    const { around, outward } = board.geometry;
    if (outward[p]) return 0;
    let owner = 0;
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = around[k]!;
      if (n === board.area) continue;
      if (large[n] !== 1 || board.root(n) === board.root(target)) return 0;
      if (owner !== 0 && owner !== board.cells[n]) return 0;
      owner = board.cells[n]!;
    }
    return owner;
  }

  /** Whether the chain was just taken in a ko, and may be taken back. */
  get isTaken(): boolean {
    return this.board.cells[this.target] === EMPTY;
  }

  /**
   * The point where the mover may not play: a ko is taken back at once only in the game where the
   * mover has threats without end.
   */
  barred(attacks: boolean, ban: Point): Point {
    const bars = attacks ? this.wanted > ATTACKER_THREATENS : this.wanted <= DEFENDER_THREATENS;
    return bars ? ban : NO_BAN;
  }

  /** What distinguishes moments of one position: the mover, and the banned point. */
  key(attacks: boolean, ban: Point): number {
    return 2 * (this.barred(attacks, ban) + 1) + (attacks ? 1 : 0);
  }

  /**
   * Whether the chain is lost, as far as that needs no reading: it is taken now, or was taken in a
   * ko.
   */
  isCaptured(attacks: boolean, ban: Point): boolean {
    const { board, target, wanted } = this;
    if (this.isTaken) return wanted <= DEFENDER_THREATENS;
    if (!attacks || board.isHeld(target) || board.liberties(target, 2) !== 1) return false;
    const last = this.lastLiberty();
    return last !== this.barred(true, ban) && (wanted <= DEFENDER_THREATENS || !this.takesInKo(last));
  }

  lastLiberty(): Point {
    return this.board.libertiesInto(this.target, this.scrap) > 0 ? this.scrap[0]! : -1;
  }

  private takesInKo(last: Point): boolean {
    return takesInKo(this.board, this.attacker, last, this.target);
  }

  /**
   * Lists the moves that there are, suicides among them, and returns how many. Left out is only
   * what cannot help: a pass of the attacker that frees no point, which the defender answers with a
   * pass; where the chain would be taken for good, what leaves it in atari; and in a restricted
   * game what fills an eye of large chains, which is a pass.
   */
  moves(attacks: boolean, ban: Point, into: Int16Array): number {
    const { board, target } = this;
    const { cells } = board;
    const barred = this.barred(attacks, ban);
    let count = 0;
    if (this.isTaken) {
      into[count++] = target;
      return count;
    }
    const inAtari = !attacks && board.liberties(target, 2) === 1;
    if (inAtari && board.size(target) > 1) return this.rescues(barred, into);
    const color = attacks ? this.attacker : opponent(this.attacker);
    const filled = this.claimant === NOBODY ? -1 : color;
    for (let p = 0; p < board.area; p++) {
      if (cells[p] === EMPTY && p !== barred && this.eyes[p] !== filled) into[count++] = p;
    }
    const passes = attacks
      ? barred !== NO_BAN
      : !inAtari || (this.wanted === WON && this.takesInKo(this.lastLiberty()));
    if (passes) into[count++] = PASS;
    return count;
  }

  /**
   * The plays that may get the chain out of atari: at its liberty, and those that take a chain
   * beside it.
   */
  private rescues(barred: Point, into: Int16Array): number {
    const { board, target } = this;
    const { around } = board.geometry;
    let count = board.libertiesInto(target, into);
    let q = target;
    do {
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const n = around[k]!;
        if (board.cells[n] !== this.attacker || board.liberties(n, 2) !== 1) continue;
        board.libertiesInto(n, this.scrap);
        const last = this.scrap[0]!;
        let known = last === barred;
        for (let i = 0; i < count; i++) known ||= into[i] === last;
        if (!known) into[count++] = last;
      }
      q = board.following(q);
    } while (q !== target);
    return count;
  }

  /**
   * Plays a move, not a pass, and returns the point that it bans, or {@link REFUTED}. When it
   * returns {@link ILLEGAL} the board is as before.
   */
  play(attacks: boolean, move: Point): Point {
    const { board } = this;
    const removed = board.play(attacks ? this.attacker : opponent(this.attacker), move);
    if (!board.suicide && !this.tookLarge(removed)) return banAfter(board, move, removed);
    if (!board.suicide && attacks !== (this.claimant === ATTACKER)) return REFUTED;
    board.undo();
    return ILLEGAL;
  }

  /**
   * Whether the play just made captured a large chain of a restricted game, and not the chain
   * itself.
   */
  private tookLarge(removed: number): boolean {
    if (this.claimant === NOBODY || removed <= MOST_CAPTURED || this.isTaken) return false;
    const { board, large } = this;
    for (let i = board.takenFrom; i < board.takenTo; i++) if (large[board.taken[i]!] === 1) return true;
    return false;
  }

  /** Whether the attacker's play, just made, took the chain for good. */
  isGone(ban: Point): boolean {
    return this.isTaken && ban !== this.target;
  }
}
