import { number } from './grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return 'it has no moves';
  return first === last ? `its only move is ${first}` : `its moves are ${first} to ${last}`;
}

/** How entries continue one another. */
export const linking = {
  'link.unknown-title': (a: { title: string; near: string | undefined }) =>
    `No entry of this file has the title “${a.title}”${a.near === undefined ? '' : `. Did you mean “${a.near}”?`}`,
  'link.circle': (a: { title: string }) =>
    `“${a.title}” itself continues this entry, so neither has a beginning`,
  'link.too-deep': (a: { title: string; most: number }) =>
    `“${a.title}” continues an entry that continues another, over more than ${number(a.most)} steps`,
  'link.no-such-move': (a: { move: number; title: string; last: number; first: number }) =>
    `“${a.title}” has no move ${a.move}; ${movesOf(a.first, a.last)}`,
  'link.board-differs': (a: { title: string }) =>
    `The board drawn here differs from the one that “${a.title}” leads to; Koban uses the drawn board, without that history`,
  'moves.again-nowhere': (a: { move: number }) =>
    `Move ${a.move} was not played on the board, so @${a.move} names no point`,
};
