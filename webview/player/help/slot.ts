/**
 * The places for the dialog of keys and for the legend of signs. What fills them is a script of its
 * own, which the page loads when either is first wanted.
 */
import { loadPart } from '../../ui/beside.ts';
import { html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import type { SignedBoard } from './legend.ts';

interface HelpHandlers {
  /** The reader has closed the dialog. */
  readonly closed: () => void;
  /** There were signs to be explained. */
  readonly shown: () => void;
  /** The reader knows what the signs mean. */
  readonly read: () => void;
}

export interface HelpParts extends HelpHandlers {
  readonly dialog: HTMLDialogElement;
  readonly legend: HTMLElement;
}

/** Brings both up to date: the board whose signs are explained there, `null` where none are. */
export type ShowHelp = (wanted: {
  readonly keys: SignedBoard | null;
  readonly legend: SignedBoard | null;
}) => void;

declare global {
  var kobanHelp: ((parts: HelpParts) => ShowHelp) | undefined;
}

const own = document.currentScript;

export class HelpSlot {
  readonly dialog = html('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' });
  readonly legend = html('section', { class: 'legend', 'aria-label': words('keys.signs'), hidden: '' });
  private wanted: Parameters<ShowHelp>[0] = { keys: null, legend: null };
  private showing: Promise<ShowHelp | undefined> | undefined;

  constructor(private readonly handlers: HelpHandlers) {}

  update(keys: SignedBoard | null, legend: SignedBoard | null): void {
    this.wanted = { keys, legend };
    if (keys || legend) this.showing ??= this.load();
    void this.showing?.then((show) => show?.(this.wanted));
  }

  private async load(): Promise<ShowHelp | undefined> {
    const { dialog, legend, handlers } = this;
    if (!globalThis.kobanHelp) await loadPart(own, 'help');
    return globalThis.kobanHelp?.({ dialog, legend, ...handlers });
  }
}
