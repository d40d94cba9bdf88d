/**
 * The places for the table of who wins and for the bar of a game against a proof. What fills them
 * is a script of its own, which the page loads when there is first something to show.
 */
import type { Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import type { PlacedMark } from '../../../src/render/marks.ts';
import { loadPart } from '../../ui/beside.ts';
import { html } from '../../ui/dom.ts';

export interface OutcomeParts {
  readonly table: HTMLElement;
  readonly bar: HTMLElement;
  /** The chains of the question, in the line above the board. */
  readonly chains: HTMLSelectElement;
  readonly send: (message: FromPlayer) => void;
  /** The chains that what is shown is about, each by a stone or more. */
  readonly goal: (points: readonly number[]) => void;
  /** What is drawn of first moves, while they are asked about; `null` for nothing. */
  readonly signs: (signs: MoveSigns | null) => void;
}

/** Signs of first moves on the board, in words too, and what a click on one does. */
export interface MoveSigns {
  readonly marks: readonly PlacedMark[];
  readonly zone: readonly number[];
  /** By point. */
  readonly says: ReadonlyMap<number, string>;
  /** The stones of a goal are being chosen: no click plays. */
  readonly picks?: boolean;
  /** Whether there is a game about the point, which begins. */
  play(point: number): boolean;
}

/** Brings both up to date. */
export type ShowOutcomes = (shown: {
  /** An `OutcomeTable` or `null`, which is not read yet. */
  readonly table: unknown;
  readonly sequence: Sequence | null;
  readonly index: number;
  /** The section is open. */
  readonly isOpen: boolean;
}) => void;

declare global {
  var kobanOutcomes: ((parts: OutcomeParts) => ShowOutcomes) | undefined;
}

const own = document.currentScript;

export class OutcomeSlot {
  readonly table = html('section', { class: 'wins', hidden: '' });
  readonly bar = html('section', { class: 'trial', hidden: '' });
  readonly chains = html('select', { class: 'subject-part chains', hidden: '' });
  private known: unknown = null;
  private sequence: Sequence | null = null;
  private index = 0;
  private isOpen = false;
  private showing: Promise<ShowOutcomes | undefined> | undefined;

  constructor(
    private readonly send: (message: FromPlayer) => void,
    private readonly goal: (points: readonly number[]) => void,
    private readonly signs: (signs: MoveSigns | null) => void,
  ) {}

  take(table: unknown): void {
    this.known = table;
    this.show();
  }

  update(sequence: Sequence, index: number, isOpen: boolean): void {
    this.sequence = sequence;
    this.index = index;
    this.isOpen = isOpen;
    if (isOpen || this.known || this.showing || sequence.trial) this.show();
  }

  private show(): void {
    this.showing ??= this.load();
    void this.showing.then((show) => {
      const { known: table, sequence, index, isOpen } = this;
      show?.({ table, sequence, index, isOpen });
    });
  }

  private async load(): Promise<ShowOutcomes | undefined> {
    const { table, bar, chains, send, goal, signs } = this;
    if (!globalThis.kobanOutcomes) await loadPart(own, 'outcomes');
    return globalThis.kobanOutcomes?.({ table, bar, chains, send, goal, signs });
  }
}
