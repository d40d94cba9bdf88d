/** Keys of the player, wherever the focus is, except where a focused control has a use for the key itself. */
import type { PlayerEvent } from './player.ts';

const PAGE = 10;

interface Binding {
  /** As `KeyboardEvent.key` has them; letters in both cases. */
  readonly keys: readonly string[];
  /** How the keys are written for people. */
  readonly shown: string;
  readonly does: string;
  readonly event: PlayerEvent;
}

/** All keys, in the order in which the help lists them. */
export const BINDINGS: readonly Binding[] = [
  // Comma and full stop do the same on the board, where the arrow keys walk.
  {
    keys: ['ArrowRight', '.'],
    shown: '→ .',
    does: 'Next move, on into what continues the line',
    event: { type: 'step', by: 1 },
  },
  { keys: ['ArrowLeft', ','], shown: '← ,', does: 'Back a move', event: { type: 'step', by: -1 } },
  {
    keys: ['PageDown'],
    shown: 'Page Down',
    does: `${PAGE} moves on`,
    event: { type: 'step', by: PAGE },
  },
  { keys: ['PageUp'], shown: 'Page Up', does: `${PAGE} moves back`, event: { type: 'step', by: -PAGE } },
  {
    keys: ['Home'],
    shown: 'Home',
    does: 'To the start',
    event: { type: 'step', by: Number.NEGATIVE_INFINITY },
  },
  { keys: ['End'], shown: 'End', does: 'To the end', event: { type: 'step', by: Number.POSITIVE_INFINITY } },
  { keys: [' '], shown: 'Space', does: 'Play, pause', event: { type: 'toggle' } },
  { keys: ['+', '='], shown: '+', does: 'Faster', event: { type: 'faster', by: 1 } },
  { keys: ['-'], shown: '−', does: 'Slower', event: { type: 'faster', by: -1 } },
  {
    keys: ['n', 'N'],
    shown: 'N',
    does: 'Next move that a rule has something to say of, or that repeats a position',
    event: { type: 'mark', by: 1 },
  },
  { keys: ['p', 'P'], shown: 'P', does: 'The previous one', event: { type: 'mark', by: -1 } },
  { keys: ['l', 'L'], shown: 'L', does: 'Play the cycle in a loop', event: { type: 'loop' } },
  { keys: ['ArrowDown'], shown: '↓', does: 'The next branch', event: { type: 'sidestep', by: 1 } },
  { keys: ['ArrowUp'], shown: '↑', does: 'The previous branch', event: { type: 'sidestep', by: -1 } },
  {
    keys: ['Backspace'],
    shown: 'Backspace',
    does: 'Back to where the branch leaves',
    event: { type: 'leave' },
  },
  { keys: ['t', 'T'], shown: 'T', does: 'Tint ko mouths and ko positions', event: { type: 'tints' } },
  { keys: ['e', 'E'], shown: 'E', does: 'Show the values of eyes', event: { type: 'eyes' } },
  { keys: ['Escape'], shown: 'Escape', does: 'From a proof back to the sequence', event: { type: 'back' } },
  { keys: ['?'], shown: '?', does: 'List these keys', event: { type: 'help', open: true } },
];

const EVENTS = new Map(BINDINGS.flatMap(({ keys, event }) => keys.map((key) => [key, event] as const)));

/** Elements that have a use for every plain key. */
const GREEDY = ['select', 'dialog', 'textarea'];
const PRESSED = ['button', 'vscode-button', 'summary'];

/** What a key asks for, or `null`. `inside` are the elements from the focused one outwards. */
export function eventOf(
  key: {
    readonly key: string;
    readonly ctrlKey: boolean;
    readonly altKey: boolean;
    readonly metaKey: boolean;
    readonly repeat?: boolean;
  },
  inside: readonly { readonly tagName?: string }[],
): PlayerEvent | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const event = EVENTS.get(key.key);
  if (!event) return null;
  const tags = inside.map((node) => node.tagName?.toLowerCase() ?? '');
  if (tags.some((tag) => GREEDY.includes(tag))) return null;
  // The space bar presses a focused button. A focused slider would move by itself too, so the player takes its keys.
  if (key.key === ' ' && tags.some((tag) => PRESSED.includes(tag))) return null;
  return event.type === 'step' && key.repeat ? { ...event, held: true } : event;
}

export function listen(target: Document, dispatch: (event: PlayerEvent) => void): void {
  target.addEventListener('keydown', (key) => {
    const event = eventOf(key, key.composedPath() as { tagName?: string }[]);
    if (!event) return;
    key.preventDefault();
    dispatch(event);
  });
}
