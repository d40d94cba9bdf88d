/**
 * The player as a state machine: events in, a new state and messages to send out. No clock, no DOM;
 * `main.ts` has those.
 */
import { sameData } from '../../src/protocol/patch.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import {
  type FromPlayer,
  type KeptPlayer,
  type Section,
  type SequenceShown,
  SPEEDS,
  type ToPlayer,
} from '../../src/protocol/player-messages.ts';
import type { CoordinateStyle, Look } from '../../src/render/choices.ts';
import { cycleNear, holds, type ShownCycle } from '../../src/render/wheel/cycles.ts';
import { shownRules } from '../ui/lens.ts';
import { factsOf, isMarked, isNote, type NOTES } from './facts.ts';
import { keptOf, nothingOf, proofOf } from './saved.ts';
import { sidestep, type Way, wayOut, waysFrom } from './tree/tree.ts';

/** Milliseconds for a move at speed 1. */
export const MOVE_TIME = 1000;

export interface PageState {
  readonly sequence: Sequence | null;
  /** Which frame is shown; 0 while there is none. */
  readonly index: number;
  /** Where a node begins that is shown and makes no move: an offset of the text. */
  readonly node: number | null;
  /** How many messages `at` the page has sent. */
  readonly steps: number;
  /** The number of the last of them that the reader caused. */
  readonly led: number;
  readonly playing: boolean;
  readonly speed: KeptPlayer['speed'];
  /**
   * The cycle that is played again and again while `playing`; a pause keeps it, a step out of it
   * ends it.
   */
  readonly loop: ShownCycle | null;
  /** Whether the values of eyes are shown; `null` as long as the text decides. */
  readonly eyes: boolean | null;
  /** Whether the tree of variations is shown, where there is one. */
  readonly moves: boolean;
  /** Which moves have their numbers on the stones: the last, all, or those after a frame. */
  readonly numbers: { readonly kind: 'last' | 'all' | 'here'; readonly after: number } | null;
  /** How many moves count as the last ones. */
  readonly lastMoves: number;
  /** The section that was chosen for each text, the last ones; see `sectionOf`. */
  readonly sections: KeptPlayer['sections'];
  /** Whether the keys are being listed. */
  readonly help: boolean;
  /** Whether the page says by itself what its signs mean. */
  readonly legend: boolean;
  readonly coordinates: CoordinateStyle;
  readonly look: Look;
  /** Why there is nothing (more) to show: the file is closed, the entry is gone. */
  readonly notice: string | null;
  /** There is nothing yet, and a game can be begun. */
  readonly begin: boolean;
  /** The text may only be read. */
  readonly readonly: boolean;
  /** The board stays with its text. */
  readonly pinned: boolean;
  /** What was kept of an earlier life, until the first sequence comes. */
  readonly saved: KeptPlayer | null;
}

export type PlayerEvent =
  | Exclude<
      ToPlayer,
      {
        type: 'note' | 'eyes' | 'picture' | 'about' | 'tree' | 'focus' | 'outcomes' | 'comparison' | 'lit';
      }
    >
  /** `held`: by a key that is held down, which is not to run on into another line. */
  | { readonly type: 'step'; readonly by: number; readonly held?: boolean }
  | { readonly type: 'seek'; readonly index: number }
  /** To the next (1) or the previous (-1) frame of which there is something to be said. */
  | { readonly type: 'mark'; readonly by: 1 | -1; readonly of?: (typeof NOTES)[number] | 'note' }
  | { readonly type: 'toggle' }
  | { readonly type: 'pause' }
  | { readonly type: 'tick' }
  /** The next speed, and round; with `by`, up or down without going round. */
  | { readonly type: 'faster'; readonly by?: 1 | -1 }
  /** Plays the cycle at hand again and again, or ceases to. */
  | { readonly type: 'loop' }
  | { readonly type: 'eyes' }
  | { readonly type: 'moves' }
  /** Numbers on other stones: none, the last, all, those from here; with `last`, so many. */
  | { readonly type: 'numbers'; readonly last?: number }
  | { readonly type: 'help'; readonly open: boolean }
  /** The reader knows what the signs mean. */
  | { readonly type: 'legend-read' }
  /** Into another line of the tree, at a frame. */
  | { readonly type: 'line'; readonly line: number; readonly index: number }
  /** To the next (1) or the previous (-1) line that goes another way. */
  | { readonly type: 'sidestep'; readonly by: 1 | -1 }
  /** Back to where the line leaves its parent. */
  | { readonly type: 'leave' }
  | { readonly type: 'rule'; readonly rule: string | null }
  /** The next (1) or the previous (-1) rule of the row of rules, and round. */
  | { readonly type: 'next-rule'; readonly by: 1 | -1 }
  /** The proof of what a rule says of the shown move is wanted. */
  | { readonly type: 'prove'; readonly rule: string }
  /** What stands at another place of the text. */
  | { readonly type: 'place'; readonly offset: number }
  | { readonly type: 'back' };

type Believed = Pick<SequenceShown, 'index' | 'heard' | 'node'>;

interface PlayerOutcome {
  readonly state: PageState;
  readonly send: readonly FromPlayer[];
}

export function initial(saved: KeptPlayer | null): PageState {
  return {
    sequence: null,
    index: 0,
    node: null,
    steps: 0,
    led: 0,
    playing: false,
    speed: saved?.speed ?? 1,
    loop: null,
    eyes: saved?.eyes ?? null,
    moves: saved?.moves ?? false,
    numbers: null,
    lastMoves: 10,
    sections: saved?.sections ?? [],
    help: false,
    legend: false,
    coordinates: 'western',
    look: 'wood',
    notice: null,
    begin: false,
    readonly: false,
    pinned: saved?.pinned ?? false,
    saved,
  };
}

export function lastIndex(state: PageState): number {
  return Math.max(0, (state.sequence?.frames.length ?? 1) - 1);
}

/** Whether the values of eyes are shown: as the reader, else as the text says. */
export function showsEyes({ eyes, sequence }: PageState): boolean {
  return eyes ?? sequence?.show?.eyes ?? false;
}

/** The moves whose stones have numbers. */
export function numbered({ numbers, lastMoves, index }: PageState): { from: number; to: number } | null {
  if (!numbers) return null;
  const from = { last: index - lastMoves + 1, all: 1, here: numbers.after + 1 }[numbers.kind];
  return { from, to: index };
}

/** What is asked for when a rule is chosen: `null` for the one that the text names. */
export function ruleAsked(state: PageState | null, rule: string): string | null {
  return rule === state?.sequence?.rules?.written ? null : rule;
}

export function toSave(state: PageState): KeptPlayer | null {
  return state.sequence ? keptOf(state.sequence, state) : state.saved;
}

export function reduce(state: PageState, event: PlayerEvent): PlayerOutcome {
  const outcome = reduced(state, event);
  const section = sectionOf(outcome.state);
  if (section === sectionOf(state)) return outcome;
  return { state: outcome.state, send: [...outcome.send, { type: 'section', section }] };
}

function reduced(state: PageState, event: PlayerEvent): PlayerOutcome {
  switch (event.type) {
    case 'sequence':
      return withSequence(state, event);
    case 'goto':
      return arrivedFrom({ ...state, playing: false }, event, isLed(state, event) ? state.index : undefined);
    case 'gone': {
      const { message, begin = false, uri } = event;
      const next = { ...state, notice: message, begin, playing: false };
      if (uri === undefined) return quiet(next);
      return quiet({
        ...next,
        sequence: null,
        index: 0,
        node: null,
        loop: null,
        saved: nothingOf(uri, state),
      });
    }
    case 'settings':
      return quiet({
        ...state,
        coordinates: event.coordinates,
        look: event.look ?? 'wood',
        readonly: event.readonly === true,
        pinned: event.pinned === true,
        legend: state.legend || event.legend === true,
      });
    case 'step':
      return stepped(state, event.by, event.held === true);
    case 'seek':
      return moved(state, event.index, true);
    case 'mark': {
      const { sequence, index } = state;
      for (let i = index + event.by; ; i += event.by) {
        const frame = sequence?.frames[i];
        if (!frame) return quiet(state);
        const { of } = event;
        const facts = factsOf(frame);
        const isWanted = of === 'note' ? facts.some(isNote) : of ? facts.includes(of) : isMarked(frame);
        if (isWanted) return moved(state, i, true);
      }
    }
    case 'pause':
      return quiet({ ...state, playing: false });
    case 'toggle':
      return toggled(state);
    case 'tick':
      return ticked(state);
    case 'faster': {
      const at = SPEEDS.indexOf(state.speed);
      const next = event.by ? SPEEDS[at + event.by] : SPEEDS[(at + 1) % SPEEDS.length];
      return quiet({ ...state, speed: next ?? state.speed });
    }
    case 'loop':
      return looped(state);
    case 'eyes':
      return quiet({ ...state, eyes: !showsEyes(state) });
    case 'moves':
      return quiet({ ...state, moves: !state.moves });
    case 'numbers': {
      if (event.last !== undefined) return quiet({ ...state, lastMoves: event.last });
      const kinds = [null, 'last', 'all', 'here'] as const;
      const next = kinds[(kinds.indexOf(state.numbers?.kind ?? null) + 1) % kinds.length] ?? null;
      return quiet({ ...state, numbers: next && { kind: next, after: state.index } });
    }
    case 'help':
      return quiet({ ...state, help: event.open });
    case 'legend-read':
      return quiet({ ...state, legend: false });
    case 'line':
      return toLine(state, { line: event.line, frame: event.index });
    case 'sidestep':
      return toLine(
        state,
        state.sequence?.tree ? sidestep(state.sequence.tree, state.index, event.by) : null,
      );
    case 'leave':
      return toLine(state, state.sequence?.tree ? wayOut(state.sequence.tree) : null);
    case 'next-rule': {
      const rules = state.sequence?.proof ? undefined : state.sequence?.rules;
      const row = rules ? shownRules(rules).map(({ id }) => id) : [];
      const at = row.indexOf(rules?.inForce ?? '') + event.by;
      const rule = row.length > 1 ? row.at(at % row.length) : undefined;
      return rule === undefined ? quiet(state) : asked(state, { type: 'rule', rule: ruleAsked(state, rule) });
    }
    case 'section':
      return withSection(state, event.section);
    case 'rule':
    case 'prove':
      return asked(state, event);
    case 'place': {
      const { sequence } = state;
      if (!sequence) return quiet(state);
      const { uri, entry } = sequence;
      return { state, send: [{ type: 'place', uri, entry, offset: event.offset }] };
    }
    case 'back':
      return { state, send: isOfText(state.sequence) ? [] : [{ type: 'back' }] };
  }
}

/** How many texts keep their sections. */
const MOST_SECTIONS = 40;

/**
 * What is shown besides the board: a proof, or a game against one, while there is one; else what
 * the reader has chosen for the text.
 */
export function sectionOf({ sequence, sections }: Pick<PageState, 'sequence' | 'sections'>): Section {
  if (!sequence) return 'board';
  if (!isOfText(sequence)) return 'proof';
  return sections.find(({ uri }) => uri === sequence.uri)?.section ?? 'board';
}

/**
 * Another section. From a proof it leads back to the text; where a proof can be shown at once, its
 * end leads back to the section before.
 */
function withSection(state: PageState, section: Section): PlayerOutcome {
  const { sequence, index } = state;
  if (!sequence || section === sectionOf(state)) return quiet(state);
  const line = section === 'proof' ? provable(sequence, index) : undefined;
  if (line) return asked(state, { type: 'prove', rule: line.rule });
  const { uri } = sequence;
  const others = state.sections.filter((one) => one.uri !== uri);
  const sections = [...others, { uri, section }].slice(-MOST_SECTIONS);
  return { state: { ...state, sections }, send: isOfText(sequence) ? [] : [{ type: 'back' }] };
}

/** The verdict of the rule in force on a frame, where there is a proof of it, or a reason. */
function provable({ frames }: Sequence, index: number) {
  return frames[index]?.verdicts.find(({ inForce, proof, why }) => inForce && (proof || why));
}

/** Whether what is shown is the text, and no proof or game against one. */
export function isOfText(sequence: Sequence | null): boolean {
  return !sequence?.proof && !sequence?.trial;
}

function quiet(state: PageState): PlayerOutcome {
  return { state, send: [] };
}

function clamp(state: PageState, index: number): number {
  return Math.max(0, Math.min(lastIndex(state), Math.trunc(index) || 0));
}

/** At a frame; out of the cycle that was played in a loop, there is no loop any more. */
function arrived(state: PageState, index: number): PageState {
  const loop = state.loop && holds(state.loop, index) ? state.loop : null;
  return { ...state, index, loop, node: index === state.index ? state.node : null };
}

/**
 * To a frame that the user (or the clock) asked for; says so to the extension when it is another.
 */
function moved(state: PageState, to: number, byUser: boolean): PlayerOutcome {
  const index = clamp(state, to);
  const { sequence } = state;
  const next = arrived({ ...state, playing: state.playing && !byUser }, index);
  if (!sequence || index === state.index) return quiet(next);
  return told(next, sequence, byUser);
}

/** A step beyond the end goes on into the line that continues this one, if there is any. */
function stepped(state: PageState, by: number, held: boolean): PlayerOutcome {
  const { sequence, index } = state;
  const tree = sequence?.tree;
  if (tree && by === 1 && index === lastIndex(state) && !held) {
    const [way] = waysFrom(tree, index);
    if (way) return toLine(state, way);
  }
  return moved(state, index + by, true);
}

function toggled(state: PageState): PlayerOutcome {
  if (state.playing) return quiet({ ...state, playing: false });
  if (lastIndex(state) === 0) return quiet(state);
  // From the end, play begins again.
  if (state.index === lastIndex(state) && !state.loop) {
    const { state: start, send } = moved(state, 0, true);
    return { state: { ...start, playing: true }, send };
  }
  return quiet({ ...state, playing: true });
}

function ticked(state: PageState): PlayerOutcome {
  const { playing, loop, index } = state;
  if (!playing) return quiet(state);
  // The board is the same at both ends of a cycle, so from the one end the first play follows at
  // once.
  if (loop) return moved(state, index === loop.to ? loop.from + 1 : index + 1, false);
  const next = moved(state, index + 1, false);
  return { state: { ...next.state, playing: next.state.index < lastIndex(state) }, send: next.send };
}

function looped(state: PageState): PlayerOutcome {
  const { sequence, index } = state;
  if (state.loop) return quiet({ ...state, loop: null, playing: false });
  const loop = sequence && cycleNear(sequence, index);
  if (!loop) return quiet(state);
  const start = holds(loop, index) ? quiet(state) : moved(state, loop.from, true);
  return { state: { ...start.state, loop, playing: true }, send: start.send };
}

/** Another line has to be asked for; when the way stays in the shown line, it is only a step. */
function toLine(state: PageState, way: Way | null): PlayerOutcome {
  const { sequence } = state;
  if (!sequence?.tree || !way || !sequence.tree.lines[way.line]) return quiet(state);
  if (way.line === sequence.tree.current) return moved(state, way.frame, true);
  const { uri, entry } = sequence;
  return {
    state: { ...state, playing: false },
    send: [{ type: 'line', uri, entry, line: way.line, index: way.frame }],
  };
}

function asked(state: PageState, event: Extract<PlayerEvent, { type: 'rule' | 'prove' }>): PlayerOutcome {
  const { sequence, index } = state;
  if (!sequence || !isOfText(sequence)) return quiet(state);
  const { uri, entry } = sequence;
  if (event.type === 'prove')
    return { state, send: [{ type: 'prove', uri, entry, index, rule: event.rule }] };
  return { state, send: [{ type: 'rule', uri, entry, rule: event.rule }] };
}

/** Reports to the extension which frame of the sequence is shown. */
function told(state: PageState, sequence: Sequence, byUser: boolean): PlayerOutcome {
  const { uri, entry } = sequence;
  const step = state.steps + 1;
  return {
    state: { ...state, steps: step, led: byUser ? step : state.led },
    send: [{ type: 'at', uri, entry, index: state.index, byUser, proof: !isOfText(sequence), step }],
  };
}

/**
 * A sequence arrives: for the first time, after an edit, or only because verdicts came late. The
 * place is kept when the player shows something that has not changed, or was put there
 * while the sequence was on its way; otherwise the extension says where to be, and it alone does
 * when the page has just come up: the text cursor may have moved while the page was hidden.
 */
function withSequence(state: PageState, event: SequenceShown): PlayerOutcome {
  const { sequence: old, index } = state;
  const { sequence } = event;
  const next = { ...state, sequence, notice: null, saved: null };
  if (sequence.trial) return arrivedFrom({ ...next, playing: false, loop: null }, event);
  if (event.play) return arrivedFrom({ ...next, playing: true, loop: null }, event);
  if (!old || !sameSubject(old, sequence)) {
    return arrivedFrom({ ...next, playing: false, loop: null }, event);
  }
  const sameText = old.version === sequence.version;
  const upTo = Math.max(index, state.loop?.to ?? 0);
  const led = isLed(state, event);
  const keeps = sameText || ((state.playing || led) && samePrefix(old, sequence, upTo));
  if (keeps && (led || !event.go)) return arrivedFrom(next, event, index);
  return arrivedFrom({ ...next, playing: false, loop: sameText ? state.loop : null }, event);
}

/** Whether the reader has made a step that the extension had not heard of. */
function isLed({ led }: PageState, { heard = led }: Believed): boolean {
  return heard < led;
}

/**
 * Goes to a frame, by default the one where the extension believes the player to be. Reports to the
 * extension if it believes otherwise, or if it has not heard an earlier message, which would count
 * for more than what it believes.
 */
function arrivedFrom(state: PageState, believed: Believed, to = believed.index): PlayerOutcome {
  const { sequence, steps } = state;
  const index = clamp(state, to);
  const there = arrived(state, index);
  const playing = there.playing && (there.loop !== null || index < lastIndex(state));
  const { heard = steps } = believed;
  const isKnown = heard === steps && index === clamp(state, believed.index);
  const next = { ...there, playing, node: (index === believed.index && believed.node) || null };
  return sequence && !isKnown ? told(next, sequence, false) : quiet(next);
}

/** Whether both are about the same: the same line, or the same proof. */
function sameSubject(a: Sequence, b: Sequence): boolean {
  const [one, other] = [proofOf(a), proofOf(b)];
  return (
    a.uri === b.uri &&
    a.entry === b.entry &&
    a.tree?.current === b.tree?.current &&
    one?.rule === other?.rule &&
    one?.move === other?.move &&
    sameData(a.trial?.tried, b.trial?.tried)
  );
}

/** Whether both sequences show the same boards up to frame `index`. */
function samePrefix(a: Sequence, b: Sequence, index: number): boolean {
  if (b.frames.length <= index) return false;
  return a.frames.slice(0, index + 1).every(({ rows }, i) => sameData(rows, b.frames[i]?.rows));
}
