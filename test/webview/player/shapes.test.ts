import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import { cycleNear, cyclesOf, holds, type ShownCycle, takenBack } from '../../../webview/player/cycles.ts';
import { FACTS, factsOf, HAPPENED, JUDGED, NOTES } from '../../../webview/player/facts.ts';
import { angleOf, nearestTurn, planRing, pointAt } from '../../../webview/player/ring/ring-plan.ts';
import { FEWEST_PIXELS, placed, scaleOf, summaryOf } from '../../../webview/player/timeline/timeline-plan.ts';
import { cycleWords, momentOf } from '../../../webview/player/words/words.ts';
import { stoneOf } from '../../../webview/player/write/turn.ts';
import '../english.ts';

function frames(cycles: readonly (number | null)[]): Frame[] {
  return cycles.map((of, index) => ({
    index,
    number: index === 0 ? '' : String(index),
    rows: ['.'],
    marks: [],
    move:
      index === 0
        ? null
        : {
            color: 'black',
            point: 'a1',
            at: 0,
            captured: index % 3 ? [] : [1],
            description: 'Black a1',
            koPlay: index % 7 === 0,
          },
    verdicts: [],
    repeats: of === null || of >= index ? null : { of, length: index - of, pattern: null },
    caption: '',
    span: null,
  }));
}

const sequence = (list: readonly Frame[]): Sequence => ({
  uri: '',
  entry: 0,
  version: 1,
  title: '',
  shape: { columns: 1, rows: 1, open: [], origin: { column: 1, row: 1 }, whole: null },
  labels: [],
  marks: [],
  frames: list,
  problems: [],
});

const anyFrames = fc
  .array(fc.option(fc.nat(30), { freq: 2 }), { minLength: 1, maxLength: 40 })
  .map((list) => frames(list));

describe('the cycle at hand', () => {
  test('is complete here, else the soonest complete that one is in, else the next to begin, else the last', () => {
    fc.assert(
      fc.property(anyFrames, fc.nat(39), (list, at) => {
        const index = at % list.length;
        const s = sequence(list);
        const all = cyclesOf(s);
        const ends = (some: readonly ShownCycle[]) => Math.min(...some.map(({ to }) => to));
        const found = cycleNear(s, index);
        const inside = all.filter((one) => holds(one, index));
        const ahead = all.filter(({ from }) => from > index);
        if (inside.length > 0) expect(found!.to).toBe(ends(inside));
        else if (ahead.length > 0) expect(found!.from).toBe(Math.min(...ahead.map(({ from }) => from)));
        else expect(found).toBe(all.at(-1) ?? null);
      }),
    );
  });

  test('has pairs of plays that take each other back', () => {
    const list = frames([null, null, null, null, null]);
    const play = (n: number, at: number, takes: number) => ({
      ...list[n]!,
      move: { color: 'black' as const, point: 'a1', at, captured: [takes], description: '' },
    });
    // Two kos, at 0/1 and 5/6, taken in turn.
    const two = [list[0]!, play(1, 0, 1), play(2, 5, 6), play(3, 1, 0), play(4, 6, 5)];
    expect(takenBack(sequence(two), { from: 0, to: 4, pattern: null })).toEqual([
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ]);
  });
});

describe('the ring', () => {
  const anyRing = fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 100, max: 220 }), fc.nat(4));

  test('keeps its plays apart, and all of it within its square', () => {
    fc.assert(
      fc.property(anyRing, ([length, size, letters]) => {
        const plan = planRing(length, size, letters);
        const points = Array.from({ length }, (_, i) => pointAt(plan, angleOf(plan, i + 1), plan.radius));
        for (const { x, y } of points) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(plan.bead);
          expect(Math.max(x, y)).toBeLessThanOrEqual(size - plan.bead);
        }
        const [a, b] = points;
        // Beads of more than the least size never touch; so many that they would are dots.
        if (a && b && plan.bead > 1.5)
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * plan.bead);
        expect(plan.hub).toBeLessThan(plan.radius);
        if (plan.names > 0) expect(plan.names).toBeLessThan(size / 2);
      }),
      { examples: [[[3, 100, 4]], [[2, 100, 4]]] },
    );
  });

  test('goes round clockwise from the seam, plays between positions', () => {
    const plan = planRing(6, 150);
    expect(angleOf(plan, 0)).toBe(-90);
    expect([1, 2, 6].map((k) => angleOf(plan, k))).toEqual([-60, 0, 240]);
  });

  test('turns less than half round, whichever way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -90, max: 270 }), (from, to) => {
        const target = nearestTurn(from, to);
        expect(Math.abs(target - from)).toBeLessThanOrEqual(180);
        expect((((target - to) % 360) + 360) % 360).toBe(0);
      }),
    );
  });
});

describe('the timeline', () => {
  test('has a sign or a tick for every fact, the weightiest first, and no two signs touch', () => {
    fc.assert(
      fc.property(anyFrames, fc.integer({ min: 20, max: 600 }), (list, width) => {
        const scale = scaleOf(width, list.length - 1);
        for (const lane of [JUDGED, HAPPENED, NOTES]) {
          const { signs, ticks } = placed(scale, list, lane);
          const said = list.filter((one) => factsOf(one).some((fact) => lane.includes(fact)));
          for (const { index } of said) {
            const x = scale.x(index);
            const drawn = signs.some((sign) => sign.x === x) || ticks.some(({ xs }) => xs.includes(x));
            expect(drawn).toBe(true);
          }
          const xs = signs.map(({ x }) => x).sort((a, b) => a - b);
          xs.slice(1).forEach((x, i) => void expect(x - xs[i]!).toBeGreaterThan(FEWEST_PIXELS - 1));
          const first = lane.find((fact) => said.some((one) => factsOf(one).includes(fact)));
          if (first) expect(signs[0]!.fact).toBe(first);
        }
      }),
    );
  });

  test('finds the frame under the pointer again', () => {
    const scale = scaleOf(700, 250);
    for (let i = 0; i <= 250; i++) expect(scale.at(scale.x(i))).toBe(i);
    expect([scale.at(-50), scale.at(9999)]).toEqual([0, 250]);
    expect(scaleOf(300, 0).at(10)).toBe(0);
  });

  test('is told in words, briefly', () => {
    const list = frames([null, null, null, 0, null, null, null, null]);
    expect(summaryOf(list)).toBe('Repetitions: 3. Ko plays: 7.');
    const many = summaryOf(frames(Array.from({ length: 100 }, () => null)));
    expect(many).toMatch(/^Ko plays: 7, .* and 2 more\.$/);
  });

  test('has shapes of their own for all facts', () => {
    const all = Object.values(FACTS);
    expect(new Set(all).size).toBe(all.length);
    expect([...JUDGED, ...HAPPENED, ...NOTES].sort()).toEqual(Object.keys(FACTS).sort());
  });
});

test('the stone that comes next is that of whose turn it is, or of the other player', () => {
  expect(
    (['black', 'white'] as const).flatMap((turn) => [stoneOf(turn, false), stoneOf(turn, true)]),
  ).toEqual(['black', 'white', 'white', 'black']);
});

test('a cycle is said with its length, its name and its ends', () => {
  const played = sequence(frames([null, null, null, 1]));
  expect(cycleWords(played, { from: 0, to: 2, pattern: 'triple-ko' })).toBe(
    'A cycle of 2 plays, triple ko, from the start to move 2',
  );
  expect(momentOf({ ...played, proof: {} as never }, 0)).toEqual({ number: null, isProof: true });
});
