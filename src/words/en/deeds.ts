import type { ColorWord, Said } from '../types.ts';
import { COLOR, count, list } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const deeds = {
  'color.title': (a: { color: ColorWord }) => COLOR[a.color],

  'deed.pass': (a: { color: ColorWord }) => `${COLOR[a.color]} passes`,
  'deed.tenuki': (a: { color: ColorWord }) => `${COLOR[a.color]} plays elsewhere`,
  'deed.setup': () => 'the board is set up',
  'deed.unread': (a: { color: ColorWord }) => `${COLOR[a.color]}’s move cannot be read`,
  'deed.void': (a: { color: ColorWord; point: string }) => `${COLOR[a.color]} cannot play ${a.point}`,
  'deed.play': (a: { color: ColorWord; point: string }) => `${COLOR[a.color]} ${a.point}`,
  'deed.takes': (a: { color: ColorWord; point: string; stones: readonly string[] }) =>
    `${COLOR[a.color]} ${a.point} takes ${a.stones.length > FEW ? count(a.stones.length, 'stone') : list(a.stones)}`,
  'deed.suicide': (a: { color: ColorWord; point: string; count: number }) =>
    `${COLOR[a.color]} ${a.point} is suicide${a.count > 1 ? ` of ${count(a.count, 'stone')}` : ''}`,
  'deed.numbered': (a: { move: number; deed: Said }) => `move ${a.move}, ${a.deed}`,
  'deed.listed': (a: { move: number; deed: Said }) => `Move ${a.move}: ${a.deed}`,
} as const;
