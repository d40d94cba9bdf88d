import { expect, test } from 'vitest';
import { type Cycle, compareCycles } from '../../src/cycles/cycle.ts';
import { allFootprints, footprintsOf } from '../../src/cycles/footprints/grow.ts';
import { findPlainKo } from '../../src/cycles/footprints/plain-ko.ts';
import { findCycles } from '../../src/cycles/search/find.ts';
import { searchOdd } from '../../src/cycles/search/odd.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { breathe } from '../oracle/breathe.ts';
import { crowded } from '../oracle/crowded.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const SEED = 1;
const BOARDS = runs(80);

test(`what footprints rule out the graph of states does not find, on ${BOARDS} boards`, async () => {
  const random = generator(SEED);
  const seen = {
    asked: 0,
    cycles: 0,
    'no-cycle': 0,
    'no-ko': 0,
    ko: 0,
    open: 0,
    openInVain: 0,
    same: 0,
  };
  for (let b = 0; b < BOARDS; b++) {
    if (b % 20 === 0) await breathe();
    const position = crowded(random, true);
    const suicide = random() < 0.5;
    const maxCycle = [2, 3, 5, 8, 10, 12][Math.floor(random() * 6)]!;
    for (let point = 0; point < position.cells.length; point++) {
      for (const color of [BLACK, WHITE] as const) {
        const placed = place(position, color, point);
        if (typeof placed === 'string' || (placed.suicide && !suicide)) continue;
        const first = { color, point };
        const what = `${position.rows().join('/')} ${color === BLACK ? 'X' : 'O'} ${position.geometry.name(point)} N ${maxCycle} suicide ${suicide}`;
        const search = (kind: 'any' | 'ko') =>
          finish(
            findCycles({ position, first, kind, plain: true, maxCycle, suicide, budget: 60_000, limit: 1 }),
          );
        const any = search('any');
        const answer = finish(findPlainKo(position, first, { maxCycle, suicide }));
        const told = typeof answer === 'string' ? [] : [answer];
        seen.asked++;
        seen[typeof answer === 'string' ? answer : 'ko']++;
        if (any.cycles.length > 0) {
          seen.cycles++;
          expect(footprintsOf(position, first, { maxCycle, suicide })?.length, what).not.toBe(0);
          expect(answer, what).not.toBe('no-cycle');
        }
        const ko = search('ko');
        const [shortest] = ko.cycles;
        if (shortest) expect(answer, what).not.toBe('no-ko');
        else if (ko.stopped === null) {
          expect(told, what).toEqual([]);
          if (answer === 'open') seen.openInVain++;
        }
        for (const cycle of told) {
          expect(leadsBack(position, cycle), what).toBe(true);
          expect(finish(searchOdd(position, cycle.plays, { left: 1e9 })), what).toBe(null);
          if (shortest) expect(cycle.plays.length, what).toBe(shortest.plays.length);
        }
        if (shortest && typeof answer !== 'string' && compareCycles(answer.plays, shortest.plays) === 0)
          seen.same++;
      }
    }
  }
  expectSeen(seen.cycles, BOARDS);
  expectSeen(seen['no-cycle'], BOARDS);
  expectSeen(seen['no-ko'], BOARDS / 4);
  expectSeen(seen.ko, BOARDS / 4);
  // They rule out nearly all that can be ruled out.
  expect(seen.openInVain).toBeLessThan(seen.asked / 20);
});

const position = (rows: string) => {
  const list = rows.split('/');
  return Position.of(Geometry.of({ columns: list[0]!.length, rows: list.length }), list);
};

/** The plays of a cycle made one after the other lead back, and do what it says that they do. */
function leadsBack(position: Position, { plays, plain, parity }: Cycle): boolean {
  let now = position;
  for (const { color, point, chain, captured } of plays) {
    const placed = place(now, color, point);
    if (typeof placed === 'string') return false;
    if (placed.chain.join() !== chain.join() || placed.captured.join() !== captured.join()) return false;
    now = placed.after;
  }
  return now.equals(position) && plain && parity === 'even';
}

test('what stands still rules out no cycle that the graph of states finds', () => {
  const random = generator(SEED + 2);
  const seen = { ruledOut: 0, cycles: 0 };
  for (let b = 0; b < 100; b++) {
    const position = crowded(random);
    const suicide = random() < 0.5;
    const maxCycle = 2 + Math.floor(random() * 9);
    for (const [point, cell] of position.cells.entries()) {
      if (cell !== 0) continue;
      for (const color of [BLACK, WHITE] as const) {
        const first = { color, point };
        const limits = { maxCycle, suicide, plain: false, budget: 1500 };
        const { cycles } = finish(findCycles({ ...limits, position, first, kind: 'any', limit: 1 }));
        const bounds = { ...limits, position, first, kind: 'any', limit: 1, budget: 0 } as const;
        const ruledOut = finish(findCycles(bounds)).stopped === null;
        if (ruledOut) seen.ruledOut++;
        if (cycles.length === 0) continue;
        seen.cycles++;
        expect(ruledOut, `${position.rows().join('/')} ${color} ${point}`).toBe(false);
      }
    }
  }
  expectSeen(seen.ruledOut, 30);
  expectSeen(seen.cycles, 30);
});

test('two rooms that are filled by turns until each is emptied by suicide are a ko, told up to the size that masks hold', () => {
  const answer = (room: number) => {
    const row = (stone: string) => stone + '.'.repeat(room) + stone.repeat(24 - room);
    const all = (stone: string) => stone.repeat(25);
    const rows = [all('O'), row('O'), all('O'), all('.'), all('.'), all('X'), row('X'), all('X')];
    const board = Position.of(Geometry.of({ columns: 25, rows: rows.length }), rows);
    const told = finish(
      findPlainKo(board, { color: BLACK, point: 26 }, { maxCycle: 2 * room, suicide: true }),
    );
    return typeof told === 'string' ? told : told.plays.length;
  };
  expect([2, 5, 11].map(answer)).toEqual([4, 10, 22]);
  expect([13, 16, 20].map(answer)).toEqual(['open', 'open', 'open']);
});

test('a ko is a footprint of two points, with who plays where', () => {
  const board = position('......./...XO../..XO.O./...XO../.......');
  const limits = { maxCycle: 12, suicide: false };
  const at = (name: string) => board.geometry.point(name);
  const [ko, ...others] = footprintsOf(board, { color: BLACK, point: at('e3') }, limits)!;
  expect(others).toEqual([]);
  expect(ko!.points.map((p, i) => [board.geometry.name(p), ko!.colors[i]])).toEqual([
    ['d3', WHITE],
    ['e3', BLACK],
  ]);
  expect(ko!.plays).toEqual([0, 1, 1]);
});

test('a board has its footprints whoever asks, and each once', () => {
  const random = generator(SEED + 1);
  const seen = { boards: 0, footprints: 0, asked: 0 };
  for (let b = 0; b < 40; b++) {
    const board = crowded(random, true);
    const all = allFootprints(board, { black: 6, white: 6, both: 12 }, false);
    if (!all) continue;
    const keys = all.map(keyOf);
    seen.boards++;
    seen.footprints += keys.length;
    expect(new Set(keys).size, board.rows().join('/')).toBe(keys.length);
    for (let point = 0; point < board.cells.length; point++) {
      if (board.cells[point] !== 0) continue;
      for (const color of [BLACK, WHITE] as const) {
        for (const one of footprintsOf(board, { color, point }, { maxCycle: 12, suicide: false }) ?? []) {
          seen.asked++;
          expect(keys, board.rows().join('/')).toContain(keyOf(one));
        }
      }
    }
  }
  expectSeen(seen.boards, 20);
  expectSeen(seen.footprints, 20);
  expectSeen(seen.asked, 20);
});

function keyOf({
  points,
  colors,
}: {
  readonly points: readonly number[];
  readonly colors: readonly number[];
}): string {
  return points
    .map((p, i) => `${p}:${colors[i]}`)
    .sort()
    .join(' ');
}
