import { type Color, EMPTY } from '../../go/types.ts';
import type { Arena } from './field.ts';

/** In a state: the point has been played on. Kept only where no point may be played on twice. */
const PLAYED = 4;
const CELL = 3;

/** A small board: the points of an arena, and how they are to be played on. */
export interface Board {
  readonly arena: Arena;
  /** Whether a play that takes a string outside the arena is out of the question; else such strings live forever. */
  readonly guarded: boolean;
  readonly suicide: boolean;
  readonly plain: boolean;
}

interface LocalPlay {
  /** The cells after the play, with PLAYED added in plain mode, and one byte to spare. */
  readonly state: Uint8Array;
  readonly taken: number[];
  readonly suicide: boolean;
  /** Plays that it takes at least to be back: an admissible bound. */
  readonly owed: number;
  /** Of these, those that black (at 1) and white (at 2) must make. */
  readonly owedBy: readonly [number, number, number];
  /** Whether the board is as it was at the start. */
  readonly home: boolean;
}

/** Plays on an empty point of `before`; `null` when it cannot be done, or when no way leads back from there. */
export function play(board: Board, before: Uint8Array, color: Color, p: number): LocalPlay | null {
  const { arena, plain } = board;
  const { cells, neighbors } = arena;
  // In a plain cycle a stone that was there is played again with its own color, and a point only once.
  if (plain && (cells[p] === EMPTY ? !fills(arena, before, color, p) : cells[p] !== color)) return null;
  const state = before.slice();
  state[p] = plain ? color | PLAYED : color;
  if (board.guarded && takesOutside(arena, state, color, p)) return null;
  const taken: number[] = [];
  for (let k = 4 * p, end = k + 4; k < end; k++) {
    const n = neighbors[k]!;
    if (n < 0 || (state[n]! & CELL) !== 3 - color || taken.includes(n)) continue;
    const string = dead(arena, state, n);
    if (string) taken.push(...string);
  }
  let suicide = false;
  if (taken.length === 0) {
    const own = dead(arena, state, p);
    if (own) {
      if (!board.suicide) return null;
      suicide = true;
      taken.push(...own);
    }
  }
  for (const q of taken) {
    if (plain && (cells[q] === EMPTY ? !wholeRegion(arena, taken, q) : state[q]! & PLAYED)) return null;
    state[q]! &= ~CELL;
  }
  const owed = owedPoints(arena, state);
  const owedBy: [number, number, number] = [0, 0, 0];
  let home = true;
  for (let q = 0; q < cells.length; q++) {
    if ((state[q]! & CELL) === cells[q]) continue;
    home = false;
    if (cells[q] !== EMPTY) owedBy[cells[q] as 1 | 2]++;
  }
  if (plain && !oweRegions(arena, state, owed, owedBy)) return null;
  return { state, taken, suicide, owed: owed.size, owedBy, home };
}

/** In a plain cycle one player fills a whole region before any of it is taken. */
function fills({ region, regions }: Arena, state: Uint8Array, color: Color, p: number): boolean {
  return regions[region[p]!]!.every((q) => (state[q]! & PLAYED) === 0 || (state[q]! & CELL) === color);
}

function wholeRegion({ region, regions }: Arena, taken: readonly number[], p: number): boolean {
  return regions[region[p]!]!.every((q) => taken.includes(q));
}

function takesOutside(arena: Arena, state: Uint8Array, color: Color, p: number): boolean {
  return arena.threatened[p]!.some(
    (string) =>
      arena.colors[string] !== color && arena.borders[string]!.every((q) => (state[q]! & CELL) !== EMPTY),
  );
}

/** The string at `p` if it has no liberty. It never touches a fixed string of its color, for no one plays there. */
function dead({ neighbors }: Arena, state: Uint8Array, p: number): number[] | null {
  const color = state[p]! & CELL;
  const string = [p];
  for (const q of string) {
    for (let k = 4 * q, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n < 0) continue;
      const cell = state[n]! & CELL;
      if (cell === EMPTY) return null;
      if (cell === color && !string.includes(n)) string.push(n);
    }
  }
  return string;
}

/**
 * Points that must be played on before all is as it was: those that miss their stone, and the liberties of strings with a stone that does
 * not belong there, which must be taken.
 */
function owedPoints({ cells, neighbors }: Arena, state: Uint8Array): Set<number> {
  const owed = new Set<number>();
  const seen = new Set<number>();
  for (let p = 0; p < cells.length; p++) {
    const cell = state[p]! & CELL;
    if (cell === cells[p]) continue;
    if (cells[p] !== EMPTY) owed.add(p);
    if (cell === EMPTY || seen.has(p)) continue;
    const string = [p];
    seen.add(p);
    for (const q of string) {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const content = state[n]! & CELL;
        if (content === EMPTY) owed.add(n);
        else if (content === cell && !seen.has(n)) {
          seen.add(n);
          string.push(n);
        }
      }
    }
  }
  return owed;
}

/**
 * Adds to what is owed, when no point is played on twice: all points of an empty region that has been played in, or that is next to a string
 * that has been taken. False when one of the points owed has been played on already.
 */
function oweRegions(
  { cells, neighbors, region, regions }: Arena,
  state: Uint8Array,
  owed: Set<number>,
  owedBy: [number, number, number],
): boolean {
  for (const p of owed) if (state[p]! & PLAYED) return false;
  const entered = new Set<number>();
  for (let p = 0; p < cells.length; p++) {
    if (cells[p] === EMPTY) {
      if (state[p]! & PLAYED) entered.add(region[p]!);
    } else if (state[p]! & PLAYED || (state[p]! & CELL) === EMPTY) {
      for (let k = 4 * p; k < 4 * p + 4; k++) {
        const n = neighbors[k]!;
        if (n >= 0 && region[n]! >= 0) entered.add(region[n]!);
      }
    }
  }
  for (const r of entered) {
    let color = 0;
    let open = 0;
    for (const p of regions[r]!) {
      if (state[p]! & PLAYED) color = state[p]! & CELL;
      else {
        open++;
        owed.add(p);
      }
    }
    if (color !== 0) owedBy[color as 1 | 2] += open;
  }
  return true;
}
