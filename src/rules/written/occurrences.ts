import type { Game } from '../../go/game.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Recurrence } from '../rule.ts';
import { boardWasSetUp, earlierTwins, historyBefore } from '../shared/history.ts';
import { boardsPassed } from '../shared/past.ts';
import type { ClauseCondition, ClauseLength, ClauseSince, RuleClause } from './clauses.ts';
import { startCounts } from './clauses.ts';

/** A clause that asks for earlier positions, or for earlier plays. */
type Looking = Extract<ClauseCondition, { kind: 'recreate' | 'repeat' }>;

/** The move with which the history begins that counts for move `n`; 0 is the start. */
function historyOf(game: Game, n: number, since: ClauseSince): number {
  if (typeof since === 'object') return Math.max(0, n - since.within);
  if (since === 'start') return 0;
  if (since === 'pass') return historyBefore(game, n);
  for (let k = n - 1; k > 0; k--) {
    const { kind } = game.ply(k);
    if (since === 'tenuki' ? kind === 'tenuki' : kind === 'pass' && k > 1 && game.ply(k - 1).kind === 'pass')
      return k;
  }
  return 0;
}

/** How many stones a player has captured with moves `from` + 1 to `to`, less those of the other. */
function ahead(game: Game, from: number, to: number, player: Color): number {
  let black = 0;
  for (let k = from + 1; k <= to; k++) {
    const { captured, color, suicide } = game.ply(k);
    black += captured.length * ((color === BLACK) !== suicide ? 1 : -1);
  }
  return player === BLACK ? black : -black;
}

function lengthOf(game: Game, from: number, to: number, of: ClauseLength['of']): number {
  const count = (n: number, what: 'playCount' | 'setupCount') => (n === 0 ? 0 : game.ply(n)[what]);
  if (of === 'plays') return count(to, 'playCount') - count(from, 'playCount');
  return to - from - (count(to, 'setupCount') - count(from, 'setupCount'));
}

function hasLength({ is, n }: ClauseLength, length: number): boolean {
  if (is === 'exactly') return length === n;
  if (is === 'more') return length > n;
  return length % 2 === (is === 'odd' ? 1 : 0);
}

/** The earlier moves that a clause looks at. */
export class Occurrences {
  /** What a play recreates is known from the game itself where no more is asked. */
  private readonly known: 'earliest' | 'sameTurn' | 'ownPlay' | null;

  constructor(
    private readonly looking: Looking,
    private readonly lifts: RuleClause['lifts'],
  ) {
    this.known = this.isPlain ? knownFor(looking) : null;
  }

  private get isPlain(): boolean {
    const { captures, length, since, times } = this.looking;
    return times === 2 && !captures && !length && since === 'start' && !this.lifts.includes('pass');
  }

  /** The earliest move that counts, where move `n` makes enough of them; -1 where it does not. */
  of(game: Game, n: number): number {
    const { recreates } = game.ply(n);
    if (!recreates) return -1;
    if (this.known) return recreates[this.known];
    const from = historyOf(game, n, this.looking.since);
    let first = -1;
    let seen = 1;
    for (const k of earlierTwins(game, n, from)) {
      if (!this.counts(game, n, k, from)) continue;
      if (first < 0) first = k;
      if (++seen >= this.looking.times) return first;
    }
    return -1;
  }

  /** How often what move `n` recreates has been there, with move `n`. */
  seen(game: Game, n: number): number {
    const from = historyOf(game, n, this.looking.since);
    return 1 + [...earlierTwins(game, n, from)].filter((k) => this.counts(game, n, k, from)).length;
  }

  /** Whether the position after move `k` counts for move `n`, whether or not `n` recreates it. */
  isAsked(game: Game, n: number, k: number): boolean {
    const from = historyOf(game, n, this.looking.since);
    return k >= from && this.isMade(game, n, k, from);
  }

  /** Move `n` leaves the board as move `k` did: whether that counts. */
  private counts(game: Game, n: number, k: number, from: number): boolean {
    const { looking } = this;
    if (!this.isMade(game, n, k, from)) return false;
    if (looking.kind === 'repeat' && originAt(game, k - 1) !== originAt(game, n - 1)) return false;
    const { captures, length } = looking;
    if (length && !hasLength(length, lengthOf(game, k, n, length.of))) return false;
    if (captures) {
      const more = ahead(game, k, n, game.ply(n).color);
      const holds = { equal: more === 0, unequal: more !== 0, more: more > 0, fewer: more < 0 };
      if (!holds[captures]) return false;
    }
    return !(this.lifts.includes('pass') && passesBetween(game, k, n - 1));
  }

  private isMade(game: Game, n: number, k: number, from: number): boolean {
    const { looking } = this;
    if (looking.kind === 'repeat')
      return k > 0 && game.ply(k).kind === 'play' && (k > from || typeof looking.since === 'object');
    const { after, by, what } = looking;
    if (what === 'situation' && game.toPlayAfter(k) !== game.toPlayAfter(n)) return false;
    if (looking.start === 'forgotten' && boardWasSetUp(game, k)) return false;
    if (isNobodys(game, k, from, looking.since)) return startCounts(looking) || looking.start === 'forgotten';
    const { color, kind } = game.ply(k);
    if (by !== null && (color === game.ply(n).color) !== (by === 'same')) return false;
    if (after === 'play') return kind === 'play' || kind === 'tenuki';
    if (after === 'move' || k === from) return true;
    // A pass leaves what was there, and that has been counted; it makes a situation of its own.
    return kind !== 'void' && (kind !== 'pass' || what === 'situation');
  }

  /**
   * What of the past bears on the clause: the boards that count and may come again, each with what
   * tells one from the other. Moves to come look back from later on, so lengths and captures are
   * those up to now.
   */
  pastKey(game: Game, recurrence: Recurrence): string {
    const { looking, lifts } = this;
    const now = game.length;
    const next = now + 1;
    const from = historyOf(game, next, looking.since);
    const label = (k: number): string | null => {
      const { captures, length, since } = looking;
      if (lifts.includes('pass') && passesBetween(game, k, now)) return null;
      let said = '';
      if (looking.kind === 'repeat') {
        if (k === 0 || game.ply(k).kind !== 'play' || (k === from && typeof since !== 'object')) return null;
        said += ` from ${recurrence.board(k - 1)}`;
      } else {
        const { after, by, start, what } = looking;
        if (start === 'forgotten' && boardWasSetUp(game, k)) return null;
        const isStart = isNobodys(game, k, from, since);
        if (isStart && !startCounts(looking) && start !== 'forgotten') return null;
        const kind = isStart ? 'start' : game.ply(k).kind;
        if (after === 'play' && !isStart && kind !== 'play' && kind !== 'tenuki') return null;
        if (after === 'any' && k !== from && (kind === 'void' || (kind === 'pass' && what === 'position'))) {
          // As the first of a window that moves on it counts.
          if (typeof since !== 'object') return null;
          said += ' left';
        }
        if (by !== null) said += isStart ? ' by nobody' : ` by ${game.ply(k).color}`;
        if (what === 'situation') said += ` then ${game.toPlayAfter(k)}`;
      }
      if (typeof since === 'object') {
        if (now - k >= since.within) return null;
        said += ` ${now - k} ago`;
      }
      if (length) {
        const long = lengthOf(game, k, now, length.of);
        if (length.is === 'exactly' && long > length.n) return null;
        said += ` long ${length.is === 'odd' || length.is === 'even' ? long % 2 : Math.min(long, length.n + 1)}`;
      }
      if (captures) said += ` ahead ${ahead(game, k, now, BLACK)}`;
      return said;
    };
    const boards = boardsPassed(game, recurrence, from, label, looking.times > 2);
    // One more pass makes two in a row.
    const pending = looking.since === 'passes' && game.plies.at(-1)?.kind === 'pass' ? ' passed' : '';
    return boards + pending;
  }
}

/** Nobody made what was there after move `k`: the start, setup, and where the history begins. */
function isNobodys(game: Game, k: number, from: number, since: ClauseSince): boolean {
  if (k === 0 || game.ply(k).kind === 'setup') return true;
  return k === from && typeof since !== 'object';
}

function originAt(game: Game, n: number): number {
  return n === 0 ? 0 : game.ply(n).origin;
}

/** Whether one of the moves behind move `from`, up to move `to`, is a pass. */
function passesBetween(game: Game, from: number, to: number): boolean {
  const count = (n: number) => (n === 0 ? 0 : game.ply(n).passCount);
  return count(to) > count(from);
}

function knownFor(looking: Looking): 'earliest' | 'sameTurn' | 'ownPlay' | null {
  if (looking.kind === 'repeat' || looking.start !== null) return null;
  const { after, by, what } = looking;
  if (what === 'position' && by === null && after !== 'play') return 'earliest';
  if (what === 'situation' && by === null && after === 'move') return 'sameTurn';
  if (what === 'position' && by === 'same' && after === 'play') return 'ownPlay';
  return null;
}
