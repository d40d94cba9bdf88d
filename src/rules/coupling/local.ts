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

export interface LocalPlay {
  /** The cells after the play, with PLAYED added in plain mode, and one byte to spare. */
  readonly state: Uint8Array;
  readonly taken: number[];
  readonly suicide: boolean;
  /** Plays that it takes at least to be back: an admissible bound. */
  readonly owed: number;
  /** Stones of each color (at 1 and 2) that are yet to be put back. */
  readonly missing: readonly [number, number, number];
  /** Whether the board is as it was at the start. */
  readonly home: boolean;
}

/** Plays on an empty point of `before`; `null` when it cannot be done, or when no way leads back from there. */
export function play(board: Board, before: Uint8Array, color: Color, p: number): LocalPlay | null {
  const { arena, plain } = board;
  const { cells, neighbors } = arena;
  // In a plain cycle a stone that was there is played again with its own color, and a point only once.
  if (plain && cells[p] !== EMPTY && cells[p] !== color) return null;
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
    if (plain && state[q]! & PLAYED && cells[q] !== EMPTY) return null;
    state[q]! &= ~CELL;
  }
  const owed = plain ? owedPlain(arena, state) : owedPoints(arena, state).size;
  if (owed < 0) return null;
  return { state, taken, suicide, owed, ...compare(arena, state) };
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

function compare({ cells }: Arena, state: Uint8Array): Pick<LocalPlay, 'home' | 'missing'> {
  const missing: [number, number, number] = [0, 0, 0];
  let home = true;
  for (let p = 0; p < cells.length; p++) {
    if ((state[p]! & CELL) === cells[p]) continue;
    home = false;
    missing[cells[p] as 0 | 1 | 2]++;
  }
  return { home, missing };
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
 * As above, and when no point is played on twice: all points of an empty region that has been played in or whose neighboring string has been
 * taken. -1 when one of the points owed has been played on already.
 */
function owedPlain(arena: Arena, state: Uint8Array): number {
  const { cells, neighbors } = arena;
  const owed = owedPoints(arena, state);
  for (const p of owed) if (state[p]! & PLAYED) return -1;
  const entered: number[] = [];
  const seen = new Set<number>();
  const enter = (p: number) => {
    if (cells[p] !== EMPTY || seen.has(p)) return;
    seen.add(p);
    entered.push(p);
  };
  for (let p = 0; p < cells.length; p++) {
    if (cells[p] === EMPTY) {
      if (state[p]! & PLAYED) enter(p);
    } else if (state[p]! & PLAYED || (state[p]! & CELL) === EMPTY) {
      for (let k = 4 * p; k < 4 * p + 4; k++) if (neighbors[k]! >= 0) enter(neighbors[k]!);
    }
  }
  for (const p of entered) {
    if ((state[p]! & PLAYED) === 0) owed.add(p);
    for (let k = 4 * p; k < 4 * p + 4; k++) if (neighbors[k]! >= 0) enter(neighbors[k]!);
  }
  return owed.size;
}
