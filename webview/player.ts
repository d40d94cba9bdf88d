/**
 * The player as a state machine: events in, a new state and messages to send out. No clock, no DOM; `main.ts` has those.
 */
import type { FromPlayer, Sequence, ToPlayer } from '../src/protocol/player.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a move at speed 1. */
export const MOVE_TIME = 1000;

/** What survives hiding and reloading. A player never starts to play by itself. */
export interface Saved {
  readonly uri: string;
  readonly entry: number;
  readonly index: number;
  readonly speed: number;
  /** Set when it is a proof that was shown: of what rule, about which move. */
  readonly proof: { readonly rule: string; readonly move: number } | null;
}

export interface PlayerState {
  readonly sequence: Sequence | null;
  /** Which frame is shown; 0 while there is none. */
  readonly index: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly coordinates: 'western' | 'japanese' | 'numbers' | 'none';
  readonly look: 'wood' | 'plain' | 'theme';
  /** Why there is nothing (more) to show: the file is closed, the entry is gone. */
  readonly notice: string | null;
  /** The place to come back to when the sequence arrives after a reload. */
  readonly saved: Saved | null;
}

export type PlayerEvent =
  | ToPlayer
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'seek'; readonly index: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'pause' }
  | { readonly type: 'tick' }
  | { readonly type: 'faster' }
  /** The proof of what a rule says of the shown move is wanted. */
  | { readonly type: 'prove'; readonly rule: string }
  | { readonly type: 'back' };

export interface Outcome {
  readonly state: PlayerState;
  readonly send: readonly FromPlayer[];
}

export function initial(saved: Saved | null): PlayerState {
  return {
    sequence: null,
    index: 0,
    playing: false,
    speed: saved?.speed ?? 1,
    coordinates: 'western',
    look: 'wood',
    notice: null,
    saved,
  };
}

export function lastIndex(state: PlayerState): number {
  return Math.max(0, (state.sequence?.frames.length ?? 1) - 1);
}

export function toSave(state: PlayerState): Saved | null {
  const { sequence, index, speed } = state;
  if (!sequence) return state.saved;
  return { uri: sequence.uri, entry: sequence.entry, index, speed, proof: proofOf(sequence) };
}

function proofOf({ proof }: Sequence): Saved['proof'] {
  return proof ? { rule: proof.verdict.rule, move: proof.move } : null;
}

/** Whether both are about the same: two sequences, or a sequence and what was kept of one. */
function sameSubject(a: Sequence, b: Pick<Saved, 'uri' | 'entry' | 'proof'>): boolean {
  const proof = proofOf(a);
  return (
    a.uri === b.uri && a.entry === b.entry && proof?.rule === b.proof?.rule && proof?.move === b.proof?.move
  );
}

/** What `getState` gave back, if it is what we put there. */
export function readSaved(data: unknown): Saved | null {
  if (typeof data !== 'object' || data === null) return null;
  const { uri, entry, index, speed, proof } = data as Record<string, unknown>;
  if (typeof uri !== 'string' || !isIndex(entry) || !isIndex(index)) return null;
  return { uri, entry, index, speed: SPEEDS.find((s) => s === speed) ?? 1, proof: readProof(proof) };
}

function readProof(data: unknown): Saved['proof'] {
  if (typeof data !== 'object' || data === null) return null;
  const { rule, move } = data as Record<string, unknown>;
  return typeof rule === 'string' && isIndex(move) ? { rule, move } : null;
}

function isIndex(n: unknown): n is number {
  return Number.isSafeInteger(n) && (n as number) >= 0;
}

export function reduce(state: PlayerState, event: PlayerEvent): Outcome {
  switch (event.type) {
    case 'sequence':
      return withSequence(state, event.sequence, event.index, event.play === true);
    case 'goto':
      return quiet({ ...state, index: clamp(state, event.index), playing: false });
    case 'gone':
      return quiet({ ...state, notice: event.message, playing: false });
    case 'settings':
      return quiet({ ...state, coordinates: event.coordinates, look: event.look ?? 'wood' });
    case 'step':
      return moved(state, state.index + event.by, true);
    case 'seek':
      return moved(state, event.index, true);
    case 'pause':
      return quiet({ ...state, playing: false });
    case 'toggle':
      if (state.playing) return quiet({ ...state, playing: false });
      if (lastIndex(state) === 0) return quiet(state);
      // From the end, play begins again.
      if (state.index === lastIndex(state)) {
        const { state: start, send } = moved(state, 0, true);
        return { state: { ...start, playing: true }, send };
      }
      return quiet({ ...state, playing: true });
    case 'tick': {
      if (!state.playing) return quiet(state);
      const next = moved(state, state.index + 1, false);
      const playing = next.state.index < lastIndex(state);
      return { state: { ...next.state, playing }, send: next.send };
    }
    case 'faster': {
      const next = SPEEDS[(SPEEDS.indexOf(state.speed as 1) + 1) % SPEEDS.length] ?? 1;
      return quiet({ ...state, speed: next });
    }
    case 'prove': {
      const { sequence, index } = state;
      if (!sequence || sequence.proof) return quiet(state);
      const { uri, entry } = sequence;
      return { state, send: [{ type: 'prove', uri, entry, index, rule: event.rule }] };
    }
    case 'back':
      return { state, send: state.sequence?.proof ? [{ type: 'back' }] : [] };
  }
}

function quiet(state: PlayerState): Outcome {
  return { state, send: [] };
}

function clamp(state: PlayerState, index: number): number {
  return Math.max(0, Math.min(lastIndex(state), Math.trunc(index) || 0));
}

/** To a frame that the user (or the clock) asked for; says so to the extension when it is another. */
function moved(state: PlayerState, to: number, byUser: boolean): Outcome {
  const index = clamp(state, to);
  const { sequence } = state;
  const next = { ...state, index, playing: state.playing && !byUser };
  if (!sequence || index === state.index) return quiet(next);
  return {
    state: next,
    send: [at(sequence, index, byUser)],
  };
}

function at(sequence: Sequence, index: number, byUser: boolean): FromPlayer {
  const { uri, entry, proof } = sequence;
  return { type: 'at', uri, entry, index, byUser, proof: proof !== undefined };
}

/**
 * A sequence arrives: for the first time, after an edit, or only because verdicts came late. The place is kept when the player
 * is in the midst of something that has not changed; otherwise the extension says where to be.
 */
function withSequence(state: PlayerState, sequence: Sequence, asked: number, play: boolean): Outcome {
  const { sequence: old, saved, index } = state;
  const next = { ...state, sequence, notice: null, saved: null };
  if (play) return settled({ ...next, playing: true }, asked, asked);
  if (!old) {
    return settled(next, saved && sameSubject(sequence, saved) ? saved.index : asked, asked);
  }
  const same = sameSubject(sequence, { uri: old.uri, entry: old.entry, proof: proofOf(old) });
  const sameText = same && old.version === sequence.version;
  if (sameText || (same && state.playing && samePrefix(old, sequence, index))) {
    return settled(next, index, asked);
  }
  return settled({ ...next, playing: false }, asked, asked);
}

/** At `index`, telling the extension when that is not where it believes the player to be. */
function settled(state: PlayerState, wanted: number, asked: number): Outcome {
  const index = clamp(state, wanted);
  return {
    state: { ...state, index, playing: state.playing && index < lastIndex(state) },
    send: index === clamp(state, asked) ? [] : [at(state.sequence!, index, false)],
  };
}

/** Whether both sequences show the same boards up to frame `index`. */
function samePrefix(a: Sequence, b: Sequence, index: number): boolean {
  if (b.frames.length <= index) return false;
  for (let i = 0; i <= index; i++) {
    const [one, other] = [a.frames[i]!.rows, b.frames[i]!.rows];
    if (one.length !== other.length || one.some((row, y) => row !== other[y])) return false;
  }
  return true;
}
