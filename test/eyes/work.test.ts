/**
 * How much work the eyes of the gallery are, in positions that searches open: a search that opens
 * more takes longer on every machine, and no clock has to tell.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentIn } from '../../src/cli/input.ts';
import { Eyes } from '../../src/eyes/eyes.ts';
import { ExactSearch } from '../../src/eyes/reading/exact/search.ts';
import { KeptReadings } from '../../src/eyes/reading/kept.ts';
import type { KeptNearby } from '../../src/eyes/reading/near.ts';
import { ProofSearch } from '../../src/eyes/reading/proof/search.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Task } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { drawn, modeFor } from '../../src/service/analysis/eyes.ts';
import { breathe } from '../oracle/breathe.ts';
import { deepOnly, sampled } from '../runs.ts';

/** Positions opened near the fight, and by exact searches. */
const opened = { near: 0, exact: 0 };

/** Adds what a search opens to a count, at its end. */
function counted<A extends unknown[], R>(
  method: (this: { nodes: number }, ...args: A) => Task<R>,
  kind: keyof typeof opened,
) {
  return function* (this: { nodes: number }, ...args: A): Task<R> {
    const answer = yield* method.apply(this, args);
    opened[kind] += this.nodes;
    return answer;
  };
}

const { run } = ExactSearch.prototype;
const { run: runNear } = ProofSearch.prototype;

beforeAll(() => {
  Object.assign(ExactSearch.prototype, { run: counted(run, 'exact') });
  Object.assign(ProofSearch.prototype, { run: counted(runNear, 'near') });
});

afterAll(() => {
  Object.assign(ExactSearch.prototype, { run });
  Object.assign(ProofSearch.prototype, { run: runNear });
});

/** The boards of a file of the gallery that are read, each once. */
function boardsOf(name: string): Position[] {
  const text = readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
  const { document } = documentIn(name, text, { from: 'auto' });
  const boards = document.entries.map(({ analysis }) => drawn(analysis));
  const seen = new Map(boards.map((board) => [board.rows().join('/'), board]));
  return [...seen.values()].filter((board) => modeFor(board) === 'reading');
}

/**
 * What the eyes of a file together may open, near the fight and exactly: some hundredths more than
 * they do. A thousand positions near the fight are some three milliseconds, as many exact ones are
 * three on small boards and six on large ones; code that V8 has not compiled yet takes longer.
 */
const MOST: Record<string, readonly [near: number, exact: number]> = {
  '01-what-is-a-ko.md': [67_000, 300],
  '02-threats.md': [13_100, 300],
  '03-no-ko.md': [15_500, 0],
  '05-ten-thousand-years.md': [120, 9300],
  '07-double-ko.md': [260, 8900],
  '09-sending-two.md': [15_500, 1700],
  'beasts.md': [380, 16_700],
  'double-double-ko-death.goban': [30, 4400],
  'eyes-at-the-edge.goban': [29_000, 3800],
  'eyes.md': [96_600, 0],
  'jasiek.md': [88_000, 10_100],
  'ko-threat.sgf': [10_600, 0],
  'korean.md': [3200, 51_000],
  'molasses-ko.goban': [0, 11_200],
  'problems.sgf': [6700, 54_400],
  'quintuple-ko.goban': [680, 0],
  'round-robin-ko.goban': [520, 17_700],
  'spight.md': [8200, 75_500],
};

test('the eyes of every file of the gallery, all entries together', async () => {
  const files = readdirSync(new URL('../../examples', import.meta.url)).filter((one) => one.includes('.'));
  for (const name of sampled(2, files)) {
    Object.assign(opened, { near: 0, exact: 0 });
    const kept = new Map<Geometry, KeptNearby>();
    for (const board of boardsOf(name)) {
      await breathe();
      const readings = kept.get(board.geometry) ?? new KeptReadings();
      kept.set(board.geometry, readings);
      new Eyes(board, { kept: readings }).all();
    }
    const [near, exact] = MOST[name] ?? [3000, 3800];
    expect(opened.near, name).toBeLessThanOrEqual(near);
    expect(opened.exact, name).toBeLessThanOrEqual(exact);
  }
});

/** The eyes of the gallery that take longest by themselves, and what each may open. */
const SINGLE: readonly (readonly [rows: string, point: string, most: number])[] = [
  ['..... .XO.. XO.O. .XO.. .....', 'c3', 39_000],
  ['..... .XO.. XO.O. .XO.. .....', 'a2', 22_000],
  ...deepOnly(['...XO .XO.. X.XO. .XO.. XO...', 'b3', 361_000] as const),
  [
    'OOOOOOOOOOO OOOOOOOOOO. OOOOOOOOOO. O.OXOOOOOO. XOX.XXXXXXO XXXXXXXXXX. XXXXXXXXXXO XXXXXXXXXXX OOOOOOOOOOO O.OOOOOOO.O OOOOOOOOOOO',
    'l8',
    11_600,
  ],
  [
    'OOOOOOOOOOO OOOOOOOOOOX OOOOOOOOOOX O.O.OOOOOOX XOXOXXXXXX. XXXXXXXXXX. XXXXXXXXXXO XXXXXXXXXXX OOOOOOOOOOO O.OOOOOOO.O OOOOOOOOOOO',
    'b8',
    11_600,
  ],
];

test.each(SINGLE)('one eye by itself: %s %s', (text, point, most) => {
  const rows = text.split(' ');
  const board = Position.of(Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length }), rows);
  for (const owner of [BLACK, WHITE] as const) {
    Object.assign(opened, { near: 0, exact: 0 });
    new Eyes(board).at(board.geometry.point(point), owner);
    expect(opened.near + opened.exact).toBeLessThanOrEqual(most);
  }
});
