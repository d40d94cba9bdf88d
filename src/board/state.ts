/** What is to be said of a player from outside, and of the sequence that it shows. */
import type { EntryId } from '../protocol/entry-id.ts';
import { sameData } from '../protocol/patch.ts';
import type { Sequence } from '../protocol/player.ts';
import type { Note, Section, WantedProof } from '../protocol/player-messages.ts';
import type { SequenceParams } from '../protocol/requests.ts';
import type { WriteReply } from '../protocol/write.ts';

/** Where a player looks: an entry by its index, or whichever stands at an offset. */
export type Place = Pick<SequenceParams, 'entry' | 'offset'>;

export interface PlayerState {
  readonly uri: string;
  readonly title: string;
  readonly pinned: boolean;
  /** Whether it is the custom editor of its text. */
  readonly editor: boolean;
  /** Whether it is in front, so that commands are about it. */
  readonly active: boolean;
  /** Of the entry and its frames; -1 and 0 before the first sequence has come. */
  readonly entry: EntryId;
  readonly index: number;
  readonly frames: number;
  /** The words below the board. */
  readonly caption: string;
  /** Set while it shows a proof, not the sequence. */
  readonly proof: WantedProof | null;
  /** The rule that was asked for instead of the one that the text names. */
  readonly rule: string | null;
  /** Which line of its tree it shows; 0 where there is no tree. */
  readonly line: number;
  /** What the page shows besides the board. */
  readonly section: Section;
  /** Why there is nothing to show any more. */
  readonly gone: string | null;
  /**
   * How often the page said that it is there: once, and again whenever it was hidden or reloaded.
   */
  readonly readyCount: number;
}

/** A node of a game, and the entry that has it. */
export interface CurrentNode {
  readonly uri: string;
  readonly entry: EntryId;
  /** The frame that shows it. */
  readonly index: number;
  /** An offset of the text that is in it; `null` for the start of the game. */
  readonly place: number | null;
}

export function clamp(index: number, sequence: Sequence): number {
  return Math.max(0, Math.min(index, sequence.frames.length - 1));
}

export function proofOf({ proof }: Sequence): WantedProof | null {
  return proof ? { move: proof.move, rule: proof.verdict.rule } : null;
}

/**
 * Whether a page that has `old` shows `next`; unless there is news, one version of a text has one
 * answer.
 */
export function shows(old: Sequence | undefined, next: Sequence, news: boolean): boolean {
  if (old?.entry !== next.entry || old.version !== next.version) return false;
  if (!sameData(proofOf(old), proofOf(next)) || !sameData(old.trial, next.trial)) return false;
  return !news || sameData(old, next);
}

/** Whether a place of the text is in the entry that is shown. */
export function covers(sequence: Sequence | undefined, offset: number): boolean {
  const span = sequence?.span;
  return span !== undefined && span.start <= offset && offset <= span.end;
}

/**
 * Where the shown move stands, unless that is in another entry (which `from:` continues): the
 * cursor does not go there.
 */
export function ownSpan(sequence: Sequence | undefined, index: number): Sequence['frames'][number]['span'] {
  const span = sequence?.frames[index]?.span ?? null;
  return span && covers(sequence, span.start) ? span : null;
}

/**
 * The tab of a board that stays with its text has brackets, as that of a locked Markdown preview
 * has.
 */
export function tabNamed({ title, pinned }: Pick<PlayerState, 'title' | 'pinned'>): string {
  return pinned ? `[${title}]` : title;
}

/** Where to look when something was written, or was there already. */
export interface Shown {
  readonly place: { readonly offset: number } | { readonly entry: EntryId };
  readonly index: number;
}

export function shown({ entry, index, offset }: Extract<WriteReply, { kind: 'edit' | 'go' }>): Shown {
  return { place: offset === undefined ? { entry } : { offset }, index };
}

/** What the reader hears of a request that changed nothing. */
export function note(message: string, offers: Note['offers'] = []): Note {
  return { type: 'note', message, offers, written: false };
}
