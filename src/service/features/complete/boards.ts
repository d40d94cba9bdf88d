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

/**
 * Boards for an entry that has nothing yet, to replace what is written of their names. Where a
 * fence is written around them, the cursor stands at the end of the last line in it.
 */
export function boardCompletions(start: number, end: number, before = '', after = ''): Completion[] {
  const boards = BOARDS.map(
    ({ label, about, text }, order): Completion => ({
      label: before === '' ? label : `goban ${label}`,
      kind: 'claim',
      detail: say(about),
      documentation: text,
      span: { start, end },
      text: before === '' ? text : `${before}${text.trimEnd()}$0${after}`,
      ...(before !== '' && { snippet: true, filter: `${before.trim()} ${label}` }),
      order,
    }),
  );
  const clipboard: Completion = {
    label: say(message('complete.clipboard')),
    kind: 'claim',
    detail: '',
    documentation: '',
    span: { start, end },
    text: '',
    command: 'koban.pasteDiagram',
    // An editor puts what equals the typed text first, so the name of the fence alone does not do.
    ...(before !== '' && { filter: `${before.trim()} clipboard` }),
    order: boards.length,
  };
  return [...boards, clipboard];
}

/** The marks of a fence with the begin of `goban` or of a label, or the begin of `goban` alone. */
const BEGUN = /^[ \t]*((`{3,}|~{3,})[ \t]*(?:g?o?b?a?n?|goban[ \t]+\w*)|gob|goba|goban)$/i;
/** A line without text, or the end. */
const BLANK_NEXT = /^(?:\r\n|\r(?!\n)|\n|$)[ \t]*(?:[\r\n]|$)/;

/**
 * A fence with a board in it, where in a page the begin of one is written. A blank asks for it
 * behind `goban` alone, and only where nothing is in the fence yet.
 */
export function fenceCompletions({ document }: LinkedEntries, offset: number, typed: string): Completion[] {
  if (document.host !== 'markdown') return [];
  const { text } = document;
  const { end } = lineAt(text, offset);
  const line = text.slice(lineStart(text, offset), offset);
  const begun = offset === end ? BEGUN.exec(line) : null;
  if (!begun) return [];
  const marks = begun[2] ?? '```';
  const rest = text.slice(end, end + 200);
  // The editor may have closed the fence already.
  const isClosed = new RegExp(`^\\s{0,99}${marks}[ \\t]*(?:[\\r\\n]|$)`).test(rest);
  if (typed === ' ' && !(/goban $/i.test(line) && (isClosed || BLANK_NEXT.test(rest)))) return [];
  const start = offset - (begun[1]?.length ?? 0);
  return boardCompletions(start, offset, `${marks}goban\n`, isClosed ? '' : `\n${marks}`);
}
