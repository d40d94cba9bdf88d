import { capitalized, list } from './grammar.ts';

export type KeyWord = keyof typeof KEY;
export type ShownRuling = 'allowed' | 'forbidden' | 'undecided' | 'ends' | 'pending';
export type ShownOutcome = 'draw' | 'no result' | 'loss' | 'win' | null;

/** Buttons that play a sequence, and verdicts in words: on every page that shows boards. */
export const playback = {
  'control.group': () => 'Playback',
  'control.first': () => 'First',
  'control.back': () => 'Back',
  'control.play': () => 'Play',
  'control.pause': () => 'Pause',
  'control.forward': () => 'Forward',
  'control.last': () => 'Last',
  'control.eyes': () => 'Show the values of eyes',
  'control.hot': () => 'Show hot stones',
  'control.source': () => 'Go to the text',
  'control.keyed': (a: { name: string; key: string }) => `${a.name} (${a.key})`,
  'key.name': (a: { key: KeyWord }) => KEY[a.key],

  'ruling.word': (a: { ruling: ShownRuling; outcome: ShownOutcome }) => rulingWord(a.ruling, a.outcome),
  'ruling.active': () => '(active rule)',
  'ruling.rules': (a: { rules: readonly string[] }) => list(a.rules),
  'ruling.reason': (a: { reason: string }) => `${capitalized(a.reason)}.`,
  'ruling.note': (a: { note: string }) => capitalized(a.note),
  'ruling.proof': () => 'Show the proof',
  'ruling.proof-under': (a: { rule: string }) => `Show the proof under ${a.rule}`,
  'ruling.why': () => 'Why?',
  'ruling.why-under': (a: { rule: string }) => `Why it is allowed under ${a.rule}`,
  'ruling.list': () => 'Verdicts',
  'ruling.choice': () => 'Ko rule',

  'figure.empty': () => 'An empty diagram',
  'figure.failed': (a: { why: string }) => `Koban could not draw this entry: ${a.why}`,
} as const;

const KEY = {
  space: 'Space',
  left: 'Left',
  right: 'Right',
  home: 'Home',
  end: 'End',
  escape: 'Escape',
  backspace: 'Backspace',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
} as const;

const RULING: Readonly<Record<ShownRuling, string>> = {
  allowed: 'allowed',
  forbidden: 'forbidden',
  undecided: 'undecided',
  ends: 'ends the game',
  pending: 'still searching',
};

/** `forbidden`, `ends the game (a draw)`. */
function rulingWord(ruling: ShownRuling, outcome: ShownOutcome): string {
  if (outcome === null) return RULING[ruling];
  return `${RULING[ruling]} (${outcomeWord(outcome)})`;
}

/** How the game ends: `a draw`. */
export function outcomeWord(outcome: NonNullable<ShownOutcome>): string {
  return outcome === 'no result' ? outcome : `a ${outcome}`;
}
