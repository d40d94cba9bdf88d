/**
 * The state, the events and the effects of a session, as data. `reducer.ts` steps from one state to
 * the next, and `session.ts` performs the effects.
 */
import type { Comparison } from '../protocol/compare.ts';
import type { MoveTree, MoveTreeParams } from '../protocol/move-tree.ts';
import type { OutcomeTable, Trial } from '../protocol/outcomes.ts';
import type { ClausePlace, Sequence } from '../protocol/player.ts';
import type { FromPlayer, KeptPlayer, Section, ToPlayer, WantedProof } from '../protocol/player-messages.ts';
import type { OutcomesParams, SequenceParams, SequenceReply } from '../protocol/requests.ts';
import type { ChangedText } from './moved.ts';
import type { Of } from './questions.ts';
import type { ShownPlace } from './shown-place.ts';
import type { Place } from './state.ts';
import type { AskedOutcomes, PlayedTrial } from './trial.ts';
import type { BoardRequest } from './writing.ts';

type MoveSpan = NonNullable<Sequence['frames'][number]['span']>;

/**
 * `beside`: it waits until there is something to show; `editor`: it is the editor of its text, and
 * follows no cursor; `page`: it says where there is nothing.
 */
export type SessionKind = 'beside' | 'editor' | 'page';

/** Why nothing is shown: a sentence of the extension, or one that is made already. */
export type NothingShown =
  | { readonly words: 'game.none' | 'text.nothing-yet' | 'diagram.gone' | 'text.none' }
  | { readonly sentence: string };

export type Gone = Omit<Extract<ToPlayer, { type: 'gone' }>, 'type' | 'message'> & {
  readonly why: NothingShown;
};

export interface SessionState {
  readonly kind: SessionKind;
  /** Of the text. */
  readonly uri: string;
  /** It stays with its entry; else it follows the cursor from entry to entry and text to text. */
  readonly pinned: boolean;
  readonly sequence: Sequence | undefined;
  readonly index: number;
  /** Where a node begins that makes no move, and the frame that shows it. */
  readonly node: { readonly place: number; readonly index: number } | undefined;
  /** The point that the comment at the text cursor speaks of; see `SequenceResult.comment`. */
  readonly lit: number | null;
  readonly gone: Gone | undefined;
  /** The page may show another text until there is something of this one. */
  readonly hasTurned: boolean;
  readonly place: ShownPlace;
  /** The frame to show when its sequence comes; by default the one that belongs to the place. */
  readonly wanted: number | undefined;
  /** The proof to show in place of the sequence; `wanted` is one of its frames then. */
  readonly proof: WantedProof | undefined;
  /** The game against a proof that is shown in place of the sequence. */
  readonly trial: PlayedTrial | undefined;
  /**
   * The rule to judge under, kept from entry to entry until the author goes back to the rule of the
   * text.
   */
  readonly rule: string | undefined;
  /** Whether what is shown next begins to move by itself. */
  readonly play: boolean;
  /** Of the last request; answers to earlier ones come too late. */
  readonly request: number;
  /** Whether something may differ from what the page has, in the same version of the text. */
  readonly news: boolean;
  /** Whether the page is there, and how often it has come up. */
  readonly ready: boolean;
  readonly readyCount: number;
  /** The last step of the page that is known of. */
  readonly heard: number;
  /** Whether the page shows the whole tree, and what it has of it. */
  readonly hasTree: boolean;
  readonly tree: MoveTree | null;
  /** The section that the page shows, and one that it is still to open. */
  readonly section: Section;
  readonly opening: Section | undefined;
  /** What the table of who wins is about. */
  readonly wins: AskedOutcomes | undefined;
}

/** What is asked of the server, and what was wanted then. */
export interface SequenceQuestion extends Pick<SessionState, 'request' | 'rule' | 'proof' | 'trial'> {
  readonly at: SequenceParams;
}

/** What goes along with the board: its tree, and sections beside it. */
export type Along = 'tree' | 'rules' | 'wins';

interface SequenceAnswered {
  readonly question: SequenceQuestion;
  readonly reply: SequenceReply;
}

interface Events {
  /** Of the page. */
  message: { readonly message: FromPlayer };
  /** The page has come up and has its settings. */
  greet: object;
  /** The page is loaded again. */
  reload: object;
  /** The page is closed. */
  end: object;
  /** To another text; what to show of it is said next. */
  turn: { readonly uri: string };
  pin: { readonly pinned: boolean };
  show: { readonly place: Place; readonly index?: number | undefined; readonly play?: boolean };
  prove: { readonly place: Place; readonly proof: WantedProof; readonly index?: number | undefined };
  /** Back from a proof, or a game against one, to the sequence, at the move in question. */
  back: object;
  'judge-under': { readonly rule: string | undefined };
  /** The text has changed, or late verdicts have come in. */
  refresh: object;
  /** The text has become this one by an edit, which may be an undo while it is not in front. */
  edited: {
    readonly edit: ChangedText;
    readonly text: string;
    readonly revised: boolean;
    readonly isAway: boolean;
  };
  /** The author has moved the text cursor. */
  follow: { readonly cursor: number };
  /** The document is no longer there to be read. */
  leave: { readonly sentence: string };
  /** The text cursor goes to the shown move; `toNode`: to the shown node where that makes none. */
  lead: { readonly toNode: boolean };
  update: object;
  /** A command opens a section. */
  open: { readonly section: Section };
  /** Who wins, about chains that the page or a place of the text names. */
  'ask-wins': { readonly asked: AskedOutcomes };
  tell: { readonly what: Along };
  /** Answers of the server: a proof or a game against one, or what the text has there. */
  proved: SequenceAnswered;
  answered: SequenceAnswered;
  /** The text has nothing yet. */
  blank: object;
  tree: { readonly tree: MoveTree | null };
  compared: { readonly uri: string; readonly comparison: Comparison | null };
  outcomes: {
    readonly uri: string;
    readonly wins: AskedOutcomes;
    readonly table: OutcomeTable | null;
  };
}

export type EventOf<T extends keyof Events> = { readonly type: T } & Events[T];
export type SessionEvent = { [T in keyof Events]: EventOf<T> }[keyof Events];

interface Effects {
  post: { readonly message: ToPlayer };
  gone: { readonly gone: Gone };
  /** The page has come up, and has nothing but what it kept. */
  greet: { readonly kept: KeptPlayer | null };
  changed: object;
  /** Marks the shown move in this version of the text. */
  mark: { readonly move: MoveSpan | null; readonly version: number };
  lead: { readonly to: MoveSpan };
  /** Asks for a proof or a game against one. */
  'ask-proof': { readonly question: SequenceQuestion };
  /** Asks for the sequence of the text, if there is something in the text. */
  'ask-text': { readonly question: SequenceQuestion };
  'ask-tree': { readonly params: MoveTreeParams };
  'ask-rules': { readonly params: SequenceParams };
  'ask-wins': { readonly params: OutcomesParams; readonly wins: AskedOutcomes };
  /** Sends this message again, after one that is under way. */
  tell: { readonly what: Along };
  'open-wins': { readonly asked: AskedOutcomes };
  /** An event, and another one when all is done that comes of the first. */
  'in-turn': { readonly first: SessionEvent; readonly next: SessionEvent };
  write: { readonly request: BoardRequest };
  /** What is played next does not follow what was played before. */
  stepped: object;
  /** Writes a game against a proof into the text. */
  keep: { readonly trial: Trial };
  eyes: { readonly message: Of<'eyes'> };
  point: { readonly message: Of<'point'>; readonly sequence: Sequence | undefined };
  /** No question of the page is open any more. */
  'take-back': object;
  picture: { readonly id: number; readonly index: number; readonly sequence: Sequence | undefined };
  type: { readonly text: string };
  'open-place': { readonly place: ClausePlace };
  copy: { readonly text: string };
  'first-steps': object;
  'legend-shown': object;
  warn: { readonly problem: string };
}

export type EffectOf<T extends keyof Effects> = { readonly type: T } & Effects[T];
export type Effect = { [T in keyof Effects]: EffectOf<T> }[keyof Effects];

export interface SessionStep {
  readonly state: SessionState;
  readonly effects: readonly Effect[];
}

/** A step from whichever state those before it have led to. */
export type Act = (state: SessionState) => SessionStep;

export const still: Act = (state) => ({ state, effects: [] });

export function become(part: Partial<SessionState>): Act {
  return (state) => ({ state: { ...state, ...part }, effects: [] });
}

export function perform(...effects: readonly Effect[]): Act {
  return (state) => ({ state, effects });
}

export function post(message: ToPlayer): Act {
  return perform({ type: 'post', message });
}

/** One act after the other, without those that are `false`. */
export function inTurn(...acts: readonly (Act | false)[]): Act {
  return (state) => {
    const effects: Effect[] = [];
    let now = state;
    for (const act of acts) {
      if (!act) continue;
      const made = act(now);
      now = made.state;
      effects.push(...made.effects);
    }
    return { state: now, effects };
  };
}
