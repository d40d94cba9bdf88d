/** What is to be said of a player from outside, and of the sequence that it shows. */

import type * as vscode from 'vscode';
import type { EntryId } from '../../protocol/entry-id.ts';
import { sameData } from '../../protocol/patch.ts';
import type { Sequence } from '../../protocol/player.ts';
import type { WantedProof } from '../../protocol/player-messages.ts';
import type { SequenceParams } from '../../protocol/requests.ts';
import { nameOf } from './text.ts';

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
  /** Why there is nothing to show any more. */
  readonly gone: string | null;
  /**
   * How often the page said that it is there: once, and again whenever it was hidden or reloaded.
   */
  readonly readyCount: number;
}

/**
 * Of what a player has: `sequence` before the first has come, and `rule` and
 * `gone` mostly, are `undefined`.
 */
export function stateOf(
  of: Pick<PlayerState, 'pinned' | 'editor' | 'active' | 'index' | 'readyCount'> & {
    readonly uri: vscode.Uri;
    readonly sequence: Sequence | undefined;
    readonly rule: string | undefined;
    readonly gone: string | undefined;
  },
): PlayerState {
  const { uri, sequence, rule, gone, ...rest } = of;
  return {
    ...rest,
    uri: uri.toString(),
    title: titleOf(of),
    entry: sequence?.entry ?? -1,
    frames: sequence?.frames.length ?? 0,
    caption: sequence?.frames[of.index]?.caption ?? '',
    proof: sequence ? proofOf(sequence) : null,
    rule: rule ?? null,
    line: sequence?.tree?.current ?? 0,
    gone: gone ?? null,
  };
}

export function clamp(index: number, sequence: Sequence): number {
  return Math.max(0, Math.min(index, sequence.frames.length - 1));
}

function proofOf({ proof }: Sequence): WantedProof | null {
  return proof ? { move: proof.move, rule: proof.verdict.rule } : null;
}

/**
 * Whether a page that has `old` shows `next`; unless there is news, one version of a text has one
 * answer.
 */
export function shows(old: Sequence | undefined, next: Sequence, news: boolean): boolean {
  if (old?.entry !== next.entry || old.version !== next.version) return false;
  if (!sameData(proofOf(old), proofOf(next))) return false;
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

interface Titled {
  readonly uri: vscode.Uri;
  readonly pinned: boolean;
  readonly sequence: Sequence | undefined;
}

function titleOf({ uri, sequence }: Titled): string {
  return sequence?.title || nameOf(uri);
}

export function tabOf(board: Titled): string {
  return tabNamed(titleOf(board), board.pinned);
}

/**
 * The tab of a board that stays with its text has brackets, as that of a locked Markdown preview
 * has.
 */
export function tabNamed(title: string, pinned: boolean): string {
  return pinned ? `[${title}]` : title;
}
