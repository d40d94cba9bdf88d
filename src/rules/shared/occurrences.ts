import type { Game } from '../../go/game.ts';
import { type Color, EMPTY } from '../../go/types.ts';
import type { Recurrence } from '../rule.ts';
import { type RecreateCondition, startCounts } from './clauses.ts';
import { boardWasSetUp, earlierTwins, historyBefore } from './history.ts';
import { boardsPassed } from './past.ts';

/**
 * The earlier moves that a clause looks at. What rules of Koban ask for is here: which positions
 * count, since the start or the last pass, and how often; `QualifiedOccurrences` has the rest.
 */
export class Occurrences {
  /** What a play recreates is known from the game itself where no more is asked. */
  private readonly known: 'earliest' | 'sameTurn' | 'ownPlay' | null;

  /** `isPlain`: whether nothing is asked beyond which positions count. */
  constructor(
    private readonly target: RecreateCondition,
    isPlain = target.times === 2 && target.since === 'start',
  ) {
    this.known = isPlain ? knownFor(target) : null;
  }

  /** Whether all that the clause asks for is known from the game itself. */
  get isUsual(): boolean {
    return this.known !== null;
  }

  /** The move with which the history begins that counts for move `n`; 0 is the start. */
  since(game: Game, n: number): number {
    return this.target.since === 'pass' ? historyBefore(game, n) : 0;
  }

  /** The earliest move that counts, where move `n` makes enough of them; -1 where it does not. */
  of(game: Game, n: number): number {
    const { recreates } = game.ply(n);
    if (!recreates) return -1;
    if (this.known) return recreates[this.known];
    const [first = -1, ...others] = this.all(game, n);
    return others.length + 2 < this.target.times ? -1 : first;
  }

  /** The earlier moves that count for move `n`, which recreates what they left. */
  all(game: Game, n: number): number[] {
    const from = this.since(game, n);
    return [...earlierTwins(game, n, from)].filter((k) => this.counts(game, n, k, from));
  }

  /** Whether the position after move `k` counts for move `n`, whether or not `n` recreates it. */
  isAsked(game: Game, n: number, k: number): boolean {
    const from = this.since(game, n);
    return k >= from && this.isMade(game, n, k, from);
  }

  /** Move `n` leaves the board as move `k` did: whether that counts. */
  protected counts(game: Game, n: number, k: number, from: number): boolean {
    return this.isMade(game, n, k, from);
  }

  protected isMade(game: Game, n: number, k: number, from: number): boolean {
    const { by, what } = this.target;
    if (what === 'situation' && game.toPlayAfter(k) !== game.toPlayAfter(n)) return false;
    const maker = this.maker(game, k, from);
    return maker === EMPTY || (maker !== null && (maker === game.ply(n).color) === (by === 'same'));
  }

  /**
   * Who made the board after move `k`, if that matters; `EMPTY` where it does not, `null` where the
   * board counts for no play.
   */
  private maker(game: Game, k: number, from: number): Color | typeof EMPTY | null {
    const { after, by, start, what } = this.target;
    if (start === 'forgotten' && boardWasSetUp(game, k)) return null;
    if (this.isNobodys(game, k, from))
      return startCounts(this.target) || start === 'forgotten' ? EMPTY : null;
    const { color, kind } = game.ply(k);
    if (after === 'play' && kind !== 'play' && kind !== 'tenuki') return null;
    // A pass leaves what was there, and that has been counted; it makes a situation of its own.
    const isLeft = kind === 'void' || (kind === 'pass' && what === 'position');
    if (after === 'any' && k !== from && isLeft) return null;
    return by === null ? EMPTY : color;
  }

  /** No move made the position after move `k`: the start, setup, or where the history begins. */
  protected isNobodys(game: Game, k: number, from: number): boolean {
    return k === 0 || k === from || game.ply(k).kind === 'setup';
  }

  /**
   * What of the past bears on the clause: the boards that count and may come again, each with what
   * tells one from the other.
   */
  pastKey(game: Game, recurrence: Recurrence): string {
    const from = this.since(game, game.length + 1);
    const label = (k: number) => this.label(game, k, from, recurrence);
    return boardsPassed(game, recurrence, from, label, this.target.times > 2);
  }

  /** What tells the board after move `k` from another one; `null` where it counts for no play. */
  protected label(game: Game, k: number, from: number, _recurrence: Recurrence): string | null {
    const maker = this.maker(game, k, from);
    if (maker === null) return null;
    return ` ${maker}${this.target.what === 'situation' ? game.toPlayAfter(k) : ''}`;
  }
}

function knownFor({ after, by, start, what }: RecreateCondition): 'earliest' | 'sameTurn' | 'ownPlay' | null {
  if (start !== null) return null;
  if (what === 'situation') return by === null && after === 'move' ? 'sameTurn' : null;
  if (by === null) return after === 'play' ? null : 'earliest';
  return by === 'same' && after === 'play' ? 'ownPlay' : null;
}
