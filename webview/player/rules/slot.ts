/**
 * The places for the table of rules. What fills them is a script of its own, which the page loads
 * when the section is first opened.
 */
import type { Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { loadPart } from '../../ui/beside.ts';
import { html } from '../../ui/dom.ts';

export interface RulesParts {
  readonly table: HTMLElement;
  /** What the chosen cell says. */
  readonly reason: HTMLElement;
  /** What narrows the table down, and copies it. */
  readonly tools: HTMLElement;
  readonly send: (message: FromPlayer) => void;
  readonly seek: (index: number) => void;
  readonly rule: (rule: string) => void;
  readonly prove: (rule: string) => void;
}

/** What the board shows, and a `Comparison`, which is not read yet. */
interface ShownRules {
  readonly comparison: unknown;
  readonly sequence: Sequence;
  readonly index: number;
}

declare global {
  var kobanRules: ((parts: RulesParts) => (shown: ShownRules) => void) | undefined;
}

const own = document.currentScript;

export class RulesSlot {
  readonly table = html('div', { class: 'rules-table' });
  readonly reason = html('section', { class: 'rules-reason' });
  readonly tools = html('div', {});
  private shown: ShownRules | undefined;
  private comparison: unknown = null;
  private showing: Promise<((shown: ShownRules) => void) | undefined> | undefined;

  constructor(private readonly handlers: Omit<RulesParts, 'table' | 'reason' | 'tools'>) {}

  take(comparison: unknown): void {
    this.comparison = comparison;
    const { shown } = this;
    if (shown) this.update(shown.sequence, shown.index);
  }

  /** Called while the section is shown. */
  update(sequence: Sequence, index: number): void {
    this.shown = { comparison: this.comparison, sequence, index };
    this.showing ??= this.load();
    void this.showing.then((show) => this.shown && show?.(this.shown));
  }

  /** Whether a reader walks the table by keys. */
  get hasFocus(): boolean {
    return document.activeElement?.matches('.rules-cell') === true;
  }

  private async load() {
    const { table, reason, tools, handlers } = this;
    if (!globalThis.kobanRules) await loadPart(own, 'rules');
    return globalThis.kobanRules?.({ table, reason, tools, ...handlers });
  }
}
