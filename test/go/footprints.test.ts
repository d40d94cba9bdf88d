import { expect, test } from 'vitest';
import { findCycles } from '../../src/go/cycles.ts';
import { koOutlook } from '../../src/go/footprint-kos.ts';
import { allFootprints, footprintsOf, roundBegins } from '../../src/go/footprints.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { breathe } from '../oracle/breathe.ts';
import { crowded } from '../oracle/crowded.ts';
import { generator } from '../oracle/generator.ts';

const SEED = Number(process.env.SEED ?? 1);
const BOARDS = Number(process.env.BOARDS ?? 80);

test(`what footprints rule out the graph of states does not find, on ${BOARDS} boards`, async () => {
  const random = generator(SEED);
  const seen = { asked: 0, cycles: 0, 'no-cycle': 0, 'no-ko': 0, open: 0, openInVain: 0 };
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
        const outlook = finish(koOutlook(position, first, { maxCycle, suicide }));
        seen.asked++;
        seen[outlook]++;
        if (any.cycles.length > 0) {
          seen.cycles++;
          expect(roundBegins(position, first, { maxCycle, suicide }), what).toBe(true);
          expect(outlook, what).not.toBe('no-cycle');
        }
        const ko = search('ko');
        if (ko.cycles.length > 0) expect(outlook, what).toBe('open');
        else if (outlook === 'open' && ko.stopped === null) seen.openInVain++;
      }
    }
  }
  if (process.env.SEEN) console.log(seen);
  expect(seen.cycles).toBeGreaterThan(BOARDS);
  expect(seen['no-cycle']).toBeGreaterThan(BOARDS);
  expect(seen['no-ko']).toBeGreaterThan(BOARDS / 4);
  // They rule out nearly all that can be ruled out.
  expect(seen.openInVain).toBeLessThan(seen.asked / 20);
}, 600_000);

const position = (rows: string) => {
  const list = rows.split('/');
  return Position.of(Geometry.of({ columns: list[0]!.length, rows: list.length }), list);
};

test('a ko is a footprint of two points, with who plays where', () => {
  const board = position('......./...XO../..XO.O./...XO../.......');
  const limits = { maxCycle: 12, suicide: false };
  const at = (name: string) => board.geometry.point(name);
  const [ko, ...others] = footprintsOf(board, { color: BLACK, point: at('e3') }, limits)!;
  expect(others).toEqual([]);
  expect(ko!.points.map((p, i) => [board.geometry.name(p), ko!.colors[i]])).toEqual([
    ['e3', BLACK],
    ['d3', WHITE],
  ]);
  expect(ko!.plays).toEqual([0, 1, 1]);
});

test('a board has its footprints whoever asks, and each once', () => {
  const random = generator(SEED + 1);
  for (let b = 0; b < 40; b++) {
    const board = crowded(random, true);
    const all = allFootprints(board, [0, 6, 6], false);
    if (!all) continue;
    const keys = all.map(keyOf);
    expect(new Set(keys).size, board.rows().join('/')).toBe(keys.length);
    for (let point = 0; point < board.cells.length; point++) {
      if (board.cells[point] !== 0) continue;
      for (const color of [BLACK, WHITE] as const) {
        for (const one of footprintsOf(board, { color, point }, { maxCycle: 12, suicide: false }) ?? [])
          expect(keys, board.rows().join('/')).toContain(keyOf(one));
      }
    }
  }
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
