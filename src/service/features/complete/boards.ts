import { lineAt, lineStart } from '../../../notation/index.ts';
import { message, say } from '../../../words/index.ts';
import type { LinkedEntries } from '../../analysis/index.ts';
import type { Completion } from './proposals.ts';

/** A whole board without stones. */
function empty(size: number): string {
  const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
  return edge + `| ${Array(size).fill('.').join(' ')} |\n`.repeat(size) + edge;
}

const ROW = `${Array(7).fill('.').join(' ')}\n`;

/** Boards to begin with. */
const BOARDS = [
  { label: '9x9', about: message('complete.board', { size: 9 }), text: empty(9) },
  { label: '13x13', about: message('complete.board', { size: 13 }), text: empty(13) },
  { label: '19x19', about: message('complete.board', { size: 19 }), text: empty(19) },
  {
    label: 'corner',
    about: message('complete.corner'),
    text: `size: 19\n${`| ${ROW}`.repeat(6)}+---------------\n`,
  },
  {
    label: 'side',
    about: message('complete.side'),
    text: `${ROW.repeat(5)}-------------\n`,
  },
  {
    label: 'ko',
    about: message('complete.ko'),
    text: '. . . . .\n. X O . .\nX O 1 O .\n. X O . .\n. . . . .\nmoves: W tenuki\n',
  },
] as const;

/** Boards for an entry that has nothing yet, to replace what is written of their names. */
export function boardCompletions(start: number, end: number, before = '', after = ''): Completion[] {
  const boards = BOARDS.map(({ label, about, text }, order): Completion => {
    const board = `${before}${text}${after}`;
    return {
      label: before === '' ? label : `goban ${label}`,
      kind: 'claim',
      detail: say(about),
      documentation: text,
      span: { start, end },
      text: board,
      ...(before !== '' && { filter: `${before.trim()} ${label}` }),
      order,
    };
  });
  const clipboard: Completion = {
    label: say(message('complete.clipboard')),
    kind: 'claim',
    detail: '',
    documentation: '',
    span: { start, end },
    text: '',
    command: 'koban.pasteDiagram',
    ...(before !== '' && { filter: before.trim() }),
    order: boards.length,
  };
  return [...boards, clipboard];
}

/** The marks of a fence with the begin of `goban`, or that begin alone. */
const BEGUN = /^[ \t]*((`{3,}|~{3,})[ \t]*g?o?b?a?n?|gob|goba|goban)$/i;

/** A fence with a board in it, where in a page the begin of one is written. */
export function fenceCompletions({ document }: LinkedEntries, offset: number): Completion[] {
  if (document.host !== 'markdown') return [];
  const { text } = document;
  const { end } = lineAt(text, offset);
  const begun = offset === end ? BEGUN.exec(text.slice(lineStart(text, offset), offset)) : null;
  if (!begun) return [];
  const marks = begun[2] ?? '```';
  // The editor may have closed the fence already.
  const isClosed = new RegExp(`^\\s{0,99}${marks}[ \\t]*(?:[\\r\\n]|$)`).test(text.slice(end, end + 200));
  const start = offset - (begun[1]?.length ?? 0);
  return boardCompletions(start, offset, `${marks}goban\n`, isClosed ? '' : marks);
}
