/**
 * Where things stand on the ring of a cycle. Pure. Angles are degrees, clockwise, 0 at the right;
 * lengths are pixels.
 */

export interface RingPlan {
  /** Side of the square that the ring is in. */
  readonly size: number;
  readonly length: number;
  /** Of the circle on which the plays sit. */
  readonly radius: number;
  readonly bead: number;
  /** From the middle to where the names of the points begin; 0 where there is no room for them. */
  readonly names: number;
  /** Of the button in the middle. */
  readonly hub: number;
}

/** With more plays than these, they are dots that cannot be pressed. */
export const MOST_BEADS = 48;
/** Height and width of letters, and their distance from the plays. */
const NAME = 12;
const GAP = 5;
const LETTER = 7.4;
const LEAST_HUB = 17;

/** `letters`: of the longest name. */
export function planRing(length: number, size: number, letters = 2): RingPlan {
  const half = size / 2;
  const fitted = (margin: number) => {
    // The largest beads that leave a gap between them: a share of the radius, which depends on them
    // in turn.
    const plays = Math.max(2, length);
    const share = Math.min((0.4 * 2 * Math.PI) / plays, 0.95 * Math.sin(Math.PI / plays));
    const bead = Math.max(1.5, Math.min(0.088 * size, (share * (half - margin)) / (1 + share)));
    const radius = half - margin - bead;
    return { bead, radius };
  };
  const named = fitted(GAP + Math.max(NAME, LETTER * letters));
  const room = (2 * Math.PI * (named.radius + named.bead + GAP + NAME)) / length;
  const readable = room >= letters * LETTER + 5;
  const { bead, radius } = readable ? named : fitted(4);
  return {
    size,
    length,
    radius,
    bead,
    names: readable ? radius + bead + GAP : 0,
    hub: Math.min(radius - 2, Math.max(LEAST_HUB, Math.min(0.44 * radius, radius - bead - 8))),
  };
}

/**
 * Of play `k` (1 for the first; 0 is the seam at the top, where the position comes back). Plays lie
 * between positions, as moves do.
 */
export function angleOf({ length }: RingPlan, k: number): number {
  return k === 0 ? -90 : -90 + (360 * (k - 0.5)) / length;
}

export function pointAt({ size }: RingPlan, angle: number, radius: number): { x: number; y: number } {
  const a = (angle * Math.PI) / 180;
  const at = (v: number) => Math.round((size / 2 + v * radius) * 100) / 100;
  return { x: at(Math.cos(a)), y: at(Math.sin(a)) };
}

/**
 * The way that `to` is reached from `from` by turning less than half round: so a loop goes on
 * turning over the seam.
 */
export function nearestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

/**
 * How a name is set at an angle, so that it stands clear of the ring: on which side of its place,
 * and how far below it.
 */
export function nameAt(angle: number): { anchor: 'start' | 'middle' | 'end'; drop: number } {
  const a = (angle * Math.PI) / 180;
  const side = Math.cos(a);
  const anchor = side > 0.15 ? 'start' : side < -0.15 ? 'end' : 'middle';
  return { anchor, drop: 3.6 + 4.4 * Math.sin(a) };
}
