import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../src/protocol/player.ts';
import { cycleNear, cyclesOf, holds, type ShownCycle } from '../../../src/render/wheel/cycles.ts';
import { FACTS, factsOf, HAPPENED, JUDGED, NOTES } from '../../../webview/player/facts.ts';
import { FEWEST_PIXELS, placed, scaleOf, summaryOf } from '../../../webview/player/timeline/timeline-plan.ts';
import { cycleWords, momentOf } from '../../../webview/player/words/words.ts';
import { stoneOf } from '../../../webview/player/write/turn.ts';
import { bareFrame, bareSequence } from '../../fixtures/frames.ts';
import '../english.ts';

function frames(cycles: readonly (number | null)[]): Frame[] {
  return cycles.map((of, index) => ({
    ...bareFrame(index, ['.']),
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
    repeats: of === null || of >= index ? null : { of, length: index - of, pattern: null },
  }));
}

const anyFrames = fc
  .array(fc.option(fc.nat(30), { freq: 2 }), { minLength: 1, maxLength: 40 })
  .map((list) => frames(list));

describe('the cycle at hand', () => {
  test('is complete here, else the soonest complete that one is in, else the next to begin, else the last', () => {
    fc.assert(
      fc.property(anyFrames, fc.nat(39), (list, at) => {
        const index = at % list.length;
        const s = bareSequence(list);
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
    expect(summaryOf(list)).toBe('Repetitions: 3.');
    const many = summaryOf(frames(Array.from({ length: 15 }, (_, n) => (n > 0 ? 0 : null))));
    expect(many).toMatch(/^Repetitions: 1, .* and 2 more\.$/);
  });

  test('has shapes of their own for all facts, and one for all notes', () => {
    const all = Object.keys(FACTS) as (keyof typeof FACTS)[];
    const shapes = new Set(all.map((fact) => FACTS[fact]));
    expect(shapes.size).toBe(all.length - NOTES.length + 1);
    expect([...JUDGED, ...HAPPENED, ...NOTES].sort()).toEqual(all.sort());
  });
});

test('the stone that comes next is that of whose turn it is, or of the other player', () => {
  expect(
    (['black', 'white'] as const).flatMap((turn) => [stoneOf(turn, false), stoneOf(turn, true)]),
  ).toEqual(['black', 'white', 'white', 'black']);
});

test('a cycle is said with its length, its name and its ends', () => {
  const played = bareSequence(frames([null, null, null, 1]));
  expect(cycleWords(played, { from: 0, to: 2, pattern: 'triple-ko' })).toBe(
    'A cycle of 2 plays, triple ko, from the start to move 2',
  );
  expect(momentOf({ ...played, proof: {} as never }, 0)).toEqual({ number: null, isProof: true });
});
