/** The longer look of rules that look for more than whether a play begins a ko, and reasons that name how far it went. */
import { describe, expect, test } from 'vitest';
import { koPlay, koStrings } from '../../src/cycles/index.ts';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import type { CouplingFacts } from '../../src/rules/coupling/facts.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { classOf } from '../../src/rules/ing/classify.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, FAR, type RuleOptions } from '../../src/rules/rule.ts';
import { breathe } from '../oracle/breathe.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { crowded, gameFrom } from '../oracle/coupling-games.ts';
import { oracleBoard, oraclePlay } from '../oracle/cycles.ts';
import { eventfulBoard } from '../oracle/eventful.ts';
import { generator } from '../oracle/generator.ts';
import { oracleClasses } from '../oracle/ing.ts';
import { named } from '../oracle/judged.ts';
import { expectSeen, runs } from '../runs.ts';

const SIZES = [
  [3, 3, 3],
  [4, 2, 3],
  [5, 1, 3],
  [3, 2, 3],
] as const;
/** A search begins low, so that boards this small are searched by doubling. */
const FROM_LOW = { plain: true, budget: 1_000_000, far: true } as const;

test('ko strings of any length are those of the literal rule', async () => {
  const random = generator(3);
  let longer = 0;
  for (let round = 0; round < runs(40); round++) {
    if (round % 10 === 0) await breathe();
    const [columns, rows, empties] = SIZES[round % SIZES.length]!;
    const start = crowded(columns, rows, empties, random);
    const suicide = random() < 0.3;
    const maxCycle = 2 + Math.floor(random() * 2);
    const { position } = gameFrom(start, columns, []).start;
    const near = { ...FROM_LOW, far: false, maxCycle, suicide };
    const found = finish(koStrings({ ...near, far: true }).find(position))!;
    const { strings } = new CouplingOracle(columns, start.length, true, suicide).analyse(start);
    const names = found.strings.map(({ points }) => named(points)).sort();
    expect(names, `${start} ${columns}, suicide ${suicide}, from ${maxCycle}`).toEqual(strings);
    expect(found.searchedTo).toBe(Number.POSITIVE_INFINITY);
    if (finish(koStrings(near).find(position))!.strings.length < strings.length) longer++;
  }
  expectSeen(longer, 2);
});

test('classes of kos of any length are those of the literal rule', async () => {
  const random = generator(6);
  const seen = new Map<string | null, number>();
  for (let round = 0; round < runs(12); round++) {
    if (round % 4 === 0) await breathe();
    const [columns, rows, empties] = SIZES[round % SIZES.length]!;
    const start = crowded(columns, rows, empties, random);
    const lines = start.match(new RegExp(`.{${columns}}`, 'g'))!;
    const board = oracleBoard(lines);
    const { position } = gameFrom(start, columns, []).start;
    for (const point of board.stones.keys()) {
      const color = random() < 0.5 ? BLACK : WHITE;
      if (!oraclePlay(board, color, point, false)) continue;
      const ply = Game.of({ position, toPlay: color }, [{ kind: 'play', color, point }]).ply(1);
      const limits = { ...FROM_LOW, maxCycle: 2, suicide: false };
      const { kind, searchedTo } = finish(classOf(ply, finish(koPlay(ply, limits)), limits));
      const literal = oracleClasses(board, color, point, start.length, { suicide: false });
      const what = `${lines.join('/')} ${color} at ${point}`;
      expect(
        literal.map((one) => one.class),
        what,
      ).toContain(kind);
      expect(searchedTo, what).toBe(Number.POSITIVE_INFINITY);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  for (const kind of ['fighting', 'disturbing', null]) expectSeen(seen.get(kind), 0);
});

/** Two crowded boards with a wall between them, and a game that likes to take stones. */
function wideGame(random: () => number): Game {
  const [above, below] = [eventfulBoard(random), eventfulBoard(random)];
  const columns = Math.max(...[...above, ...below].map(({ length }) => length));
  const rows = [
    ...above.map((row) => row.padEnd(columns, 'X')),
    ...['X'.repeat(columns), 'O'.repeat(columns)],
    ...below.map((row) => row.padEnd(columns, 'O')),
  ];
  const position = Position.of(Geometry.of({ columns, rows: rows.length }), rows);
  let game = Game.of({ position, toPlay: BLACK }, []);
  for (let n = 0; n < 8; n++) {
    const color = n % 2 === 0 ? BLACK : WHITE;
    const empty = [...game.after(n).cells].flatMap((cell, p) => (cell === 0 ? [p] : []));
    const next = empty.map((point) => game.with({ kind: 'play', color, point }));
    const able = next.filter(({ plies }) => !plies.at(-1)?.suicide);
    const taking = able.filter(({ plies }) => plies.at(-1)?.captured.length);
    const from = taking.length > 0 && random() < 0.6 ? taking : able;
    game = from[Math.floor(random() * from.length)] ?? game.with({ kind: 'pass', color });
  }
  return game;
}

describe('what settled a verdict', () => {
  /** A budget that ends the longer searches soon. */
  const options: RuleOptions = { ...DEFAULT_OPTIONS, maxCycle: FAR, budget: 400 };

  test('names no longer cycles than were looked for', () => {
    const random = generator(8);
    let seen = 0;
    for (let g = 0; g < runs(1); g++) {
      const game = wideGame(random);
      for (const id of ['spight', 'ing', 'coupling'] as const) {
        const rule = ruleOf(id)!;
        const referee = new Referee(rule, game, options);
        for (let n = 1; n <= game.length; n++) {
          const judged = referee.at(n);
          const { facts } = judged;
          const said = rule.settled!(judged, game, n, options)?.reason.args as
            | { maxCycle?: number | 'any' }
            | undefined;
          if (said?.maxCycle === undefined) continue;
          seen++;
          const ply = game.ply(n);
          const limits = {
            ...FROM_LOW,
            maxCycle: DEFAULT_OPTIONS.maxCycle,
            budget: 400,
            suicide: id === 'ing',
          };
          const ko = id === 'coupling' ? null : finish(koPlay(ply, limits));
          const length = ko?.is === 'no' ? ko.searchedTo : (facts as CouplingFacts).analysis?.searchedTo;
          expect(said.maxCycle, `${id}, move ${n}`).toBe(length === FAR ? 'any' : length);
        }
      }
    }
    expectSeen(seen, 4);
  });

  test('never counts points of a region against cycles of any length', () => {
    const codes = new Set<string>();
    for (const maxCycle of [4, 12, FAR]) {
      const asked = { ...DEFAULT_OPTIONS, maxCycle };
      for (const id of ['spight', 'ing'] as const) {
        const { position } = gameFrom('....X....', 3, []).start;
        const game = Game.of({ position, toPlay: BLACK }, [{ kind: 'play', color: BLACK, point: 0 }]);
        const rule = ruleOf(id)!;
        const said = rule.settled!(new Referee(rule, game, asked).at(1), game, 1, asked)!.reason;
        codes.add(said.code);
        const { maxCycle: length, most } = said.args as { maxCycle?: number | 'any'; most?: number };
        expect(length).toBe(maxCycle === FAR ? 'any' : maxCycle);
        // Black would fill a region of eight points.
        if (said.code === 'why.large') expect([2, 4, 6]).toContain(most);
        else expect(most).toBeUndefined();
      }
    }
    expect([...codes].sort()).toEqual(['why.large', 'why.no-cycle']);
  });

  test('under the coupling rules names the chain of a stone in no ko string', () => {
    const random = generator(9);
    const near = { ...DEFAULT_OPTIONS, maxCycle: 4 };
    const seen = { quiet: 0, ko: 0 };
    for (let round = 0; round < runs(24); round++) {
      const start = crowded(3, 3, 3, random);
      const { position } = gameFrom(start, 3, []).start;
      const oracle = new CouplingOracle(3, 4, true);
      for (let point = 0; point < 9; point++) {
        const game = Game.of({ position, toPlay: BLACK }, [{ kind: 'play', color: BLACK, point }]);
        const ply = game.ply(1);
        if (ply.kind !== 'play' || ply.suicide) continue;
        const judged = new Referee(ruleOf('coupling')!, game, near).at(1);
        const why = ruleOf('coupling')!.settled!(judged, game, 1, near);
        const cells = [...ply.after.cells].map((cell) => '.XO'[cell]).join('');
        const isKo = oracle.analyse(cells).strings.some((one) => one.split(' ').includes(`${point}`));
        if (isKo) seen.ko++;
        else seen.quiet++;
        const stones = ply.after.geometry.names(ply.chain);
        expect(why?.reason).toEqual(
          expect.objectContaining(
            isKo ? { code: 'why.ko-stone' } : { code: 'why.no-string', args: { stones, maxCycle: 4 } },
          ),
        );
      }
    }
    expectSeen(seen.ko, 1);
    expectSeen(seen.quiet, 20);
  });
});
