/** Each stage of the question whether a play begins a ko, held to the literal search by itself. */
import { expect, test } from 'vitest';
import type { Cycle } from '../../src/cycles/cycle.ts';
import { groundOf } from '../../src/cycles/footprints/ground.ts';
import { footprintsOf } from '../../src/cycles/footprints/grow.ts';
import { PlainCycles } from '../../src/cycles/footprints/plain.ts';
import { findPlainKo } from '../../src/cycles/footprints/plain-ko.ts';
import { findCycles } from '../../src/cycles/search/find.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { breathe } from '../oracle/breathe.ts';
import {
  containsOddCycle,
  everyCycle,
  type OracleBoard,
  type OraclePlay,
  oracleBoard,
  oraclePlay,
  type Player,
  samePlay,
} from '../oracle/cycles.ts';
import { eventfulBoard } from '../oracle/eventful.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const BOARDS = runs(50);
const MOST = 6;

/** The lengths of a shortest plain cycle and of a shortest plain ko that begin with a play. */
function literally(start: OracleBoard, color: Player, first: number, suicide: boolean) {
  const found = { cycle: Number.POSITIVE_INFINITY, ko: Number.POSITIVE_INFINITY };
  everyCycle({ board: start, color, first, most: MOST, suicide, plain: true }, (cycle) => {
    found.cycle = Math.min(found.cycle, cycle.length);
    if (cycle.length % 2 === 0 && cycle.length < found.ko && !containsOddCycle(start, cycle, suicide))
      found.ko = cycle.length;
    return false;
  });
  return found;
}

/** Whether the literal board agrees that these plays are a plain ko. */
function isKo(start: OracleBoard, { plays }: Cycle, suicide: boolean): boolean {
  let now = start;
  const made: OraclePlay[] = [];
  for (const play of plays) {
    const outcome = oraclePlay(now, play.color, play.point, suicide);
    if (!outcome || !samePlay(outcome.play, { ...play, chain: play.chain, captured: play.captured }))
      return false;
    made.push(outcome.play);
    now = outcome.after;
  }
  const plain = new Set(plays.map(({ point }) => point)).size === plays.length;
  return plain && now.stones.join() === start.stones.join() && !containsOddCycle(start, made, suicide);
}

test(`footprints, the graph and combinations each find what the literal search finds, on ${BOARDS} boards`, async () => {
  const random = generator(21);
  const seen = { asked: 0, kos: 0, odd: 0, open: 0, glances: 0, crowds: 0 };
  for (let round = 0; round < BOARDS; round++) {
    if (round % 10 === 0) await breathe();
    const rows = eventfulBoard(random);
    if (rows.join('').split('.').length > 6) continue;
    const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length });
    const position = Position.of(geometry, rows);
    const start = oracleBoard(rows);
    const suicide = random() < 0.4;
    const limits = { maxCycle: MOST, suicide, plain: true };
    const combinations = new PlainCycles(limits);
    for (const [point, stone] of start.stones.entries()) {
      if (stone !== 0) continue;
      for (const color of [BLACK, WHITE] as const) {
        if (!oraclePlay(start, color, point, suicide)) continue;
        const what = `${rows.join('/')} ${color} at ${geometry.name(point)}, suicide ${suicide}`;
        const first = { color, point };
        const expected = literally(start, color, point, suicide);
        seen.asked++;
        if (Number.isFinite(expected.ko)) seen.kos++;
        else if (Number.isFinite(expected.cycle)) seen.odd++;
        const told = (cycle: Cycle | null | undefined) => {
          if (cycle) expect(isKo(start, cycle, suicide), what).toBe(true);
          return cycle?.plays.length ?? Number.POSITIVE_INFINITY;
        };
        if (footprintsOf(position, first, limits)?.length !== 0) seen.glances++;
        else expect(expected.cycle, what).toBe(Number.POSITIVE_INFINITY);

        const plain = finish(findPlainKo(position, first, limits));
        if (plain === 'open') seen.open++;
        else if (plain === 'no-cycle') expect(expected.cycle, what).toBe(Number.POSITIVE_INFINITY);
        else expect(told(plain === 'no-ko' ? null : plain), what).toBe(expected.ko);

        const search = { ...limits, position, first, kind: 'ko', budget: 1e7, limit: 1 } as const;
        const graph = finish(findCycles(search));
        expect(graph.stopped === 'budget', what).toBe(false);
        expect(told(graph.cycles[0]), `graph: ${what}`).toBe(expected.ko);

        const answer = finish(combinations.firstCycle(position, first, 'ko', { left: 1e7 }));
        expect(answer, what).toBeDefined();
        if (answer instanceof Set) seen.crowds++;
        else expect(told(answer as Cycle | null), `combinations: ${what}`).toBe(expected.ko);
      }
    }
  }
  if (process.env.SEEN) console.log(seen);
  expectSeen(seen.kos, BOARDS / 5);
  expectSeen(seen.odd, BOARDS / 20);
  // Each stage answers nearly always: what it leaves to the next is not covered up by it.
  expect(seen.open).toBeLessThan(seen.asked / 100);
  expect(seen.crowds).toBeLessThan(seen.asked / 100);
});

test('a block is taken after the chains of the other player next to its empty points', () => {
  // Black fills the two empty points, next to which a white stone stands; all of them are one
  // footprint.
  const rows = ['..OX', 'OOXX'];
  const position = Position.of(Geometry.of({ columns: 4, rows: 2 }), rows);
  const points = [0, 1, 2, 4, 5];
  const colors = [BLACK, BLACK, WHITE, WHITE, WHITE] as const;
  const { before } = groundOf(position, { points, colors, blocks: [0, 0, 1, 2, 2] });
  const whites = 0b11100;
  expect(before).toEqual([whites, whites, 0, 0, 0]);
});
