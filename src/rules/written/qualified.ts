import type { Game } from '../../go/game.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Recurrence } from '../rule.ts';
import {
  type ClauseCondition,
  type ClauseLength,
  type ClauseSince,
  type RuleClause,
  recreating,
} from '../shared/clauses.ts';
import { originAt } from '../shared/history.ts';
import { Occurrences } from '../shared/occurrences.ts';

/** A clause that asks for earlier positions, or for earlier plays. */
type Looking = Extract<ClauseCondition, { kind: 'recreate' | 'repeat' }>;

/** The move with which the history begins that counts for move `n`, where no pass ends it. */
function historyOf(game: Game, n: number, since: Exclude<ClauseSince, 'start' | 'pass'>): number {
  if (typeof since === 'object') return Math.max(0, n - since.within);
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

/** The earlier moves that a clause of an author looks at, with all that it asks of them. */
export class QualifiedOccurrences extends Occurrences {
  private readonly passLifts: boolean;

  constructor(
    private readonly looking: Looking,
    lifts: RuleClause['lifts'],
  ) {
    const { captures, kind, length, since, times } = looking;
    const passLifts = lifts.includes('pass');
    const isPlain = kind === 'recreate' && times === 2 && !captures && !length && since === 'start';
    super(kind === 'recreate' ? looking : recreating({ since, times }), isPlain && !passLifts);
    this.passLifts = passLifts;
  }

  override since(game: Game, n: number): number {
    const { since } = this.looking;
    return since === 'start' || since === 'pass' ? super.since(game, n) : historyOf(game, n, since);
  }

  protected override isNobodys(game: Game, k: number, from: number): boolean {
    return typeof this.looking.since === 'object' && k === from && k > 0
      ? game.ply(k).kind === 'setup'
      : super.isNobodys(game, k, from);
  }

  protected override counts(game: Game, n: number, k: number, from: number): boolean {
    const { looking } = this;
    if (!super.counts(game, n, k, from)) return false;
    if (looking.kind === 'repeat' && originAt(game, k - 1) !== originAt(game, n - 1)) return false;
    const { captures, length } = looking;
    if (length && !hasLength(length, lengthOf(game, k, n, length.of))) return false;
    if (captures) {
      const more = ahead(game, k, n, game.ply(n).color);
      const holds = { equal: more === 0, unequal: more !== 0, more: more > 0, fewer: more < 0 };
      if (!holds[captures]) return false;
    }
    return !(this.passLifts && passesBetween(game, k, n - 1));
  }

  protected override isMade(game: Game, n: number, k: number, from: number): boolean {
    return this.looking.kind === 'repeat'
      ? this.isEarlierPlay(game, k, from)
      : super.isMade(game, n, k, from);
  }

  private isEarlierPlay(game: Game, k: number, from: number): boolean {
    return k > 0 && game.ply(k).kind === 'play' && (k > from || typeof this.looking.since === 'object');
  }

  override pastKey(game: Game, recurrence: Recurrence): string {
    // One more pass makes two in a row.
    const isPending = this.looking.since === 'passes' && game.plies.at(-1)?.kind === 'pass';
    return super.pastKey(game, recurrence) + (isPending ? ' passed' : '');
  }

  /** What a pass left counts as the first of a window that moves on. */
  private leftOver(game: Game, k: number): string | null {
    const { looking } = this;
    const isAny = looking.kind === 'recreate' && looking.after === 'any' && k > 0;
    if (!isAny || typeof looking.since !== 'object') return null;
    const { color, kind } = game.ply(k);
    return kind === 'pass' || kind === 'void' ? ` left ${color}` : null;
  }

  /** Moves to come look back from later on, so lengths and captures are those up to now. */
  protected override label(game: Game, k: number, from: number, recurrence: Recurrence): string | null {
    const { captures, kind, length, since } = this.looking;
    const now = game.length;
    if (this.passLifts && passesBetween(game, k, now)) return null;
    let said: string | null;
    if (kind === 'repeat')
      said = this.isEarlierPlay(game, k, from) ? ` from ${recurrence.board(k - 1)}` : null;
    else said = super.label(game, k, from, recurrence) ?? this.leftOver(game, k);
    if (said === null) return null;
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
  }
}

/** Whether one of the moves behind move `from`, up to move `to`, is a pass. */
function passesBetween(game: Game, from: number, to: number): boolean {
  const count = (n: number) => (n === 0 ? 0 : game.ply(n).passCount);
  return count(to) > count(from);
}
