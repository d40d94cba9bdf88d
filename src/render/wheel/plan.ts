/**
 * Where things are on a wheel. Pure. Lengths are pixels, angles degrees, clockwise from the top,
 * where the position comes back.
 */
import { must } from '../../go/must.ts';
import type { Tracks } from './tracks.ts';

interface LanePlan {
  /** Of its outer and its inner rim. */
  readonly outer: number;
  readonly inner: number;
}

export interface WheelPlan {
  readonly size: number;
  readonly middle: number;
  /** Rims of the wood. */
  readonly outer: number;
  readonly inner: number;
  /** By track, the outermost first, and by lane. */
  readonly lanes: readonly (readonly LanePlan[])[];
  /** Radius of a stone, and of the disc of a letter; 0 where they would be blots. */
  readonly stone: number;
  readonly letter: number;
  /** Whether numbers are read on stones; else they stand around the wheel. */
  readonly isNumbered: boolean;
  /** Size of the texts around the wheel, and how far from the middle they are; 0 for none. */
  readonly text: number;
  readonly around: number;
  /** Half the width of the sign at the end of a cut. */
  readonly sign: number;
  readonly length: number;
  /** Kept free on both sides of the top. */
  readonly clear: number;
}

/** The side of a wheel that stands with its boards, and that of their cells. */
export const WHEEL = { size: 180, cell: 24 };

/** Below this size a wheel has no letters, stones and numbers. */
const SMALL = 110;
/** From this size on it has the names of points around it. */
const NAMED = 220;
/** With more plays than these, no number has room. */
const MOST_NUMBERS = 32;

export function planWheel(tracks: Tracks, size: number): WheelPlan {
  const { length } = tracks;
  const middle = size / 2;
  const isSmall = size < SMALL;
  const isNamed = size >= NAMED && length <= 20;
  const sign = Math.min(9, Math.max(5.5, size * 0.04));
  const draft = (around: number): WheelPlan => {
    const outer = middle - Math.max(around, 1.35 * sign);
    const widths = tracks.tracks.map(({ lanes }) => lanes.length);
    const count = widths.reduce((sum, one) => sum + one, 0);
    const between = widths.length > 3 ? 0.5 : 0.7;
    const least = outer * (isSmall ? 0.3 : 0.27);
    const units = count + (widths.length + 1) * between;
    const band = Math.min((outer - least) / units, outer * (isSmall ? 0.15 : 0.145));
    const lanes: LanePlan[][] = [];
    let r = outer - between * band;
    for (const width of widths) {
      lanes.push(
        Array.from({ length: width }, (_, i) => ({ outer: r - i * band, inner: r - (i + 1) * band })),
      );
      r -= (width + between) * band;
    }
    const pitch = (1 + between) * band;
    // Letters stand on the middles of tracks, and the nearest two of these touch.
    const apart = widths.slice(1).map((width, i) => ((must(widths[i]) + width) / 2 + between) * band);
    const room = Math.max(0.5 * Math.min(...apart, 2 * pitch), 4.9);
    const letter = isSmall ? 0 : Math.min(0.048 * size, room);
    const plan = { size, middle, outer, inner: r, lanes, letter, sign, length };
    const wanted = isSmall ? 0 : Math.min(0.062 * size, Math.max(0.52 * pitch, 0.045 * size));
    const clear = isSmall ? 0 : Math.min(14, 180 / length);
    const made = { ...plan, clear, stone: 0, isNumbered: false, text: 0, around: 0 };
    const stone = isSmall ? 0 : Math.min(wanted, roomOf(tracks, made));
    const isNumbered = stone >= 5.6;
    return { ...made, stone: stone < 2 ? 0 : stone, isNumbered };
  };
  if (isSmall) return draft(3);
  const text = isNamed ? Math.min(13, size * 0.04) : 8.5;
  const plain = draft(4);
  // Numbers that are too small on stones stand around the wheel, as on a clock.
  if (!isNamed && (plain.isNumbered || length > MOST_NUMBERS)) return plain;
  const margin = isNamed ? 2.1 * text : 1.45 * text;
  const made = draft(margin);
  const around = made.outer + margin * 0.52;
  // Names of points are wide: `B11` beside a stone of the outermost lane.
  const free = isNamed ? around - 1.05 * text - radiusOf(made, 0, 0) : made.stone;
  return { ...made, stone: Math.min(made.stone, free), text, around };
}

/** The largest radius with which no stone touches another one or a letter. */
function roomOf({ turns }: Tracks, plan: WheelPlan): number {
  const stones = turns.flatMap(({ play, at }) =>
    at ? [pointAt(plan, angleOf(plan, play), radiusOf(plan, at.ko.track, at.lane))] : [],
  );
  let room = Number.POSITIVE_INFINITY;
  stones.forEach((a, i) => {
    for (const b of stones.slice(i + 1)) room = Math.min(room, 0.48 * Math.hypot(a.x - b.x, a.y - b.y));
    for (const [track] of plan.lanes.entries()) {
      const b = pointAt(plan, 0, middleOf(plan, track));
      room = Math.min(room, Math.hypot(a.x - b.x, a.y - b.y) - plan.letter);
    }
  });
  return room;
}

/** Of play `k`; plays lie between positions, as moves do. */
export function angleOf({ length, clear }: Pick<WheelPlan, 'length' | 'clear'>, k: number): number {
  return clear + ((360 - 2 * clear) * (k - 0.5)) / length;
}

/** Where what stands after play `k` begins and ends. */
export function spanOf(plan: WheelPlan, from: number, to: number): { from: number; to: number } {
  return {
    from: from === 0 ? 0 : angleOf(plan, from),
    to: to === plan.length ? 360 : angleOf(plan, to + 1),
  };
}

export function pointAt({ middle }: WheelPlan, angle: number, radius: number): { x: number; y: number } {
  const a = ((angle - 90) * Math.PI) / 180;
  return { x: middle + radius * Math.cos(a), y: middle + radius * Math.sin(a) };
}

/** The middle of a lane, from that of the wheel. */
export function radiusOf({ lanes }: Pick<WheelPlan, 'lanes'>, track: number, lane: number): number {
  const { outer, inner } = must(lanes[track]?.[lane]);
  return (outer + inner) / 2;
}

export function middleOf({ lanes }: WheelPlan, track: number): number {
  const all = must(lanes[track]);
  return (must(all[0]).outer + must(all.at(-1)).inner) / 2;
}
