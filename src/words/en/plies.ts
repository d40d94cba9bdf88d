import type { ColorWord, Said } from '../types.ts';
import { COLOR, count, list } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const plies = {
  'color.title': (a: { color: ColorWord }) => COLOR[a.color],

  'ply.pass': (a: { color: ColorWord }) => `${COLOR[a.color]} passes`,
  'ply.tenuki': (a: { color: ColorWord }) => `${COLOR[a.color]} plays elsewhere`,
  'ply.setup': () => 'the board is set up',
  'ply.unread': (a: { color: ColorWord }) => `${COLOR[a.color]}’s move cannot be read`,
  'ply.void': (a: { color: ColorWord; point: string }) => `${COLOR[a.color]} cannot play ${a.point}`,
  'ply.over': (a: { color: ColorWord; point: string }) => `${COLOR[a.color]} ${a.point}, on a stone`,
  'ply.play': (a: { color: ColorWord; point: string }) => `${COLOR[a.color]} ${a.point}`,
  'ply.takes': (a: { color: ColorWord; point: string; stones: readonly string[] }) =>
    `${COLOR[a.color]} ${a.point} takes ${a.stones.length > FEW ? count(a.stones.length, 'stone') : list(a.stones)}`,
  'ply.suicide': (a: { color: ColorWord; point: string; count: number }) =>
    `${COLOR[a.color]} ${a.point} is suicide${a.count > 1 ? ` of ${count(a.count, 'stone')}` : ''}`,
  'ply.numbered': (a: { move: number; description: Said }) => `move ${a.move}, ${a.description}`,
  'ply.listed': (a: { move: number; description: Said }) => `Move ${a.move}: ${a.description}`,
} as const;
