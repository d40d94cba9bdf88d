import { must } from '../../../go/must.ts';
import type { Task } from '../../../go/task.ts';
import { message } from '../../../words/index.ts';
import type { Fix, Problem, Span } from '../../types.ts';
import type { Fault } from '../faults.ts';
import { isStrict } from '../lexis.ts';
import { propertyById } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { insertion, MOST_FINDINGS, replacement, sgfProblem } from './messages.ts';
import { isText, lastValueBefore, type UnescapedTexts } from './unescaped.ts';

/** What the scanner stumbled over, in words, with what would mend it. */
export function* checkSyntax(sgf: SgfText, texts: UnescapedTexts, found: Problem[]): Task<void> {
  for (let i = 0; i < sgf.faults.length && found.length <= MOST_FINDINGS; i++) {
    const fault = must(sgf.faults[i]);
    const text = texts.around(fault);
    if (!text) found.push(said(sgf, fault));
    else if (text.isNew) found.push(text.problem);
    if ((i & 255) === 255) yield;
  }
  for (let tree = 0; tree < sgf.treeCount && found.length <= MOST_FINDINGS; tree++) {
    if (sgf.treeNode(tree) < 0) found.push(emptyVariation(sgf, tree));
    if ((tree & 4095) === 4095) yield;
  }
  unread(sgf.text, found);
  const second = sgf.games[1];
  if (second !== undefined) {
    const { start } = sgf.nodeSpan(second);
    found.push(sgfProblem('sgf.two-games', { start, end: start + 1 }));
  }
}

/** Characters for what could not be read, and those that no text has: each reported once. */
function unread(text: string, found: Problem[]): void {
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) {
    let count = 0;
    for (let at = lost; at >= 0; at = text.indexOf('\ufffd', at + 1)) count++;
    found.push(sgfProblem('sgf.lost-characters', { start: lost, end: lost + 1 }, { count }));
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    let end = nul + 1;
    while (text.charCodeAt(end) === 0) end++;
    const span = { start: nul, end };
    found.push(sgfProblem('sgf.nul', span, [replacement(message('fix.delete'), span, '')]));
  }
}

function said(sgf: SgfText, fault: Fault): Problem {
  const span = { start: fault.start, end: fault.end };
  switch (fault.kind) {
    case 'outside':
      return sgfProblem('sgf.outside-text', span);
    case 'stray':
      return stray(sgf, span);
    case 'extra-close':
      return sgfProblem('sgf.extra-close', span, [replacement(message('fix.delete'), span, '')]);
    case 'unclosed-tree': {
      const end = sgf.text.trimEnd().length;
      const count = fault.of;
      const title = count === 1 ? message('fix.close-tree') : message('fix.close-trees', { count });
      const fix = insertion(title, end, ')'.repeat(fault.of));
      return sgfProblem('sgf.unclosed-tree', span, { count: fault.of }, endsInText(sgf) ? [] : [fix]);
    }
    case 'unclosed-value': {
      const name = sgf.written(sgf.propertyOf(fault.of)) || null;
      // A value up to the end of the text swallowed the end of the game: its own end is unknown.
      const fixes =
        fault.end === sgf.text.length ? [] : [insertion(message('fix.add-bracket'), fault.end, ']')];
      return sgfProblem('sgf.unclosed-value', span, { name }, fixes);
    }
    case 'no-value':
      return sgfProblem('sgf.no-value', span, { name: sgf.written(fault.of) }, noValue(sgf, fault.of));
    case 'no-name': {
      const whole = sgf.propertySpan(fault.of);
      return sgfProblem('sgf.no-name', whole, [replacement(message('fix.delete-value'), whole, '')]);
    }
    case 'no-node': {
      const property = sgf.firstProperty(fault.of);
      const at = sgf.nameSpan(property);
      const end = at.end > at.start ? at.end : at.start + 1;
      return sgfProblem('sgf.no-node', { start: at.start, end }, [
        insertion(message('fix.begin-node'), fault.start, ';'),
      ]);
    }
    case 'late-node': {
      const { end } = sgf.treeSpan(sgf.treeOf(fault.of));
      const close = sgf.text[end - 1] === ')' ? end - 1 : end;
      const edits = [
        { span: { start: fault.start, end: fault.start }, text: '(' },
        { span: { start: close, end: close }, text: ')' },
      ];
      return sgfProblem('sgf.late-node', span, [
        { title: message('fix.make-variation'), preferred: true, edits },
      ]);
    }
  }
}

/**
 * ```
 *   C[see [1] here]
 *           ^-----^
 * ```
 * Text behind a text most often belongs to it: a `]` within was not escaped.
 */
function stray(sgf: SgfText, span: Span): Problem {
  // Words on both sides stay two.
  const isBetween = /\w/.test(sgf.text.charAt(span.start - 1)) && /\w/.test(sgf.text.charAt(span.end));
  const deletion: Fix = { title: message('fix.delete'), edits: [{ span, text: isBetween ? ' ' : '' }] };
  const text = sgf.text.slice(span.start, span.end);
  const half = halfWidth(sgf.text, span);
  if (half) return sgfProblem('sgf.stray-text', span, [half, deletion]);
  if (/^\(\s{0,99}\)$/.test(text))
    return sgfProblem('sgf.empty-variation', span, [{ ...deletion, preferred: true }]);
  const before = lastValueBefore(sgf, span.start);
  const property = before < 0 ? -1 : sgf.propertyOf(before);
  if (property >= 0 && isText(propertyById(sgf.id(property)))) {
    const close = sgf.innerSpan(before).end;
    const last = span.end - 1;
    if (sgf.text[close] === ']' && sgf.text[last] === ']' && isBlank(sgf.text, close + 1, span.start)) {
      const edits = [...sgf.text.slice(close, last).matchAll(/\]/g)].map(({ index }) => ({
        span: { start: close + index, end: close + index },
        text: '\\',
      }));
      const name = sgf.written(property);
      const escaped: Fix = {
        title: message('fix.escape-bracket', { count: edits.length }),
        preferred: true,
        edits,
      };
      return sgfProblem('sgf.unescaped-bracket', span, { name }, [escaped, deletion]);
    }
  }
  return sgfProblem('sgf.stray-text', span, [{ ...deletion, preferred: true }]);
}

/** Whether the text ends within a value that takes whatever is written behind it. */
function endsInText(sgf: SgfText): boolean {
  const open = sgf.faults.filter(({ kind }) => kind === 'unclosed-value').at(-1);
  return open !== undefined && open.end === sgf.text.length && !isStrict(sgf.id(sgf.propertyOf(open.of)));
}

function isBlank(text: string, start: number, end: number): boolean {
  let i = start;
  while (i < end && text.charCodeAt(i) <= 32) i++;
  return i >= end;
}

/** Signs of SGF as an input method writes them, where nothing else could be meant. */
function halfWidth(text: string, { start, end }: Span): Fix | null {
  const edits = [...text.slice(start, end).matchAll(/[（）；［］]/g)].map(({ index, 0: sign }) => ({
    span: { start: start + index, end: start + index + 1 },
    text: String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  }));
  return edits.length > 0 ? { title: message('fix.half-width'), preferred: true, edits } : null;
}

function noValue(sgf: SgfText, property: number): Fix[] {
  const known = propertyById(sgf.id(property));
  const span = sgf.nameSpan(property);
  const wide = /^\s*［[^\]［］]{0,99}］/.exec(sgf.text.slice(span.end, span.end + 120))?.[0];
  const half = wide && halfWidth(sgf.text, { start: span.end, end: span.end + wide.length });
  if (half) return [half];
  const empty = known && (known.values === 'elist' || known.value === 'none' || known.value === 'move');
  if (empty) {
    const title = message(known.value === 'move' ? 'fix.make-pass' : 'fix.empty-value');
    return [insertion(title, span.end, '[]')];
  }
  return [replacement(message('fix.delete'), span, '')];
}

function emptyVariation(sgf: SgfText, tree: number): Problem {
  const { start, end } = sgf.treeSpan(tree);
  const edits = [{ span: { start, end: start + 1 }, text: '' }];
  if (sgf.text[end - 1] === ')') edits.push({ span: { start: end - 1, end }, text: '' });
  const fix: Fix = { title: message('fix.delete-parentheses'), preferred: true, edits };
  // Around several games they are what holds them apart from others.
  const holds = sgf.games.length > 1 && sgf.treeParent(tree) < 0;
  return sgfProblem('sgf.empty-variation', { start, end: start + 1 }, holds ? [] : [fix]);
}
