/** What a session needs of the program that it runs in: an editor or a page of the web. */
import type { EYES, EyesParams, EyesReply } from '../protocol/eyes.ts';
import type {
  EDIT_BRANCH,
  EditBranchParams,
  EditBranchReply,
  MOVE_TREE,
  MoveTreeParams,
  MoveTreeReply,
} from '../protocol/move-tree.ts';
import type { ClausePlace, Sequence } from '../protocol/player.ts';
import type { KeptPlayer, ToPlayer } from '../protocol/player-messages.ts';
import type { POINT, PointParams, PointReply } from '../protocol/point.ts';
import type {
  COMPARE,
  CompareParams,
  CompareReply,
  NAVIGATE,
  NavigateParams,
  NavigateReply,
  OUTCOMES,
  OutcomesParams,
  OutcomesReply,
  PROOF,
  ProofParams,
  RULE,
  RuleReply,
  SEQUENCE,
  SequenceParams,
  SequenceReply,
  TRIAL,
  TrialParams,
  TrialReply,
} from '../protocol/requests.ts';
import type { WRITE, WriteParams, WriteReply } from '../protocol/write.ts';
import type { ExtensionWords } from '../words/extension.ts';

/** The parameters and the answer of each request. */
interface Requests {
  [SEQUENCE]: { params: SequenceParams; reply: SequenceReply };
  [PROOF]: { params: ProofParams; reply: SequenceReply };
  [RULE]: { params: SequenceParams; reply: RuleReply };
  [COMPARE]: { params: CompareParams; reply: CompareReply };
  [WRITE]: { params: WriteParams; reply: WriteReply };
  [MOVE_TREE]: { params: MoveTreeParams; reply: MoveTreeReply };
  [EDIT_BRANCH]: { params: EditBranchParams; reply: EditBranchReply };
  [EYES]: { params: EyesParams; reply: EyesReply };
  [POINT]: { params: PointParams; reply: PointReply };
  [OUTCOMES]: { params: OutcomesParams; reply: OutcomesReply };
  [TRIAL]: { params: TrialParams; reply: TrialReply };
  [NAVIGATE]: { params: NavigateParams; reply: NavigateReply };
}

/** Asks the language server; rejects where it has died. */
export type Ask = <M extends keyof Requests>(
  method: M,
  params: Requests[M]['params'],
  question?: OpenQuestion,
) => Promise<Requests[M]['reply']>;

/** A question that may be taken back before it is answered. */
export class OpenQuestion {
  isOver = false;
  /** Names who answers. */
  onTakeBack: () => void = () => undefined;

  takeBack(): void {
    this.isOver = true;
    this.onTakeBack();
  }
}

/** A sentence of those that the extension has. */
export type Say = <C extends keyof ExtensionWords>(code: C, ...args: Parameters<ExtensionWords[C]>) => string;

/** Offsets are of the text before any of the edits. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An open text, as its editor has it. */
export interface EditorText {
  /** That of the text as it is now. */
  readonly version: number;
  /** What the editor calls the notation: `goban`, `sgf`, `markdown`, … */
  readonly notation: string;
  readonly text: string;
  /**
   * Makes edits of a version as one step of undo. `stale` where that is not the version any more,
   * `refused` where the text may only be read.
   */
  edit(edits: readonly Edit[], version: number): Promise<'made' | 'stale' | 'refused'>;
}

/** The texts that the editor has, by their addresses. */
export interface Texts {
  /** A text that is open; opens none. */
  open(uri: string): EditorText | undefined;
  /** A text, opened if need be. */
  read(uri: string): Promise<EditorText>;
  readonly clipboard: { read(): PromiseLike<string>; write(text: string): PromiseLike<void> };
}

/** The program around a session. */
export interface BoardHost {
  readonly ask: Ask;
  readonly texts: Texts;
  readonly say: Say;
  /** To the page. */
  post(message: ToPlayer): void;
  /** What is shown has changed, or where. */
  changed(): void;
  /** The page has come up, with what it kept; it gets the settings. */
  ready(kept: KeptPlayer | null): void;
  /** Puts the text cursor on the shown move. */
  lead(to: NonNullable<Sequence['frames'][number]['span']>): void;
  /** Marks the shown move in this version of the text; `null` for none. */
  mark(move: NonNullable<Sequence['frames'][number]['span']> | null, version: number): void;
  /** A picture of a frame, in base64. */
  paint(sequence: Sequence, index: number): string | Promise<string>;
  /** Types something at the text cursor. */
  type(text: string): Promise<void>;
  /** Has the editor take back the last edit, or make it again. */
  revise(what: 'undo' | 'redo'): Promise<void>;
  /** The keys have come back to the page. */
  returned(): Promise<void>;
  firstSteps(): Promise<void>;
  /** Shows a line of a text. */
  open(place: ClausePlace): Promise<void>;
  /** Puts a text on the clipboard, and says so. */
  copy(text: string): Promise<void>;
  /** The page has shown what signs mean. */
  legendShown(): void;
  warn(problem: string): void;
}
