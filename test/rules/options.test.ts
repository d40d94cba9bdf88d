import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Move } from '../../src/go/types.ts';
import { RULES, ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, FAR, type PlainRule, RULE_IDS, type RuleId } from '../../src/rules/rule.ts';
import {
  choiceOf,
  chosenBy,
  isRuleId,
  optionsOf,
  PRESETS,
  plainOf,
  RULE_OPTIONS,
  type RuleOption,
  readVariant,
  variantOf,
} from '../../src/rules/variants.ts';
import { randomGame } from '../go/random.ts';
import { OracleGame, type Stone } from '../oracle/board.ts';
import { breathe } from '../oracle/breathe.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { crowded, gameFrom, play } from '../oracle/coupling-games.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { gameOf, randomGame as kosGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { literalJapanese, literalSuperko, type OracleChoice } from '../oracle/history.ts';
import { judgedBy } from '../oracle/judged.ts';
import { oracleSpight } from '../oracle/spight.ts';
import { expectSeen, runs } from '../runs.ts';
import { ENTRIES, gameOf as gameOfEntry } from './coupling-korean.ts';

/** All ways to choose from some options of a rule. */
function variantsOf(rule: PlainRule, ...names: readonly string[]): RuleId[] {
  let all: ReadonlyMap<string, string>[] = [new Map()];
  for (const { name, values } of RULE_OPTIONS[rule] as readonly RuleOption[])
    if (names.includes(name))
      all = all.flatMap((chosen) => values.map((value) => new Map([...chosen, [name, value]])));
  return all.map((chosen) => variantOf(rule, chosen));
}

const anyVariant = fc
  .constantFrom(...RULE_IDS)
  .chain((rule) =>
    fc
      .tuple(
        ...(RULE_OPTIONS[rule] as readonly RuleOption[]).map(({ name, values }) =>
          fc.option(fc.constantFrom(...values).map((value) => [name, value] as const)),
        ),
      )
      .map((said) => ({ rule, said: said.flatMap((one) => (one ? [one] : [])) })),
  );

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

const stone = (color: number): Stone => (color === 1 ? 'X' : 'O');
const CODES = {
  psk: 'superko.positional',
  ssk: 'superko.situational',
  nssk: 'superko.natural-situational',
} as const;

/** A random game in which now and then the board is set up anew, as earlier in the game or otherwise. */
function gameWithSetup(seed: number): { start: Game['start']; moves: Move[] } {
  const { start, moves } = randomGame(seed, 4, 40);
  const random = generator(seed);
  const made: Move[] = [];
  let game = Game.begin(start);
  const add = (move: Move) => {
    made.push(move);
    game = game.with(move);
  };
  for (const move of moves) {
    if (random() < 0.04) {
      const color = (1 + Math.floor(random() * 2)) as Color;
      const earlier = game.after(Math.floor(random() * (game.length + 1)));
      const cells = earlier.cells.slice();
      if (random() < 0.4) cells[Math.floor(random() * cells.length)] = Math.floor(random() * 3);
      add({ kind: 'setup', color, position: new Position(earlier.geometry, cells) });
    } else if (random() < 0.05) add({ kind: 'pass', color: move.color });
    else add(move);
  }
  return { start, moves: made };
}

const GAMES = runs(50);

test(`rules that look back agree, with all their options, with their definitions in ${GAMES} random games`, () => {
  const variants = [
    ...variantsOf('psk', 'passes', 'setup', 'repetition'),
    ...variantsOf('ssk', 'passes', 'setup', 'repetition'),
    ...variantsOf('nssk', 'passes', 'repetition'),
    ...variantsOf('japanese', 'passes', 'turn', 'times', 'repetition'),
  ];
  const seen = new Map<RuleId, number>();
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, suicide) => {
      const { start, moves } = gameWithSetup(seed);
      const { geometry } = start.position;
      const has = (side: 'left' | 'right' | 'top' | 'bottom') => geometry.open.has(side);
      const open = { left: has('left'), right: has('right'), top: has('top'), bottom: has('bottom') };
      const oracle = new OracleGame(start.position.rows(), stone(start.toPlay), open, suicide);
      const game = Game.of(start, moves);
      const options = {
        ...DEFAULT_OPTIONS,
        suicide: suicide ? ('allowed' as const) : ('forbidden' as const),
      };
      const some = variants.filter((_, i) => (i + seed) % 8 === 0);
      const referees = some.map((id) => new Referee(ruleOf(id)!, game, options));
      for (const [i, move] of moves.entries()) {
        if (move.kind === 'setup') {
          oracle.setUp(move.position.rows(), stone(move.color));
          continue;
        }
        const at = move.kind === 'play' ? `${geometry.x(move.point)},${geometry.y(move.point)}` : '';
        const { kind, verdicts } = oracle.move({ kind: move.kind, stone: stone(move.color), at });
        if (kind !== 'play' || verdicts.none !== 'allowed') continue;
        for (const referee of referees) {
          const { id } = referee.rule;
          const { verdict, code, outcome, evidence } = referee.at(i + 1).verdict;
          const repeated = evidence.find((one) => one.kind === 'repetition')?.of ?? -1;
          const expected = literal(id, oracle.history, verdicts.basic !== 'allowed');
          expect({ verdict, code, outcome, repeated }, `${id}, move ${i + 1}`).toEqual(expected);
          if (repeated >= 0) seen.set(id, (seen.get(id) ?? 0) + 1);
        }
      }
    }),
    { numRuns: GAMES },
  );
  expectSeen(seen.size, variants.length / 3);
});

/** What a rule that looks back says of the last move, a play that nothing else forbids. */
function literal(id: RuleId, history: OracleGame['history'], isRecapture: boolean) {
  const choice = choiceOf(id) as OracleChoice;
  const plain = plainOf(id) as 'psk' | 'ssk' | 'nssk' | 'japanese';
  const allowed = { verdict: 'allowed', code: null, outcome: undefined, repeated: -1 };
  if (plain === 'japanese') {
    if (isRecapture) return { ...allowed, verdict: 'forbidden', code: 'basic.recapture' };
    const repeated = literalJapanese(history, choice);
    if (repeated < 0) return allowed;
    return { verdict: 'ends', code: 'japanese.repetition', outcome: choice.repetition, repeated };
  }
  const repeated = literalSuperko(plain, history, choice);
  if (repeated < 0) return allowed;
  const code = CODES[plain];
  if (choice.repetition === 'forbidden') return { ...allowed, verdict: 'forbidden', code, repeated };
  return { verdict: 'ends', code, outcome: choice.repetition, repeated };
}

test('a Korean recreation comes to what is chosen, and to nothing else', () => {
  let ends = 0;
  for (let seed = 0; seed < runs(15); seed++) {
    const { start, moves } = randomGame(seed, 4, 40);
    const game = Game.of(start, moves);
    const usual = new Referee(ruleOf('korean')!, game, DEFAULT_OPTIONS);
    for (const id of variantsOf('korean', 'repetition')) {
      const { repetition } = choiceOf(id);
      const referee = new Referee(ruleOf(id)!, game, DEFAULT_OPTIONS);
      for (let n = 1; n <= game.length; n++) {
        const { reason: _, clause: _c, ...said } = usual.at(n).verdict;
        const { reason: __, clause: __c, ...varied } = referee.at(n).verdict;
        expect(varied).toEqual(said.outcome ? { ...said, outcome: repetition } : said);
        if (said.outcome) ends++;
      }
    }
  }
  expectSeen(ends, 10);
});

test('options that an entry says for all rules are the same as options of a rule, and stand above them', () => {
  const said = [
    ['suicide', 'allowed', { suicide: 'allowed' }],
    ['suicide', 'forbidden', { suicide: 'forbidden' }],
    ['hidden-kos', 'count', { hiddenKos: 'count' }],
    ['hidden-kos', 'ignore', { hiddenKos: 'ignore' }],
    ['max-cycle', '4', { maxCycle: 4 }],
    ['max-cycle', '6', { maxCycle: 6 }],
    ['max-cycle', 'far', { maxCycle: FAR }],
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

test('Spight’s rule and Ing’s agree with the literal rule when odd cycles are allowed and passes keep runs', async () => {
  const random = generator(22);
  let kept = 0;
  for (let g = 0; g < runs(12); g++) {
    await breathe();
    const { board, moves: dealt } = kosGame(random, false);
    // Passes where stones are hot, each followed by whoever is to play.
    const most = { maxCycle: 6, suicide: false, plain: true };
    const dealtHot = oracleSpight(oracleBoard(board), dealt, most).map(({ hot }) => hot.length > 0);
    const moves = dealt.flatMap((move, k) =>
      dealtHot[k - 1] && random() < 0.6 ? [{ color: move.color, point: 'pass' as const }, move] : [move],
    );
    const maxCycle = board.join('').length <= 9 ? 8 : 6;
    const game = gameOf(board, moves);
    for (const rule of ['spight', 'ing'] as const) {
      const suicide = rule === 'ing';
      const all = variantsOf(rule, 'odd-cycles', 'passes');
      for (const id of [all[1 + (g % (all.length - 1))]!]) {
        const { passes, 'odd-cycles': odd } = choiceOf(id);
        const referee = new Referee(ruleOf(id)!, game, { ...DEFAULT_OPTIONS, maxCycle });
        const passesKeep = passes === 'keep';
        const expected = oracleSpight(oracleBoard(board), moves, {
          maxCycle,
          suicide,
          plain: true,
          passesKeep,
        });
        expected.forEach((one, k) => {
          const where = `${id}: ${board.join('/')} move ${k + 1} of ${JSON.stringify(moves)}`;
          const { verdict, facts } = referee.at(k + 1);
          const { koPlay, hot } = facts as { koPlay: boolean; hot: readonly number[] };
          expect({ koPlay, hot: [...hot].sort((a, b) => a - b) }, where).toEqual({
            koPlay: one.koPlay,
            hot: one.hot,
          });
          const isOdd = one.secondOddCycle && odd === 'once';
          const hotCodes = rule === 'ing' ? ['ing.fighting-ko', 'ing.undecided'] : ['spight.hot-stone'];
          const oddCode = rule === 'ing' ? 'ing.disturbing-ko' : 'spight.odd-cycle';
          expect(one.capturesHot ? hotCodes : [isOdd ? oddCode : null], where).toContain(verdict.code);
          if (passesKeep && one.hot.length > 0 && moves[k]!.point === 'pass') kept++;
        });
      }
    }
  }
  expectSeen(kept, 0);
});

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

test('the coupling rules agree with the literal rule in all their readings', async () => {
  const readings = variantsOf('coupling', 'elsewhere', 'repeated', 'replacing', 'empty-mouths', 'recapture');
  const random = generator(41);
  const differing = new Set<string>();
  for (let g = 0; g < runs(24); g++) {
    await breathe();
    const [columns, rows, empties] = [[3, 3, 3] as const, [2, 5, 3] as const, [4, 4, 3] as const][g % 3]!;
    const start = crowded(columns, rows, empties, random);
    const moves = play(start, columns, 12, empties + 1, random);
    const game = gameFrom(start, columns, moves);
    const usual = JSON.stringify(judgedBy('coupling', game, { maxCycle: 6 }));
    for (const id of [readings[g % readings.length]!, ...variantsOf('coupling', NAMES[g % NAMES.length]!)]) {
      const got = judgedBy(id, game, { maxCycle: 6 });
      const oracle = new CouplingOracle(columns, 6, true, false, Object.fromEntries(chosenBy(id)));
      expect(got, `${id} ${JSON.stringify({ start, columns, moves })}`).toEqual(oracle.judge(start, moves));
      if (JSON.stringify(got) !== usual) for (const [name] of chosenBy(id)) differing.add(name);
    }
  }
  expectSeen(differing.size, 2);
});

const NAMES = ['elsewhere', 'repeated', 'replacing', 'empty-mouths', 'recapture'] as const;
