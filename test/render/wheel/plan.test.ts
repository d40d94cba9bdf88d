/** Where things are on a wheel, and what is drawn of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stone } from '../../../src/protocol/player.ts';
import { element, serialize } from '../../../src/render/element.ts';
import { LOOKS } from '../../../src/render/theme.ts';
import { cutAt, wheelElements } from '../../../src/render/wheel/draw.ts';
import { angleOf, middleOf, planWheel, pointAt, radiusOf, spanOf } from '../../../src/render/wheel/plan.ts';
import type { Tracks, WheelKo } from '../../../src/render/wheel/tracks.ts';
import { runs } from '../../runs.ts';
import { parse } from '../xml.ts';

/** Tracks of any widths, and plays on any of their lanes. */
const anyTracks: fc.Arbitrary<Tracks> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 7 }),
    fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 2, maxLength: 40 }),
  )
  .map(([widths, plays]) => {
    const length = plays.length;
    const kos = widths.map(
      (_, track): WheelKo => ({
        nth: track,
        letter: 'abcdefg'[track]!,
        points: [track],
        track,
        first: 1,
        last: length,
        states: [],
      }),
    );
    const lane = Array.from({ length: length + 1 }, (_, k) => 'XO.'[k % 3]).join('');
    return {
      length,
      kos,
      tracks: widths.map((width, track) => ({ kos: [kos[track]!], lanes: Array(width).fill(lane) })),
      turns: plays.map(([track, width], i) => {
        const ko = kos[track % kos.length]!;
        const color: Stone = i % 2 === 0 ? 'black' : 'white';
        const at = { ko, lane: width % widths[ko.track]!, point: 'c4' };
        return { play: i + 1, frame: i + 1, number: String(i + 1), color, at: width % 9 === 8 ? null : at };
      }),
    };
  });
const anySize = fc.constantFrom(80, 128, 160, 190, 240, 300);

describe('the plan of a wheel', () => {
  test('keeps stones apart, from letters, and within the square', () => {
    fc.assert(
      fc.property(anyTracks, anySize, (tracks, size) => {
        const plan = planWheel(tracks, size);
        expect(plan.inner).toBeGreaterThan(0.1 * size);
        expect(plan.outer + 1.5 * plan.sign).toBeLessThanOrEqual(size / 2 + plan.sign);
        const stones = tracks.turns.flatMap(({ play, at }) =>
          at ? [pointAt(plan, angleOf(plan, play), radiusOf(plan, at.ko.track, at.lane))] : [],
        );
        if (plan.stone === 0) return;
        for (const [i, a] of stones.entries()) {
          expect(Math.min(a.x, a.y, size - a.x, size - a.y)).toBeGreaterThanOrEqual(plan.stone);
          for (const b of stones.slice(i + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * plan.stone);
          for (const track of plan.lanes.keys()) {
            const b = pointAt(plan, 0, middleOf(plan, track));
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(plan.stone + plan.letter - 1e-9);
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('goes round clockwise from the top, plays between positions', () => {
    fc.assert(
      fc.property(anyTracks, anySize, (tracks, size) => {
        const plan = planWheel(tracks, size);
        const angles = tracks.turns.map(({ play }) => angleOf(plan, play));
        expect(angles.every((angle, i) => angle > (angles[i - 1] ?? 0) && angle < 360)).toBe(true);
        expect(spanOf(plan, 0, plan.length)).toEqual({ from: 0, to: 360 });
        // What a rule forbids is left out; what ends the game has been played.
        const at = cutAt(plan, { play: plan.length, verdict: 'forbidden' });
        expect(at.veiled).toBeCloseTo(360 - at.at);
        expect(cutAt(plan, { play: plan.length, verdict: 'ends' }).veiled).toBe(0);
        expect(cutAt(plan, { play: 1, verdict: 'undecided' }).veiled).toBe(0);
      }),
      { numRuns: runs(60) },
    );
  });

  test('is drawn with numbers that a reader can count, in every theme, and in no other colors than the theme has', () => {
    fc.assert(
      fc.property(
        anyTracks,
        anySize,
        fc.constantFrom('light', 'print', 'css'),
        fc.constantFrom('forbidden', 'ends', null),
        (tracks, size, name, verdict) => {
          const theme = LOOKS.wood[name];
          const cut = verdict && { play: 2, verdict };
          const drawn = wheelElements(tracks, { size, theme, id: 'k', cut });
          const text = serialize(element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, drawn));
          parse(text);
          expect(text).not.toContain('NaN');
          const { stone, text: around } = planWheel(tracks, size);
          const numbers = [...text.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
          if (stone === 0 || (stone < 5.6 && around === 0)) expect(numbers).toEqual([]);
          else expect(numbers.length).toBeGreaterThanOrEqual(tracks.turns.filter(({ at }) => at).length);
        },
      ),
      { numRuns: runs(80) },
    );
  });
});
