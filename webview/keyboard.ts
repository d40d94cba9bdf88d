/** Keys of the player, wherever the focus is, except where a focused control has a use for the key itself. */
import type { PlayerEvent } from './player.ts';

const PAGE = 10;

const KEYS: Readonly<Record<string, PlayerEvent>> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  // These do the same on the board, where the arrow keys walk.
  ',': { type: 'step', by: -1 },
  '.': { type: 'step', by: 1 },
  Home: { type: 'step', by: Number.NEGATIVE_INFINITY },
  End: { type: 'step', by: Number.POSITIVE_INFINITY },
  PageUp: { type: 'step', by: -PAGE },
  PageDown: { type: 'step', by: PAGE },
  ' ': { type: 'toggle' },
};

/** What a key asks for, or `null`. `inside` are the elements from the focused one outwards. */
export function eventOf(
  key: {
    readonly key: string;
    readonly ctrlKey: boolean;
    readonly altKey: boolean;
    readonly metaKey: boolean;
  },
  inside: readonly { readonly tagName?: string }[],
): PlayerEvent | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const event = KEYS[key.key];
  if (!event) return null;
  const tags = inside.map((node) => node.tagName?.toLowerCase());
  // The space bar presses a focused button. A focused slider would move by itself too, so the player takes its keys.
  if (key.key === ' ' && (tags.includes('button') || tags.includes('vscode-button'))) return null;
  return event;
}

export function listen(target: Document, dispatch: (event: PlayerEvent) => void): void {
  target.addEventListener('keydown', (key) => {
    const event = eventOf(key, key.composedPath() as { tagName?: string }[]);
    if (!event) return;
    key.preventDefault();
    dispatch(event);
  });
}
