/** Every option of every rule is held to a literal program on random games, whatever the entry's own keys say. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, RULE_IDS, type RuleId } from '../../src/rules/rule.ts';
import { choiceOf, chosenBy, optionsOf, plainOf, variantOf } from '../../src/rules/variants.ts';
import type { OracleGame, OracleReport } from '../oracle/board.ts';
import { breathe } from '../oracle/breathe.ts';
import {
  type Cells,
  type OracleMove as CouplingMove,
  CouplingOracle,
  type OracleVerdict,
  playOn,
} from '../oracle/coupling.ts';
import { crowded, gameFrom, play } from '../oracle/coupling-games.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { gameOf, randomGame as kosGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { literalJapanese, literalKorean, literalSuperko, type OracleChoice } from '../oracle/history.ts';
import { oracleIng } from '../oracle/ing.ts';
import { judgedBy } from '../oracle/judged.ts';
import { type OracleMove, oracleSpight } from '../oracle/spight.ts';
import { expectSeen, runs } from '../runs.ts';
import { agreeing, Mattering, variantsOf } from './literal-rule.ts';
import { heldBy, ORACLES } from './option-oracles.ts';

test('every option of every rule has a literal program', () => {
  for (const rule of RULE_IDS) {
    // A rule may have its program in its own test (`heldToLiteral`).
    const own = `test/rules/${rule}.test.ts`;
    if (existsSync(own) && readFileSync(own, 'utf8').includes(`heldToLiteral('${rule}'`)) continue;
    const names = optionsOf(rule).map(({ name }) => name);
    expect(Object.keys(ORACLES[rule as keyof typeof ORACLES] ?? {}).sort(), rule).toEqual([...names].sort());
  }
});

const CODES = {
  psk: 'superko.positional',
  ssk: 'superko.situational',
  nssk: 'superko.natural-situational',
} as const;

describe('rules that look back', () => {
  const GAMES = runs(40);
  test(`agree, with all their options, with their definitions in ${GAMES} random games`, () => {
    const held = heldBy('history');
    const { idle } = agreeing(held, literal, GAMES, 24);
    expectSeen(held.flatMap(([, names]) => names).length - idle.length, 19);
  });
});

/** What a rule that looks back says of the last move, a play. */
function literal(id: RuleId, history: OracleGame['history'], report: OracleReport, key: string) {
  const choice = choiceOf(id) as OracleChoice;
  const plain = plainOf(id) as 'none' | 'basic' | 'psk' | 'ssk' | 'nssk' | 'korean' | 'japanese';
  const allowed = { verdict: 'allowed', code: null, outcome: undefined, repeated: -1 };
  const forbidden = (code: string) => ({ ...allowed, verdict: 'forbidden', code });
  const suicide = choice.suicide ?? key;
  const lone = report.suicide && report.captured.length === 1;
  if (report.suicide && (suicide === 'forbidden' || (suicide === 'several' && lone)))
    return forbidden('play.suicide');
  if (plain === 'none') return allowed;
  const looksBack = plain !== 'psk' && plain !== 'ssk' && plain !== 'nssk';
  if (looksBack && report.verdicts.basic !== 'allowed') return forbidden('basic.recapture');
  if (plain === 'basic') return allowed;
  const ends = { ...allowed, verdict: 'ends', outcome: choice.repetition };
  if (plain === 'korean') return literalKorean(history) ? { ...ends, code: 'korean.repetition' } : allowed;
  if (plain === 'japanese') {
    const repeated = literalJapanese(history, choice);
    return repeated < 0 ? allowed : { ...ends, code: 'japanese.repetition', repeated };
  }
  const repeated = literalSuperko(plain, history, choice);
  if (repeated < 0) return allowed;
  const code = CODES[plain];
  return choice.repetition === 'forbidden' ? { ...forbidden(code), repeated } : { ...ends, code, repeated };
}

/** What an entry's keys say; a variant stands above them. */
interface Keys {
  readonly suicide: 'allowed' | 'several' | 'forbidden';
  readonly hiddenKos: 'ignore' | 'count';
  readonly maxCycle: number;
}

/** What a variant comes to under these keys, for the literal programs; on boards of `area` points. */
function rulesOf(id: RuleId, { suicide, hiddenKos, maxCycle }: Keys, area: number) {
  const choice = choiceOf(id);
  const length = choice['max-cycle'] ?? `${maxCycle}`;
  const kos = choice['hidden-kos'] ?? hiddenKos;
  return {
    suicide: (choice.suicide ?? suicide) !== 'forbidden',
    lone: (choice.suicide ?? suicide) === 'allowed',
    plain: kos === 'ignore' || plainOf(id) === 'ing',
    // A plain cycle has no more plays than there are points.
    maxCycle: length === 'far' ? area : Number(length),
    passesKeep: choice.passes === 'keep',
    oddOnce: choice['odd-cycles'] === 'once',
  };
}

/** Whether the literal programs come to an end: no length bounds hidden kos, nor the ways through a large board. */
function isSearchable(id: RuleId, keys: Keys, area: number): boolean {
  return choiceOf(id)['max-cycle'] !== 'far' || (rulesOf(id, keys, area).plain && area <= 9);
}

/** Seeds of games in which an option matters; others follow. */
const HOT_SEEDS: readonly (readonly [seed: number, option: string])[] = [
  [52, 'passes'],
  [155, 'passes'],
  [56, 'odd-cycles'],
  [72, 'odd-cycles'],
  [57, 'max-cycle'],
  [93, 'max-cycle'],
  [695, 'suicide'],
  [752, 'suicide'],
];
const COUPLING_SEEDS: typeof HOT_SEEDS = [
  [120, 'replacing'],
  [129, 'replacing'],
  [310, 'elsewhere'],
  [41, 'repeated'],
  [92, 'repeated'],
  [4, 'max-cycle'],
  [31, 'max-cycle'],
  [49, 'suicide'],
];
/** The keys of the games that these were looked for in. */
const USUAL: Keys = { suicide: 'forbidden', hiddenKos: 'ignore', maxCycle: 4 };

/** The variants that a game is tried with: all with one option, or some of those with any. */
function picked(
  all: readonly RuleId[],
  option: string | undefined,
  count: number,
  random: () => number,
): RuleId[] {
  if (option !== undefined)
    return all.filter((id) => chosenBy(id).length === 1 && chosenBy(id)[0]![0] === option);
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]!);
}

describe('rules that know of hot stones', () => {
  test('agree, with all their options, with the literal programs', async () => {
    const held = [...heldBy('spight'), ...heldBy('ing')];
    const variants = held.map(([rule, names]) => variantsOf(rule, names));
    const mattering = new Mattering();
    for (let g = 0; g < runs(16); g++) {
      await breathe();
      const [seed, option] = HOT_SEEDS[g] ?? [5000 + g];
      const random = generator(seed);
      const suicides = random() < 0.4;
      const dealt = kosGame(random, suicides);
      const { board, moves } = random() < 0.5 ? withPasses(dealt, random) : dealt;
      const anyKeys = (): Keys => ({
        suicide: random() < 0.5 ? 'allowed' : random() < 0.3 ? 'several' : 'forbidden',
        hiddenKos: random() < 0.3 ? 'count' : 'ignore',
        maxCycle: random() < 0.5 ? 4 : 6,
      });
      const keys = option === undefined ? anyKeys() : USUAL;
      const area = board.join('').length;
      const codes = (id: RuleId) => literalHot(id, { board, moves }, keys);
      for (const id of variants.flatMap((all) => picked(all, option, 1, random))) {
        if (!isSearchable(id, keys, area)) continue;
        expectHot(id, { board, moves }, keys);
        mattering.look(id, codes);
      }
    }
    expectSeen(9 - mattering.idle(held).length, 4);
  });
});

type Played = ReturnType<typeof kosGame>;

/** What the literal programs say of each move under Spight's rule or Ing's. */
function literalHot(id: RuleId, { board, moves }: Played, keys: Keys) {
  const start = oracleBoard(board);
  const rules = rulesOf(id, keys, start.stones.length);
  if (plainOf(id) === 'ing') return oracleIng(start, moves, rules, rules.oddOnce);
  const { plies } = gameOf(board, moves);
  return oracleSpight(start, moves, rules).map(({ koPlay, hot, capturesHot, secondOddCycle }, k) => {
    const isOdd = secondOddCycle && rules.oddOnce;
    const code = capturesHot ? 'spight.hot-stone' : isOdd ? 'spight.odd-cycle' : null;
    const { suicide, captured } = plies[k]!;
    const forbidden = suicide && !(captured.length > 1 ? rules.suicide : rules.lone);
    return { koPlay, hot, codes: [forbidden ? 'play.suicide' : code] };
  });
}

/** The rule says of each move what the literal programs say. */
function expectHot(id: RuleId, { board, moves }: Played, keys: Keys): void {
  const referee = new Referee(ruleOf(id)!, gameOf(board, moves), { ...DEFAULT_OPTIONS, ...keys });
  for (const [k, expected] of literalHot(id, { board, moves }, keys).entries()) {
    const where = `${id}, ${JSON.stringify(keys)}: ${board.join('/')} move ${k + 1} of ${JSON.stringify(moves)}`;
    const { verdict, facts } = referee.at(k + 1);
    const { koPlay, hot } = facts as { koPlay: boolean; hot: readonly number[] };
    const got = { koPlay, hot: [...hot].sort((a, b) => a - b) };
    expect(got, where).toEqual({ koPlay: expected.koPlay, hot: expected.hot });
    expect(expected.codes, where).toContain(verdict.code);
  }
}

/** Passes where stones are hot, each followed by whoever is to play. */
function withPasses({ board, moves }: ReturnType<typeof kosGame>, random: () => number) {
  const most = { maxCycle: 4, suicide: false, plain: true };
  const hot = oracleSpight(oracleBoard(board), moves, most).map((one) => one.hot.length > 0);
  const passed = (move: OracleMove, k: number): OracleMove[] =>
    hot[k - 1] && random() < 0.4 ? [{ color: move.color, point: 'pass' }, move] : [move];
  return { board, moves: moves.flatMap(passed) };
}

/** What the literal coupling rules say of each move. */
function literalCoupling(
  id: RuleId,
  start: Cells,
  columns: number,
  moves: readonly CouplingMove[],
  keys: Keys,
): OracleVerdict[] {
  const { maxCycle, plain, suicide } = rulesOf(id, keys, start.length);
  const readings = Object.fromEntries(chosenBy(id));
  return new CouplingOracle(columns, maxCycle, plain, suicide, readings).judge(start, moves);
}

/**
 * Lines that `koban find --differ` found, for options of which no random game was found in which
 * they matter: Black and White by turns.
 */
describe('options that matter in few games', () => {
  test.each([
    ['spight', 'hidden-kos', 6, ['..', '..'], 'a2 b2 a1 b1'],
    ['spight', 'hidden-kos', 6, ['..', '..'], 'a2 b1 b2 a1'],
    ['coupling', 'hidden-kos', 5, ['X.', '..'], 'b2 pass a1'],
    ['coupling', 'hidden-kos', 5, ['X...'], 'b1 pass c1'],
    ['coupling', 'empty-mouths', 5, ['.....'], 'b1 d1 a1 c1'],
    ['coupling', 'empty-mouths', 5, ['.....'], 'b1 d1 pass e1'],
  ] as const)('%s with %s, cycles of up to %i plays, on %j: %s', (rule, name, maxCycle, board, line) => {
    const { values } = optionsOf(rule).find((one) => one.name === name)!;
    const keys = { ...USUAL, maxCycle };
    const columns = board[0].length;
    const points = line.split(' ').map((point) => pointOf(point, columns, board.length));
    const said = values.map((value) => {
      const id = variantOf(rule, new Map([[name, value]]));
      if (rule === 'spight') {
        const moves = points.map((p, k) => ({ color: 1 + (k % 2), point: p < 0 ? 'pass' : p }) as OracleMove);
        const played = { board: [...board], moves };
        expectHot(id, played, keys);
        return literalHot(id, played, keys).map(({ codes }) => codes);
      }
      const start = board.join('');
      const moves = points.map((point, k): CouplingMove => ({ color: k % 2 ? 'O' : 'X', point }));
      const literal = literalCoupling(id, start, columns, moves, keys);
      expect(judgedBy(id, gameFrom(start, columns, moves), keys), id).toEqual(literal);
      return literal.map(({ breaks }) => breaks);
    });
    // Each value forbids something else, by the literal programs alone.
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(values.length);
  });
});

/** -1 for a pass. */
function pointOf(name: string, columns: number, rows: number): number {
  return name === 'pass' ? -1 : (rows - Number(name[1])) * columns + 'abcde'.indexOf(name[0]!);
}

describe('the coupling rules', () => {
  const SIZES = [
    [3, 3, 3],
    [2, 5, 3],
    [4, 4, 3],
    [3, 2, 2],
  ] as const;

  test('agree with the literal rule in all their readings', async () => {
    const held = heldBy('coupling');
    const variants = held.flatMap(([rule, names]) => variantsOf(rule, names));
    const mattering = new Mattering();
    for (let g = 0; g < runs(16); g++) {
      await breathe();
      const [seed, option] = COUPLING_SEEDS[g] ?? [5000 + g];
      const random = generator(seed);
      const [columns, rows, empties] = SIZES[seed % SIZES.length]!;
      const start = crowded(columns, rows, empties, random);
      const suicides = random() < 0.3;
      const moves = play(start, columns, 12, empties + 1, random, suicides);
      const game = gameFrom(start, columns, moves);
      const anyKeys = (): Keys => ({
        suicide: random() < 0.3 ? 'allowed' : 'forbidden',
        // Hidden kos take the literal rule long on all but the smallest board.
        hiddenKos: columns * rows === 6 && random() < 0.5 ? 'count' : 'ignore',
        maxCycle: random() < 0.5 ? 4 : 5,
      });
      const keys = option === undefined ? anyKeys() : USUAL;
      const area = columns * rows;
      for (const id of picked(variants, option, 2, random)) {
        const mine = rulesOf(id, keys, area);
        // A suicide that is forbidden is no move whose further consequences are read off the text.
        if (!mine.suicide && game.plies.some((ply) => ply.suicide)) continue;
        if (!isSearchable(id, keys, area) || (!mine.plain && (area > 6 || mine.maxCycle > 5))) continue;
        const says = (one: RuleId) => {
          const { suicide } = rulesOf(one, keys, area);
          if (!suicide && game.plies.some((ply) => ply.suicide)) return 'suicide';
          return literalCoupling(one, start, columns, moves, keys);
        };
        const about = `${id}, ${JSON.stringify(keys)}: ${JSON.stringify({ start, columns, moves })}`;
        expect(judgedBy(id, game, keys), about).toEqual(says(id));
        mattering.look(id, says);
        const after = game.after(game.length);
        const last = [...after.cells.keys()].find((p) => {
          const cells = [...after.cells].map((cell) => '.XO'[cell]).join('');
          return playOn(cells, columns, 'X', p) === null && playOn(cells, columns, 'X', p, true) !== null;
        });
        if (last === undefined) continue;
        const longer = game.with({ kind: 'play', color: 1, point: last });
        const { code } = new Referee(ruleOf(id)!, longer, { ...DEFAULT_OPTIONS, ...keys }).at(
          longer.length,
        ).verdict;
        if (mine.suicide) expect(code, about).not.toBe('play.suicide');
        else expect(code, about).toBe('play.suicide');
      }
    }
    expectSeen(7 - mattering.idle(held).length, 2);
  });
});
