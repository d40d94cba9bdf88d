/** Rules of Koban that the grammar can say judge as their texts do. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type PlainRule, type RuleId } from '../../src/rules/rule.ts';
import { optionsOf } from '../../src/rules/variants.ts';
import { textOfRule } from '../../src/rules/written/known.ts';
import { readRuleText } from '../../src/rules/written/read.ts';
import { runs } from '../runs.ts';
import { gameWithSetup, variantsOf } from './literal-rule.ts';

const RULES = ['none', 'basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese'] as const;
const VARIANTS = RULES.flatMap((rule: PlainRule) =>
  variantsOf(
    rule,
    optionsOf(rule).map(({ name }) => name),
  ),
);

const written = (id: RuleId): RuleId => {
  const text = textOfRule(id)!;
  return `${readRuleText(text).name}\n${text}` as RuleId;
};

test('each text is read without a fault', () => {
  for (const id of VARIANTS) expect(readRuleText(textOfRule(id)!).faults, id).toEqual([]);
});

test('rules and their texts say the same in random games, with all options', () => {
  let decided = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { start, moves } = gameWithSetup(seed);
      const game = Game.of(start, moves);
      for (const id of VARIANTS.filter((_, i) => (i + seed) % 7 === 0)) {
        const [a, b] = [id, written(id)].map((one) => new Referee(ruleOf(one)!, game, DEFAULT_OPTIONS));
        for (const { number } of game.plies) {
          const [own, text] = [a!.at(number).verdict, b!.at(number).verdict];
          const said = ({ verdict, outcome, evidence }: typeof own) => ({
            verdict,
            outcome,
            // The commentary tells a recreation from the latest position that is the same.
            evidence: id.startsWith('korean') ? null : evidence,
          });
          expect(said(text), `${id}, move ${number}`).toEqual(said(own));
          if (own.verdict !== 'allowed') decided++;
        }
      }
    }),
    { numRuns: runs(12) },
  );
  expect(decided).toBeGreaterThan(50);
});
