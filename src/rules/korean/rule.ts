import type { Game } from '../../go/game.ts';
import { repetitionsAt } from '../../go/repetition.ts';
import { type Color, colorName, type Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { clauseOf, RETAKE_BAN, recreating } from '../shared/clauses.ts';
import { nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { recreation as recreated, repetitionEvidence } from '../shared/recreation.ts';
import { statedBy } from '../shared/stated.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { type Clause, ends } from '../verdict.ts';
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

const KOREAN = {
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
} satisfies Partial<KoRule<null, KoreanFacts>>;

/** The commentary's rule; variants say what a recreation comes to. */
export function koreanWith(id: RuleId): KoRule<null, KoreanFacts> {
  const { repetition: comesTo } = choiceOf(id) as ChosenOptions<'korean'>;
  const clauses = [RETAKE_BAN, clauseOf(recreating(), comesTo)];
  return {
    ...KOREAN,
    ...statedBy(
      clauses,
      (found) => {
        const { recreation } = found.facts;
        if (found.clause === RETAKE_BAN || !recreation) return basicKoVerdict(found);
        const { by, mouths, pattern } = recreation;
        const told = recreated(found.game, recreation);
        const reason =
          comesTo === 'draw'
            ? message('korean.repetition', { ...told, pattern })
            : message('repetition.outcome', { ...told, outcome: comesTo, player: colorName(by) });
        return ends(comesTo, 'korean.repetition', CLAUSE, reason, [
          repetitionEvidence(recreation),
          ...mouths.map((points) => ({ kind: 'points', role: 'mouth', points }) as const),
        ]);
      },
      (game, n): KoreanFacts => ({ recreation: recreationAt(game, n) }),
    ),
    id,
    quick: quickBy(clauses),
    *whyNot(game, n, _options, { verdict }) {
      if (verdict.verdict !== 'allowed') return null;
      return whyNoRepetition(game, n, () => nearestPosition(game, n, 0, () => true));
    },
  };
}
