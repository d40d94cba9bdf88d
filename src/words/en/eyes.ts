import type { ColorWord, Said } from '../types.ts';
import { COLOR, count, either, OTHER } from './grammar.ts';

export type DiagonalReasonWord = keyof typeof REASON;

export type EyeClassWord =
  | 'better than proper eye'
  | 'proper eye'
  | 'better than half eye'
  | 'half eye'
  | 'worse than half eye'
  | 'false eye'
  | 'worse than false eye';

/** Why a diagonal of an eye has its value. `owner` is the player whose eye it is. */
const REASON = {
  'one-edge': () => 'beyond one edge of the board',
  'two-edges': () => 'beyond two edges of the board',
  'not-drawn': () => 'outside the diagram',
  unknown: () => 'the diagram does not show what is here',
  own: (own: string) => `${own} has it`,
  'eye-space': (own: string) => `inside ${own}’s eye space`,
  suicide: (_own: string, other: string) => `${other} cannot play here`,
  open: () => 'the player who plays first has it',
  'ko-for-owner': (_own: string, other: string) => `${other} has to take a ko to get it`,
  'ko-for-opponent': (own: string) => `${own} has to take a ko to get it`,
  'opponent-has-it': (_own: string, other: string) => `${other} has it`,
  'play-captured': (_own: string, other: string) => `a stone that ${other} plays here is captured`,
  'play-by-ko': (_own: string, other: string) => `a stone that ${other} plays here survives only by ko`,
  'both-play': () => 'both players can play here safely',
  'owner-plays-by-ko': (own: string, other: string) => `${other} can play here safely, ${own} only by ko`,
  'owner-cannot-play': (own: string, other: string) => `${other} can play here safely, ${own} cannot`,
  'owner-captures-first': (own: string, other: string) =>
    `${own} cannot play here safely, but a capture nearby keeps ${other} out`,
  'stone-safe': (_own: string, other: string) => `${other}’s stone cannot be captured`,
  'stone-dead': (_own: string, other: string) => `${other}’s stone is captured even if it is defended first`,
  'stone-contested': (_own: string, other: string) =>
    `${other}’s stone is captured if it is attacked first, and saved if it is defended first`,
  'stone-saved-by-ko': (_own: string, other: string) =>
    `${other}’s stone is captured if it is attacked first, and saved only by ko`,
  'stone-captured-by-ko': (_own: string, other: string) =>
    `${other}’s stone is captured only by ko, and saved if it is defended first`,
  'stone-in-ko': (_own: string, other: string) => `${other}’s stone is captured or saved only by ko`,
  'long-string': (_own: string, other: string) => `${other}’s long chain here is part of the eye itself`,
  undecided: () => 'Koban could not read it to the end',
  'no-game': () => 'Koban reads nothing on a board with stones that have no liberties',
} as const;

/** Eyes and their diagonals. */
export const eyes = {
  'eyes.reason': (a: { reason: keyof typeof REASON; owner: ColorWord }) =>
    REASON[a.reason](COLOR[a.owner], OTHER[a.owner]),
  'eyes.class': (a: { class: EyeClassWord }) => a.class,
  'eyes.undecided': () => 'undecided',
  'eyes.worth': (a: { symbolic: string; number: string | null; class: EyeClassWord | null }) =>
    `${a.symbolic}${a.number === null || a.number === a.symbolic ? '' : ` (${a.number})`}${a.class ? `, ${a.class}` : ''}`,
  'eyes.heading': (a: { owner: ColorWord; point: string; worth: Said }) =>
    `**Eye of ${COLOR[a.owner]} at ${a.point}**: ${a.worth}`,
  'about.eye': (a: { owner: ColorWord; worth: Said }) => `Eye of ${COLOR[a.owner]}: ${a.worth}`,
  'eyes.vital-for-both': (a: { points: readonly string[] }) => `Vital for both: ${a.points.join(', ')}.`,
  'eyes.vital': (a: { owner: ColorWord; attacks: readonly string[]; defenses: readonly string[] }) =>
    `${[
      ...(a.attacks.length > 0 ? [`${OTHER[a.owner]} attacks at ${either(a.attacks)}`] : []),
      ...(a.defenses.length > 0 ? [`${COLOR[a.owner]} defends at ${either(a.defenses)}`] : []),
    ].join(', ')}.`,
  'eyes.being-read': (a: { positions: number; eyes: readonly Said[] }) => {
    const known =
      a.eyes.length > 0 ? ` So far, by moves near the fight and not proven: ${a.eyes.join('; ')}.` : '';
    return `Koban is still reading the eye here (${count(a.positions, 'position')} so far).${known}`;
  },
} as const;
