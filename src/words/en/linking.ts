import { defineDiagnostic } from '../define.ts';
import { number } from './grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return 'it has no moves';
  if (first === last) return `its only move is ${first}`;
  return `its moves are ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

/** How entries continue one another. */
export const linking = {
  'link.unknown-title': (a: { title: string; near: string | undefined }) =>
    `No entry of this file has the title “${a.title}”${a.near === undefined ? '' : `. Did you mean “${a.near}”?`}`,
  'link.title-twice': (a: { title: string; times: number }) =>
    `${number(a.times)} entries above have the title “${a.title}”; Koban continues the nearest`,
  'link.circle': (a: { title: string }) =>
    `“${a.title}” itself continues this entry, so neither has a beginning`,
  'link.too-deep': (a: { title: string; most: number }) =>
    `“${a.title}” continues an entry that continues another, over more than ${number(a.most)} steps`,
  'link.no-such-move': (a: { move: number; title: string; last: number; first: number }) =>
    `“${a.title}” has no move ${a.move}; ${movesOf(a.first, a.last)}`,
  'link.board-differs': (a: { title: string }) =>
    `The board drawn here differs from the one that “${a.title}” leads to; Koban uses the drawn board, without that history`,
};

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  links: {
    'link.unknown-title': defineDiagnostic(
      'error',
      'No entry of the file or page has this title.',
      'Take the suggestion, or correct the title.',
      '# A\nX\n\n# B\nfrom: C',
    ),
    'link.title-twice': defineDiagnostic(
      'warning',
      'Several entries above have the title that `from:` names. Koban continues the nearest.',
      'Give each entry a title of its own.',
      '# A\n. X\n\n# A\nO .\n\n# B\nfrom: A',
    ),
    'link.circle': defineDiagnostic(
      'error',
      'The entries continue each other in a circle.',
      'Give one of them a board.',
      '# A\nfrom: B\n\n# B\nfrom: A',
    ),
    'link.no-such-move': defineDiagnostic(
      'error',
      'The entry has no move with this number.',
      'Correct the number after `after`.',
      '# A\n. X\nmoves: B a1\n\n# B\nfrom: A after 7',
    ),
    'link.board-differs': defineDiagnostic(
      'error',
      'The entry continues another and draws a different board. Koban uses the drawn board, without the history.',
      'Remove the rows, or `from:`.',
      '# A\n. X\n\n# B\nfrom: A\nX .',
    ),
    'link.too-deep': defineDiagnostic(
      'error',
      'More than 100 entries form one chain of `from:` lines.',
      'Draw the board again in between.',
    ),
  },
};
