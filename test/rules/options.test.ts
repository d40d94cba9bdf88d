import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES, ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, RULE_IDS, type RuleId } from '../../src/rules/rule.ts';
import {
  choiceOf,
  chosenBy,
  isRuleId,
  optionsOf,
  PRESETS,
  plainOf,
  readVariant,
  variantOf,
} from '../../src/rules/variants.ts';
import { gameOf, randomGame as kosGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { runs } from '../runs.ts';
import { anyVariant } from './any-variant.ts';
import { ENTRIES, gameOf as gameOfEntry } from './coupling-korean.ts';

describe('a variant as text', () => {
  test('is read in any order, with blanks for hyphens, and written in one way', () => {
    fc.assert(
      fc.property(anyVariant, fc.boolean(), ({ rule, said }, blanks) => {
        const id = variantOf(rule, new Map(said));
        const text = [...said]
          .reverse()
          .map((one) => one.join(' '))
          .join(' and ');
        const words = `${rule}${text && ` with ${blanks ? text.replaceAll('-', ' ') : text}`}`.split(' ');
        expect(readVariant([...words, 'basic'])).toEqual({ rule: id, fault: null, next: words.length });
        expect(isRuleId(id)).toBe(true);
        expect(variantOf(plainOf(id), new Map(chosenBy(id)))).toBe(id);
        expect(ruleOf(id)?.id).toBe(id);
        const usual = optionsOf(rule).map(({ name, usual }) => [name, usual]);
        expect(choiceOf(id)).toEqual({ ...Object.fromEntries(usual), ...Object.fromEntries(said) });
      }),
    );
  });

  test('never fails, and says where it is wrong', () => {
    const words = fc.constantFrom(
      ...'psk with and passes lift count odd cycles allowed mine x suicide'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (written) => {
        const { rule, fault, next } = readVariant(written, 0, new Map([['mine', 'ssk' as const]]));
        expect((rule === null) !== (fault === null)).toBe(true);
        expect(next).toBeLessThanOrEqual(Math.max(1, written.length));
        if (fault) expect(fault.from).toBeLessThanOrEqual(written.length);
      }),
    );
  });

  test('presets are variants', () => {
    for (const rule of Object.values(PRESETS)) expect(isRuleId(rule), rule).toBe(true);
    expect(readVariant(['katago-spight', 'with', 'suicide', 'allowed']).rule).toBe(
      'psk with passes lift and suicide allowed',
    );
  });

  test('of a rule with all that is usual is the rule itself', () => {
    for (const { id } of RULES) {
      const usual = optionsOf(id).flatMap(({ name, usual }) =>
        usual === null ? [] : [[name, usual] as const],
      );
      expect(variantOf(plainOf(id), new Map(usual))).toBe(id);
    }
  });
});

test('options that an entry says for all rules are the same as options of a rule, and stand above them', () => {
  const said = [
    ['suicide', 'allowed', { suicide: 'allowed' }],
    ['suicide', 'forbidden', { suicide: 'forbidden' }],
    ['hidden-kos', 'count', { hiddenKos: 'count' }],
    ['hidden-kos', 'ignore', { hiddenKos: 'ignore' }],
    ['max-cycle', '4', { maxCycle: 4 }],
  ] as const;
  const others = { suicide: 'allowed', hiddenKos: 'count', maxCycle: 5 } as const;
  const random = generator(5);
  for (let g = 0; g < runs(2); g++) {
    const { board, moves } = kosGame(random, true);
    const game = gameOf(board, moves);
    for (const rule of RULE_IDS) {
      for (const [option, value, own] of said) {
        if (!optionsOf(rule).some(({ name, values }) => name === option && values.includes(value))) continue;
        const id = variantOf(rule, new Map([[option, value]]));
        for (const options of [DEFAULT_OPTIONS, { ...DEFAULT_OPTIONS, ...others }]) {
          const short = { ...options, maxCycle: Math.min(options.maxCycle, 6) };
          const plain = new Referee(ruleOf(rule)!, game, { ...short, ...own });
          const varied = new Referee(ruleOf(id)!, game, short);
          for (let n = 1; n <= game.length; n++) {
            const at = `${id}, move ${n} of ${board.join('/')} ${JSON.stringify(moves)}`;
            expect(told(varied, n), at).toEqual(told(plain, n));
          }
        }
      }
    }
  }
});

/** A verdict without the words for its rule. */
function told(referee: Referee, n: number) {
  const { verdict, code, outcome, evidence, assumptions } = referee.at(n).verdict;
  const repeated = evidence.find(({ kind }) => kind === 'repetition');
  return { verdict, code, outcome, repeated, assumptions };
}

test('an odd cycle may be played again where odd cycles are allowed', () => {
  const entry = ENTRIES.find(({ id }) => id === 'extra-send-two-with-pass')!;
  const game = gameOfEntry({ ...entry, moves: [...entry.moves, ...entry.moves] });
  const codes = (id: RuleId) => {
    const referee = new Referee(ruleOf(id)!, game, DEFAULT_OPTIONS);
    return game.plies.map(({ number }) => referee.at(number).verdict.code);
  };
  const allowed = game.plies.map(() => null);
  for (const [rule, code] of [
    ['spight', 'spight.odd-cycle'],
    ['ing', 'ing.disturbing-ko'],
  ] as const) {
    expect(codes(rule)).toEqual([...allowed.slice(2), code, null]);
    expect(codes(`${rule} with odd-cycles allowed`)).toEqual(allowed);
  }
});
