import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Packer, sameData, Unpacker } from '../../src/protocol/patch.ts';
import type { Frame, Sequence } from '../../src/protocol/player.ts';
import { bareFrame, bareSequence } from '../fixtures/frames.ts';

const frame = (caption: string, start = 0): Frame => ({
  ...bareFrame(0, ['.']),
  caption,
  span: { start, end: start + 1 },
});

const sequence = (captions: readonly string[], start = 0): Sequence => ({
  ...bareSequence(captions.map((caption) => frame(caption, start))),
  title: captions.join(),
});

const message = (captions: readonly string[], start = 0) =>
  ({ type: 'sequence', sequence: sequence(captions, start), index: 0 }) as const;

const captionsOf = (x: unknown) =>
  (x as { sequence: Sequence }).sequence.frames.map(({ caption }) => caption);

describe('sequences on their way to the page', () => {
  it('come out as they were, whatever came before, and with their places in the text', () => {
    const frames = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(fc.constantFrom(0, 1, 5))), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(frames, fc.nat(2)), { minLength: 1, maxLength: 8 }), (all) => {
        const packer = new Packer();
        const unpacker = new Unpacker();
        for (const [one, shift] of all) {
          const shown = message(one.map(([caption]) => caption));
          const placed = shown.sequence.frames.map((each, i) => {
            const start = one[i]?.[1] ?? null;
            return {
              ...each,
              span: start === null ? null : { start: start + shift, end: start + shift + 1 },
            };
          });
          const whole = { ...shown, sequence: { ...shown.sequence, frames: placed } };
          const sent = JSON.parse(JSON.stringify(packer.pack(whole)));
          expect(unpacker.unpack(sent)).toEqual(whole);
        }
      }),
    );
  });

  it('are sent whole once, then only what is new; moves that an edit above has shifted are not', () => {
    const packer = new Packer();
    const sent = [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'x', 'c'],
      ['a', 'c'],
    ].map((captions, i) => captionsOf(packer.pack(message(captions, i))));
    expect(sent).toEqual([['a', 'b'], ['c'], ['x'], []]);
    packer.forget();
    expect(captionsOf(packer.pack(message(['a', 'c'])))).toEqual(['a', 'c']);
  });

  it('are told to be early on a page that knows nothing, and lost after a gap', () => {
    const packer = new Packer();
    const pack = (caption: string) => packer.pack(message(['0', caption]));
    const [first, second, third] = [pack('a'), pack('b'), pack('c')];
    const unpacker = new Unpacker();
    expect(unpacker.unpack(second)).toBe('early');
    unpacker.unpack(first);
    expect(unpacker.unpack(third)).toBe('lost');
    expect(captionsOf(unpacker.unpack(second))).toEqual(['0', 'b']);
    expect(captionsOf(unpacker.unpack(third))).toEqual(['0', 'c']);
  });
});

describe('sameData', () => {
  it('says what JSON says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameData(a, structuredClone(a))).toBe(true);
        const sorted = (x: unknown): string =>
          JSON.stringify(x, (_, y) =>
            y !== null && typeof y === 'object' && !Array.isArray(y)
              ? Object.fromEntries(Object.entries(y).sort())
              : Object.is(y, -0)
                ? 0
                : y,
          );
        expect(sameData(a, b)).toBe(sorted(a) === sorted(b));
      }),
    );
  });
});
