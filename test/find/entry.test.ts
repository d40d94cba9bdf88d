import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import type { Bounds, Condition, Hit } from '../../src/find/conditions.ts';
import { distinct, exampleOf } from '../../src/find/entry.ts';
import { FIND_OPTIONS, gameOf } from '../../src/find/judges.ts';
import { PASS } from '../../src/find/line.ts';
import { QuestSearch } from '../../src/find/search.ts';
import { finish } from '../../src/go/task.ts';
import { RULES, ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { optionsOf, plainOf, variantOf } from '../../src/rules/variants.ts';
import { analyse, check, DEFAULT_SETTINGS, evaluate, finishFindings } from '../../src/service/index.ts';
import { expectSeen, runs } from '../runs.ts';

const boundsOf = (rows: number): Bounds => ({
  board: { columns: 3, rows },
  stones: { least: 0, most: 3 * rows },
  moves: { least: 1, most: 5 },
  passes: true,
});
const PAIRS = [
  ['basic', 'nssk'],
  ['psk', 'spight'],
  ['ssk', 'coupling'],
  ['korean', 'ing'],
] as const;

function hitsOf(condition: Condition, stones: number, moves: number, rows = 2): Hit[] {
  const decided = condition.kind === 'differ' ? condition.pairs.map(() => false) : [false];
  return finish(
    new QuestSearch(boundsOf(rows), condition).level(
      { points: 3 * rows, stones, moves },
      { index: 1, count: 1 },
      decided,
    ),
  );
}

describe('what was found', () => {
  it.each([
    [{ kind: 'differ', pairs: PAIRS } as const, 2, 1, 4],
    [{ kind: 'differ', pairs: PAIRS } as const, 2, 2, 3],
    [{ kind: 'cycle', length: 3, parity: 'odd' } as const, 3, 5, 3],
    [{ kind: 'cycle', length: 4, parity: 'odd' } as const, 3, 4, 4],
    [{ kind: 'eye', value: { units: 0, a: 2, b: 0, unknown: 0 } } as const, 3, 7, 0],
    [{ kind: 'eye', value: { units: 3, a: 0, b: 0, unknown: 0 } } as const, 3, 2, 0],
  ])(
    'is an entry whose claims hold: %j on %i rows, with %i stones and %i moves',
    (condition, rows, stones, moves) => {
      const hits = hitsOf(condition, stones, moves, rows);
      expect(hits.length).toBeGreaterThan(0);
      const text = hits.map((hit, i) => exampleOf(condition, hit, `Example ${i}`).text).join('\n');
      const { entries } = analyse(openDocument('found.goban', 1, 'goban', text), DEFAULT_SETTINGS);
      expect(entries).toHaveLength(hits.length);
      for (const { analysis } of entries) {
        finishFindings(analysis);
        const claims = analysis.syntax.expects;
        expect(claims.length).toBeGreaterThan(0);
        expect(claims.map((claim) => [claim.text, evaluate(analysis, claim)?.status])).toEqual(
          claims.map((claim) => [claim.text, 'holds']),
        );
        expect(check(analysis, DEFAULT_SETTINGS).filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    },
  );

  it('is told apart by its idea: one example of each', () => {
    const condition: Condition = { kind: 'differ', pairs: [['psk', 'spight']] };
    const examples = hitsOf(condition, 1, 4).map((hit) => exampleOf(condition, hit, 'One'));
    const ideas = distinct(examples);
    expect(ideas.length).toBeLessThan(examples.length);
    expect(new Set(ideas.map(({ idea }) => idea)).size).toBe(ideas.length);
  });
});

/** Every rule with each value of each of its options. */
const VARIANTS = RULES.flatMap(({ id }) =>
  optionsOf(id)
    .filter(({ name }) => name !== 'max-cycle')
    .flatMap(({ name, values }) => values.map((value) => variantOf(plainOf(id), new Map([[name, value]]))))
    .flatMap((one) => ruleOf(one) ?? []),
);

describe('the search asks no rule but Jasiek’s before a stone was captured', () => {
  it('since every other rule allows every move until then', () => {
    const line = fc.array(fc.integer({ min: PASS, max: 8 }), { maxLength: 10 });
    let asked = 0;
    fc.assert(
      fc.property(line, fc.nat(), (points, seed) => {
        const black = seed & 0x1ff;
        const white = (seed >> 9) & 0x1ff & ~black;
        const game = gameOf({ columns: 3, rows: 3 }, { black, white }, points);
        const end = game.plies.findIndex(({ captured, kind }) => captured.length > 0 || kind === 'void');
        const quiet = end < 0 ? game.length : end;
        if (quiet === 0) return;
        asked++;
        for (const rule of [...RULES, ...VARIANTS]) {
          if (plainOf(rule.id) === 'coupling') continue;
          expect(new Referee(rule, game.prefix(quiet), FIND_OPTIONS).at(quiet).verdict.verdict).toBe(
            'allowed',
          );
        }
      }),
      { numRuns: runs(25) },
    );
    expectSeen(asked, 8);
  });
});
