import type { Game } from '../../go/game.ts';
import { repetitionsAt } from '../../go/repetition.ts';
import { type Color, colorName, type Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { DRAW, FORBIDDEN, ALLOWED as QUICKLY_ALLOWED } from '../quick.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { boardsPassed, lastExchange } from '../shared/past.ts';
import { recreation as recreated, repetitionEvidence } from '../shared/recreation.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { ALLOWED, type Clause, ends, type Verdict } from '../verdict.ts';
import { mouthsOf, type Pattern, patternOfMouths } from './pattern.ts';

const CLAUSE: Clause = {
  source: message('source.korean'),
  clause: message('clause.korean'),
};

/** A recreation of the same configuration (RSC). */
interface Recreation {
  /**
   * The starting point: the latest earlier move after which the whole board was the same; 0 for the
   * start of the game.
   */
  readonly from: number;
  /** The move that completes it. */
  readonly to: number;
  /**
   * Moves from the first after the starting point to the last, passes counted: the commentary's
   * cycle length.
   */
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
  readonly by: Color;
  readonly pattern: Pattern;
  readonly mouths: readonly (readonly Point[])[];
}

interface KoreanFacts {
  readonly recreation: Recreation | null;
}

/**
 * The recreation that move `n` completes, or `null`. Only a play recreates; a pass leaves the board
 * as it is and counts for nothing.
 */
function recreationAt(game: Game, n: number): Recreation | null {
  const ply = game.plies[n - 1];
  const found = repetitionsAt(game, n)?.latest;
  if (!ply || !found) return null;
  const { from, to, length, plays, passes } = found;
  const mouths = mouthsOf(game, from, to);
  return {
    from,
    to,
    length,
    plays,
    passes,
    by: ply.color,
    pattern: patternOfMouths(game, from, to, mouths),
    mouths,
  };
}

const KOREAN: Omit<KoRule<null, KoreanFacts>, 'id' | 'step'> = {
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  pastKey: (_state, game, recurrence) =>
    `${lastExchange(game)} ${boardsPassed(game, recurrence, 0, () => '')}`,
  quick: (line) => (line.recaptures ? FORBIDDEN : line.repeats() >= 0 ? DRAW : QUICKLY_ALLOWED),
  toJson: ({ recreation }, _geometry, _game, shown = (n) => n) => ({
    repetition: recreation && {
      from: shown(recreation.from),
      to: shown(recreation.to),
      length: recreation.length,
      plays: recreation.plays,
      passes: recreation.passes,
      by: colorName(recreation.by),
      pattern: recreation.pattern,
    },
  }),
  marks: ({ recreation }) => (recreation ? { mouths: recreation.mouths } : {}),
  describe: ({ recreation }, geometry, letters) => {
    if (!recreation) return [];
    const kos = recreation.mouths.map((mouth) => ({
      letter: letters(mouth)[0] ?? null,
      points: geometry.names(mouth),
    }));
    return [message('facts.mouths', { kos })];
  },
};

/** The commentary's rule; variants say what a recreation comes to. */
export function koreanWith(id: RuleId): KoRule<null, KoreanFacts> {
  const { repetition: comesTo } = choiceOf(id) as ChosenOptions<'korean'>;
  return {
    ...KOREAN,
    id,
    step(_state, game, n) {
      const recreation = recreationAt(game, n);
      const result = (verdict: Verdict) => ({ verdict, facts: { recreation }, state: null });
      const ko = basicKoVerdict(game, n);
      if (ko !== ALLOWED || !recreation) return result(ko);
      const { mouths, pattern } = recreation;
      const told = recreated(game, recreation);
      const reason =
        comesTo === 'draw'
          ? message('korean.repetition', { ...told, pattern })
          : message('repetition.outcome', { ...told, outcome: comesTo, player: colorName(recreation.by) });
      return result(
        ends(comesTo, 'korean.repetition', CLAUSE, reason, [
          repetitionEvidence(recreation),
          ...mouths.map((points) => ({ kind: 'points', role: 'mouth', points }) as const),
        ]),
      );
    },
    *whyNot(game, n, _options, { verdict }) {
      if (verdict.verdict !== 'allowed') return null;
      return whyNoRepetition(game, n, () => nearestPosition(game, n, 0, () => true));
    },
  };
}
