/** Rules of Koban that the grammar can say judge as their texts do. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type PlainRule, type RuleId } from '../../src/rules/rule.ts';
import { optionsOf, PRESETS } from '../../src/rules/variants.ts';
import { textOfRule } from '../../src/rules/written/known.ts';
import { readRuleText, writtenId } from '../../src/rules/written/read.ts';
import { expectSeen, runs } from '../runs.ts';
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
  expectSeen(decided, 50);
});

/** The rules that the page of published rules names beside its texts. */
const PUBLISHED: Readonly<Record<string, RuleId>> = {
  'my-aga': 'ssk',
  'my-nz': PRESETS['new-zealand'],
  'my-tromp-taylor': PRESETS['tromp-taylor'],
  'chinese-letter': 'psk',
  'my-japanese': 'japanese',
  'my-korean': 'korean',
};

test('texts of the page of published rules judge as the rules beside them', () => {
  const page = readFileSync('docs/explanation/published-rules.md', 'utf8');
  const texts = [...page.matchAll(/^```korule\n([\s\S]*?)^```/gm)].map(([, text]) => readRuleText(text!));
  for (const { faults, name } of texts) expect(faults, String(name)).toEqual([]);
  const pairs = texts.flatMap((one): [RuleId, RuleId][] => {
    const known = PUBLISHED[String(one.name)];
    return known ? [[known, writtenId(one) as RuleId]] : [];
  });
  expect(pairs).toHaveLength(Object.keys(PUBLISHED).length);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { start, moves } = gameWithSetup(seed);
      const game = Game.of(start, moves);
      for (const [known, text] of pairs) {
        const [a, b] = [known, text].map((id) => new Referee(ruleOf(id)!, game, DEFAULT_OPTIONS));
        for (const { number } of game.plies) {
          const [own, said] = [a!.at(number).verdict, b!.at(number).verdict];
          expect([said.verdict, said.outcome], `${known}, move ${number}`).toEqual([
            own.verdict,
            own.outcome,
          ]);
        }
      }
    }),
    { numRuns: runs(40) },
  );
});
