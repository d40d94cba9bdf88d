import type { Game } from '../../go/game.ts';
import type { Repetition } from '../../go/repetition.ts';
import type { Moment } from '../../words/index.ts';
import type { Evidence } from '../verdict.ts';

/** The moment after move `n` of a game, for a message. */
export function momentOf(game: Game, n: number): Moment {
  return game.plies[n - 1]?.kind === 'setup' ? { move: n, setup: true } : { move: n };
}

/** What a move recreates, for a message. */
export function recreation(game: Game, { from, to, length, plays, passes }: Omit<Repetition, 'parity'>) {
  return { of: momentOf(game, from), isVain: to - from === 1, length, plays, passes };
}

/** What a reader can check a verdict on a repetition against. */
export function repetitionEvidence(found: Omit<Repetition, 'to' | 'parity'>): Evidence {
  const { from: of, length, plays, passes } = found;
  return { kind: 'repetition', of, length, plays, passes };
}
