/** Rules of Koban that the grammar can say judge as their texts do. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game, type Start } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, EMPTY, type Move } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type PlainRule, type RuleId, type Step } from '../../src/rules/rule.ts';
import { optionsOf, PRESETS } from '../../src/rules/variants.ts';
import { textOfRule } from '../../src/rules/written/known.ts';
import { readRuleText, writtenId } from '../../src/rules/written/read.ts';
import { literally } from '../oracle/written.ts';
import { expectSeen, runs, sampled, sized } from '../runs.ts';
import { literalMoves } from './literal-moves.ts';
import { gameWithSetup, variantsOf } from './literal-rule.ts';

const RULES = ['none', 'basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese'] as const;
const VARIANTS = RULES.flatMap((rule: PlainRule) =>
  variantsOf(
    rule,
    optionsOf(rule).map(({ name }) => name),
  ),
);

const written = (id: RuleId): RuleId => {
  const text = textOfRule(ruleOf(id)!)!;
  return `${readRuleText(text).name}\n${text}` as RuleId;
};

test('each text is read without a fault', () => {
  for (const id of VARIANTS) expect(readRuleText(textOfRule(ruleOf(id)!)!).faults, id).toEqual([]);
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

/** All games of up to so many plies; each line ends where a ply completes it. */
function* games(game: Game, plies: number): Generator<Game, void> {
  if (plies === 0) return;
  const color = game.toPlayAfter(game.length);
  const { cells } = game.after(game.length);
  const free = [...cells.keys()].filter((point) => cells[point] === EMPTY);
  const moves: Move[] = [
    { kind: 'pass', color },
    ...free.map((point) => ({ kind: 'play', color, point }) as const),
  ];
  for (const next of game.withEach(moves)) {
    yield next;
    yield* games(next, plies - 1);
  }
}

/** The boards, and up to which ply all games on them are tried: what is compared with what. */
const BOARDS = [
  { columns: 5, rows: 1, plies: sized(5, 8), literal: sized(4, 6) },
  { columns: 2, rows: 2, plies: sized(6, 8), literal: sized(5, 7) },
  { columns: 3, rows: 2, plies: sized(4, 8), literal: sized(4, 5) },
];

test.each(BOARDS)(
  'in all games on $columns x $rows rules, their texts, and the texts read literally say the same',
  ({ columns, rows, plies, literal }) => {
    const geometry = Geometry.of({ columns, rows });
    const start: Start = { position: Position.empty(geometry), toPlay: BLACK };
    const tried = sampled(
      2,
      VARIANTS.filter((id) => !id.includes('suicide')),
    ).map((id) => {
      const text = textOfRule(ruleOf(id)!)!;
      const key = { ...DEFAULT_OPTIONS, suicide: 'allowed' } as const;
      return { id, text, rules: [ruleOf(id)!, ruleOf(written(id))!], key };
    });
    let decided = 0;
    for (const game of games(Game.begin(start), plies)) {
      const n = game.length;
      if (game.ply(n).kind !== 'play') continue;
      const history = n <= literal ? literalMoves(game) : null;
      for (const { id, text, rules, key } of tried) {
        const [own, said] = rules.map(
          (rule) => (rule.step(null, game, n, key) as Step<unknown, unknown>).verdict,
        );
        if (own!.verdict === 'allowed' && said!.verdict === 'allowed' && !history) continue;
        expect([said!.verdict, said!.outcome], `${id}, ${game.plies.map(({ point }) => point)}`).toEqual([
          own!.verdict,
          own!.outcome,
        ]);
        if (history) {
          const { outcome, verdict } = literally(text, history);
          expect([verdict, outcome ?? undefined], `${id}, literally`).toEqual([
            own!.verdict,
            own!.outcome?.replace('-', ' '),
          ]);
        }
        if (own!.verdict !== 'allowed') decided++;
      }
    }
    expect(decided).toBeGreaterThan(80);
  },
);

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
