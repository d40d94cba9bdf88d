/**
 * Keys of the player, wherever the focus is, except where a focused control has a use for the key
 * itself.
 */

import { SECTIONS } from '../../src/protocol/player-messages.ts';
import type { KeyWord, PageWords } from '../../src/words/page.ts';
import type { PlayerEvent } from './reducer.ts';

const PAGE = 10;

type KeysCode = Extract<keyof PageWords, `keys.${string}`>;

interface Binding {
  /** As `KeyboardEvent.key` has them; letters in both cases. */
  readonly keys: readonly string[];
  /** How the keys are written for people. */
  readonly shown: string | { readonly key: KeyWord };
  /** What the key does. */
  readonly code: KeysCode;
  /** How far the keys of pages go. */
  readonly moves: number;
  readonly event: PlayerEvent;
}

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** All keys, in the order in which the help lists them. */
export const BINDINGS: readonly Binding[] = [
  // Comma and full stop do the same on the board, where the arrow keys walk.
  binding(['ArrowRight', '.'], '→ .', 'keys.next', { type: 'step', by: 1 }),
  binding(['ArrowLeft', ','], '← ,', 'keys.back', { type: 'step', by: -1 }),
  binding(['PageDown'], { key: 'page-down' }, 'keys.on-many', {
    type: 'step',
    by: PAGE,
  }),
  binding(['PageUp'], { key: 'page-up' }, 'keys.back-many', {
    type: 'step',
    by: -PAGE,
  }),
  binding(['Home'], { key: 'home' }, 'keys.start', { type: 'step', by: NEGATIVE_INFINITY }),
  binding(['End'], { key: 'end' }, 'keys.end', { type: 'step', by: POSITIVE_INFINITY }),
  binding([' '], { key: 'space' }, 'keys.toggle', { type: 'toggle' }),
  binding(['+', '='], '+', 'keys.faster', { type: 'faster', by: 1 }),
  binding(['-'], '−', 'keys.slower', { type: 'faster', by: -1 }),
  binding(['n', 'N'], 'N', 'keys.flagged', { type: 'mark', by: 1 }),
  binding(['p', 'P'], 'P', 'keys.flagged-before', { type: 'mark', by: -1 }),
  binding(['c'], 'C', 'keys.comment', { type: 'mark', by: 1, of: 'comment' }),
  binding(['C'], 'Shift+C', 'keys.comment-before', { type: 'mark', by: -1, of: 'comment' }),
  binding(['b'], 'B', 'keys.name', { type: 'mark', by: 1, of: 'name' }),
  binding(['B'], 'Shift+B', 'keys.name-before', { type: 'mark', by: -1, of: 'name' }),
  binding(['d'], 'D', 'keys.marks', { type: 'mark', by: 1, of: 'marks' }),
  binding(['D'], 'Shift+D', 'keys.marks-before', { type: 'mark', by: -1, of: 'marks' }),
  binding(['l', 'L'], 'L', 'keys.loop', { type: 'loop' }),
  binding(['ArrowDown'], '↓', 'keys.branch', { type: 'sidestep', by: 1 }),
  binding(['ArrowUp'], '↑', 'keys.branch-before', { type: 'sidestep', by: -1 }),
  binding(['Backspace'], { key: 'backspace' }, 'keys.leave', { type: 'leave' }),
  binding(['e', 'E'], 'E', 'keys.eyes', { type: 'eyes' }),
  binding(['m', 'M'], 'M', 'keys.numbers', { type: 'numbers' }),
  binding(['v', 'V'], 'V', 'keys.moves', { type: 'moves' }),
  binding(['r'], 'R', 'keys.rule', { type: 'next-rule', by: 1 }),
  binding(['R'], 'Shift+R', 'keys.rule-before', { type: 'next-rule', by: -1 }),
  binding(['Escape'], { key: 'escape' }, 'keys.from-proof', { type: 'back' }),
  binding(['?'], '?', 'keys.list', { type: 'help', open: true }),
];

function binding(
  keys: readonly string[],
  shown: Binding['shown'],
  code: KeysCode,
  event: PlayerEvent,
): Binding {
  return { keys, shown, code, moves: PAGE, event };
}

/** Digits open the sections, in the order of their tabs. */
const SECTION_KEYS = SECTIONS.map((section, n) => [String(n + 1), { type: 'section', section }] as const);

const EVENTS: ReadonlyMap<string, PlayerEvent> = new Map<string, PlayerEvent>([
  ...BINDINGS.flatMap(({ keys, event }) => keys.map((key) => [key, event] as const)),
  ...SECTION_KEYS,
]);

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
  inside: readonly { readonly tagName?: string; readonly open?: boolean }[],
): PlayerEvent | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const event = EVENTS.get(key.key);
  if (!event) return null;
  // A dialog that has just been closed may have the focus for a moment more.
  const tags = inside.map(({ tagName, open }) => (open === false ? '' : (tagName?.toLowerCase() ?? '')));
  if (tags.some((tag) => GREEDY.includes(tag))) return null;
  // The space bar presses a focused button. A focused slider would move by itself too, so the
  // player takes its keys.
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
