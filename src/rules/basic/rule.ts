import type { Game, Ply } from '../../go/game.ts';
import type { KoRule } from '../rule.ts';
import { ALLOWED, forbidden } from '../verdict.ts';

const CLAUSE = {
  source: 'Basic ko',
  clause: 'a single stone that has just captured a single stone may not be recaptured at once',
};

/**
 * Whether move `n` takes back, at once and alone, a single stone that has just captured a single stone (`rules.md`, Superko and the
 * rest). A stone that is part of a larger string is no single stone, although it captured one.
 */
export function isBasicKoRecapture(game: Game, n: number): boolean {
  const ply = game.plies[n - 1];
  const last: Ply | undefined = game.plies[n - 2];
  return (
    ply?.kind === 'play' &&
    last?.kind === 'play' &&
    !last.suicide &&
    last.captured.length === 1 &&
    ply.captured.length === 1 &&
    ply.captured[0] === last.point &&
    ply.color !== last.color &&
    last.string.length === 1
  );
}

export const basic: KoRule<null, null> = {
  id: 'basic',
  title: 'Basic ko',
  summary: 'no immediate recapture of a single stone that has just captured a single stone',
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  step(_state, game, n) {
    if (!isBasicKoRecapture(game, n)) return { verdict: ALLOWED, facts: null, state: null };
    const captor = game.plies[n - 2]!;
    return {
      verdict: forbidden(
        'basic.recapture',
        CLAUSE,
        'takes back at once a single stone that has just captured a single stone',
        [
          { kind: 'move', role: 'captor', number: captor.number },
          { kind: 'points', role: 'captor', points: [captor.point] },
        ],
      ),
      facts: null,
      state: null,
    };
  },
};
