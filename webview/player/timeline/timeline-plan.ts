/** Where things stand on the timeline. Pure. */
import { must } from '../../../src/go/must.ts';
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import { words } from '../../ui/words.ts';
import { factsOf, HAPPENED, JUDGED, NOTES, type ShownFact } from '../facts.ts';

export const HEIGHT = 44;
/** The middle of the rail, from the top. */
export const RAIL = 22;
/** How far the slider is narrower than the rail at either end, so that the last stub has room. */
export const INSET = 5;
/** With half of the slider's thumb: the browser moves its middle between these margins. */
const MARGIN = 9 + INSET;
/** The size of a sign where there is room, and the least that can be told apart. */
export const GLYPH = 10;
export const FEWEST_PIXELS = 9;
/** With at least this many pixels for a move, moves are drawn as stones. */
const BEADED = 13;

export interface Scale {
  readonly width: number;
  /** Pixels for a move. */
  readonly step: number;
  readonly beaded: boolean;
  x(index: number): number;
  /** The frame at a place. */
  at(x: number): number;
}

export function scaleOf(width: number, last: number): Scale {
  const room = Math.max(0, width - 2 * MARGIN);
  const step = room / Math.max(1, last);
  return {
    width,
    step,
    beaded: step >= BEADED,
    x: (index) => Math.round((MARGIN + index * step) * 10) / 10,
    at: (x) => Math.max(0, Math.min(last, Math.round((x - MARGIN) / (step || 1)))),
  };
}

interface PlacedSign {
  readonly signs: readonly { readonly fact: ShownFact; readonly x: number }[];
  readonly ticks: readonly { readonly fact: ShownFact; readonly xs: readonly number[] }[];
}

/**
 * The signs of one lane. Weightier facts take their places first, and a sign that would touch
 * another one becomes a tick; so in 2,000 moves a forbidden play is still a forbidden play. One
 * sign stands for a move.
 */
export function placed(scale: Scale, frames: readonly Frame[], facts: readonly ShownFact[]): PlacedSign {
  const taken = new Uint8Array(Math.ceil(scale.width) + 2 * GLYPH);
  const said = new Set<number>();
  const signs: { fact: ShownFact; x: number }[] = [];
  const ticks: { fact: ShownFact; xs: number[] }[] = [];
  for (const fact of facts) {
    const xs: number[] = [];
    frames.forEach((frame, index) => {
      if (said.has(index) || !factsOf(frame).includes(fact)) return;
      said.add(index);
      const x = scale.x(index);
      const from = Math.round(x);
      if (taken.subarray(from, from + FEWEST_PIXELS).some((cell) => cell === 1)) xs.push(x);
      else {
        taken.fill(1, from, from + FEWEST_PIXELS);
        signs.push({ fact, x });
      }
    });
    if (xs.length > 0) ticks.push({ fact, xs: [...new Set(xs)] });
  }
  return { signs, ticks };
}

const NAMED = 12;

/**
 * All signs in words, for readers who cannot see them: `Forbidden moves: 4 and 5. Captures: 1, 2
 * and 30 more.`
 */
export function summaryOf(frames: readonly Frame[]): string {
  return [...JUDGED, ...HAPPENED, ...NOTES]
    .map((fact) => {
      const numbers = frames
        .filter((frame) => factsOf(frame).includes(fact))
        .map(({ number }) => number || words('cycle.place', { at: { number: null, isProof: false } }));
      if (numbers.length === 0) return '';
      const more = Math.max(0, numbers.length - NAMED);
      return words('timeline.sign', { sign: fact, numbers: numbers.slice(0, NAMED), more });
    })
    .filter((text) => text !== '')
    .join(' ');
}

/** A frame in words, for the slider. */
export function spoken({ frames }: Sequence, index: number): string {
  const { caption, move } = must(frames[index]);
  if (index === 0) return words('timeline.start', { caption, moves: frames.length - 1 });
  return move?.koPlay ? words('timeline.ko', { caption }) : caption;
}
